/** Players who come back: the key on another device, what others may be told, and records. */

import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers, house, KNOWN, shoot, sideways, sit, step } from "./table";

const home = house();

/** The link that makes another device the same player. */
async function linkOf(page: Page): Promise<string> {
  await page.goto(`${home.address}/me`);
  await page.getByText("Show the link").click();
  return page.getByLabel("Link to yourself").inputValue();
}

/** Sit down alone at a new table of Mage Knight: its address. */
async function begin(page: Page): Promise<string> {
  await page.goto(`${home.address}/new/mage_knight?scenario=first_reconnaissance`);
  await page.getByRole("button", { name: /^(Play .+ as |Open the table)/ }).click();
  await page.locator("#bar-title").waitFor();
  return page.url();
}

describe("a player", () => {
  it("goes on at another device by a link, which leaves no key in the address", async () => {
    const first = await home.guest();
    const table = await begin(first);
    const link = await linkOf(first);
    const second = await home.guest({ width: 390, height: 844, touch: true });
    await second.goto(link);
    await second.getByText("You are the same player here").waitFor();
    expect(second.url()).toBe(`${home.address}/me`);
    await second.getByRole("link", { name: "Take your turn" }).click();
    await step(second, () => second.getByRole("button", { name: /Early Bird/ }).tap());
    expect(second.url()).toBe(table);
  });

  it("renews the key and shuts out the device that has the old one, until it gets the new link", async () => {
    const first = await home.guest();
    await begin(first);
    const link = await linkOf(first);
    const second = await home.guest();
    await second.goto(link);
    await second.getByText("You are the same player here").waitFor();
    await first.getByRole("button", { name: /^Renew/ }).click();
    await first.getByRole("button", { name: "Renew", exact: true }).click();
    await first.getByText("The key is new.").waitFor();
    await second.goto(home.address);
    await second.getByRole("heading", { name: "This server does not know your player key" }).waitFor();
    expect(await barriers(second)).toEqual([]);
    await second.getByLabel("Link from a device where you are still known").fill(await linkOf(first));
    await second.getByRole("button", { name: "Use this link" }).click();
    await second.getByText("your move").waitFor();
  });

  it("deletes what the server knows: the seat becomes free, the browser forgets it", async () => {
    const page = await home.guest();
    const table = await begin(page);
    await page.goto(`${home.address}/me`);
    await page.getByRole("button", { name: /^Delete my data/ }).click();
    await page.getByRole("button", { name: "Delete my data", exact: true }).click();
    await page.getByText("Your data is deleted.").waitFor();
    const card = await home.ask<{ seats: { player: string }[] }>("GET", `/tables/${table.split("/").at(-1)}?lang=en`);
    expect(card.seats[0]!.player).toBe("open");
    await page.goto(home.address);
    await page.getByRole("heading", { name: "Start a game" }).waitFor();
    expect(await page.getByRole("heading", { name: "Go on" }).count()).toBe(0);
    await page.goto(`${home.address}/games`);
    await page.getByText("Nothing on the table yet.").waitFor();
  });
});

describe("with others at the table", () => {
  it("one gets one's own record, looks at it, and the full save when all agree", async () => {
    const seats = [{ player: "me", name: "Ela" }, { player: "open" }];
    const made = await home.make({ game: "four_lands", seed: "123456789012345678901234567890", seats });
    const joined = await home.ask<{ secret: string }>("POST", `/tables/${made.id}/join`, { seat: 1, name: "Ola", lang: "en" });
    const page = await home.guest();
    await sit(page, home, made);
    await page.getByRole("button", { name: "Table and settings" }).click();
    await page.getByText("Seed 123456789012345678901234567890").waitFor();
    await page.getByText("Hints are off at this table", { exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await shoot(page, "menu-with-others");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save my record" }).click()]);
    const file = home.file(download.suggestedFilename());
    await download.saveAs(file);
    expect(readFileSync(file, "utf8")).not.toContain("123456789012345678901234567890");
    await page.getByRole("button", { name: "Open the game for all" }).click();
    await page.getByText("Agreed: Ela. Missing: Ola.").waitFor();
    await home.ask("POST", `/tables/${made.id}/agree`, { agree: true }, joined.secret);
    await page.getByRole("button", { name: "Save as a file" }).waitFor();

    await page.goto(`${home.address}/record`);
    await page.getByLabel("Choose a record").last().setInputFiles(file);
    await expect.poll(() => page.getByRole("slider").getAttribute("aria-valuetext")).toContain("Step 0 of");
  });
});

describe("a record", () => {
  it("is looked at from the file alone; any other file is answered in one line", async () => {
    const made = await home.make(KNOWN);
    const secret = made.seats[0]!.secret!;
    const now = await home.ask<{ sequence: number; actions: { notation: string }[] }>("GET", `/tables/${made.id}/position?lang=en`, undefined, secret);
    await home.ask("POST", `/tables/${made.id}/actions`, { notation: now.actions[0]!.notation, after: now.sequence, lang: "en" }, secret);
    const at = (n: number) => home.ask<object>("GET", `/tables/${made.id}/position?lang=en&at=${n}`, undefined, secret);
    const positions = [await at(0), [{ op: "replace", path: "", value: await at(1) }]];
    const record = { hexfarer: "record", format: 1, game: "mage_knight", edition: "base", scenario: "first_reconnaissance", seat: 0, lang: "en", table: made.id, positions };
    writeFileSync(home.file("mine.record.json"), JSON.stringify(record));
    writeFileSync(home.file("shopping.txt"), "bread\nmilk\n");

    const page = await home.guest();
    await page.goto(`${home.address}/record`);
    await page.getByLabel("Choose a record").last().setInputFiles(home.file("shopping.txt"));
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("This is not a record.");
    await page.getByLabel("Choose a record").last().setInputFiles(home.file("mine.record.json"));
    await expect.poll(() => page.getByRole("slider").getAttribute("aria-valuetext")).toContain("Step 0 of 1");
    await page.locator("body").press("End");
    await expect.poll(() => page.getByRole("slider").getAttribute("aria-valuetext")).toContain("Step 1 of 1");
    expect(await barriers(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.goto(home.address);
    await page.getByLabel("Open a save or a situation").last().setInputFiles(home.file("mine.record.json"));
    await page.getByRole("slider").waitFor();
    expect(new URL(page.url()).pathname).toBe("/record");
  });
});
