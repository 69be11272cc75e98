import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
// @ts-expect-error a plain script
import { all, rounded } from "./build.mjs";
import euthia from "./euthia";
import fourLands from "./four_lands";
import heroes3 from "./heroes3";
import mageKnight from "./mage_knight";
import shared from "./shared";

it("the icon files are what the script writes", () => {
  for (const [file, text] of all() as [string, string][]) expect(readFileSync(file, "utf8") === text, file).toBe(true);
});

it("rounding keeps numbers apart", () => {
  expect(rounded("M1.97.37-.03 4.96.5")).toBe("M2 .4 0 5 .5");
  expect(rounded("m256 23.57l-16.1 48.86h32.2z")).toBe("m256 23.6l-16.1 48.9h32.2z");
});

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? readFileSync(join(folder, entry.name), "utf8") : ""))
    .join("\n");
}

it("every icon that a component names is there", () => {
  const known = new Set([shared, mageKnight, fourLands, heroes3, euthia].flatMap((set) => Object.keys(set)));
  const named = [...sources("src").matchAll(/<Icon name="([\w-]+)"/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it("no icon of the page or of Mage Knight is written for nothing", () => {
  // What the engine names itself: the sites of the map and the heroes. Enemies, units and cards are drawings.
  const texts = "../src/hexfarer/text/en";
  const files = readdirSync(texts).filter((file) => file.startsWith("mage_knight"));
  const given = files.flatMap((file) => [...readFileSync(join(texts, file), "utf8").matchAll(/^mk-(?:site|hero)-([a-z_]+) =/gm)].map(([, id]) => id!));
  const page = ["pages", "parts", "table", "games"].map((folder) => sources(`src/${folder}`)).join("\n");
  const said = new Set([...page.matchAll(/["`](\w+)["`]/g)].map(([, word]) => word!));
  expect(Object.keys({ ...shared, ...mageKnight }).filter((name) => !said.has(name) && !given.includes(name))).toEqual([]);
});
