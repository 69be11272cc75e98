// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
// @ts-expect-error a plain script
import { all } from "../../art/build.mjs";
import { art } from "./art.svelte";

const files = (readdirSync("art", { recursive: true }) as string[]).filter((name) => name.endsWith(".svg"));
const texts = new Map(files.map((name) => [name, readFileSync(join("art", name), "utf8")]));
const found = (pattern: RegExp) => [...texts.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));

it("the faces are what the script writes", () => {
  for (const [file, text] of all() as [string, string][]) expect(readFileSync(file, "utf8") === text, file).toBe(true);
});

it("every symbol has one name, and whatever it uses is there", () => {
  const names = found(/ id="([^"]+)"/g);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect([...found(/href="#([^"]+)"/g), ...found(/url\(#([^)]+)\)/g)].filter((name) => !names.includes(name))).toEqual([]);
});

it("every drawing is a picture of its own on the disk", () => {
  for (const [name, text] of texts) {
    const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(documentElement.querySelector("title")?.textContent, name).toMatch(/CC0|CC BY 3\.0/);
  }
});

it("land is coloured by its palette alone, which every light has", () => {
  const style = readFileSync("art/terrain.css", "utf8");
  const [day, dark, night] = style.split(/^:root.*\{$/m).slice(1) as [string, string, string];
  const lands = [...readFileSync("art/four_lands/land.css", "utf8").matchAll(/--([\w-]+):/g)].map(([, name]) => name!); // four_lands.test.ts
  const own = ["flag", "crystal", "crystal-2", "city-a", "city-b", "seat", "wax", "sail", "sd-north", "sd-storms", "sd-sun", "sd-south"];
  const used = [...new Set(found(/var\(--([\w-]+)/g))].filter((name) => !own.includes(name) && !lands.includes(name) && !/^(po|eu|die|h3|bf|di|su|sn|lv|rw)-|^(die|aura|face|orb|horse|horse-d|mane)$/.test(name)); // po-: portraits.test.ts, eu-: euthia.test.ts, h3- to rw-: heroes3.test.ts; a rider's colours fall back on its own
  expect(used.length).toBeGreaterThan(40);
  for (const light of [day, dark, night]) expect(used.filter((name) => !light.includes(`--${name}:`))).toEqual([]);
});

it("a group comes once it is needed, and only once", async () => {
  expect(art.has("chart")).toBe(false);
  art.need(["chart"]);
  art.need(["chart", "no such drawing"]);
  await vi.waitFor(() => expect(art.has("chart")).toBe(true));
  expect(document.querySelectorAll("#chart-1")).toHaveLength(1);
  expect(document.querySelector(".sprite")?.getAttribute("aria-hidden")).toBe("true");
  expect(document.querySelector(".sprite title")).toBeNull();
  expect(art.has("no such drawing")).toBe(false);
  art.need(["terrain"]);
  await vi.waitFor(() => expect(art.has("terrain")).toBe(true));
  expect(document.head.textContent).toContain(`[data-time="night"]`);
});
