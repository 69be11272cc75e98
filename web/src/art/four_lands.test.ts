import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const drawings = [...readdirSync("art/four_lands").map((name) => `four_lands/${name}`), "sites.svg"]
  .filter((name) => name.endsWith(".svg"))
  .map((name) => readFileSync(`art/${name}`, "utf8"))
  .join("");
/** Colours that one drawing gets from who shows it, or from the side (style.css). */
const GIVEN = ["seat", "wax", "sail", "sd-north", "sd-storms", "sd-sun", "sd-south"];
const used = [...new Set([...drawings.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!))].filter((name) => !GIVEN.includes(name));
const [land, terrain] = ["four_lands/land.css", "terrain.css"].map((name) => readFileSync(`art/${name}`, "utf8")) as [string, string];

/** What a palette sets by day, or in the dark theme. */
function set(palette: string, dark: boolean): Set<string> {
  const blocks = [...palette.matchAll(/^:root(\[data-theme="dark"\])? ?\{([^}]*)\}/gm)].filter(([, theme]) => Boolean(theme) === dark);
  return new Set(blocks.flatMap(([, , body]) => [...body!.matchAll(/--([\w-]+):/g)].map(([, name]) => name!)));
}

it("every colour of the island has a value by day and in the dark theme", () => {
  expect(used.length).toBeGreaterThan(60);
  for (const dark of [false, true]) {
    const there = new Set([...set(land, dark), ...set(terrain, dark)]);
    expect(used.filter((name) => !there.has(name) && !/^(flag|crystal(-2)?|city-[ab])$/.test(name)), dark ? "dark" : "day").toEqual([]);
  }
  expect([...set(land, false)].filter((name) => set(terrain, false).has(name))).toEqual([]); // one name, one colour
});

it("every side has its emblem, hoods, faces and ground", () => {
  for (const side of ["north", "storms", "sun", "south"])
    for (const kind of ["em", "bust", "hd", "fg", "ag-bg"]) expect(drawings).toContain(`<symbol id="${kind}-${side}"`);
});
