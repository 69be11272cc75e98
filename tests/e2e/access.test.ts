/** Nobody is shut out: the pages and the tables in both themes, and on a phone. */

import { describe, expect, it } from "vitest";
import { ALL, barriers, finished, house, KNOWN, shoot, sideways, sit, some, step } from "./table";

const home = house();

const PAGES = ["/", "/new/mage_knight", "/new/four_lands", "/rules/four_lands", "/library/four_lands", "/puzzles", "/situation", "/games", "/stats", "/me", "/record", "/settings", "/about", "/nothing-here"];
// Unless all are asked for, every other page is looked at on a large window, and the rest on a phone.
const LARGE = PAGES.filter((_, number) => ALL || number % 2 === 0);
const SMALL = PAGES.filter((_, number) => ALL || number % 2 === 1);

describe.each(some(["dark", "light"] as const))("in the %s theme", (theme) => {
  it("nobody is shut out of the pages", async () => {
    const page = await home.guest({ theme });
    for (const path of LARGE) {
      await page.goto(home.address + path, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await barriers(page), path).toEqual([]);
      await shoot(page, `page${path.replaceAll("/", "-")}-${theme}`);
    }
  });

  it("nobody is shut out of the table, a card opened in place, a refusal, the replay and the end", async () => {
    const page = await home.guest({ theme });
    await sit(page, home, await home.make(KNOWN));
    expect(await barriers(page)).toEqual([]);
    await step(page, () => page.getByRole("button", { name: /Early Bird/ }).click());
    await page.getByRole("heading", { name: "Your turn, Arythea" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: /plains, A2\b/ }).click();
    await page.locator(".pop.stop").waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /\bStamina\b/ }).click();
    await page.locator(".acts").waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Table and settings" }).click();
    expect(await barriers(page)).toEqual([]);

    const over = await finished(home);
    await sit(page, home, over);
    await page.getByRole("heading", { name: "The end" }).waitFor();
    await page.getByRole("row", { name: /Together/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `end-${theme}`);
    await page.goto(`${home.address}/t/${over.id}/replay?at=20`);
    await page.getByRole("slider").waitFor();
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `replay-${theme}`);
  });

  it("nobody is shut out of the Four Lands", async () => {
    const page = await home.guest({ theme });
    await sit(page, home, await home.make({ game: "four_lands", seed: 3, seats: [{ player: "me" }, { player: "bot:random" }] }));
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `four-lands-${theme}`);
  });
});

describe("on a phone", () => {
  it.each(some(["pl", "en", "cs"] as const))("no page scrolls sideways or shuts anybody out in %s", async (lang) => {
    const page = await home.guest({ width: 390, height: 844, touch: true, lang, theme: "dark" });
    for (const path of PAGES) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(home.address + path, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await sideways(page), path).toBe(0);
      if (lang !== "en" && SMALL.includes(path)) expect(await barriers(page), path).toEqual([]);
      if (lang === "pl") await shoot(page, `phone${path.replaceAll("/", "-")}`);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await sideways(page), `${path}, 320 pixels`).toBe(0);
    }
  });

  it("a turn of Mage Knight is played by touch", async () => {
    const page = await home.guest({ width: 390, height: 844, touch: true });
    await sit(page, home, await home.make(KNOWN));
    await shoot(page, "phone-tactics");
    await step(page, () => page.getByRole("button", { name: /Early Bird/ }).tap());
    await page.getByRole("heading", { name: "Your turn, Arythea" }).waitFor();
    await shoot(page, "phone-turn");
    await page.getByRole("button", { name: /\bStamina\b/ }).tap();
    await step(page, () => page.locator(".acts").getByRole("button", { name: /Move 2/ }).first().tap());
    await shoot(page, "phone-move");
    const plains = page.getByRole("button", { name: /plains, A2\b/ });
    await plains.tap(); // it tells of itself first
    await page.locator(".pop.facts").waitFor();
    await step(page, () => plains.tap());
    await page.getByRole("button", { name: /plains, A2\b.*you/ }).waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await step(page, () => page.getByRole("region", { name: "Decision" }).getByRole("button", { name: /End( your)? turn/ }).tap());
  });
});
