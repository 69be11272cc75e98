/** Mage Knight at the table: turns by mouse and by keyboard, undo, why not, reload, languages. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers, house, KNOWN, shoot, sideways, sit, some, step, things, type Looks, type Made } from "./table";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const home = house();

const bar = (page: Page) => page.getByRole("region", { name: "Decision" });
const card = (page: Page, name: string) => page.getByRole("group", { name: "Hand" }).getByRole("button", { name: new RegExp(`\\b${name}\\b`) });
const total = (page: Page) => bar(page).getByRole("group", { name: "Running totals" });

/** Choose a tactic: the first decision of a round. */
async function choose(page: Page, tactic: string): Promise<void> {
  await step(page, () => page.getByRole("button", { name: new RegExp(tactic) }).click());
  await bar(page).getByRole("heading", { name: "Your turn, Arythea" }).waitFor();
}

/** Open a card and take one of its actions. */
async function play(page: Page, name: string, action: RegExp): Promise<void> {
  await card(page, name).click();
  await step(page, () => page.locator(".acts").getByRole("button", { name: action }).first().click());
}

describe("a turn of First Reconnaissance", () => {
  it("is played by mouse, from the home page to the end of the turn", async () => {
    const page = await home.guest();
    await page.goto(home.address);
    await page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Mage Knight" }) }).getByRole("link", { name: "Choose" }).click();
    await page.getByRole("button", { name: "Use this" }).click();
    await page.getByRole("radio", { name: /^Arythea/ }).click();
    await page.locator(".startp summary").click();
    await page.getByLabel("Seed", { exact: true }).fill("12220");
    await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();
    await page.locator("#bar-title").waitFor();
    await shoot(page, "mage-knight-tactics");
    await choose(page, "Early Bird");
    await shoot(page, "mage-knight-turn");
    await play(page, "Stamina", /Move 2/);
    await expect.poll(() => total(page).textContent()).toContain("2");
    await shoot(page, "mage-knight-move");
    const plains = page.getByRole("button", { name: /plains, A2\b/ });
    await step(page, () => plains.dblclick());
    await page.getByRole("button", { name: /plains, A2\b.*you/ }).waitFor();
    await step(page, () => bar(page).getByRole("button", { name: /End( your)? turn/ }).click());
    await page.getByRole("region", { name: "Log" }).last().getByText(/ended/).first().waitFor();
    await shoot(page, "mage-knight-after-turn");
  });

  it("is played by keyboard alone", async () => {
    const page = await home.guest();
    await sit(page, home, await home.make(KNOWN));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
    await step(page, () => page.keyboard.press("1"));
    await bar(page).getByRole("heading", { name: "Your turn, Arythea" }).waitFor();
    await page.keyboard.press("g");
    expect(await focused()).toMatch(/Stamina/);
    await page.keyboard.press("Enter");
    await page.locator(".acts").waitFor();
    await shoot(page, "mage-knight-card-open");
    await step(page, () => page.keyboard.press("1"));
    await expect.poll(() => total(page).textContent()).toContain("2");
    await page.keyboard.press("m");
    for (let i = 0; i < 30 && !/can go there/i.test(await focused()); i++) await page.keyboard.press("n");
    expect(await focused()).toMatch(/can go there/i);
    await step(page, () => page.keyboard.press("Enter"));
    await step(page, () => page.keyboard.press("z"), "undo");
    await step(page, () => page.keyboard.press("Shift+Z"), "redo");
    await page.keyboard.press("d");
    await step(page, async () => {
      for (let i = 0; i < 3; i++) await page.keyboard.press("Enter"); // it reveals, and something is left: it asks
    });
    await page.getByRole("region", { name: "Log" }).last().getByText(/ended/).first().waitFor();
  });
});

describe("taking back", () => {
  it("goes step by step to the barrier and says what stands there", async () => {
    const page = await home.guest();
    await sit(page, home, await home.make(KNOWN));
    await choose(page, "Early Bird");
    await play(page, "Stamina", /Move 2/);
    await step(page, () => page.getByRole("button", { name: /plains, A2\b/ }).dblclick());
    const undo = bar(page).getByRole("button", { name: "Undo" });
    await step(page, () => undo.click(), "undo");
    await step(page, () => undo.click(), "undo");
    await card(page, "Stamina").waitFor();
    await undo.click();
    await bar(page).getByText(/MK-UNDO|taken back|undo/i).first().waitFor();
    await shoot(page, "mage-knight-barrier");
    await card(page, "Stamina").waitFor();
  });
});

