/** A real server with its own database, a real browser, and the few things that every test does with them. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SHOTS = join(ROOT, "build", "screenshots");
const AXE = readFileSync(join(ROOT, "web/node_modules/axe-core/axe.min.js"), "utf8");
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** `make test-all` leaves nothing out; otherwise the first of them stands for the others. */
export const ALL = !["", "0"].includes(process.env["HEXFARER_ALL"] ?? "");
export const some = <T>(these: readonly T[]): readonly T[] => (ALL ? these : these.slice(0, 1));

export interface Looks { theme?: "light" | "dark"; lang?: "en" | "pl" | "cs"; width?: number; height?: number; still?: boolean; touch?: boolean }

/** The servers and browsers of one test file. */
export class House {
  address = "";
  #server: ChildProcess | null = null;
  #browser: Browser | null = null;
  #folder = "";
  #said = "";
  #contexts: BrowserContext[] = [];
  #wrong: string[] = [];
  #stopped = false; // by the test that runs

  async open(): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), "hexfarer-e2e-"));
    const port = await freePort();
    await this.#serve(port);
    this.#browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", headless: true, args: [...FLAGS, ...QUIET] });
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.stopServer();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A place for a file that is gone when the tests are. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  async #serve(port: number): Promise<void> {
    const database = `sqlite:///${join(this.#folder, "tables.db")}`;
    const quick = { HEXFARER_BOT_PACE: "0", HEXFARER_BOT_SEED: "tests", HEXFARER_PLAN_DELAY: "0.2", HEXFARER_MADE_PER_MINUTE: "0", HEXFARER_JOINED_PER_MINUTE: "0" };
    this.address = `http://127.0.0.1:${port}`;
    const server = spawn(join(ROOT, ".venv/bin/hexfarer"), ["serve", "--port", String(port), "--database", database], {
      env: { ...process.env, ...quick, PYTHONUNBUFFERED: "1" },
    });
    this.#server = server;
    const listen = (text: Buffer) => (this.#said += text.toString());
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    await vi.waitFor(() => this.#answers(server), { timeout: 60_000, interval: 100 });
  }

  async #answers(server: ChildProcess): Promise<void> {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}:\n${this.#said}`);
    const answer = await fetch(`${this.address}/api/health`);
    if (!answer.ok) throw new Error(`health: ${answer.status}`);
  }

  /** Stop the server as an accident would, or politely. */
  async stopServer(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    this.#stopped = true;
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await gone;
    this.#server = null;
  }

  async startServer(): Promise<void> {
    this.#said = "";
    await this.#serve(Number(new URL(this.address).port));
  }

  /** Somebody with a browser of their own. Errors in its console fail the test. */
  async guest(looks: Looks = {}): Promise<Page> {
    const context = await this.#browser!.newContext({
      viewport: { width: looks.width ?? 1440, height: looks.height ?? 900 },
      reducedMotion: looks.still === false ? "no-preference" : "reduce",
      hasTouch: looks.touch ?? false,
      locale: "en-GB",
    });
    context.setDefaultTimeout(20_000);
    this.#contexts.push(context);
    const kept = JSON.stringify({ theme: looks.theme ?? "light", lang: looks.lang ?? "en" });
    await context.addInitScript((text) => {
      if (!localStorage.getItem("hexfarer.settings")) localStorage.setItem("hexfarer.settings", text);
    }, kept);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.#wrong.push(String(error.stack ?? error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !this.#expected(message.text())) this.#wrong.push(message.text());
    });
    return page;
  }

  /** Refusals that tests provoke; once a test has stopped the server, also whatever the browser says of a line that broke. */
  #expected(text: string): boolean {
    return /status of (409|422|404|401)/.test(text) || (this.#stopped && /net::ERR_|WebSocket connection/.test(text));
  }

  /** Everybody goes home; whatever went wrong in a browser is told now. */
  async tidy(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
    this.#stopped = false;
    expect(this.#wrong.splice(0)).toEqual([]);
  }

  /** Ask the server directly, as the page does. */
  async ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (secret) headers["authorization"] = `Bearer ${secret}`;
    const response = await fetch(`${this.address}/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  make(table: Record<string, unknown>): Promise<Made> {
    return this.ask<Made>("POST", "/tables", { lang: "en", ...table });
  }
}

export interface Made { id: string; host: string; seats: { seat: number; secret: string | null }[] }

/** A house for all tests of a file. */
export function house(): House {
  const it = new House();
  beforeAll(() => it.open());
  afterEach(() => it.tidy());
  afterAll(() => it.close());
  return it;
}

/** A picture for people to look at, in build/screenshots. */
export async function shoot(page: Page, name: string, whole = false): Promise<void> {
  if (!ALL) return; // nobody looks at them each time
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: whole });
}

/** What axe finds wrong for WCAG 2.2 A and AA, one line each. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: (what: unknown, how: unknown) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> } }).axe;
    const found = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
  });
}

/** How far the page is wider than the window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

/** Do something that the server must answer, and wait for the answer. */
export async function step(page: Page, doing: () => Promise<unknown>, what = "actions"): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(`/${what}`) && one.request().method() === "POST"),
    doing(),
  ]);
  expect(response.status(), await response.text()).toBe(200);
}

/** Sit down at a table by the link of a seat. */
export async function sit(page: Page, house: House, made: Made, seat = 0): Promise<void> {
  await page.goto(`${house.address}/t/${made.id}#${made.seats[seat]!.secret}`);
  await page.locator("#bar-title").waitFor();
}

/** What lies before a seat, as a screen reader would tell it, once the texts of the cards are there. */
export async function things(page: Page): Promise<string> {
  const mine = page.getByRole("region", { name: "Your things" });
  await mine.getByRole("button", { name: /basic action/ }).first().waitFor();
  return mine.ariaSnapshot();
}

/** A game of Mage Knight whose cards are known: Stamina, Promise, Crystallize, Mana Draw, Concentration; a village two steps away. */
export const KNOWN = { game: "mage_knight", scenario: "first_reconnaissance", seed: 12220, seats: [{ player: "me", hero: "arythea" }] };

/** A finished game: Arythea does the first thing that is legal until the end. */
export async function finished(home: House): Promise<Made> {
  const made = await home.make(KNOWN);
  const secret = made.seats[0]!.secret!;
  let now = await home.ask<Now>("GET", `/tables/${made.id}/position?lang=en`, undefined, secret);
  while (!now.over) {
    const notation = now.actions[0]!.notation;
    now = await home.ask<Now>("POST", `/tables/${made.id}/actions`, { notation, after: now.sequence, lang: "en" }, secret);
  }
  return made;
}

interface Now { over: boolean; sequence: number; actions: { notation: string }[] }
