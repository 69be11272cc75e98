/** The pages around the table: files in and out, the libraries, the replay. */

import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { barriers, finished, house, shoot, sit, step, things } from "./table";

const home = house();

describe("files", () => {
  it("take a game out and in again, at the same step", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/new/mage_knight?scenario=first_reconnaissance`);
    await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();
    await step(page, () => page.getByRole("button", { name: /Early Bird/ }).click());
    await page.getByRole("button", { name: "Table and settings" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
    const file = home.file("game.save");
    await download.saveAs(file);
    expect(readFileSync(file, "utf8")).toContain("mage_knight");
    const before = await things(page);

    const other = await home.guest();
    await other.goto(home.address);
    await other.getByLabel("Open a save or a situation").last().setInputFiles(file);
    await other.getByRole("heading", { name: /^Your turn/ }).waitFor();
    expect(await things(other)).toBe(before);
  });

  it("that are no saves are answered with what is wrong", async () => {
    const page = await home.guest();
    await page.goto(home.address);
    const file = home.file("shopping.txt");
    writeFileSync(file, "bread\nmilk\n");
    await page.getByLabel("Open a save or a situation").last().setInputFiles(file);
    expect(await page.getByRole("alert").textContent()).not.toBe("");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("of situations are checked and played", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/situation`);
    const text = readFileSync(new URL("./swift.yaml", import.meta.url), "utf8");
    await page.getByLabel("Text of the situation").fill(text);
    await page.getByRole("button", { name: "Check it" }).click();
    await page.getByText("Everything holds.").waitFor();
    await page.getByLabel("Text of the situation").fill(text.replace("game: mage_knight", "game: mage_knigth"));
    await page.getByRole("button", { name: "Check it" }).click();
    await page.getByText(/mage_knight/).last().waitFor();
    await page.getByLabel("Text of the situation").fill(text);
    await page.getByRole("button", { name: "Sit down at it" }).click();
    await page.locator("#bar-title").waitFor();
    await shoot(page, "situation-table");
    expect(await barriers(page)).toEqual([]);
  });
});

describe("reading", () => {
  it("a rule is found by its address, by words, and by a near word", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/rules/mage_knight#MK-MOVE-07`);
    await page.locator("#MK-MOVE-07.here").waitFor();
    await page.getByRole("searchbox").fill("rampaging provoke");
    await page.locator("#MK-MOVE-07").waitFor({ state: "detached" });
    expect(await page.locator(".rule").count()).toBeGreaterThan(0);
    await page.getByRole("searchbox").fill("MK-MOVE-777");
    await page.getByRole("button", { name: "MK-MOVE-07" }).or(page.getByRole("button", { name: /^MK-MOVE/ })).first().waitFor();
  });

  it("the library is filtered by kind and word, and speaks the chosen language", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/library/mage_knight`);
    await page.getByRole("heading", { name: "Rage", exact: true }).waitFor();
    await page.getByLabel("Kind").selectOption("Spell");
    await page.getByRole("heading", { name: "Rage", exact: true }).waitFor({ state: "detached" });
    await page.getByRole("radio", { name: "Polski" }).click();
    await page.getByRole("heading", { name: "Biblioteka" }).waitFor();
    expect(await page.locator(".entry").count()).toBeGreaterThan(10);
  });

  it("a table that is not there says so and leads home", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/t/nosuchtable`);
    await page.getByRole("alert").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await page.getByRole("heading", { name: "Start a game" }).waitFor();
  });
});

describe("a replay", () => {
  it("goes anywhere, plays, is shared by its address, and branches", async () => {
    const over = await finished(home);
    const page = await home.guest();
    await sit(page, home, over);
    await page.goto(`${home.address}/t/${over.id}/replay?at=10`);
    const slider = page.getByRole("slider");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toContain("Step 10 of");
    await page.locator("body").press("ArrowRight");
    await expect.poll(() => new URL(page.url()).search).toBe("?at=11");
    await page.locator("body").press("Control+ArrowRight");
    await expect.poll(() => page.getByText(/round 2 of/).count()).toBe(1);
    await page.getByRole("button", { name: "Play 16×" }).click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.getByRole("button", { name: "Play 16×" }).waitFor(); // it came to the end
    const shared = await home.guest();
    await shared.goto(`${home.address}/t/${over.id}/replay?at=10`);
    await expect.poll(() => shared.getByRole("slider").getAttribute("aria-valuetext")).toContain("Step 10 of");
    await page.locator("body").press("Home");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toContain("Step 0 of");
    await page.getByRole("button", { name: "Play from here" }).click();
    await page.getByRole("heading", { name: "Your tactic, Arythea", level: 1 }).waitFor();
  });
});

describe("without a mouse", () => {
  it("one skips to the content, and a new page takes the focus", async () => {
    const page = await home.guest();
    await page.goto(home.address);
    await page.getByRole("heading", { name: "Start a game" }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("content");
    expect(new URL(page.url()).hash).toBe("");
    await page.getByRole("link", { name: "Library" }).first().press("Enter");
    await page.getByRole("heading", { name: "Library", level: 1 }).waitFor();
    expect(await focused()).toBe("content");
    await page.getByRole("radio", { name: "English" }).press("ArrowRight");
    await page.getByRole("heading", { name: "Biblioteka", level: 1 }).waitFor();
  });
});

describe("home", () => {
  it("puts the game that waits for you first and opens it with Enter", async () => {
    const page = await home.guest();
    await page.goto(`${home.address}/new/mage_knight?scenario=first_reconnaissance`);
    await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();
    await page.locator("#bar-title").waitFor();
    const table = page.url();
    await page.goto(home.address);
    await page.getByText("your move").waitFor();
    await shoot(page, "home-your-move");
    await page.keyboard.press("Enter");
    await page.locator("#bar-title").waitFor();
    expect(page.url()).toBe(table);
    await expect.poll(() => page.title()).toContain("your move");
  });
});
