/**
 * `node pictures.mjs`, with the page built and .venv set up, takes the pictures of the README into docs/pictures, and those of the table
 * in its states, windows and lights into build/pictures, to be looked at; `node pictures.mjs fight` only those whose name has "fight" in it.
 * The games are dealt from fixed seeds and played by a bot with a seed of its own, or begin with a situation of tests/e2e: the same
 * rules give the same pictures.
 */

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { EUTHIA } from "./pictures_euthia.mjs";
import { FOUR_LANDS } from "./four_lands_pictures.mjs";
import { HEROES3, heroes3At } from "./pictures_heroes3.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PLACE = join(ROOT, "docs/pictures");
const LOOKS = join(ROOT, "build/pictures");
const ONLY = process.argv[2] ?? "";
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--font-render-hinting=none"];
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

const WIDE = { theme: "light", width: 1440, height: 900 };
const LARGE = { theme: "light", width: 1920, height: 1080 };
const TABLET = { theme: "light", width: 820, height: 1180, touch: true };
const PHONE = { theme: "light", width: 390, height: 844, touch: true };
const DARK = { theme: "dark" };

/** The position of tests/e2e/conquest.yaml, and what is done there: `answers` before the picture, `look` in the browser. */
const MAP = { answers: [], look: path };
const NIGHT = { ...MAP, swaps: [["round: 3", "round: 4"], ["time: day", "time: night"], ["green, gold", "green, black"], ["great_start", "long_night"]] };
const FIGHT = {
  answers: ["go C4", "move C4", "challenge B2", "challenge C5", "target 2", "power swiftness", "strike", "next", "guard 1", "power determination"],
  look: stage,
};
const WON = { ...FIGHT, look: won };
const LEVEL = { ...FIGHT, look: rewards };

/** A round begins. */
const TACTICS = { scenario: { game: "mage_knight", scenario: "solo_conquest", edition: "ultimate", seed: 7, seats: ["arythea"] }, look: async () => {} };

const TABLES = [
  { file: "table-map-1440-day", looks: WIDE, ...MAP },
  { file: "table-map-1440-night", looks: WIDE, ...NIGHT },
  { file: "table-map-1440-dark", looks: { ...WIDE, ...DARK }, ...MAP },
  { file: "table-map-1920-day", looks: LARGE, ...MAP },
  { file: "table-map-820", looks: TABLET, ...MAP },
  { file: "table-map-390", looks: PHONE, ...MAP },
  { file: "table-map-390-night", looks: PHONE, ...NIGHT },
  { file: "table-fight-1440", looks: WIDE, ...FIGHT },
  { file: "table-fight-1440-won", looks: WIDE, ...WON },
  { file: "table-fight-390", looks: PHONE, ...FIGHT },
  { file: "table-fight-390-won", looks: PHONE, ...WON },
  { file: "table-levelup-1440", looks: WIDE, ...LEVEL },
  { file: "table-levelup-390", looks: PHONE, ...LEVEL },
  { file: "table-fight-820", looks: TABLET, ...FIGHT },
  { file: "table-levelup-820", looks: TABLET, ...LEVEL },
  { file: "table-fight-1920", looks: LARGE, ...FIGHT },
  { file: "table-fight-1440-dark", looks: { ...WIDE, ...DARK }, ...FIGHT },
  { file: "table-tactics-1440", looks: WIDE, ...TACTICS },
  { file: "table-tactics-390", looks: PHONE, ...TACTICS },
  ...EUTHIA,
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

/** A question to the server; without a body it only reads. */
async function ask(address, path, body, secret) {
  const headers = { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) };
  const response = await fetch(`${address}/api${path}`, { method: body ? "POST" : "GET", headers, ...(body && { body: JSON.stringify(body) }) });
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
async function guest(browser, address, { theme, width, height, touch = false }) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", locale: "en-GB", hasTouch: touch });
  context.setDefaultTimeout(120_000); // a busy machine is no defect
  await context.addInitScript((kept) => localStorage.setItem("hexfarer.settings", kept), JSON.stringify({ theme, lang: "en" }));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("#bar-title").waitFor();
  return page;
}

/** The wolf riders are asked about: what they are, and the way to them. */
async function path(page) {
  await page.locator('[data-thing="space:B2"]').click();
  await page.locator(".pop .uses").waitFor();
}

async function stage(page) {
  await page.locator(".planner.solved .primary").waitFor();
}

async function won(page) {
  await stage(page);
  await page.locator(".planner .primary").click();
  await page.getByRole("heading", { name: /^Victory/ }).waitFor();
}

async function rewards(page) {
  await won(page);
  await page.keyboard.press("Escape");
  await page.locator('.bar [data-act="end"]').click();
  for (const kind of ["skill", "action"]) await page.getByRole("radiogroup", { name: `Your ${kind}` }).getByRole("radio").first().click();
  await page.getByRole("button", { name: /^Take/ }).waitFor();
  await page.locator(".rewards").evaluate((sheet) => sheet.scrollTo(0, 0));
}

