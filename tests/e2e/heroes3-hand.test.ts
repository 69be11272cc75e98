/** Heroes III: how many clicks the usual things take. Each is done with as many clicks as the table promises, and then has happened. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { house, sit, step, type Looks, type Made } from "./table";

const home = house();
const RIDE = readFileSync(new URL("./heroes3-ride.yaml", import.meta.url), "utf8");
const fight = (units: string, attacker: string, defender: string, hand = "") => `
game: heroes3
title: a fight
setup: {scenario: brave_new_world, seats: [catherine, sandro], seed: 5}
given:
  seat.catherine: {hand: [${hand}], units: [${units}]}
  combat:
    attacker: [${attacker}]
    defender: [${defender}]
    active: ${attacker.split(" ")[0]}
expect:
  - asked: catherine
`;

/** The table of a position, with both seats at this screen; `done` is played before one sits down. */
async function at(text: string, done: readonly string[] = [], looks: Looks = {}): Promise<Page> {
  const players = [{ player: "me" }, { player: "here" }];
  const made = await home.ask<{ ok: boolean; table: Made }>("POST", "/situations", { text, lang: "en", players });
  expect(made.ok).toBe(true);
  for (const notation of done) await act(made.table, notation);
  const page = await home.guest(looks);
  await sit(page, home, made.table);
  return page;
}

interface Now { sequence: number; actions: { notation: string }[] }

async function act(made: Made, notation: string): Promise<void> {
  for (const { secret } of made.seats) {
    const now = await home.ask<Now>("GET", `/tables/${made.id}/position?lang=en`, undefined, secret!);
    if (!now.actions.some((action) => action.notation === notation)) continue;
    await home.ask("POST", `/tables/${made.id}/actions`, { notation, after: now.sequence, lang: "en" }, secret!);
    return;
  }
  throw new Error(`nobody may ${notation}`);
}

/** The hero of Catherine before the Gold Mine, in her turn. */
const TURN = ["move main I2", "end", "pass", "draw 2", "move main J6"];
const log = (page: Page) => page.getByRole("region", { name: "Log" }).last();
const fighter = (page: Page, number: number) => page.locator(`[data-thing="fighter:${number}"]`);
const roll = (page: Page) => page.locator(".bar .do .btn.primary").filter({ hasText: "Roll the attack die" });

/** Counts the clicks that one gives through it. */
function counting(): { clicks: number; on(one: { click(): Promise<void> }): Promise<void> } {
  return {
    clicks: 0,
    async on(one) {
      this.clicks += 1;
      await one.click();
    },
  };
}

describe("in a fight", () => {
  it("one shot takes two clicks", async () => {
    const page = await at(fight("marksmen", "marksmen b1", "boars b4"));
    const mouse = counting();
    await mouse.on(fighter(page, 1));
    await step(page, () => mouse.on(roll(page)));
    await expect.poll(() => log(page).textContent()).toMatch(/die [+−]?\d/);
    expect(mouse.clicks).toBe(2);
  });

  it("walking and attacking takes two clicks, and is not final before the roll", async () => {
    const page = await at(fight("griffins", "griffins b1", "boars b4"));
    const mouse = counting();
    await step(page, () => mouse.on(fighter(page, 1)));
    await roll(page).waitFor();
    expect(await page.locator(".bar .undo.no").count()).toBe(0);
    await step(page, () => mouse.on(roll(page)));
    await expect.poll(() => log(page).textContent()).toMatch(/moved to space.*die [+−]?\d/s);
    expect(mouse.clicks).toBe(2);
  });

  it("a Magic Arrow takes two clicks", async () => {
    const page = await at(fight("marksmen", "marksmen b1", "boars b4", "magic_arrow"));
    const mouse = counting();
    await mouse.on(page.locator('.hand [data-thing^="card:magic_arrow"]'));
    await step(page, () => mouse.on(fighter(page, 1)));
    await expect.poll(() => log(page).textContent()).toMatch(/1 damage/);
    expect(mouse.clicks).toBe(2);
  });

  it("the army is deployed as last time with one click", async () => {
    const page = await at(RIDE, [...TURN, "go main C6", "pass"]);
    const mouse = counting();
    await step(page, () => mouse.on(page.getByRole("button", { name: "Deploy and draw guards" })));
    await expect.poll(() => log(page).textContent()).toMatch(/Neutral units were turned over/);
    expect(mouse.clicks).toBe(1);
  });

  it("Flee stands at the left end and asks", async () => {
    const page = await at(fight("griffins", "griffins b1", "boars b4"));
    const flee = page.locator('.bar [data-act="flee"]');
    await flee.waitFor();
    const first = await page.locator(".bar .do .btn").first().getAttribute("data-act");
    expect(first).toBe("flee");
    await flee.click();
    await page.getByText("Flee from this combat?").waitFor();
  });
});

describe("on the map", () => {
  it("a unit is recruited with one click", async () => {
    const page = await at(RIDE, TURN);
    const mouse = counting();
    await step(page, () => mouse.on(page.locator('.h3-rail [data-thing="unit:zealots:few@town"]')));
    await page.getByRole("group", { name: "Army" }).getByRole("button", { name: /Zealots/ }).first().waitFor();
    expect(mouse.clicks).toBe(1);
  });

  it("a building is built with one click", async () => {
    const page = await at(RIDE, TURN);
    const mouse = counting();
    await step(page, () => mouse.on(page.locator('.h3-rail [data-thing="building:mage_guild"]')));
    await expect.poll(() => log(page).textContent()).toMatch(/Mage Guild/);
    expect(mouse.clicks).toBe(1);
  });

  it("a guarded field tells how a fight for it may end, and is ridden to with the second click", async () => {
    const page = await at(RIDE, TURN);
    const mine = page.locator('[data-thing="field:C6"]');
    await mine.click();
    await page.getByText(/Won in \d+ of 100/).waitFor({ timeout: 60_000 });
    const shares = await page.locator(".h3-odds li b").allTextContents();
    expect(shares.reduce((sum, share) => sum + parseInt(share), 0)).toBe(100);
    await page.locator(".bar .do .btn.primary").filter({ hasText: "Ride and fight" }).waitFor();
    await step(page, () => mine.click());
    await page.getByRole("heading", { level: 1, name: "Before the combat, Catherine" }).waitFor();
  });
});
