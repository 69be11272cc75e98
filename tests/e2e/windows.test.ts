/** Windows among people: two at two browsers, and a clock that stands still until the test moves it. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { EVEN, type Windows } from "../../web/src/table/windows";
import { ALL, house, sit, step, type Made } from "./table";

const home = house();

/** Sun plays a Spell, which North may answer: with Counterspell, or not at all with an Agent in hand. By what all can see it is the same. */
const situation = (hand: string): string => `
game: four_lands
title: somebody may answer
rules: [FL-STACK-06]
setup: {seats: [north, sun], seed: 1}
given:
  phase: attacks
  initiative: sun
  seat.north: {hand: [${hand}], ap: 5}
  seat.sun: {hand: [night_tear], ap: 5}
  party.north.I: {field: ulvheim, agents: [mage_of_cirth]}
  party.sun.I: {field: westmoor, agents: [guild_master]}
expect:
  - asked: sun
`;

const window_ = (page: Page) => page.locator('.bar[data-decision="FL-STACK-06"]');
const pass = (page: Page) => page.locator('.bar [data-act="pass"]');

class Two {
  #sent: string[] = []; // what North's browser sent

  private constructor(readonly made: Made, readonly north: Page, readonly sun: Page) {
    north.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/actions")) this.#sent.push((request.postDataJSON() as { notation: string }).notation);
    });
  }

  /** Both sit at the table, each at a browser of their own; the clock of North stands. */
  static async at(hand: string): Promise<Two> {
    const players = [{ player: "me" }, { player: "open" }];
    const { ok, table } = await home.ask<{ ok: boolean; table: Made }>("POST", "/situations", { text: situation(hand), lang: "en", players });
    expect(ok).toBe(true);
    const { secret } = await home.ask<{ secret: string }>("POST", `/tables/${table.id}/join`, { seat: 1, name: "Ola", lang: "en" });
    const [north, sun] = [await home.guest(), await home.guest()];
    await north.clock.install();
    await sit(north, home, table);
    await sit(sun, home, { ...table, seats: [{ seat: 1, secret }] });
    await north.locator(".windows select").waitFor();
    await north.clock.pauseAt(new Date(Date.now() + 60_000));
    return new Two(table, north, sun);
  }

  choose(windows: Windows): Promise<unknown> {
    return this.north.locator(".windows select").selectOption(windows);
  }

  /** Sun plays a Spell: now North's window is open. */
  async play(): Promise<void> {
    await this.sun.locator('.hand [data-thing^="card:"]').first().click();
    await step(this.sun, () => this.sun.locator('.acts [data-act="play night_tear"]').click());
    await window_(this.north).waitFor();
  }

  /** So many ms go by at North's. What was sent by then. */
  async wait(ms: number): Promise<string[]> {
    await this.north.clock.runFor(ms);
    await this.north.evaluate(() => fetch("/api/health").then((answer) => answer.text())); // what was sent before is told by now
    return this.#sent;
  }

  /** After how many ms from its beginning the window is passed, and Sun sees it. */
  async passedAfter(gone: number): Promise<void> {
    expect(await this.wait(EVEN - 1 - gone)).toEqual([]);
    expect(await window_(this.north).count()).toBe(1);
    const shown = await this.sun.locator(".tbl").getAttribute("data-sequence");
    expect(await this.wait(1)).toEqual(["pass"]);
    await window_(this.north).waitFor({ state: "detached" });
    await this.sun.locator(`.tbl:not([data-sequence="${shown}"])`).waitFor();
  }
}

const CASES = [
  { windows: "held", hand: "jarl_hroald", click: null }, // can do nothing
  { windows: "held", hand: "counterspell", click: 700 }, // could do something
  { windows: "pass", hand: "counterspell", click: null },
  { windows: "pass", hand: "jarl_hroald", click: null },
  { windows: "every", hand: "counterspell", click: 0 },
  { windows: "every", hand: "jarl_hroald", click: 1500 },
] as const;

it.each(ALL ? CASES : CASES.slice(0, 3))("a pass comes after the same time, whoever gives it and whatever is held: $windows, $hand, $click", async ({ windows, hand, click }) => {
  const two = await Two.at(hand);
  await two.choose(windows);
  await two.play();
  if (click !== null) {
    expect(await two.wait(click)).toEqual([]);
    await pass(two.north).click();
  }
  await two.passedAfter(click ?? 0);
});

it("a seat that holds something is asked, and its wish to pass is taken back at any time", async () => {
  const two = await Two.at("counterspell");
  await two.choose("held");
  await two.play();
  expect(await two.wait(EVEN * 5)).toEqual([]);
  await two.choose("pass");
  await two.choose("every"); // before the pass is sent
  expect(await two.wait(EVEN * 5)).toEqual([]);
  expect(await window_(two.north).count()).toBe(1);
});
