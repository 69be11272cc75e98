import { expect, it } from "vitest";
import { glyphs, joined, line } from "./glyphs";

it("stats get their glyph in every language, physical needs no word", () => {
  const said = (text: string, lang: "en" | "pl" | "cs"): unknown[] =>
    glyphs(text, lang)
      .filter((one) => one.stat)
      .map((one) => [one.stat, one.text, one.element]);
  expect(said("Attack 2 (physical) or Block 2 (physical)", "en")).toEqual([
    ["attack", "Attack 2", null],
    ["block", "Block 2", null],
  ]);
  expect(said("Ranged Attack 3 (fire)", "en")).toEqual([["ranged", "Ranged Attack 3 (fire)", "fire"]]);
  expect(said("Atak fizyczny z dystansu 3", "pl")).toEqual([["ranged", "Atak z dystansu 3", null]]);
  expect(said("Atak oblężniczy zimnym ogniem 5; Ruch 2", "pl")).toEqual([
    ["siege", "Atak oblężniczy 5 (zimnym ogniem)", "cold_fire"],
    ["move", "Ruch 2", null],
  ]);
  expect(said("Obléhací útok 8 (ledový), nebo Vliv 4", "cs")).toEqual([
    ["siege", "Obléhací útok 8 (ledový)", "ice"],
    ["influence", "Vliv 4", null],
  ]);
});

it("no word of a text is lost", () => {
  const text = "Move 2; In combat this turn you may turn each unspent Move point into Attack 1";
  expect(
    glyphs(text, "en")
      .map((one) => one.text)
      .join(""),
  ).toBe(text);
});

it("on a card a word between two stats goes with the second", () => {
  const told = (text: string, lang: "en" | "pl" | "cs") => joined(glyphs(text, lang)).map((one) => [one.before, one.text]);
  expect(told("Attack 2 (physical) or Block 2 (physical)", "en")).toEqual([[undefined, "Attack 2"], ["or", "Block 2"]]);
  expect(told("Útok 2 (fyzický) nebo Blok 2 (fyzický)", "cs")).toEqual([[undefined, "Útok 2"], ["nebo", "Blok 2"]]);
  expect(told("Attack 2 (physical) or Take a wound and Attack 5 (physical)", "en")).toHaveLength(3);
});

it("a line tells the mana that its heading names", () => {
  expect(line("Strong, with red mana: Attack 4 (physical).", "en")).toEqual({
    head: "Strong, with red mana",
    mana: ["red"],
    text: "Attack 4 (physical)",
  });
  expect(line("Firestorm, at Night with red and black mana: Take a wound.", "en").mana).toEqual(["red", "black"]);
  expect(line("Wzmocnione działanie za zieloną manę: Ruch 4.", "pl").mana).toEqual(["green"]);
  expect(line("Za bílou manu: Vliv 4.", "cs").mana).toEqual(["white"]);
  expect(line("No heading here.", "en")).toEqual({ head: "", mana: [], text: "No heading here" });
});
