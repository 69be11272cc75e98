/** Heroes III on the map: a first turn by mouse and by keyboard, refusals, the town, a phone, both themes. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers, house, shoot, sideways, sit, some, step, type Made } from "./table";

const home = house();

const SEATS = { game: "heroes3", scenario: "brave_new_world", seed: 8, seats: [{ player: "me", hero: "catherine" }, { player: "bot:random", hero: "sandro" }] };
const primary = (page: Page) => page.locator(".bar .do .btn.primary");
const thing = (page: Page, id: string) => page.locator(`[data-thing="${id}"]:visible`);
const town = (page: Page) => page.getByRole("region", { name: /your town$/ });
const sold = (page: Page, id: string) => town(page).locator(`[data-thing="${id}"]`);
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A table at the beginning of Catherine's first turn: her tile turned by two sixths, two resource dice, four cards. */
async function begun(): Promise<Made> {
  const made = await home.make(SEATS);
  for (const notation of ["turn 2", "choose 1", "die 1", "draw 4"]) await act(made, notation);
  return made;
}

async function act(made: Made, notation: string): Promise<void> {
  const secret = made.seats[0]!.secret!;
  await expect.poll(async () => (await now(made)).actions.map((action) => action.notation), { timeout: 60_000 }).toContain(notation);
  await home.ask("POST", `/tables/${made.id}/actions`, { notation, after: (await now(made)).sequence, lang: "en" }, secret);
}

interface Now { sequence: number; actions: { notation: string }[] }

function now(made: Made): Promise<Now> {
  return home.ask<Now>("GET", `/tables/${made.id}/position?lang=en`, undefined, made.seats[0]!.secret!);
}

describe("a newcomer", () => {
  it("starts a clash against a bot and plays the first turn by mouse", async () => {
    const page = await home.guest();
    await page.goto(home.address);
    await page.getByRole("article").filter({ hasText: "Heroes of Might" }).getByRole("link", { name: "Choose" }).click();
    await page.getByRole("button", { name: "Campaigns" }).click();
    await expect.poll(() => page.locator(".sc").count()).toBe(6);
    await page.getByRole("button", { name: /^All / }).click();
    await page.getByRole("radio", { name: /Brave New World/ }).check();
    await page.locator(".sr1").nth(1).click();
    await page.getByRole("radio", { name: "Easy", exact: true }).click();
    await page.locator(".startp summary").click();
    await page.getByLabel("Seed", { exact: true }).fill("8");
    await shoot(page, "heroes3-new");
    await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();

    // The starting tile is turned; what is under the pointer is shown on the map.
    await title(page, "Your tile, Catherine").waitFor();
    await expect.poll(() => page.locator(".h3-turns button").count()).toBe(6);
    await thing(page, "turn:2").hover();
    await page.locator(".h3-turns .pointed").waitFor();
    await shoot(page, "heroes3-turn-tile");
    await step(page, () => thing(page, "turn:2").click());
    await title(page, "Your choice, Catherine").waitFor();
    await step(page, () => page.locator('.bar [data-act="choose 1"]').click());
    await step(page, () => thing(page, "die:1").click());
    await title(page, "Your hand, Catherine").waitFor();
    await step(page, () => primary(page).click());
    await title(page, "Where to, Catherine?").waitFor();
    expect(await page.getByRole("group", { name: "Hand" }).getByRole("button").count()).toBe(4);

    // Nobody enters a blocked field, and the table says why.
    await page.getByRole("button", { name: /Blocked Field, A/ }).click();
    await page.locator(".pop.stop").filter({ hasText: "H3-" }).waitFor();
    await page.keyboard.press("Escape");

    // A step, then a tile is discovered and turned.
    await step(page, () => thing(page, "field:A6").dblclick());
    await page.locator('[data-thing="field:A6"][aria-current="location"]').waitFor();
    await thing(page, "place:G").click();
    await step(page, () => page.locator(".pop .act:not(.no)").first().click());
    await title(page, "Your tile, Catherine").waitFor();
    expect(await thing(page, "field:G0").count()).toBe(0);
    await step(page, () => page.locator(".h3-turns button").first().click());
    await thing(page, "field:G0").waitFor();

    // A building, and a unit.
    await page.getByRole("button", { name: "Open the town" }).click();
    await title(page, "What does the town do, Catherine?").waitFor();
    expect(await town(page).locator(".h3-bld").count()).toBe(8);
    expect(await town(page).locator(".h3-ru").count()).toBe(7);
    await sold(page, "building:city_hall").and(page.locator(".can")).waitFor();
    await step(page, () => sold(page, "building:city_hall").click());
    await sold(page, "building:city_hall").filter({ hasText: "built" }).waitFor();
    await sold(page, "building:citadel").click();
    await page.locator(".pop").filter({ hasText: "H3-" }).waitFor();
    await page.keyboard.press("Escape");
    await step(page, () => sold(page, "unit:griffins:few@town").click());
    await page.getByRole("group", { name: "Army" }).getByRole("button", { name: /Griffins/ }).waitFor();
    // Whoever leaves while something can still be paid is asked once.
    await town(page).locator("header .btn").click();
    if (await page.locator(".bar .say.pick").count()) await step(page, () => primary(page).click());
    await title(page, "Where to, Catherine?").waitFor();
    await shoot(page, "heroes3-map-light");

    // What is left is asked about once; then the bot plays, and the next round begins.
    await primary(page).click();
    await page.getByText("movement point").first().waitFor();
    await step(page, () => primary(page).click());
    await expect.poll(() => page.locator(".log").innerText(), { timeout: 120_000 }).toContain("Sandro");
  });
});

