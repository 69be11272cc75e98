/** The drawn table of the Four Lands: how few clicks the usual things take, and what it tells before them. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { house, type Looks, type Made } from "./table";

const home = house();
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
interface Asked { to_act: number; sequence: number; view: { party: Record<string, Record<string, { field: string }>>; stack: { by: string; card?: string; passed?: string[] }[]; fight: { supported?: string[] } } }
interface Sat { page: Page; look: () => Promise<Asked> }

/** What is done in a situation after its beginning. */
function deeds(text: string): string[] {
  const program = `
import json, sys
from hexfarer.kernel import situation
steps = situation.read(sys.argv[1], "test")[0].do
print(json.dumps([one for step in steps for one in step.value["do"].split("; ")]))
`;
  return JSON.parse(execFileSync(join(ROOT, ".venv/bin/python"), ["-c", program, text], { encoding: "utf8" })) as string[];
}

/** North at a table of a situation with four sides, all of them held here. */
async function north(name: string, looks: Looks = {}): Promise<Sat> {
  const text = readFileSync(join(ROOT, `tests/e2e/${name}.yaml`), "utf8");
  const made = await home.ask<{ ok: boolean; message: string; table: Made }>("POST", "/situations", { text, lang: "en", players: [1, 2, 3, 4].map(() => ({ player: "me" })) });
  expect(made.ok, made.message).toBe(true);
  const { id, seats } = made.table;
  const look = (seat = 0) => home.ask<Asked>("GET", `/tables/${id}/position?lang=en`, undefined, seats[seat]!.secret!);
  let { to_act, sequence } = await look();
  for (const notation of deeds(text)) ({ to_act, sequence } = await home.ask<Asked>("POST", `/tables/${id}/actions`, { notation, after: sequence, lang: "en" }, seats[to_act]!.secret!));
  expect(to_act).toBe(0);
  const page = await home.guest(looks);
  await page.goto(`${home.address}/t/${id}#${seats[0]!.secret}`);
  await page.locator(".bar .do .btn").first().waitFor();
  return { page, look };
}

/** Counts each press of the mouse from now on. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const sum = { clicks: 0 };
    (window as unknown as { sum: typeof sum }).sum = sum;
    addEventListener("mousedown", () => (sum.clicks += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { sum: { clicks: number } }).sum.clicks);
}

describe("clicks", () => {
  it("a far move takes two, and the way, its price and what lies there are told before the second", async () => {
    const { page, look } = await north("four_lands_map");
    const clicks = await counted(page);
    await page.locator('.map [data-thing="party:north.II@carried"]').click();
    await page.locator('[data-thing="field:duskarrow"]').hover();
    const told = page.locator(".fl-aim");
    await told.getByText("North II covers 5 of 5").waitFor();
    await told.getByText("Three War stand for Intrigue.").waitFor();
    await told.getByText("2 fields, 1 AP, 2 left.").waitFor();
    await page.locator(".route .in").waitFor();
    await page.locator(".tot.pv").waitFor();
    await page.locator('[data-thing="field:duskarrow"]').click();
    await expect.poll(async () => (await look()).view.party["north"]!["II"]!.field).toBe("duskarrow");
    expect(await clicks()).toBe(2);
  });

  it("an answer takes one, and says before what it leads to", async () => {
    const { page, look } = await north("four_lands_answer");
    const clicks = await counted(page);
    await page.locator(".ans").getByText("If nobody stops it: Sun 3 → 4 VP.").waitFor();
    const counterspell = page.locator('.ans .card[data-result="stops"]').filter({ hasText: "Counterspell" });
    await counterspell.getByText("Stops it; the Task stays").waitFor();
    await page.locator(".ans").getByText("Jarl Hroald and Berserker Brunvar cannot").waitFor();
    await counterspell.click();
    await expect.poll(async () => (await look()).view.stack.map((item) => item.card ?? item.by)).toEqual(["sun", "counterspell"]);
    expect(await clicks()).toBe(1);
  });

  it("letting it happen takes one", async () => {
    const { page, look } = await north("four_lands_answer");
    const clicks = await counted(page);
    const before = (await look()).sequence;
    await page.locator('.ans .letgo[data-act="pass"]').click();
    await expect.poll(async () => (await look()).sequence).toBeGreaterThan(before);
    expect(await clicks()).toBe(1);
  });

  it("Magic in a fight takes one, and its sums and outcome stand there before", async () => {
    const { page, look } = await north("four_lands_fight");
    const clicks = await counted(page);
    await page.locator('.sup [data-act$=" defence 3"]').hover();
    const group = page.getByRole("region", { name: "Group 3" });
    await group.getByText("2 = 2").waitFor();
    await group.getByText("Mage of Cirth: stays").waitFor();
    await page.locator('.sup [data-act$=" defence 3"]').click();
    await expect.poll(async () => (await look()).view.fight.supported).toEqual(["north.II#3"]);
    expect(await clicks()).toBe(1);
  });
});
