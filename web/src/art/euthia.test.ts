import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const palette = readFileSync("art/euthia/land.css", "utf8");
const drawings = readdirSync("art/euthia")
  .filter((name) => name.endsWith(".svg"))
  .map((name) => readFileSync(`art/euthia/${name}`, "utf8"))
  .join("");
const CHAPTERS = [1, 2, 3, 4, 5];
/** Colours that one drawing gets from who shows it. */
const GIVEN = ["eu-seat"];

it("every colour of the land is there for each chapter, by day and in the dark theme", () => {
  const used = [...new Set([...drawings.matchAll(/var\(--(eu-[\w-]+)/g)].map(([, name]) => name!))].filter((name) => !GIVEN.includes(name));
  expect(used.length).toBeGreaterThan(20);
  const common = palette.split("\n").filter((line) => line.startsWith(":root")).join("");
  for (const chapter of CHAPTERS) {
    for (const theme of ["", '\\[data-theme="dark"\\] ']) {
      const [, colours = ""] = new RegExp(`^${theme}\\.eu-c${chapter}\\{([^}]*)\\}`, "m").exec(palette) ?? [];
      expect(used.filter((name) => !`${colours}${common}`.includes(`--${name}:`)), `${theme}${chapter}`).toEqual([]);
    }
  }
});

it("every chapter has three grounds, and Heroes, Monsters and Elites have faces", () => {
  const drawn = new Set([...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  for (const chapter of CHAPTERS) for (const variant of ["a", "b", "c"]) expect(drawn).toContain(`eu-land-${chapter}${variant}`);
  for (const hero of ["dral", "keleia", "ael", "maeldur", "skoldur", "taesiri"])
    for (const kind of ["hero", "bust", "sign"]) expect(drawn).toContain(`eu-${kind}-${hero}`);
  expect([...drawn].filter((id) => id!.startsWith("eu-face-"))).toHaveLength(60);
});