describe.each(some(["light", "dark"] as const))("in the %s theme", (theme) => {
  it("nobody is shut out of the map, the town, the decks, the players and a refusal", async () => {
    const page = await home.guest({ theme });
    await page.goto(`${home.address}/new/heroes3`, { waitUntil: "networkidle" });
    expect(await barriers(page)).toEqual([]);
    const made = await home.make(SEATS);
    await sit(page, home, made);
    await page.locator(".h3-turns button").first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await sit(page, home, await begun());
    await title(page, "Where to, Catherine?").waitFor();
    await page.getByRole("button", { name: /Attack.*instant/ }).first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Decks" }).click();
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `heroes3-decks-${theme}`);
    await page.getByRole("button", { name: "Town", exact: true }).click();
    await page.keyboard.press("t");
    await town(page).waitFor();
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `heroes3-town-${theme}`);
    await page.keyboard.press("t");
    await thing(page, "place:F").click();
    await page.locator(".pop.stop").waitFor();
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `heroes3-refused-${theme}`);
  });
});

describe("with the keyboard alone", () => {
  it("a hero walks, and the map can be read as a list", async () => {
    const page = await home.guest();
    await sit(page, home, await begun());
    await title(page, "Where to, Catherine?").waitFor();
    await page.keyboard.press("m");
    await expect.poll(() => focused(page)).toBe("field:A0");
    await page.keyboard.press("PageDown");
    await expect.poll(() => focused(page)).toBe("field:A6");
    await step(page, () => page.keyboard.press("Enter"));
    await page.locator('[data-thing="field:A6"][aria-current="location"]').waitFor();
    await page.keyboard.press("m");
    await page.keyboard.press("PageDown");
    await expect.poll(() => focused(page)).toMatch(/^place:/);
    await page.keyboard.press("Shift+M");
    const list = page.getByRole("dialog", { name: "The board as a list" });
    await list.getByRole("row", { name: /^A0 starting tile.*Town/ }).getByRole("button", { name: /go to field A0/ }).waitFor();
    await list.getByRole("radio", { name: "Unexplored" }).click();
    await step(page, () => list.getByRole("button", { name: /^Discover/ }).first().click());
    await title(page, "Your tile, Catherine").waitFor();
  });
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? "");
}

describe("on a phone", () => {
  it.each(some(["pl", "en", "cs"] as const))("all is there in %s, and nothing runs out of the window", async (lang) => {
    const page = await home.guest({ width: 390, height: 844, touch: true, lang, theme: lang === "pl" ? "dark" : "light" });
    const made = await home.make(SEATS);
    await sit(page, home, made);
    await page.locator(".h3-turns button").first().waitFor();
    await shoot(page, `heroes3-turn-tile-390-${lang}`);
    await sit(page, home, await begun());
    await page.locator(".hand .card .half").first().waitFor();
    expect(await sideways(page)).toBe(0);
    await shoot(page, `heroes3-map-390-${lang}`);
    await page.locator(".switch button").nth(2).click();
    await page.locator(".h3-rail header .btn").last().click();
    const hall = page.locator('.h3-town [data-thing="building:city_hall"]');
    await step(page, () => hall.click());
    await hall.and(page.locator(".built")).waitFor();
    expect(await sideways(page)).toBe(0);
    await shoot(page, `heroes3-town-390-${lang}`);
    await page.locator(".h3-town header .btn").click();
    await page.locator(".switch button").nth(1).click();
    await page.locator(".h3-unit:visible").first().waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `heroes3-mine-390-${lang}`);
  });
});
