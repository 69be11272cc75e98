import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FACTIONS, groupOfUnit } from "../games/heroes3/pictures";

const read = (name: string): string => readFileSync(`art/heroes3/${name}`, "utf8");
const names = readdirSync("art/heroes3").filter((name) => name.endsWith(".svg"));
const drawings = names.map(read).join("");
const colours = (text: string, head: RegExp): string => head.exec(text)?.[1] ?? "";
/** Colours with a value of their own in the drawing, which others may set. */
const OWN = /^(h3-fire2?|h3-nf)$/;

it("every colour of the land and of the towns is there by day and in the dark theme", () => {
  const used = [...new Set([...drawings.matchAll(/var\(--((?:h3|di|su|sn|lv|rw)-?[\w-]*)/g)].map(([, name]) => name!))].filter((name) => !OWN.test(name));
  expect(used.length).toBeGreaterThan(30);
  const palette = read("pieces.css");
  for (const light of [/^:root\{([^}]*)\}/m, /^:root\[data-theme="dark"\]\{([^}]*)\}/m])
    expect(used.filter((name) => !colours(palette, light).includes(`--${name}:`))).toEqual([]);
});

it("the battlefield has a palette for every ground that is printed on a tile", () => {
  const used = [...new Set([...read("field.svg").matchAll(/var\(--(bf-[\w-]+)/g)].map(([, name]) => name!))];
  expect(used.length).toBe(8);
  const palette = read("field.css");
  const plain = colours(palette, /^:root\{([^}]*)\}/m);
  expect(used.filter((name) => !plain.includes(`--${name}:`))).toEqual([]);
  for (const ground of ["dirt", "subterranean"]) {
    const found = colours(palette, new RegExp(`^\\[data-ground="${ground}"\\]\\{([^}]*)\\}`, "m"));
    expect(used.filter((name) => name !== "bf-sun" && !found.includes(`--${name}:`)), ground).toEqual([]);
  }
});

it("a unit is drawn in the group that the page fetches for it", () => {
  for (const faction of [...FACTIONS, "neutral"]) {
    const units = [...read(`units_${faction}.svg`).matchAll(/<symbol id="h3-unit-([^"]+)"/g)].map(([, unit]) => unit!);
    expect(units.length).toBeGreaterThan(6);
    for (const unit of units) expect(groupOfUnit(unit), unit).toBe(`heroes3/units_${faction}`);
  }
});
