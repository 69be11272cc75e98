/** Every card, tactic, skill and unit has its picture, and every picture is in the file. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { glyphOf, portraitOf } from "./pictures";

const FACES = readdirSync("art/faces").map((file) => `faces/${file.replace(".svg", "")}`);
const drawn = new Set([...["cards", "pieces", "heroes", "sites", ...FACES].map((group) => readFileSync(`art/${group}.svg`, "utf8")).join("").matchAll(/<symbol id="([^"]+)"/g)].map((one) => one[1]!));
const texts = "../src/hexfarer/text/en";
const names = readdirSync(texts)
  .filter((file) => file.startsWith("mage_knight"))
  .map((file) => readFileSync(`${texts}/${file}`, "utf8"))
  .join("\n");
const named = (kind: string): string[] =>
  [...names.matchAll(new RegExp(`^mk-${kind}-([a-z_]+) =`, "gm"))].map((one) => one[1]!).filter((id) => id !== "unknown");

describe("pictures", () => {
  it.each(["card", "tactic", "skill"])("there is one for every %s", (kind) => {
    const all = named(kind);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((id) => !drawn.has(glyphOf(id) ?? ""))).toEqual([]);
  });
  it("there is a portrait of every unit", () => {
    const all = named("unit");
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter((id) => !drawn.has(portraitOf(id)))).toEqual([]);
  });
  it("there is a face of every enemy, and a sign for everything that one can", () => {
    const all = named("enemy");
    expect(all.length).toBeGreaterThan(70);
    expect(all.filter((id) => !drawn.has(`face-${id}`))).toEqual([]);
    const page = readFileSync(`${texts}/web_table.ftl`, "utf8");
    const traits = [...page.matchAll(/^table-mk-has-(?:ability|resistance)-(\w+) =/gm)].map((one) => one[1]!);
    expect(traits.length).toBe(16);
    expect(traits.filter((id) => !drawn.has(`pip-${id}`))).toEqual([]);
  });
  it("there is a building for every site, but where only enemies stand", () => {
    const sites = named("site").filter((id) => !["city", "marauding_orcs", "draconum"].includes(id));
    expect(sites.length).toBeGreaterThan(15);
    expect(sites.filter((id) => !drawn.has(`site-${id.replace("secret_", "")}`))).toEqual([]);
    expect(named("city").filter((id) => !drawn.has(`site-city-${id}`))).toEqual([]);
  });
  it("there is a figure of every hero, and a die of every colour", () => {
    const heroes = named("hero").filter((id) => id !== "dummy");
    expect(heroes.length).toBe(7);
    expect(heroes.filter((id) => !drawn.has(`hero-${id}`) || !drawn.has(`bust-${id}`))).toEqual([]);
    expect(["red", "blue", "green", "white", "gold", "black"].filter((colour) => !drawn.has(`die-${colour}`))).toEqual([]);
  });
  it("there is a bust of every hero, and every mana and crystal", () => {
    const wanted = ["arythea", "goldyx", "norowas", "tovak", "wolfhawk", "krang", "braevalar"].map((hero) => `bust-${hero}`);
    for (const colour of ["red", "blue", "green", "white"]) wanted.push(`crystal-${colour}`, `mana-${colour}`);
    expect([...wanted, "mana-gold", "mana-black"].filter((id) => !drawn.has(id))).toEqual([]);
  });
});