describe("why not", () => {
  it("answers a hex that cannot be entered with rule, numbers and remedies", async () => {
    const page = await home.guest();
    await sit(page, home, await home.make(KNOWN));
    await choose(page, "Early Bird");
    await page.getByRole("button", { name: /plains, A2\b/ }).click();
    const refusal = page.locator(".pop.stop, .why").first();
    await refusal.waitFor();
    await refusal.getByRole("link", { name: /^MK-/ }).first().waitFor();
    expect(await refusal.getByRole("button").count()).toBeGreaterThan(1);
    await shoot(page, "mage-knight-why-not");
    const rule = await refusal.getByRole("link", { name: /^MK-/ }).first().getAttribute("href");
    await page.goto(home.address + rule!);
    await page.locator(".rule.here").waitFor();
  });
});

describe("a table that is left in mid-turn", () => {
  it("is the same after a reload", async () => {
    const page = await home.guest();
    await sit(page, home, await home.make(KNOWN));
    await choose(page, "Early Bird");
    await play(page, "Stamina", /Move 2/);
    const before = await things(page);
    await page.reload();
    await bar(page).getByRole("heading", { name: "Where to, Arythea?" }).waitFor();
    expect(await things(page)).toBe(before);
    await step(page, () => bar(page).getByRole("button", { name: "Undo" }).click(), "undo");
    await card(page, "Stamina").waitFor();
  });

  it("loses nothing when the server is killed, and goes on when it is back", async () => {
    const page = await home.guest();
    await sit(page, home, await home.make(KNOWN));
    await choose(page, "Early Bird");
    await play(page, "Stamina", /Move 2/);
    await home.stopServer("SIGKILL");
    try {
      await page.getByText(/Connection lost/).waitFor();
      await shoot(page, "mage-knight-connection-lost");
      await page.getByRole("button", { name: /plains, portal, A0\b/ }).waitFor();
    } finally {
      await home.startServer();
    }
    await page.getByText(/Connection lost/).waitFor({ state: "detached" });
    await step(page, () => page.getByRole("button", { name: /plains, A2\b/ }).dblclick());
    await page.getByRole("button", { name: /plains, A2\b.*you/ }).waitFor();
  });
});

describe("languages", () => {
  it("are switched in place in mid-turn, log and cards too", async () => {
    const page = await home.guest();
    await sit(page, home, await home.make(KNOWN));
    await choose(page, "Early Bird");
    await play(page, "Stamina", /Move 2/);
    const address = page.url();
    await page.getByRole("button", { name: "Table and settings" }).click();
    await page.getByRole("radio", { name: "Polski" }).click();
    await page.getByRole("heading", { name: /^Dokąd/ }).waitFor();
    await page.locator(".log, [data-zone=log]").getByText(/Bierzesz taktykę/).first().waitFor();
    await shoot(page, "mage-knight-polish");
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
    await page.getByRole("radio", { name: "Čeština" }).click();
    await page.getByRole("heading", { name: /^Kam/ }).waitFor();
    await shoot(page, "mage-knight-czech");
    expect(page.url()).toBe(address);
  });
});

