/** Euthia: a turn with a Combat, by mouse and by keyboard alone; the Monster-Player's side of it; both themes, a phone. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers, house, shoot, sideways, sit, some, step, type Looks, type Made } from "./table";

const home = house();
const text = (name: string) => readFileSync(new URL(`./euthia-${name}.yaml`, import.meta.url), "utf8");

const board = (page: Page) => page.getByRole("group", { name: "Combat", exact: true });
const primary = (page: Page) => page.locator(".bar .do .btn.primary");
const chip = (page: Page, name: RegExp) => page.getByRole("group", { name: "What you can do" }).getByRole("button", { name });
const dice = (page: Page) => page.locator('.eufight [data-thing^="die:"]');
const field = (page: Page) => page.locator('svg.board [data-thing="field:1,-2"]');
const log = (page: Page) => page.getByRole("region", { name: "Log" }).last();

async function laid(name: string, players: { player: string }[]): Promise<Made> {
  const made = await home.ask<{ ok: boolean; table: Made }>("POST", "/situations", { text: text(name), lang: "en", players });
  expect(made.ok).toBe(true);
  return made.table;
}

/** Dral beside the Merchant whom a wolf guards. */
async function before(looks: Looks = {}): Promise<Page> {
  const page = await home.guest(looks);
  await sit(page, home, await laid("wolf", [{ player: "me" }]));
  await field(page).waitFor();
  return page;
}

/** The wolf has rolled a six and a five. */
async function attacked(looks: Looks = {}): Promise<Page> {
  const page = await before(looks);
  await step(page, () => field(page).dblclick());
  await step(page, () => primary(page).click());
  await dice(page).first().waitFor();
  await page.locator(".eufight .more").first().waitFor({ state: "attached" }); // the texts of the cards are there
  return page;
}

/** How far a part of the page is larger than what is seen of it. */
const hidden = (page: Page, part: string) =>
  page.locator(part).evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight].map((more) => Math.max(0, more - 1)));

