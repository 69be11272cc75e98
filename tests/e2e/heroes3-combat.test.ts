/** Heroes III: a combat with guards from deployment to its end, by mouse and by keyboard alone; both themes, a phone. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers, house, shoot, sideways, sit, some, step, type Looks, type Made } from "./table";

const home = house();
const GUARDS = readFileSync(new URL("./heroes3-guards.yaml", import.meta.url), "utf8");

const board = (page: Page) => page.getByRole("group", { name: /^Combat board/ });
const primary = (page: Page) => page.locator(".bar .do .btn.primary");
const reserve = (page: Page) => page.getByRole("group", { name: "Units to deploy" }).getByRole("button");
const legal = (page: Page, kind: "fighter" | "space") => board(page).locator(`[data-thing^="${kind}:"]:is(.aim, .go)`);
const log = (page: Page) => page.getByRole("region", { name: "Log" }).last();

/** Catherine before guards that Sandro, a bot, moves. */
async function before(looks: Looks = {}): Promise<Page> {
  const players = [{ player: "me" }, { player: "bot:random" }];
  const made = await home.ask<{ ok: boolean; table: Made }>("POST", "/situations", { text: GUARDS, lang: "en", players });
  expect(made.ok).toBe(true);
  const page = await home.guest(looks);
  await sit(page, home, made.table);
  await board(page).waitFor();
  return page;
}

/** Something is asked of us, or the combat is over and the map is back. */
async function asked(page: Page): Promise<boolean> {
  const mine = page.locator(".bar .do [data-act]").first();
  const gone = page.locator("svg.board");
  await mine.or(legal(page, "fighter")).or(legal(page, "space")).or(gone).first().waitFor();
  return (await gone.count()) === 0;
}

async function deploy(page: Page, unit: RegExp, space: string): Promise<void> {
  await reserve(page).filter({ hasText: unit }).click();
  await step(page, () => board(page).locator(`[data-thing="space:${space}"]`).click());
}

/** Attack if that can be done, otherwise come closer, say who acts first, or give the usual answer. */
async function decide(page: Page): Promise<void> {
  const target = legal(page, "fighter").filter({ has: page.locator(".odd") });
  const answer = page.locator('.bar [data-act="extend"], .bar [data-act="pass"]').first();
  const click = async (thing: Locator) => {
    await thing.click();
    const open = page.locator(".acts .act:not(.no)").first();
    if (await open.count()) await open.click();
  };
  await step(page, async () => {
    if (await target.count()) await click(target.first());
    else if (await answer.count()) await answer.click();
    else if (await legal(page, "space").count()) await click(legal(page, "space").last());
    else if (await legal(page, "fighter").count()) await click(legal(page, "fighter").first());
    else await primary(page).or(page.locator(".bar .do [data-act]")).last().click();
  });
}