describe("a fight", () => {
  /** A position of a file in tests/e2e, as its only player, after some answers. */
  async function situation(name: string, looks: Looks = {}, answers: readonly string[] = []): Promise<Page> {
    const text = readFileSync(join(ROOT, `tests/e2e/${name}.yaml`), "utf8");
    const made = await home.ask<{ ok: boolean; table: Made }>("POST", "/situations", { text, lang: "en", players: [{ player: "me" }] });
    expect(made.ok).toBe(true);
    const secret = made.table.seats[0]!.secret!;
    let after = 0;
    for (const notation of answers)
      ({ sequence: after } = await home.ask<{ sequence: number }>("POST", `/tables/${made.table.id}/actions`, { notation, after, lang: "en" }, secret));
    const page = await home.guest(looks);
    await sit(page, home, made.table);
    return page;
  }

  /** Counts the clicks of the mouse and the presses of Enter from now on. */
  async function counted(page: Page): Promise<() => Promise<{ clicks: number; enters: number }>> {
    await page.evaluate(() => {
      const sum = { clicks: 0, enters: 0 };
      (window as unknown as { sum: typeof sum }).sum = sum;
      addEventListener("pointerdown", () => sum.clicks++, true);
      addEventListener("keydown", (event) => (sum.enters += Number(event.key === "Enter")), true);
    });
    return () => page.evaluate(() => (window as unknown as { sum: { clicks: number; enters: number } }).sum);
  }

  /** Carry a card to an enemy: a browser wants a second move before it sees where the card hangs. */
  async function carry(page: Page, card: string, foe: string): Promise<void> {
    await page.locator(`.hand [data-thing="${card}"]`).hover();
    await page.mouse.down();
    const { x, y, width, height } = (await page.locator(`[data-thing="${foe}"]`).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 3, { steps: 8 });
    await page.mouse.move(x + width / 2 + 4, y + height / 3, { steps: 2 });
    await page.mouse.up();
  }

  const orcs = (page: Page) => page.locator('[data-thing="space:B5"]');
  /** A mouse that has rested on a space for a moment was told what is there: the click then acts. */
  async function attack(page: Page): Promise<void> {
    await orcs(page).hover();
    await page.locator(".pop").waitFor();
    await orcs(page).click();
  }
  const phase = (page: Page, name: string) => page.locator(`.ph.${name}.on`);
  const done = (page: Page) => page.locator(".ribbon .step:not(.undone)").count();
  const victory = (page: Page) => page.getByRole("heading", { name: /^Victory/ });

  it("with one enemy, one block and one attack takes five clicks, and three with the steps of the strip", async () => {
    const page = await situation("orcs");
    const sum = await counted(page);
    await attack(page);
    await phase(page, "block").waitFor();
    await page.locator('.hand [data-thing="card:determination@0"]').click();
    await page.locator('.acts [data-act="power determination"]').click();
    await phase(page, "attack").waitFor();
    await page.locator('.hand [data-thing="card:rage@0"]').click();
    await page.locator('.acts [data-act="power rage"]').click();
    await victory(page).waitFor();
    expect((await sum()).clicks).toBeLessThanOrEqual(5);

    const other = await situation("orcs");
    const short = await counted(other);
    await attack(other);
    await other.locator('.planner [data-act="power determination"]').click();
    await phase(other, "attack").waitFor();
    await other.locator('.planner [data-act="power rage"]').click();
    await victory(other).waitFor();
    expect((await short()).clicks).toBe(3);
  });

  it("takes two clicks as it is planned, and the enemy tells before what the hand can do", async () => {
    const page = await situation("orcs");
    const sum = await counted(page);
    await orcs(page).hover();
    const told = page.locator(".pop");
    await told.locator(".uses").waitFor();
    expect(await told.textContent()).toMatch(/With your hand.*Block.*4 of 4.*Attack.*3 of 3.*no wound, keeps March, Promise.*\+2.*Determination.*Rage/s);
    await orcs(page).click();
    const strip = page.locator(".planner.solved");
    await strip.getByRole("heading", { name: "Best: no wound, keeps March, Promise" }).waitFor();
    expect(await strip.locator(".q").allTextContents()).toEqual([expect.stringMatching(/Determination.*4 of 4/), expect.stringMatching(/Rage.*3 of 3/)]);
    await shoot(page, "mage-knight-planned");
    await strip.getByRole("button", { name: "Carry out both" }).click();
    await victory(page).waitFor();
    expect((await sum()).clicks).toBe(2);
    expect(await page.locator(".fight .result").textContent()).toMatch(/\+2 Fame.*No wound/s);
  });

  it("can be planned in other ways: one is chosen, and carried out instead", async () => {
    const page = await situation("orcs");
    await orcs(page).dblclick();
    const strip = page.locator(".planner.solved");
    const ways = strip.getByRole("button", { name: /^Other ways/ });
    const hurt = strip.getByRole("button", { name: /^2 wounds/ });
    // What follows by itself closes the list: it stays open once the enemy is being blocked.
    const open = () =>
      expect.poll(async () => {
        if (!(await hurt.isVisible())) await ways.click();
        return hurt.isVisible();
      }, { interval: 300 }).toBe(true);
    await phase(page, "block").waitFor();
    await open();
    expect(await barriers(page)).toEqual([]);
    await open();
    await hurt.click();
    await strip.getByRole("heading", { name: /^Another way: 2 wounds/ }).waitFor();
    await strip.getByRole("button", { name: /^Carry out/ }).click();
    await victory(page).waitFor();
    expect(await page.locator(".fight .result").textContent()).toContain("2 wounds");
  });

  it("takes as few acts with the keys", async () => {
    const page = await situation("orcs");
    const sum = await counted(page);
    await page.keyboard.press("m");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-thing"));
    for (let i = 0; i < 30 && (await focused()) !== "space:B5"; i++) await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await phase(page, "block").waitFor();
    await page.locator(".planner.solved .primary").waitFor();
    await page.keyboard.press("Enter");
    await victory(page).waitFor();
    expect(await sum()).toEqual({ clicks: 0, enters: 2 });
  });

  it.each(["mouse", "keyboard"] as const)("begins far away: the way with its price, stops at a secret, and the second time they fight (%s)", async (by) => {
    const page = await situation("conquest", {}, ["explore 1,0", "interact", "play threaten_revised", "buy-healing", "heal", "leave", "end", "stop", "play tranquility", "choose 2", "power stamina", "pay die-blue as blue"]);
    const riders = page.locator('[data-thing="space:B2"]');
    const at = (space: string) => page.locator(`[data-thing="space:${space}"][aria-current="location"]`).waitFor();
    await riders.click();
    const told = page.getByRole("dialog", { name: "Wolf Riders" });
    await told.locator(".uses").waitFor();
    expect(await told.textContent()).toMatch(/3 Fame, Reputation \+1.*Swift.*Block.*not needed.*Attack.*4 of 4.*no wound.*Beside them: Prowlers/s);
    await page.locator(".route .in").first().waitFor({ state: "attached" });
    expect(await page.locator(".price.end").textContent()).toBe("4 of 4");
    expect(await page.locator(".ribbon .step.plan").allTextContents()).toEqual(["village 2", "plains 2", "Wolf Riders"]);
    expect(await total(page).textContent()).toContain("4→0");
    expect(await barriers(page)).toEqual([]);
    const go = (): Promise<void> => (by === "mouse" ? riders.click() : page.keyboard.press("Enter"));
    await step(page, go);
    await at("C3"); // the garrison of the tower came to light: nobody is led on
    expect(await page.locator(".fight").count()).toBe(0);
    await page.locator(".tbl:not(.settling)").waitFor();
    if (!(await told.isVisible())) await riders.click();
    await bar(page).getByRole("button", { name: "Walk and fight" }).waitFor();
    await step(page, go);
    await page.locator(".fight").waitFor();
  });

  it("a card is played by a double click", async () => {
    const page = await situation("orcs");
    await step(page, () => card(page, "March").dblclick());
    await expect.poll(() => total(page).textContent()).toContain("2");
    expect(await page.locator(".hand .card").count()).toBe(3);
  });

  it("is taken back step by step, and nothing happens by itself on the way", async () => {
    const page = await situation("orcs");
    await orcs(page).dblclick();
    await page.locator('.planner [data-act="power determination"]').click();
    await phase(page, "attack").waitFor();
    await page.locator('.planner [data-act="power rage"]').click();
    await victory(page).waitFor();
    // Aiming and carrying out have no chip of their own, but are taken back one by one as well.
    for (let left = await done(page); left > 0; left = await done(page)) {
      await step(page, () => page.keyboard.press("z"), "undo");
      await expect.poll(() => done(page)).toBeLessThanOrEqual(left);
      expect(await victory(page).count()).toBe(0);
    }
    await orcs(page).waitFor();
    expect(await page.locator(".hand .card").count()).toBe(4);
    await bar(page).getByRole("heading", { name: "Your turn, Arythea" }).waitFor();
  });

  it("a card that is dropped on one of several enemies aims at it", async () => {
    const page = await situation("bands");
    await page.locator('[data-thing="foe:2"] svg.face').waitFor();
    await page.waitForLoadState("networkidle"); // what is drawn later moves under the pointer
    expect(await page.locator(".foe.aimed").count()).toBe(0);
    await carry(page, "card:promise@0", "foe:2");
    await page.locator('[data-thing="foe:2"].aimed').waitFor();
    await expect.poll(() => page.locator('[data-thing="foe:2"] .cells.block .f').count()).toBe(1);
    await carry(page, "card:rage@0", "foe:2");
    await page.locator('.acts [data-act="play rage"]').waitFor(); // two ways to play it: it opens
  });

  it("leads to its rewards: both are chosen, changed and taken with one button", async () => {
    const page = await situation("orcs");
    await orcs(page).dblclick();
    await page.locator('.planner [data-act="power determination"]').click();
    await phase(page, "attack").waitFor();
    await page.locator('.planner [data-act="power rage"]').click();
    const result = page.locator(".fight .result");
    await result.getByText("+2 Fame").waitFor();
    expect(await result.textContent()).toMatch(/13, now 15.*Level 4.*No wound.*kept: .*Level 4 begins at 15/s);
    await page.keyboard.press("Escape");
    await result.waitFor({ state: "detached" });
    await step(page, () => bar(page).getByRole("button", { name: /End (your )?turn/ }).click());
    const skill = page.getByRole("radiogroup", { name: /Your skill/ }).getByRole("radio");
    const deed = page.getByRole("radiogroup", { name: /Your action/ }).getByRole("radio");
    await skill.first().waitFor();
    expect(await bar(page).locator(".primary").count()).toBe(0);
    await skill.first().click();
    const take = bar(page).getByRole("button", { name: /^Take/ });
    const top = await take.textContent(); // with the top action of the offer
    await deed.nth(1).click();
    await expect.poll(() => take.textContent()).not.toBe(top);
    const first = await take.textContent();
    await skill.nth(1).click();
    await expect.poll(() => take.textContent()).not.toBe(first);
    expect(await page.locator(".rewards [aria-checked=true]").count()).toBe(2);
    expect(await barriers(page)).toEqual([]);
    await take.click();
    await page.locator(".rewards").waitFor({ state: "detached" });
    await page.locator(".skills button").first().waitFor();
  });

  describe.each(some(["light", "dark"] as const))("in the %s theme", (theme) => {
    it("is whole in every window and shuts nobody out", async () => {
      for (const [width, height] of [[1440, 900], [1920, 1080], [820, 1180], [390, 844]] as const) {
        const page = await situation("orcs", { theme, width, height, touch: width < 500 });
        await orcs(page).dblclick();
        await page.locator(".planner.solved .primary").waitFor();
        await page.waitForLoadState("networkidle");
        await shoot(page, `mage-knight-fight-${width}-${theme}`);
        expect(await sideways(page)).toBe(0);
        expect(await barriers(page), `${width}`).toEqual([]);
        const size = (await page.locator(".foe .face").boundingBox())!.width;
        expect(size).toBeGreaterThanOrEqual(width < 500 ? 136 : width < 1100 ? 180 : 222);
        await page.locator(".planner .primary").click();
        await victory(page).waitFor();
        await shoot(page, `mage-knight-victory-${width}-${theme}`);
        expect(await barriers(page), `${width}, won`).toEqual([]);
        await bar(page).getByRole("button", { name: /End (your )?turn/ }).click();
        await page.getByRole("radiogroup", { name: /Your skill/ }).getByRole("radio").first().click();
        await page.getByRole("radiogroup", { name: /Your action/ }).getByRole("radio").first().click();
        await bar(page).getByRole("button", { name: /^Take/ }).waitFor();
        await shoot(page, `mage-knight-level-${width}-${theme}`);
        expect(await barriers(page), `${width}, level`).toEqual([]);
      }
    });
  });
});

