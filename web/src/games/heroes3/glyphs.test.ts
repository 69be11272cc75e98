import { describe, expect, it } from "vitest";
import { folded, kindLine, wayOf } from "./glyphs";

const ARROW = [
  "Basic spell, school: any one.",
  "With power 0 (activation): a unit of your choice takes 1 damage.",
  "With power 1 (activation): a unit of your choice takes 2 damage.",
  "With power 2 (activation): a unit of your choice takes 3 damage.",
  "Effect (together with a spell): your spell gets power +1.",
];

describe("the lines of a card", () => {
  it("are read as head, moment and text", () => {
    expect(wayOf("Efekt mistrzowski (mapa): zyskujesz 6 złota.")).toEqual({
      head: "Efekt mistrzowski",
      when: "mapa",
      text: "zyskujesz 6 złota",
    });
    expect(wayOf("Kind: minor artifact.")).toBeNull();
  });

  it("become one where only numbers differ", () => {
    expect(folded(ARROW)).toEqual([
      { head: "With power 0/1/2", when: "activation", text: "a unit of your choice takes 1/2/3 damage" },
      { head: "Effect", when: "together with a spell", text: "your spell gets power +1" },
    ]);
  });

  it("stay apart where the ways differ, and where they only look alike", () => {
    const ways = ["Basic effect (instant): you gain 3 gold.", "Expert effect (instant): you gain 6 gold."];
    expect(folded(ways).map((way) => way.text)).toEqual(["you gain 3 gold", "you gain 6 gold"]);
    const two = ["Effect (instant): you draw 1 card.", "Effect (instant): you draw 2 cards."];
    expect(folded(two)).toHaveLength(2);
  });

  it("tell the kind of the card", () => {
    expect(kindLine(ARROW)).toBe("Basic spell, school: any one");
    expect(kindLine(ARROW.slice(1))).toBe("");
  });
});
