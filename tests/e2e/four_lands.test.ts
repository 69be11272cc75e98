/** The Four Lands: a newcomer's whole game by mouse, two people online, two people at one screen. */

import type { Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { ALL, barriers, house, shoot, sit, step, type Made } from "./table";

const home = house();

const SEATS = { game: "four_lands", seed: 3, seats: [{ player: "me", hero: "north" }, { player: "open", hero: "sun" }] };
const primary = (page: Page) => page.locator(".bar .do .btn.primary");
const sheet = (page: Page) => page.locator(".sheet .cands button");
const choices = (page: Page) => page.locator(".bar .do button[data-act]");
const things = (page: Page) => page.locator("[data-thing][data-can]");
const result = (page: Page) => page.getByRole("heading", { name: "The end" });

/** Something can be clicked that carries the game on, or it is over. */
async function asked(page: Page): Promise<"asked" | "over"> {
  await primary(page).or(sheet(page)).or(choices(page)).or(things(page)).or(result(page)).first().waitFor({ timeout: 120_000 });
  return (await result(page).count()) ? "over" : "asked";
}

/** One decision of somebody who clicks what is offered; `curious`: tries a thing before the usual button. */
async function decide(page: Page, curious: boolean): Promise<void> {
  if (await sheet(page).count()) return step(page, () => sheet(page).first().click());
  if (curious && (await things(page).count())) return useThing(page);
  if (await primary(page).count()) return step(page, () => primary(page).first().click());
  if (await choices(page).count()) return step(page, () => choices(page).first().click());
  return useThing(page);
}

/** Click a thing that can act, and the first thing it can do. */
function useThing(page: Page): Promise<void> {
  return step(page, async () => {
    await things(page).first().click();
    const open = page.locator(".acts .act:not(.no)").first();
    if (await open.count()) await open.click();
  });
}

describe("a newcomer", () => {
  it.runIf(ALL)("starts and finishes a game against a bot by mouse", async () => {
    const page = await home.guest();
    await page.goto(home.address);
    await page.getByRole("article").filter({ hasText: "Four Lands" }).getByRole("link", { name: "Choose" }).click();
    await page.locator(".startp summary").click();
    await page.getByLabel("Seed", { exact: true }).fill("3");
    await shoot(page, "four-lands-new");
    await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();
    let decisions = 0;
    while ((await asked(page)) === "asked") {
      await decide(page, decisions % 4 === 1);
      decisions += 1;
      if (decisions === 12) await shoot(page, "four-lands-table");
      expect(decisions).toBeLessThan(600);
    }
    await page.getByRole("list").filter({ hasText: "won" }).first().waitFor();
    await page.getByRole("row", { name: /Together/ }).waitFor();
    await shoot(page, "four-lands-end");
    await page.getByRole("region", { name: "The end" }).getByRole("link", { name: "Replay" }).click();
    await page.getByRole("slider", { name: "Step of the game" }).waitFor();
    await page.keyboard.press("End");
    await expect.poll(() => new URL(page.url()).searchParams.get("at")).toMatch(/^[1-9]\d+$/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    await shoot(page, "four-lands-replay");
    await page.goto(`${home.address}/stats`);
    await page.getByText("1 game was finished on this server.").waitFor();
    await shoot(page, "stats");
  }, 600_000);
});

describe("two people online", () => {
  it("meet by a link, and neither is sent what only the other may know", async () => {
    const made = await home.make(SEATS);
    const host = await home.guest();
    await host.goto(`${home.address}/t/${made.id}#${made.seats[0]!.secret}`);
    await host.getByRole("heading", { name: "Invite" }).waitFor();
    await shoot(host, "lobby");

    const friend = await home.guest({ theme: "dark" });
    const received: string[] = [];
    friend.on("response", (response) => {
      if (response.url().includes("/api/")) void response.text().then((text) => received.push(text), () => received.push(""));
    });
    friend.on("websocket", (socket) => socket.on("framereceived", (frame) => received.push(String(frame.payload))));
    await friend.goto(`${home.address}/t/${made.id}`);
    await friend.getByRole("button", { name: "Sit down as Sun" }).click();
    await friend.locator("#bar-title").waitFor();
    await host.locator("#bar-title").waitFor();
    expect(friend.url()).not.toContain("#");

    // The Agents that only the North has, by name, as the host sees them in the hand.
    const hand = await host.getByRole("group", { name: "Hand" }).getByRole("button").evaluateAll((cards) => cards.map((one) => one.querySelector("b")?.textContent ?? ""));
    expect(hand.filter((name) => name !== "")).toHaveLength(5);
    for (let turn = 0; turn < 10; turn++) {
      const active = await toMove(host, friend);
      await decide(active, turn % 2 === 1);
    }
    await shoot(friend, "four-lands-online");

    const everybody = JSON.stringify(await home.ask("GET", `/tables/${made.id}/position?lang=en`));
    const { entries } = await home.ask<{ entries: { name: string; set: string }[] }>("GET", "/library/four_lands?lang=en");
    const norths = entries.filter((entry) => entry.set === "north").map((entry) => entry.name); // nobody else has these
    const secrets = hand.filter((name) => norths.includes(name) && !everybody.includes(name));
    expect(secrets.length).toBeGreaterThan(0);
    const positions = received.filter((text) => text.includes('"things"') || text.includes('"patch"'));
    expect(positions.length).toBeGreaterThan(5);
    const shown = await friend.content();
    for (const name of secrets) {
      expect(shown).not.toContain(name);
      for (const text of positions) expect(text).not.toContain(name);
    }
    for (const text of received) expect(text).not.toContain(made.seats[0]!.secret!);

    const watcher = await home.guest();
    await watcher.goto(`${home.address}/t/${made.id}`);
    await watcher.getByText("You are watching.").waitFor();
    expect(await watcher.locator("button[data-act]").count()).toBe(0);
    const seen = await watcher.content();
    for (const name of secrets) expect(seen).not.toContain(name);
  });
});

async function toMove(...pages: Page[]): Promise<Page> {
  const ready = pages.map((page) => primary(page).or(sheet(page)).or(choices(page)).or(things(page)).first().waitFor({ timeout: 60_000 }).then(() => page));
  for (const one of ready) one.catch(() => undefined); // the other one waits for its turn
  return Promise.race(ready);
}

interface Asked { to_act: number; sequence: number; view: { phase: string; party: Record<string, Record<string, { field: string }>>; seat: Record<string, { ap: number }> }; actions: { notation: string; label: string }[] }

/** A table at which North, with one Party, may move. */
async function onTheMove(): Promise<{ made: Made; look: () => Promise<Asked> }> {
  const made = await home.make({ ...SEATS, seats: [{ player: "me", hero: "north" }, { player: "bot:random", hero: "sun" }] });
  const secret = made.seats[0]!.secret!;
  const look = () => home.ask<Asked>("GET", `/tables/${made.id}/position?lang=en`, undefined, secret);
  const mine = async (): Promise<Asked> => {
    const found = await look();
    expect(found.to_act).toBe(0);
    return found;
  };
  for (;;) {
    const { actions, sequence, view } = await vi.waitFor(mine, { timeout: 60_000, interval: 50 });
    if (view.phase === "movement" && actions.some((one) => one.notation.startsWith("move "))) return { made, look };
    const play = view.party["north"] ? undefined : actions.find((one) => /^play \w+ at /.test(one.notation));
    const rest = actions.find((one) => ["pass", "stop", "keep"].includes(one.notation));
    await home.ask("POST", `/tables/${made.id}/actions`, { notation: (play ?? rest ?? actions[0]!).notation, after: sequence, lang: "en" }, secret);
  }
}

describe("a Party on the map", () => {
  it("shows where it can go and for how much, and goes there by Enter or by a click", async () => {
    for (const byKey of [true, false]) {
      const { made, look } = await onTheMove();
      const before = await look();
      const move = before.actions.find((one) => one.notation.endsWith(" pay 1") === byKey && one.notation.startsWith("move "))!;
      const field = move.notation.replace(" pay 1", "").split(" > ").at(-1)!;
      const page = await home.guest();
      await sit(page, home, made);
      await page.locator('.map [data-thing="party:north.I@carried"]').click();
      const target = page.locator(`[data-thing="field:${field}"]`);
      expect(await page.locator(`[data-toll="${field}"]`).textContent()).toBe(byKey ? "1 AP" : "free");
      expect(await page.locator(".pop").count()).toBe(0);
      if (byKey) await target.focus();
      else await target.hover();
      await page.locator(".route .in").waitFor();
      if (byKey) await page.locator(".fl-aim").getByText(`1 AP, ${before.view.seat["0"]!.ap - 1} left`).waitFor();
      else await page.locator(".fl-aim").getByText("One field, free").waitFor();
      expect(await target.getAttribute("aria-label")).toContain(move.label);
      expect(await barriers(page)).toEqual([]);
      await shoot(page, byKey ? "four-lands-way" : "four-lands-way-near");
      await step(page, () => (byKey ? page.keyboard.press("Enter") : target.click()));
      const after = await look();
      expect(after.view.party["north"]!["I"]!.field).toBe(field);
      expect(after.view.seat["0"]!.ap).toBe(before.view.seat["0"]!.ap - (byKey ? 1 : 0));
    }
  });
});

describe("a host", () => {
  it("fills a free seat with a bot, and the game begins", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/new/four_lands?open=1`);
    await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();
    await page.getByRole("heading", { name: "Invite" }).waitFor();
    const other = await home.guest();
    await other.goto(home.address);
    await other.getByRole("region", { name: "Open tables" }).getByRole("link", { name: "Join" }).first().waitFor();
    await page.getByRole("button", { name: /^Bot for / }).last().click();
    await page.locator("#bar-title").waitFor();
  });

  it("gives the seat of somebody who left to a bot", async () => {
    const made = await home.make(SEATS);
    const friend = await home.guest();
    await friend.goto(`${home.address}/t/${made.id}`);
    await friend.getByRole("button", { name: "Sit down as Sun" }).click();
    await friend.locator("#bar-title").waitFor();
    await friend.getByRole("button", { name: "Table and settings" }).click();
    await friend.getByRole("button", { name: "Leave the seat" }).click();
    await friend.getByText("Your seat becomes free for somebody else.").waitFor();
    await friend.getByRole("button", { name: "Leave the seat" }).click();
    await friend.getByRole("heading", { name: "Start a game" }).waitFor();
    const card = await home.ask<{ seats: { player: string }[] }>("GET", `/tables/${made.id}?lang=en`);
    expect(card.seats[1]!.player).toBe("open");
    await home.ask("POST", `/tables/${made.id}/seats/1`, { player: "bot:random", lang: "en" }, made.host);
    const host = await home.guest();
    await host.goto(`${home.address}/t/${made.id}#${made.seats[0]!.secret}`);
    await asked(host);
  });
});

describe("two people at one screen", () => {
  it("hand it over behind a curtain, with nothing private on the page", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/new/four_lands`);
    await page.locator(".sr1").nth(1).click();
    await page.getByRole("radio", { name: "Someone here" }).click();
    await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();
    const show = page.getByRole("button", { name: /^Show the things of/ });
    await show.waitFor();
    expect(await page.locator("[data-thing]").count()).toBe(0);
    await shoot(page, "curtain");
    const first = await page.getByRole("heading", { level: 1 }).textContent();
    await show.click();
    await asked(page);
    let curtain = "";
    for (let i = 0; i < 40 && !curtain; i++) {
      await decide(page, false);
      await show.or(primary(page)).or(sheet(page)).or(choices(page)).or(things(page)).first().waitFor();
      if (await show.count()) curtain = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    }
    expect(curtain).toMatch(/^Pass to /);
    expect(curtain).not.toBe(first);
    expect(await page.locator("[data-thing]").count()).toBe(0);
    await show.click();
    await asked(page);
    expect(await page.locator("[data-thing]").count()).toBeGreaterThan(10);
  });
});