describe("the map", () => {
  const drawings = readdirSync(join(ROOT, "web/art"), { recursive: true }) as string[];
  const symbols = new Map(drawings.filter((name) => name.endsWith(".svg")).map((name) => [name, readFileSync(join(ROOT, "web/art", name), "utf8")]));
  const has = (file: string, id: string) => symbols.get(`${file}.svg`)!.includes(`id="${id}"`);

  /** The wide land of realm.yaml, by night. */
  async function realm(looks: Looks = {}): Promise<Page> {
    const text = readFileSync(join(ROOT, "tests/e2e/realm.yaml"), "utf8");
    const players = [{ player: "me" }, { player: "here" }, { player: "here" }];
    const made = await home.ask<{ ok: boolean; table: Made }>("POST", "/situations", { text, lang: "en", players });
    expect(made.ok).toBe(true);
    const page = await home.guest(looks);
    await sit(page, home, made.table);
    await page.locator('svg.board use[href^="#te-"]').first().waitFor();
    return page;
  }

  it("has a drawing for everything that the library knows", async () => {
    const { entries } = await home.ask<{ entries: { id: string; kind: string; facts: Record<string, unknown> }[] }>("GET", "/library/mage_knight");
    const ids = (kind: string) => entries.filter((one) => one.kind === kind).map((one) => one.id.slice(kind.length + 1));
    const enemies = entries.filter((one) => one.kind === "enemy");
    expect(enemies.length).toBeGreaterThan(70);
    expect(enemies.filter(({ id, facts }) => !has(`faces/${String(facts["pile"])}`, `face-${id.slice(6)}`)).map((one) => one.id)).toEqual([]);
    expect(enemies.filter(({ facts }) => !has("pieces", `tk-${String(facts["pile"])}`))).toEqual([]);
    const abilities = new Set(enemies.flatMap(({ facts }) => facts["abilities"] as string[]));
    expect([...abilities].filter((one) => !has("faces/pips", `pip-${one.replace(/^\w+-/, "")}`))).toEqual([]);
    expect(ids("terrain").filter((name) => ![1, 2].every((n) => has("terrain", `te-${name}-${n}`)))).toEqual([]);
    expect(ids("city").filter((name) => !has("sites", `site-city-${name}`))).toEqual([]);
    // Cities have a drawing a colour; rampaging enemies are their own.
    const bare = ["city", "marauding_orcs", "draconum"];
    expect(ids("site").filter((name) => !bare.includes(name) && !has("sites", `site-${name.replace("secret_", "")}`))).toEqual([]);
    const { games } = await home.ask<{ games: { id: string; heroes: { id: string }[] }[] }>("GET", "/games");
    const heroes = games.find((game) => game.id === "mage_knight")!.heroes;
    expect(heroes.length).toBeGreaterThan(6);
    expect(heroes.filter(({ id }) => !has("heroes", `hero-${id}`))).toEqual([]);
  });

  it("shows only drawings that are there, in the light of the hour", async () => {
    const page = await realm();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("html").getAttribute("data-time")).toBe("night");
    const shown = await page.locator("svg use").evaluateAll((all) => all.map((one) => one.getAttribute("href")!));
    expect(shown.length).toBeGreaterThan(200);
    expect(await page.evaluate((names) => names.filter((name) => !document.querySelector(name)), [...new Set(shown)])).toEqual([]);
    for (const site of ["maze", "labyrinth", "deep_mine", "refugee_camp", "city-red"]) expect(shown).toContain(`#site-${site}`);
    expect(shown).toContain("#en-orc_war_beasts");
    await page.goto(home.address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("html").getAttribute("data-time")).toBeNull();
  });

  it("is seen from near, keeps still while one plays, and shows the way with its price", async () => {
    const page = await realm();
    const box = async (name: string) => (await page.locator(`[data-thing="space:${name}"] .hit`).boundingBox())!;
    const near = page.getByRole("button", { name: /Cost [23]\. You can go there/ }).first();
    await step(page, () => near.dblclick());
    await page.locator(".ribbon .step").first().waitFor();
    const before = await box("C3");
    expect(Math.round(before.width)).toBeGreaterThanOrEqual(76);
    await near.hover();
    await page.locator(".route .in").first().waitFor({ state: "attached" });
    await expect.poll(() => page.locator(".price.end").textContent()).toMatch(/^\s*\d+ of \d+\s*$/);
    await step(page, () => near.click());
    await expect.poll(() => page.locator(".ribbon .step").count()).toBe(2);
    expect(await box("C3")).toEqual(before);
    await page.keyboard.press("0");
    await expect.poll(async () => (await box("C3")).width).toBeLessThan(before.width);
    await page.keyboard.press("c");
    await expect.poll(async () => Math.round((await box("C3")).width)).toBe(Math.round(before.width));
  });

  it("is drawn anew only when a movement of it ends", async () => {
    const page = await realm({ still: false });
    const part = () => page.locator("svg.board").getAttribute("viewBox");
    const [before, there] = [await part(), (await page.locator('[data-thing="space:C3"] .hit').boundingBox())!];
    await page.mouse.move(700, 150);
    await page.mouse.down();
    await page.mouse.move(660, 170, { steps: 4 });
    const moved = (await page.locator('[data-thing="space:C3"] .hit').boundingBox())!;
    expect(await part()).toBe(before);
    expect(Math.round(moved.x - there.x)).toBe(-40);
    expect(Math.round(moved.y - there.y)).toBe(20);
    await page.mouse.up();
    await expect.poll(part).not.toBe(before);
    expect(Math.abs((await page.locator('[data-thing="space:C3"] .hit').boundingBox())!.x - moved.x)).toBeLessThan(1);
  });

  it("is large enough to touch on a phone", async () => {
    const page = await realm({ width: 390, height: 844, touch: true });
    expect(Math.round((await page.locator('[data-thing="space:C3"] .hit').boundingBox())!.width)).toBe(66);
    await shoot(page, "mage-knight-realm-phone");
  });
});