describe("a combat with guards", () => {
  it("is fought by mouse, and every step is told", async () => {
    const page = await before();
    await shoot(page, "heroes3-deploy");
    await deploy(page, /Halberdiers/, "b2");
    await deploy(page, /Griffins/, "c2");
    await deploy(page, /Marksmen/, "b1");
    let decisions = 0;
    let foretold = false;
    while (await asked(page)) {
      if (!foretold && (await page.locator(".troop .odd").count())) {
        await page.locator(".troop:has(.odd)").first().hover();
        await page.getByRole("heading", { name: /^Attack: .+ → / }).waitFor();
        await page.getByRole("table", { name: "What may come of it" }).getByRole("row").first().waitFor();
        foretold = true;
        await shoot(page, "heroes3-forecast");
      }
      await decide(page);
      decisions += 1;
      expect(decisions).toBeLessThan(120);
    }
    expect(foretold).toBe(true);
    await shoot(page, "heroes3-after-combat");
    const told = (await log(page).textContent()) ?? "";
    expect(told).toMatch(/attacked/);
    expect(told).toMatch(/die (showed )?[−+]?\d/);
    expect(told).toMatch(/took \d damage|\d damage to/);
    expect(told).toMatch(/fell/);
    expect(told).toMatch(/(won|lost) the combat|fled/);
  }, 300_000);

  it("is fought by keyboard alone", async () => {
    const page = await before({ theme: "dark" });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? "");
    const name = () => page.evaluate(() => document.activeElement?.querySelector(".sr")?.textContent ?? "");
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const seek = async (wanted: RegExp, of: () => Promise<string>) => {
      for (let i = 0; i < 40 && !wanted.test(await of()); i++) await press("n");
      expect(await of()).toMatch(wanted);
    };
    for (let units = 0; units < 3; units++) {
      await seek(/^unit:.*@carried$/, focused);
      await press("Enter", "m");
      await seek(/^space:/, focused);
      await step(page, () => press("Enter"));
    }
    await asked(page);
    // Arrows walk the board, line by line.
    await press("m");
    const from = await focused();
    await press("ArrowRight");
    expect(await focused()).toMatch(/^(space:[a-d]\d|fighter:\d)$/);
    expect(await focused()).not.toBe(from);
    await press("ArrowLeft");
    expect(await focused()).toBe(from);
    let decisions = 0;
    while (await asked(page)) {
      const can = await page.locator(".troop:has(.odd)").count();
      const pass = await page.locator('.bar [data-act="pass"], .bar [data-act="extend"]').count();
      const go = await legal(page, "space").count();
      const choose = await legal(page, "fighter").count(); // which of several acts first
      const onBoard = can > 0 || (!pass && go + choose > 0);
      if (can) await seek(/Your attack: /, name);
      else if (onBoard && go) await seek(/you can go there/, name);
      else if (onBoard) await seek(/^fighter:/, focused);
      else await press("d");
      await step(page, async () => {
        await press("Enter");
        if (onBoard ? await page.locator(".acts .act").count() : !pass) return press("1");
        if (!onBoard) await press("Enter"); // what cannot be taken back wants a second Enter
      });
      decisions += 1;
      expect(decisions).toBeLessThan(160);
    }
    expect((await log(page).textContent()) ?? "").toMatch(/combat|fled/);
  }, 300_000);
});

describe("the combat board", () => {
  it.each(some(["light", "dark"] as const))("has no barriers in the %s theme", async (theme) => {
    const page = await before({ theme });
    expect(await barriers(page)).toEqual([]);
    await deploy(page, /Griffins/, "c2");
    await deploy(page, /Halberdiers/, "b2");
    await deploy(page, /Marksmen/, "b1");
    await asked(page);
    while (!(await page.locator(".troop:has(.odd)").count())) {
      await decide(page);
      await asked(page);
    }
    await page.locator(".troop:has(.odd)").first().hover();
    await page.getByRole("table", { name: "What may come of it" }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  it.each(some(["dark", "light"] as const))("stands upright on a phone, without barriers, in the %s theme", async (theme) => {
    const page = await before({ theme, width: 390, height: 844, touch: true });
    await deploy(page, /Griffins/, "c2");
    await deploy(page, /Halberdiers/, "b2");
    await deploy(page, /Marksmen/, "b1");
    await asked(page);
    const near = await board(page).locator('[data-thing="fighter:2"]').boundingBox();
    const far = await board(page).locator('[data-thing^="space:"][data-thing$="5"]').first().boundingBox(); // one that no guard stands on
    expect(near!.y).toBeGreaterThan(far!.y); // the own back line is at the bottom
    expect(await sideways(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `heroes3-combat-390-${theme}`);
  });

  it("says why a space is out of reach", async () => {
    const page = await before();
    await board(page).locator('[data-thing="space:b5"]').click();
    const refusal = page.locator(".pop.stop, .why").first();
    await refusal.getByRole("link", { name: /^H3-/ }).first().waitFor();
  });
});
