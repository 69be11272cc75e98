/**
 * Takes the pictures of the README into docs/pictures: `node pictures.mjs`, with the page built and .venv set up.
 * The games are dealt from fixed seeds and played by a bot with a seed of its own, so the same rules give the same pictures.
 */

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PLACE = join(ROOT, "docs/pictures");
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
const QUALITY = 0.93;

/** A greedy bot gives the first `steps` answers for everybody; the picture shows what the seat that is asked then sees. */
const PICTURES = [
  {
    file: "mage-knight",
    looks: { theme: "light", width: 1440, height: 900 },
    table: { game: "mage_knight", scenario: "full_conquest", seed: 7, seats: ["arythea", "tovak"] },
    steps: 228,
  },
  {
    file: "heroes3",
    looks: { theme: "dark", width: 1440, height: 900 },
    table: { game: "heroes3", scenario: "brave_new_world", seed: 7, seats: ["catherine", "sandro"] },
    steps: 19,
  },
];

/** What the bot answers, one notation after the other. */
function answers({ table, steps }) {
  const program = `
import json, sys
from hexfarer import bots
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.session import Session
table, steps = json.loads(sys.argv[1])
session = Session.start(make_setup(table["game"], table["scenario"], table["seats"], table["seed"]))
player = bots.find("greedy")(table["seed"])
for _ in range(steps):
    session.apply(player.choose(session.state))
print(json.dumps([[step.seat, step.notation] for step in session.line] + [[session.state.to_act(), ""]]))
`;
  const said = execFileSync(join(ROOT, ".venv/bin/python"), ["-c", program, JSON.stringify([table, steps])], { encoding: "utf8", maxBuffer: 1e8 });
  return JSON.parse(said);
}

/** A server with a database of its own, once it says where it is. */
async function serve(folder) {
  const server = spawn(join(ROOT, ".venv/bin/hexfarer"), ["serve", "--port", "0", "--database", `sqlite:///${join(folder, "tables.db")}`, "--lang", "en"], {
    env: { ...process.env, PYTHONUNBUFFERED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return { server, address };
  }
  throw new Error("the server did not start");
}

async function ask(address, path, body, secret) {
  const headers = { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) };
  const response = await fetch(`${address}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Make the table and play it up to the picture; the addresses of its seats, first of the one that is asked then. */
async function played(address, picture) {
  const seats = picture.table.seats.map((hero, seat) => ({ hero, player: seat ? "here" : "me" }));
  const made = await ask(address, "/tables", { ...picture.table, seats });
  const secret = (seat) => made.seats[seat].secret;
  let sequence = 0;
  const line = answers(picture);
  const [asked] = line.pop();
  for (const [seat, notation] of line) ({ sequence } = await ask(address, `/tables/${made.id}/actions`, { notation, after: sequence }, secret(seat)));
  const others = made.seats.map(({ seat }) => seat).filter((seat) => seat !== asked);
  return [asked, ...others].map((seat) => `${address}/t/${made.id}#${secret(seat)}`);
}

/** A PNG as WebP: a third of its size, and the browser can do it. */
async function webp(context, png) {
  const page = await context.newPage();
  const data = await page.evaluate(async ([source, quality]) => {
    const image = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality);
  }, [`data:image/png;base64,${png.toString("base64")}`, QUALITY]);
  return Buffer.from(data.split(",")[1], "base64");
}

/** Somebody with a browser of their own, at the table. */
async function guest(browser, address, { theme, width, height }) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", locale: "en-GB" });
  context.setDefaultTimeout(120_000); // a busy machine is no defect
  await context.addInitScript((kept) => localStorage.setItem("hexfarer.settings", kept), JSON.stringify({ theme, lang: "en" }));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("#bar-title").waitFor();
  return page;
}

async function shoot(browser, [address, ...others], { looks, file }) {
  const guests = await Promise.all(others.map((other) => guest(browser, other, looks))); // nobody is to be away
  const page = await guest(browser, address, looks);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  const picture = await webp(page.context(), await page.screenshot());
  mkdirSync(PLACE, { recursive: true });
  writeFileSync(join(PLACE, `${file}.webp`), picture);
  console.log(`docs/pictures/${file}.webp: ${Math.round(picture.length / 1024)} kB`);
  for (const one of [page, ...guests]) await one.context().close();
}

const folder = mkdtempSync(join(tmpdir(), "hexfarer-pictures-"));
const { server, address } = await serve(folder);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
try {
  for (const picture of PICTURES) await shoot(browser, await played(address, picture), picture);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
