import { expect, it } from "vitest";
import { linked } from "./links";

const names = new Map([
  ["March", "card:march"],
  ["Marching Orders", "card:orders"],
  ["Ironclads", "foe:1"],
]);
const id = (word: string): string => `space:${word}`;

it("names of things in a sentence become links", () => {
  expect(linked("You played March against Ironclads.", names, null, id)).toEqual([
    { text: "You played ", id: null },
    { text: "March", id: "card:march" },
    { text: " against ", id: null },
    { text: "Ironclads", id: "foe:1" },
    { text: ".", id: null },
  ]);
});

it("longer names win, and parts of words are no names", () => {
  expect(linked("Marching Orders", names, null, id)).toEqual([{ text: "Marching Orders", id: "card:orders" }]);
  expect(linked("Marched", names, null, id)).toEqual([{ text: "Marched", id: null }]);
  expect(linked("zażMarch", names, null, id)).toEqual([{ text: "zażMarch", id: null }]);
});

it("places are found by how they are written", () => {
  expect(linked("to B3 (keep)", names, /[A-Z][0-6]/, id)[1]).toEqual({ text: "B3", id: "space:B3" });
  expect(linked("AB32", names, /[A-Z][0-6]/, id)).toEqual([{ text: "AB32", id: null }]);
});