/** Does a panel lie over a part of the page? */
async function covers(page: Page, panel: string, part: string): Promise<boolean> {
  const [a, b] = [(await page.locator(panel).boundingBox())!, (await page.locator(part).boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Something is asked of us in the Combat; or it is over and the map is back. */
async function fighting(page: Page): Promise<boolean> {
  const gone = page.locator("svg.board");
  await page.locator(".bar .do [data-act]").or(page.locator(".weapon .nm.can")).or(gone).first().waitFor();
  return (await gone.count()) === 0;
}

describe("a Combat", () => {
  it("is fought by mouse, and what comes of a roll is told before it is settled", async () => {
    const page = await attacked();
    expect(await board(page).textContent()).toContain("3 Wounds if you stop here");
    expect(await board(page).getByRole("list", { name: "Wounds by Battle Value" }).locator('[aria-current="true"]').textContent()).toContain("11+");
    expect(await page.locator(".steps [aria-current=step]").textContent()).toContain("The Monster attacks");
    await shoot(page, "euthia-fight");
    // What an answer would change is seen before it is given.
    await chip(page, /Wooden Buckler/).hover();
    await board(page).locator(".ladder .next").waitFor();
    expect(await chip(page, /Wooden Buckler/).textContent()).toMatch(/Battle Value 10 · 2 Wounds/);
    await step(page, () => chip(page, /Wooden Buckler/).click());
    await expect.poll(() => board(page).textContent()).toContain("2 Wounds if you stop here");
    // A die says what a Gaar on it could bring, and rolls again.
    await dice(page).first().click();
    await page.locator(".odds.on").waitFor();
    await shoot(page, "euthia-gaar");
    for (const part of [".fighter .head", ".fighter .life", ".tray-d .two", ".odds.on"]) expect(await covers(page, ".pop", part), part).toBe(false);
    await step(page, () => page.locator(".pop .act").first().click());
    await expect.poll(() => dice(page).first().getAttribute("aria-label")).toBe("Die 1: 3");
    let decisions = 0;
    let rolled = false;
    while (await fighting(page)) {
      const own = page.locator('.tray-d[data-who="hero"]');
      if (!rolled && (await own.count())) {
        rolled = true;
        expect(await own.textContent()).toMatch(/Damage if you stop here/);
        await chip(page, /Potion of Luck/).hover();
        await page.locator(".weapon.on .ladder .next").waitFor();
        await shoot(page, "euthia-hero-roll");
      }
      const strike = page.locator(".weapon .nm.can").first();
      await step(page, async () => {
        if (await strike.count()) {
          await strike.click();
          const open = page.locator(".pop .act").first();
          if (await open.count()) await open.click();
        } else await page.locator(".bar .do [data-act]").last().click();
      });
      decisions += 1;
      expect(decisions).toBeLessThan(80);
    }
    expect(rolled).toBe(true);
    await shoot(page, "euthia-after-fight");
    const told = (await log(page).textContent()) ?? "";
    expect(told).toMatch(/You meet Grey Wolf/);
    expect(told).toMatch(/Grey Wolf attacks with a Battle Value of \d+; Wounds: \d/);
    expect(told).toMatch(/You attack with a Battle Value of \d+; Damage: \d/);
  }, 300_000);

  it("is fought by keyboard alone", async () => {
    const page = await before({ theme: "dark" });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? "");
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const seek = async (wanted: RegExp) => {
      for (let i = 0; i < 60 && !wanted.test(await focused()); i++) await press("n");
      expect(await focused()).toMatch(wanted);
    };
    /** The usual answer; what cannot be taken back wants a second Enter. Without a usual one the first. */
    const goOn = () =>
      step(page, async () => {
        if ((await primary(page).count()) === 0) return press("1");
        await press("d", "Enter");
        if (await page.evaluate(() => document.activeElement?.matches(".bar .btn.primary") ?? false)) await press("Enter");
      });
    await seek(/^field:1,-2$/);
    await step(page, () => press("Enter"));
    await goOn();
    await dice(page).first().waitFor();
    await press("m");
    expect(await focused()).toMatch(/^(monster:|die:|seat:|piece:)/);
    await seek(/^die:2$/);
    await press("Enter");
    await page.locator(".pop .act").first().waitFor();
    await step(page, () => press("1"));
    await expect.poll(() => dice(page).last().getAttribute("aria-label")).toBe("Die 2: 3");
    let decisions = 0;
    while (await fighting(page)) {
      if (await page.locator(".weapon .nm.can").count()) {
        await seek(/^piece:.*@fight$/);
        await step(page, async () => {
          await press("Enter");
          if (await page.locator(".pop .act").count()) await press("1");
        });
      } else await goOn();
      decisions += 1;
      expect(decisions).toBeLessThan(80);
    }
    expect((await log(page).textContent()) ?? "").toMatch(/You attack with a Battle Value/);
  }, 300_000);
});

describe("the board of a Combat", () => {
  it.each(some(["light", "dark"] as const))("has no barriers in the %s theme", async (theme) => {
    const page = await attacked({ theme });
    expect(await barriers(page)).toEqual([]);
    await dice(page).first().hover();
    expect(await barriers(page)).toEqual([]);
    await step(page, () => primary(page).click());
    await fighting(page);
    expect(await barriers(page)).toEqual([]);
  });

  it.each(some(["dark", "light"] as const))("fits a phone, without barriers, in the %s theme", async (theme) => {
    const page = await attacked({ theme, width: 390, height: 844, touch: true });
    expect(await sideways(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `euthia-fight-390-${theme}`);
    await dice(page).first().click();
    await step(page, () => page.locator(".pop .act").first().click());
    await expect.poll(() => dice(page).first().getAttribute("aria-label")).toBe("Die 1: 3");
  });

  it.each(
    some([
      [390, 844],
      [820, 1180],
      [1440, 900],
      [1920, 1080],
    ] as const),
  )("holds long words at %i", async (width, height) => {
    const page = await attacked({ lang: "pl", width, height });
    expect(await sideways(page)).toBe(0);
    await shoot(page, `euthia-fight-pl-${width}`);
  });

  it("says why a die may not be rolled again", async () => {
    const page = await attacked();
    await step(page, () => chip(page, /Gaar on die 1/).click());
    await step(page, () => chip(page, /Gaar on die 1/).click());
    await dice(page).first().click();
    await page.locator(".pop.stop, .why").first().getByRole("link", { name: /^EU-/ }).first().waitFor();
  });
});

describe("two players", () => {
  it("one plays the Monster from a hand that the other does not see", async () => {
    const made = await laid("duel", [{ player: "me" }, { player: "me" }]);
    const hero = await home.guest();
    await sit(hero, home, made);
    const master = await home.guest({ theme: "dark" });
    await sit(master, home, made, 1);
    await step(hero, () => field(hero).dblclick());
    await step(hero, () => primary(hero).click());
    await chip(master, /Frenzy/).waitFor();
    expect(await master.locator(".tray-d").textContent()).toContain("You may answer");
    await shoot(master, "euthia-master");
    expect(await hero.locator(".tray-d").textContent()).toContain("Keleia may answer");
    expect(await hero.getByText("Mighty Strike").count()).toBe(0);
    await step(master, () => chip(master, /Mighty Strike/).first().click());
    const beside = hero.getByRole("list", { name: "Cards beside the Monster" });
    await beside.getByText("Mighty Strike").waitFor();
    await expect.poll(() => dice(hero).count()).toBe(2);
    expect(await barriers(hero)).toEqual([]);
    expect(await barriers(master)).toEqual([]);
    await shoot(hero, "euthia-answer");
  });
});

describe("a Hero of the last rounds", () => {
  it("has the whole board in view, and the Golem tells how long it fights", async () => {
    const page = await home.guest();
    await sit(page, home, await laid("golem", [{ player: "me" }, { player: "me" }]));
    await page.locator(".eu-mine .bt").first().waitFor();
    expect(await hidden(page, ".tray")).toEqual([0, 0]);
    await step(page, () => page.locator('.bar [data-act="fight golem"]').click());
    await step(page, () => primary(page).click());
    expect(await page.locator(".steps [aria-current=step]").textContent()).toContain("First Strike");
    expect(await page.locator(".weapon .nm").allTextContents()).toEqual(["Thrown Axe"]);
    expect(await board(page).textContent()).toContain("Over after 2 Combat Rounds; the Damage stays");
    await page.locator(".weapon .nm").click();
    await step(page, () => page.locator(".pop .act").first().click());
    expect(await hidden(page, ".arena-f")).toEqual([0, 0]);
    expect(await barriers(page)).toEqual([]);
    await shoot(page, "euthia-golem");
  });
});

describe("the map as drawn", () => {
  /** Dral between a mountain and a guarded Merchant. */
  async function realm(looks: Looks = {}): Promise<Page> {
    const page = await home.guest(looks);
    await sit(page, home, await laid("realm", [{ player: "me" }, { player: "here" }, { player: "here" }]));
    await page.locator('svg.board [data-thing="field:4,-2"]').waitFor();
    return page;
  }

  it("tells the price of a far walk and what it meets, before it is taken by a named button", async () => {
    const page = await realm();
    await page.locator('svg.board [data-thing="field:4,-2"]').click();
    const facts = page.getByRole("dialog", { name: "Merchant" });
    await facts.getByText("Level 2 Monster, Health 10").waitFor();
    expect(await facts.textContent()).toMatch(/Mountain 1Water heals 2.*10 → 12.*Move 2 of 2.*Combat.*Earth Essence.*5 gold/);
    expect(await page.locator("#bar-title").textContent()).toBe("Merchant: 2 Move, fight a level 2 Monster");
    expect(await page.locator(".ribbon .plan").allTextContents()).toEqual(["Mountain 1", "Merchant 1", "Combat, level 2"]);
    expect(await primary(page).textContent()).toContain("Walk and fight");
    expect(await barriers(page)).toEqual([]);
    await shoot(page, "euthia-realm");
    await step(page, () => primary(page).click());
    expect(await page.locator(".bar .do .btn").filter({ hasText: /^Done/ }).count()).toBe(0);
  });

  it("spends nothing when one looks", async () => {
    const page = await realm();
    const before = await page.locator(".tbl").getAttribute("data-sequence");
    for (const thing of ["half:mining/move", "essence:water", "piece:merchant_chain_gloves", "slot:skill4", "stat:gaar"]) {
      await page.locator(`.tray [data-thing="${thing}"]`).click();
      await page.locator(".pop").first().waitFor();
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Whole board", exact: true }).click();
    await page.getByRole("heading", { name: "If the game ended now" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await page.locator(".tbl").getAttribute("data-sequence")).toBe(before);
  });

  it.each(some(["dark", "light"] as const))("fits a phone, without barriers, in the %s theme", async (theme) => {
    const page = await realm({ theme, width: 390, height: 844, touch: true });
    expect(await sideways(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
  });
});

describe("a Trade Action", () => {
  it("buys with two acts and sells all surplus with one", async () => {
    const page = await home.guest();
    await sit(page, home, await laid("trade", [{ player: "me" }, { player: "here" }, { player: "here" }]));
    const shield = page.locator('.eu-trade [data-thing^="tile:merchant_bronze_shield"]');
    await shield.waitFor();
    expect(await shield.textContent()).toContain("Can be bought now");
    expect(await page.locator('.eu-trade [data-thing^="tile:merchant_war_mace"]').textContent()).toContain("1 gold short: sell surplus");
    expect(await barriers(page)).toEqual([]);
    await shoot(page, "euthia-trade");
    expect(await primary(page).textContent()).toContain("Sell 2 surplus goods: +8");
    await step(page, () => primary(page).click());
    await expect.poll(() => page.locator(".eu-trade .purse b").textContent()).toBe("12");
    await shield.click();
    await step(page, () => page.locator('.pop [data-act="buy merchant_bronze_shield"]').click());
    await expect.poll(() => page.locator(".eu-trade .purse b").textContent()).toBe("8");
  });
});
