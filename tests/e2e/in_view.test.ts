/** No question without something to do in view: games of every kind and size of window, played through the page. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ALL, house, shoot, sit, type Looks, type Made } from "./table";

const home = house();

const GAMES: Record<string, Record<string, unknown>> = {
  mage_knight: { game: "mage_knight", scenario: "first_reconnaissance", seats: [{ player: "me" }] },
  heroes3: { game: "heroes3", scenario: "brave_new_world", seats: [{ player: "me", hero: "catherine" }, { player: "bot:random", hero: "sandro" }] },
  euthia: { game: "euthia", seats: [{ player: "me" }] },
  four_lands: { game: "four_lands", seats: [{ player: "me" }, { player: "bot:random" }] },
};
const SIZES: Looks[] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
];
const DECISIONS = ALL ? 130 : 3; // at each of twelve tables
const PAGES = 8; // at a time
const CLICKS = 6; // that an answer may take: a thing, its partner, an action of theirs, a question whether one means it, and a wrong partner
const HINTED = 0.5; // how often the way of a bot is taken, so that games get somewhere
const AHEAD = ALL ? [0, 60, 150] : [25]; // steps that were taken before, so that there is more than beginnings

interface Now { over: boolean; sequence: number; actions: { notation: string }[]; decision: { title: string; rule: string; primary: string[] } | null }
interface Spot { act: string | null; thing: string | null; opened: boolean; more: boolean; x: number; y: number }

/** Numbers that look random and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What can be clicked now: in the window, large enough, not cut off by a scrolled part and not covered. */
function seen(page: Page): Promise<Spot[]> {
  return page.evaluate(() => {
    const found: Spot[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(".tbl [data-act], .tbl [data-can], .tbl .morewrap > .btn")) {
      const whole = one.getBoundingClientRect();
      let { left, top, right, bottom } = whole;
      const cut = (by: { left: number; top: number; right: number; bottom: number }) => {
        [left, top, right, bottom] = [Math.max(left, by.left), Math.max(top, by.top), Math.min(right, by.right), Math.min(bottom, by.bottom)];
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let part = one.parentElement; part; part = part.parentElement)
        if (getComputedStyle(part).overflow !== "visible") cut(part.getBoundingClientRect());
      if (right - left < Math.min(24, whole.width) || bottom - top < Math.min(24, whole.height) || right <= left || bottom <= top) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !one.contains(hit)) continue;
      const { act = null, thing = null } = one.dataset;
      found.push({ act, thing, opened: one.closest(".pop, .open, .menu") !== null, more: one.matches(".morewrap > .btn"), x, y });
    }
    return found;
  });
}

/** What is wrong with the buttons: undo stands first (but for what gives up), one at most is filled, and that is the last in the bar. */
function untidy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visible = (what: string) => [...document.querySelectorAll<HTMLElement>(`.tbl ${what}`)].filter((one) => one.getClientRects().length > 0);
    const left = (one: HTMLElement) => one.getBoundingClientRect().left;
    const found: string[] = [];
    const row = visible(".bar .do .btn").filter((one) => !one.closest(".menu") && !one.hasAttribute("data-leaves")).sort((a, b) => left(a) - left(b));
    const filled = visible(".btn.primary");
    if (row.some((one) => one.matches(".undo")) && !row[0]!.matches(".undo")) found.push(`undo is not the first, but ${row[0]!.textContent}`);
    if (filled.length > 1) found.push(`several are filled: ${filled.map((one) => one.textContent).join(", ")}`);
    if (filled[0]?.closest(".bar") && row.at(-1) !== filled[0]) found.push(`the filled one is not the last, but ${row.at(-1)?.textContent}`);
    return found;
  });
}

/** Until this seat is asked again, or the game is over; a click counts from then on. */
async function asked(page: Page, after: number): Promise<void> {
  await page.waitForFunction(
    (last) => {
      const table = document.querySelector<HTMLElement>(".tbl");
      if (document.fonts.status !== "loaded" || !table || Number(table.dataset["sequence"]) <= last || table.matches(".settling, [data-seeking]")) return false;
      return document.querySelector(".bar[data-decision]:not(.busy)") !== null || document.querySelector(".result") !== null;
    },
    after,
    { timeout: 60_000 },
  );
}

class Watch {
  readonly failures: string[] = [];
  decisions = 0;
  readonly #random: () => number;

  constructor(readonly game: string, readonly looks: Looks, readonly page: Page, readonly made: Made, seed: number) {
    this.#random = chance(seed);
  }

  now(): Promise<Now> {
    return home.ask<Now>("GET", `/tables/${this.made.id}/position?lang=en`, undefined, this.made.seats[0]!.secret!);
  }

