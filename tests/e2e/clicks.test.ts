/** How many acts the usual things take, by mouse and by keyboard, and that no click hits what has only just come. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { house, KNOWN, sit, some, step, type Made } from "./table";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const home = house();

type By = "mouse" | "keyboard";
const BOTH: By[] = ["mouse", "keyboard"];

/** Something done to the page before it is opened. */
type Prepare = (page: Page) => Promise<unknown>;
const asItIs: Prepare = () => Promise.resolve();

/** Sit down at a table at which some answers were given. */
async function seated(made: Made, answers: readonly string[], prepare: Prepare): Promise<Page> {
  const secret = made.seats[0]!.secret!;
  let after = 0;
  for (const notation of answers)
    ({ sequence: after } = await home.ask<{ sequence: number }>("POST", `/tables/${made.id}/actions`, { notation, after, lang: "en" }, secret));
  const page = await home.guest();
  await prepare(page);
  await sit(page, home, made);
  await page.locator(".bar[data-decision]").waitFor();
  return page;
}

/** A position of a file, as its first player. */
async function situation(file: string, answers: readonly string[] = [], prepare = asItIs, others: readonly string[] = []): Promise<Page> {
  const text = readFileSync(join(ROOT, file), "utf8");
  const made = await home.ask<{ ok: boolean; table: Made }>("POST", "/situations", { text, lang: "en", players: ["me", ...others].map((player) => ({ player })) });
  expect(made.ok).toBe(true);
  return seated(made.table, answers, prepare);
}

/**
 * Counts what a hand does from now on: each press of the mouse, where a double click or a drag is one, and each press of a key that
 * does something. Keys that only lead somewhere (letters of the zones, arrows, Tab) do nothing.
 */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const sum = { acts: 0 };
    (window as unknown as { sum: typeof sum }).sum = sum;
    addEventListener("mousedown", (event) => (sum.acts += Number(event.detail === 1)), true);
    addEventListener("keydown", (event) => (sum.acts += Number(/^(Enter| |[1-9])$/.test(event.key))), true);
  });
  return () => page.evaluate(() => (window as unknown as { sum: { acts: number } }).sum.acts);
}