/** The answers under `do` of a situation. */
function deeds(text) {
  const program = `
import json, sys
from hexfarer.kernel import situation
def said(value): return str(value["do"] if isinstance(value, dict) else value)
print(json.dumps([one for step in situation.read(sys.argv[1], "picture")[0].do for one in said(step.value).split("; ")]))
`;
  return JSON.parse(execFileSync(join(ROOT, ".venv/bin/python"), ["-c", program, text], { encoding: "utf8" }));
}

/** The table of a situation, with what is done there and `more`: the address of a seat that sees it so, and how the answers `then` are given. */
async function situated(address, { situation = "conquest", seat = 0, swaps = [], answers: more = [], then = [] }) {
  let text = readFileSync(join(ROOT, `tests/e2e/${situation}.yaml`), "utf8");
  for (const [before, after] of swaps) text = text.replace(before, after);
  const count = /seats: \[([^\]]*)\]/.exec(text)?.[1].split(",").length ?? 1;
  const { ok, message, table } = await ask(address, "/situations", { text, lang: "en", players: Array.from({ length: count }, () => ({ player: "me" })) });
  if (!ok) throw new Error(message);
  const secret = (seat) => table.seats[seat].secret;
  let { sequence, to_act: asked } = await ask(address, `/tables/${table.id}/position?lang=en`, undefined, secret(0));
  const give = async (notations) => {
    for (const notation of notations) ({ sequence, to_act: asked } = await ask(address, `/tables/${table.id}/actions`, { notation, after: sequence }, secret(asked)));
  };
  await give([...deeds(text), ...more]);
  return { at: `${address}/t/${table.id}#${secret(seat)}`, then: () => give(then) };
}

/** A table as it is dealt. */
async function fresh(address, { scenario }) {
  const table = await ask(address, "/tables", { ...scenario, seats: scenario.seats.map((hero) => ({ hero, player: "me" })) });
  return { at: `${address}/t/${table.id}#${table.seats[0].secret}`, then: () => undefined };
}

async function still(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}

async function look(browser, { at, then }, { looks, file, look: ready }) {
  const page = await guest(browser, at, looks);
  await still(page);
  await then();
  await ready(page);
  await still(page);
  mkdirSync(LOOKS, { recursive: true });
  await page.screenshot({ path: join(LOOKS, `${file}.png`) });
  console.log(`build/pictures/${file}.png`);
  await page.context().close();
}

/** Every symbol of art/ with its id, in the light of an hour. */
async function drawings(browser, time) {
  const read = (name) => readFileSync(join(ROOT, "web", name), "utf8");
  const files = readdirSync(join(ROOT, "web/art"), { recursive: true }).filter((name) => name.endsWith(".svg") && name !== "chart.svg").sort(); // contours are no symbols
  const sheets = files.map((name) => {
    const text = read(`art/${name}`);
    const symbols = [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `<figure><svg><use href="#${id}"/></svg>${id}</figure>`);
    return `<div hidden>${text}</div><h2>${name}</h2><section>${symbols.join("")}</section>`;
  });
  const look =
    "body{margin:24px;background:var(--chart);color:var(--ink);font:11px sans-serif}[hidden]{display:block;position:absolute;width:0;height:0;overflow:hidden}" +
    "section{display:flex;flex-wrap:wrap;gap:14px 10px}figure{margin:0;width:96px;text-align:center}figure svg{display:block;width:84px;height:84px;margin:6px;overflow:visible}";
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(
    `<html data-theme="light" data-time="${time}"><style>${read("src/styles/tokens.css")}${read("art/terrain.css")}${look}</style><body>${sheets.join("")}</body></html>`,
  );
  mkdirSync(LOOKS, { recursive: true });
  await page.screenshot({ path: join(LOOKS, `table-art-${time}.png`), fullPage: true });
  console.log(`build/pictures/table-art-${time}.png`);
  await page.close();
}

async function shoot(browser, [address, ...others], { looks, file }) {
  const guests = await Promise.all(others.map((other) => guest(browser, other, looks))); // nobody is to be away
  const page = await guest(browser, address, looks);
  await still(page);
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
  const wanted = (pictures) => pictures.filter(({ file }) => file.includes(ONLY));
  for (const time of ["day", "night"]) if (`table-art-${time}`.includes(ONLY)) await drawings(browser, time);
  for (const picture of wanted([...TABLES, ...FOUR_LANDS])) await look(browser, await (picture.scenario ? fresh : situated)(address, picture), picture);
  for (const picture of wanted(HEROES3)) await look(browser, await heroes3At(ROOT, address, picture), picture);
  for (const picture of wanted(PICTURES)) await shoot(browser, await played(address, picture), picture);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