  #act(notation: string, after: number): Promise<Now> {
    return home.ask<Now>("POST", `/tables/${this.made.id}/actions`, { notation, after, lang: "en" }, this.made.seats[0]!.secret!);
  }

  #one<T>(of: readonly T[]): T {
    return of[Math.floor(this.#random() * of.length)]!;
  }

  async #hint(): Promise<string | null> {
    if (this.#random() > HINTED) return null;
    return (await home.ask<{ notation: string }>("POST", `/tables/${this.made.id}/hint`, { bot: "greedy", lang: "en" }, this.made.seats[0]!.secret!)).notation;
  }

  /** Some steps without the page. */
  async ahead(steps: number): Promise<void> {
    let now = await this.now();
    for (let step = 0; step < steps && !now.over; ) {
      if (now.actions.length === 0) now = await this.now(); // the bot is thinking
      else {
        now = await this.#act((await this.#hint()) ?? this.#one(now.actions).notation, now.sequence);
        step++;
      }
    }
  }

  /** Play through the page, looking at every question. */
  async play(decisions: number): Promise<void> {
    let last = -1;
    while (this.decisions < decisions) {
      await asked(this.page, last);
      const now = await this.now();
      if (now.over) return;
      if (now.actions.length === 0) continue; // it was asked of somebody else by then
      last = now.sequence;
      await this.#decide(now);
      this.decisions++;
    }
  }

  async #decide(now: Now): Promise<void> {
    const spots = await seen(this.page);
    for (const wrong of await untidy(this.page)) await this.#fail(now, wrong);
    const usual = new Set(now.decision!.primary);
    const futile = new Set((await this.page.locator(".tbl").getAttribute("data-futile"))?.split("; "));
    const others = now.actions.some((action) => !usual.has(action.notation) && !futile.has(action.notation));
    const good = spots.filter((spot) => !others || spot.more || spot.act === null || !usual.has(spot.act));
    if (good.length === 0) await this.#fail(now, "nothing to do is in view");
    else {
      const vain = await this.#answer(now, spots);
      if (vain === null) return;
      await this.#fail(now, `nothing happens when one clicks ${vain}`);
    }
    if ((await this.now()).sequence === now.sequence) await this.#act(now.actions[0]!.notation, now.sequence);
  }

  /** Click until something was done; else tells what was clicked in vain. */
  async #answer(now: Now, spots: Spot[]): Promise<string | null> {
    const hinted = await this.#hint();
    let choice = spots.find((spot) => spot.act === hinted) ?? this.#one(spots);
    const meant = (spot: Spot) => spot.act !== null && spot.act === choice.act; // the bar asks whether one means it
    const kind = (spot: Spot) => spot.thing?.split(" ")[0] ?? "";
    const tried = new Set<string>();
    const clicked: string[] = [];
    for (let click = 0; click < CLICKS; click++) {
      // What comes later than the question, such as a font, moves it: one aims at where it is now.
      const { x, y } = (await seen(this.page)).find((spot) => spot.act === choice.act && spot.thing === choice.thing) ?? choice;
      tried.add(kind(choice));
      clicked.push(choice.act ?? choice.thing ?? "more");
      if (this.looks.touch) await this.page.touchscreen.tap(x, y);
      else await this.page.mouse.click(x, y);
      const done = await this.page
        .waitForFunction((last) => Number(document.querySelector<HTMLElement>(".tbl")?.dataset["sequence"]) > last || (!document.querySelector(".bar.busy, .shield, [data-seeking]") && document.querySelector(".pop, :is(.open, .menu) [data-act], .say.pick") !== null), now.sequence, { timeout: choice.act === null ? 5_000 : 60_000 })
        .then(() => this.page.locator(".tbl").getAttribute("data-sequence"), () => null);
      if (done !== null && Number(done) > now.sequence) return null;
      if (done === null && choice.act !== null) return clicked.join(", "); // what says that it acts neither did nor told nor asked anything
      const next = await seen(this.page);
      const opened = next.filter((spot) => spot.opened && spot.act !== null);
      const partners = next.filter((spot) => spot.thing !== choice.thing && !spot.more);
      const others = partners.filter((spot) => !tried.has(kind(spot))); // a skill goes with a card, not with a second skill
      const some = [opened, others, partners, next].find((spots) => spots.length > 0)!;
      // what was put together on a sheet has a button now that was not there before
      const made = next.find((spot) => spot.act !== null && !spot.thing && !spots.some((before) => before.act === spot.act));
      choice = opened.find((spot) => spot.act === hinted) ?? next.find((spot) => meant(spot) && !spot.thing) ?? made ?? this.#one(some);
    }
    return clicked.join(", ");
  }

  async #fail(now: Now, what: string): Promise<void> {
    const size = `${this.looks.width}x${this.looks.height}`;
    this.failures.push(`${this.game} ${size}: ${now.decision!.title} (${now.decision!.rule}, ${now.actions.map((one) => one.notation).slice(0, 6).join("; ")}): ${what}`);
    await shoot(this.page, `in-view-${this.game}-${this.looks.width}-${now.sequence}`);
  }
}

it(`at each of ${12 * DECISIONS} questions something to do is in view, and works`, async () => {
  const tables = Object.keys(GAMES).flatMap((game) => SIZES.map((looks) => ({ game, looks })));
  const failures: string[] = [];
  const counts: Record<string, number> = {};
  const one = async ({ game, looks }: { game: string; looks: Looks }, seed: number): Promise<void> => {
    const page = await home.guest(looks);
    const name = `${game} ${looks.width}`;
    counts[name] = 0;
    for (let part = 0; counts[name]! < DECISIONS; part++) {
      const watch = new Watch(game, looks, page, await home.make({ ...GAMES[game], seed: seed + 100 * part }), seed + 1000 * part);
      await watch.ahead(AHEAD[part % AHEAD.length]!);
      if ((await watch.now()).over) continue;
      await sit(page, home, watch.made);
      await watch.play(Math.ceil(DECISIONS / AHEAD.length));
      failures.push(...watch.failures);
      counts[name] += watch.decisions;
    }
    await page.context().close();
  };
  const waiting = tables.map((table, i) => () => one(table, i + 1));
  await Promise.all(Array.from({ length: PAGES }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  }));
  expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(12 * DECISIONS);
  expect(failures).toEqual([]);
}, 900_000);