const bar = (page: Page) => page.locator(".bar");
const inHand = (page: Page, card: string) => page.locator(`.hand [data-thing="card:${card}@0"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? "");

/** Go to a thing with keys that only lead there. */
async function lead(page: Page, zone: string, thing: string): Promise<void> {
  await page.keyboard.press(zone);
  for (let i = 0; i < 60 && (await focused(page)) !== thing; i++) await page.keyboard.press("n");
  expect(await focused(page)).toBe(thing);
}

/** The first turn of a game whose cards are known. */
async function turn(prepare = asItIs): Promise<Page> {
  const page = await seated(await home.make(KNOWN), ["tactic early_bird"], prepare);
  await inHand(page, "stamina").waitFor();
  return page;
}

describe("Mage Knight", () => {
  it("plays a basic card with one double click, and with two clicks that look first", async () => {
    const page = await turn();
    const sum = await counted(page);
    await step(page, () => inHand(page, "stamina").dblclick());
    expect(await sum()).toBe(1);
    await page.locator(".tbl:not(.settling)").waitFor();
    await inHand(page, "promise").click();
    await step(page, () => page.locator('.acts [data-act="sideways promise move"]').click());
    expect(await sum()).toBe(3);
  });

  it("plays a basic card with two keys", async () => {
    const page = await turn();
    const sum = await counted(page);
    await page.keyboard.press("g");
    expect(await focused(page)).toBe("card:stamina@0");
    await page.keyboard.press("Enter");
    await page.locator(".acts").waitFor();
    await step(page, () => page.keyboard.press("Enter"));
    expect(await sum()).toBe(2);
  });

  it.each(some(BOTH))("ends a turn with one act (%s)", async (by) => {
    const page = await turn();
    await step(page, () => inHand(page, "stamina").dblclick());
    await step(page, () => page.locator('[data-thing="space:A2"]').dblclick());
    await page.locator(".tbl:not(.settling)").waitFor();
    const sum = await counted(page);
    const end = bar(page).locator('[data-act="end"]');
    if (by === "mouse") await step(page, () => end.click());
    else {
      await page.keyboard.press("d");
      for (let i = 0; i < 20 && (await page.evaluate(() => (document.activeElement as HTMLElement).dataset["act"])) !== "end"; i++) await page.keyboard.press("Tab");
      await step(page, () => page.keyboard.press("Enter"));
    }
    expect(await sum()).toBe(1);
    await page.getByRole("region", { name: "Log" }).last().getByText(/ended/).first().waitFor();
  });

  it.each(some(BOTH))("recruits with two cards in four acts, or six keys (%s)", async (by) => {
    const page = await situation("src/hexfarer/server/situations/mage_knight_village.yaml");
    await inHand(page, "promise").waitFor();
    const sum = await counted(page);
    if (by === "mouse") {
      const village = page.locator('[data-thing="space:B2"]');
      await village.hover();
      await page.locator(".pop").waitFor(); // a mouse that has rested there was told what can be done
      await step(page, () => village.click());
      for (const card of ["promise", "threaten"]) await step(page, () => inHand(page, card).dblclick());
      await step(page, () => page.locator('[data-thing="offer:peasants"]').click());
    } else {
      await lead(page, "m", "space:B2");
      await step(page, () => page.keyboard.press("Enter"));
      for (const card of ["promise", "threaten"]) {
        await lead(page, "g", `card:${card}@0`);
        await page.keyboard.press("Enter");
        await page.locator(".acts").waitFor();
        await step(page, () => page.keyboard.press("Enter"));
      }
      await lead(page, "o", "offer:peasants");
      await step(page, () => page.keyboard.press("Enter"));
    }
    expect(await sum()).toBe(by === "mouse" ? 4 : 6);
    await page.locator('.tray [data-thing^="unit:"]').first().waitFor();
  });

  it.each(some(BOTH))("wins a fight with one enemy, one block and one attack in five acts (%s)", async (by) => {
    const page = await situation("tests/e2e/orcs.yaml");
    await inHand(page, "rage").waitFor();
    const sum = await counted(page);
    if (by === "mouse") {
      const foe = page.locator('[data-thing="space:B5"]');
      await foe.hover();
      await page.locator(".pop").waitFor(); // a mouse that has rested there was told who it is
      await foe.click();
    } else {
      await lead(page, "m", "space:B5");
      await page.keyboard.press("Enter");
    }
    for (const [phase, card] of [["block", "determination"], ["attack", "rage"]] as const) {
      await page.locator(`.ph.${phase}.on`).waitFor();
      await page.locator(".tbl:not(.settling)").waitFor();
      const power = page.locator(`.acts [data-act="power ${card}"]`);
      if (by === "mouse") {
        await inHand(page, card).click();
        await power.click();
      } else {
        await lead(page, "g", `card:${card}@0`);
        await page.keyboard.press("Enter");
        await power.waitFor();
        await page.keyboard.press((await power.locator("kbd").textContent())!);
      }
    }
    await page.getByRole("heading", { name: /^Victory/ }).waitFor();
    expect(await sum()).toBe(5);
  });

  it.each(some(BOTH))("takes a new level with two acts (%s)", async (by) => {
    const ways = ["challenge B5", "next", "guard 1", "power determination", "block", "target 1", "power rage", "strike", "end"];
    const page = await situation("tests/e2e/orcs.yaml", ways);
    const skill = page.locator('[data-thing="choice:skill arythea_invocation"]');
    await skill.waitFor();
    const sum = await counted(page);
    const take = bar(page).getByRole("button", { name: /^Take/ });
    if (by === "mouse") await skill.click();
    else {
      await lead(page, "d", "choice:skill arythea_invocation");
      await page.keyboard.press("Enter");
    }
    await take.waitFor();
    expect(await page.locator(".rewards [aria-checked=true]").count()).toBe(2); // the top action with it, which can be changed
    if (by === "mouse") await take.click();
    else {
      await page.keyboard.press("d");
      await page.keyboard.press("Enter");
    }
    await page.locator(".rewards").waitFor({ state: "detached" });
    expect(await sum()).toBe(2);
    await page.locator('.skills [data-thing="skill:arythea_invocation"]').waitFor();
  });
});

describe("a refusal", () => {
  it("offers what helps most first, each with what it brings", async () => {
    const page = await situation("src/hexfarer/server/situations/mage_knight_village.yaml", ["interact"]);
    await page.locator('[data-thing="offer:herbalists"]').click();
    await page.locator(".remedies .gain").first().waitFor();
    const gains = (await page.locator(".remedies .gain").allTextContents()).map((text) => Number(/\d+/.exec(text)![0]));
    expect(gains.length).toBeGreaterThan(2);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(gains[0]).toBeGreaterThan(gains.at(-1)!);
  });
});

/** The middle of what is drawn. */
async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe("where one has just clicked", () => {
  /** Click there again and again: nothing that has come there takes it before its time. */
  async function holds(page: Page, first: Locator, come: Locator): Promise<void> {
    const { x, y } = await middle(first);
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
    await page.mouse.click(x, y);
    await come.waitFor();
    const box = (await come.boundingBox())!;
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true); // it stands where one clicked
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/actions") && sent.push(request.url()));
    await page.mouse.click(x, y);
    await page.clock.runFor(399);
    await page.mouse.click(x, y);
    await page.evaluate(() => fetch("/api/health").then((answer) => answer.text())); // what was sent before is told by now
    expect(sent).toEqual([]);
    expect(await come.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await page.mouse.click(x, y);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
  }

  it("the question whether one means it takes no click at first", async () => {
    const page = await turn((page) => page.clock.install());
    await step(page, () => inHand(page, "stamina").dblclick());
    await page.locator(".tbl:not(.settling)").waitFor();
    const end = bar(page).locator('[data-act="end"]');
    await holds(page, end, page.locator(".bar:has(.say.pick) .btn.primary"));
  });

  it("the card that moves into the place of a played one is not opened at first", async () => {
    const page = await turn((page) => page.clock.install());
    const { x, y } = await middle(inHand(page, "stamina"));
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
    await page.mouse.dblclick(x, y);
    await inHand(page, "stamina").waitFor({ state: "detached" });
    const next = () => page.evaluate(([x, y]) => document.elementsFromPoint(x!, y!).map((one) => one.closest("[data-thing]")?.getAttribute("data-thing")).find(Boolean), [x, y]);
    expect(await next()).toMatch(/^card:/);
    for (const ms of [0, 399]) {
      await page.clock.runFor(ms);
      await page.mouse.click(x, y);
      expect(await page.locator(".acts").count()).toBe(0);
    }
    await page.clock.runFor(1);
    await page.mouse.click(x, y);
    await page.locator(".acts").waitFor();
  });

  it("the next answer in the bar takes no click at first", async () => {
    const page = await situation("src/hexfarer/server/situations/four_lands_task.yaml", [], (page) => page.clock.install(), ["bot:random"]);
    const pass = bar(page).locator('.btn.primary[data-act="pass"]');
    await pass.waitFor();
    const before = await page.locator(".tbl").getAttribute("data-sequence");
    await holds(page, pass, page.locator(`.tbl:not([data-sequence="${before}"]) .bar .btn.primary`));
  });
});
