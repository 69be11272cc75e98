/** Everything that is clicked is large enough to be hit: on every page and table, in every state, whatever has come by then. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ALL, finished, house, KNOWN, sit, some, type Looks, type Made } from "./table";

const home = house();

const SIZES: Looks[] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
];
const LOOKS = SIZES.flatMap((size) => (["light", "dark"] as const).map((theme) => ({ ...size, theme })));
/** All looks, or one of them; each test takes another. */
const looks = (first: number) => some([...LOOKS.slice(first), ...LOOKS.slice(0, first)]);
const PAGES = ["/", "/new/mage_knight", "/new/four_lands", "/rules/four_lands", "/library/four_lands", "/puzzles", "/situation", "/games", "/stats", "/me", "/record", "/settings", "/about", "/nothing-here"];
const BOT = { player: "bot:random" };
const TABLES: Record<string, Record<string, unknown>> = {
  mage_knight: KNOWN,
  four_lands: { game: "four_lands", seed: 3, seats: [{ player: "me" }, BOT] },
  heroes3: { game: "heroes3", scenario: "brave_new_world", seed: 7, seats: [{ player: "me", hero: "catherine" }, { ...BOT, hero: "sandro" }] },
  euthia: { game: "euthia", seed: 3, seats: [{ player: "me" }] },
};

/** What can be clicked and is less than 24 px wide or high; links within a sentence may be (WCAG 2.5.8). */
function tiny(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab]")) {
      const { width, height, left, top } = one.getBoundingClientRect();
      const hidden = getComputedStyle(one).visibility !== "visible" || width === 0 || height === 0 || left + width <= 0 || top + height <= 0 || one.closest(".sr") !== null;
      if (hidden || getComputedStyle(one).display === "inline") continue;
      if (one.matches("input[type=checkbox], input[type=radio], input[type=file]") && one.closest("label")) continue; // its label is clicked
      if (width < LEAST - 0.01 || height < LEAST - 0.01) found.push(`${Math.round(width)}x${Math.round(height)} ${one.outerHTML.slice(0, 110)}`);
    }
    return found;
  });
}

async function situation(file: string, answers: readonly string[] = []): Promise<Made> {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const { table } = await home.ask<{ table: Made }>("POST", "/situations", { text, lang: "en", players: [{ player: "me" }, BOT].slice(0, file.includes("swift") ? 2 : 1) });
  let after = 0;
  for (const notation of answers)
    ({ sequence: after } = await home.ask<{ sequence: number }>("POST", `/tables/${table.id}/actions`, { notation, after, lang: "en" }, table.seats[0]!.secret!));
  return table;
}

/** The longest way to the table: drawings that have not come, and may never come, are no reason to miss. */
async function withoutDrawings(page: Page): Promise<void> {
  await page.route(/\/assets\/(cards|chart|heroes|pieces|sites|stage|terrain|brown|gray|green|pips|red|violet|white)-/, () => {});
}

it.each(looks(3))("on the pages ($theme, $width)", async (look) => {
  const page = await home.guest(look);
  for (const path of PAGES) {
    await page.goto(home.address + path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect.soft(await tiny(page), path).toEqual([]);
  }
});

it.each(looks(0))("at tables, with and without their drawings ($theme, $width)", async (look) => {
  for (const [game, table] of Object.entries(TABLES)) {
    const made = await home.make(table);
    for (const drawn of ALL ? [true, false] : [false]) {
      const page = await home.guest(look);
      if (!drawn) await withoutDrawings(page);
      await sit(page, home, made);
      await page.locator(".bar[data-decision]").waitFor();
      expect.soft(await tiny(page), `${game}, ${drawn ? "drawn" : "not drawn"}`).toEqual([]);
      await page.context().close();
    }
  }
});

it.each(looks(4))("in a fight, whether it is solved or not, at its end and on a new level ($theme, $width)", async (look) => {
  const open = async (made: Made, drawn: boolean): Promise<Page> => {
    const page = await home.guest(look);
    if (!drawn) await withoutDrawings(page);
    await sit(page, home, made);
    return page;
  };
  const swift = await situation("./swift.yaml");
  for (const drawn of [true, false]) {
    const page = await open(swift, drawn);
    await page.locator(".planner").waitFor();
    expect.soft(await tiny(page), "as it begins").toEqual([]);
    await page.context().close();
  }
  const orcs = await open(await situation("./orcs.yaml", ["challenge B5"]), true);
  await orcs.locator(".planner.solved").waitFor();
  expect.soft(await tiny(orcs), "solved").toEqual([]);
  await orcs.locator(".planner .quiet").click();
  await orcs.locator(".planner .ways").waitFor();
  expect.soft(await tiny(orcs), "other ways").toEqual([]);
  await orcs.locator(".planner .primary").click();
  await orcs.locator(".fight .result").waitFor();
  expect.soft(await tiny(orcs), "its end").toEqual([]);
  const level = ["challenge B5", "next", "guard 1", "power determination", "block", "target 1", "power rage", "strike", "end"];
  const reward = await open(await situation("./orcs.yaml", level), true);
  await reward.locator(".rewards .card").first().waitFor();
  expect.soft(await tiny(reward), "a new level").toEqual([]);
});

it.each(looks(2))("in facts, a refusal, an opened card, the list of the map, the log, and at the end ($theme, $width)", async (look) => {
  const page = await home.guest(look);
  await sit(page, home, await situation("./conquest.yaml", ["explore 1,0", "interact", "play threaten_revised", "buy-healing", "heal", "leave", "end", "stop", "play tranquility", "choose 2", "power stamina", "pay die-blue as blue"]));
  await page.locator('[data-thing="space:B2"]').click();
  await page.locator(".pop .uses").waitFor();
  expect.soft(await tiny(page), "facts").toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator('.hand [data-thing^="card:"]').first().click();
  await page.locator(".acts").waitFor();
  expect.soft(await tiny(page), "an opened card").toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+M");
  await page.locator("dialog").waitFor();
  expect.soft(await tiny(page), "the list of the map").toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("o");
  await page.locator(".offer").last().click();
  await page.locator(".pop").waitFor();
  expect.soft(await tiny(page), "a refusal").toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await page.locator(".logsec").waitFor();
  expect.soft(await tiny(page), "the log").toEqual([]);
  await sit(page, home, await finished(home));
  await page.getByRole("heading", { name: "The end" }).waitFor();
  expect.soft(await tiny(page), "the end").toEqual([]);
});
