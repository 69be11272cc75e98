/** Mage Knight at the table: turns by mouse and by keyboard, undo, why not, reload, languages. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { house, KNOWN, shoot, sit, step, things } from "./table";

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
    await page.getByRole("link", { name: "Learn Mage Knight" }).click();
    await page.getByLabel("Who seat 1 is").selectOption("Arythea");
    await page.getByText("Name, seed, lobby").click();
    await page.getByLabel("Seed", { exact: true }).fill("12220");
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("#bar-title").waitFor();
    await shoot(page, "mage-knight-tactics");
    await choose(page, "Early Bird");
    await shoot(page, "mage-knight-turn");
    await play(page, "Stamina", /Move 2/);
    await expect.poll(() => total(page).textContent()).toContain("2");
    await shoot(page, "mage-knight-move");
    const plains = page.getByRole("button", { name: /plains, A2\b/ });
    await step(page, () => plains.click());
    await page.getByRole("button", { name: /plains, A2\b.*you/ }).waitFor();
    await step(page, () => bar(page).getByRole("button", { name: /End your turn/ }).click());
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
    await step(page, () => page.getByRole("button", { name: /plains, A2\b/ }).click());
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
    await bar(page).getByRole("heading", { name: "Your turn, Arythea" }).waitFor();
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
    await step(page, () => page.getByRole("button", { name: /plains, A2\b/ }).click());
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
    await page.getByRole("heading", { name: /Twoja tura/ }).waitFor();
    await page.locator(".log, [data-zone=log]").getByText(/bierze taktykę/).first().waitFor();
    await shoot(page, "mage-knight-polish");
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
    await page.getByRole("radio", { name: "Čeština" }).click();
    await page.getByRole("heading", { name: /tah/i }).first().waitFor();
    await shoot(page, "mage-knight-czech");
    expect(page.url()).toBe(address);
  });
});
