import { expect, it } from "vitest";
import type { ActionOut } from "../../api/types";
import { action } from "../../table/testing";
import { cheapest, helpsOf } from "./plan";

const totals = [{ key: "mk-total-block", name: "Block", value: 0, need: 6 }];

function adds(notation: string, things: string[], value: number, more: Partial<ActionOut> = {}): ActionOut {
  return action(notation, things, { preview: { totals: [{ ...totals[0]!, value }], marks: [] }, ...more });
}

const hand = [
  adds("sideways march block", ["card:march"], 1),
  adds("play rage", ["card:rage"], 2),
  adds("power determination", ["card:determination"], 5),
  adds("activate 1", ["unit:1"], 8),
  action("crystal red", [], { preview: { totals, marks: [] } }),
];
const once = (): number => 1;
const names = (line: ReturnType<typeof cheapest>): string[] => line!.helps.map((help) => help.action.notation);

it("what ends it comes first, then what adds most; what adds nothing is left out", () => {
  expect(helpsOf(totals, hand).map(({ action: { notation }, ends }) => [notation, ends])).toEqual([
    ["activate 1", true],
    ["power determination", false],
    ["play rage", false],
    ["sideways march block", false],
  ]);
});

it("of several that end it the one with the least left over comes first", () => {
  const both = [adds("play a", ["card:a"], 9), adds("play b", ["card:b"], 6)];
  expect(helpsOf(totals, both).map((help) => help.action.notation)).toEqual(["play b", "play a"]);
});

it("nothing helps once it is complete, and what reveals is nobody's plan", () => {
  expect(helpsOf([{ ...totals[0]!, value: 6 }], [adds("play rage", ["card:rage"], 8)])).toEqual([]);
  expect(helpsOf(totals, [adds("draw", ["card:a"], 6, { reveals: true })])).toEqual([]);
});

it("takes the fewest cards, then those with the least left over", () => {
  expect(names(cheapest(helpsOf(totals, hand), once))).toEqual(["activate 1"]);
  const cards = hand.filter((one) => one.notation !== "activate 1");
  const line = cheapest(helpsOf(totals, cards), once)!;
  expect(names(line)).toEqual(["power determination", "sideways march block"]);
  expect([line.value, line.need, line.complete]).toEqual([6, 6, true]);
});

it("of equal ways it keeps the card that could do more", () => {
  const five = [{ ...totals[0]!, value: 5 }];
  const ways = [adds("sideways rage block", ["card:rage"], 6), adds("play rage", ["card:rage"], 7), adds("sideways march block", ["card:march"], 6)];
  expect(names(cheapest(helpsOf(five, ways), once))).toEqual(["sideways march block"]);
});

it("plays no card twice, unless two of it are there", () => {
  const march = [adds("sideways march block", ["card:march"], 3), adds("play march", ["card:march"], 3)];
  expect(cheapest(helpsOf(totals, march), once)!.complete).toBe(false);
  expect(cheapest(helpsOf(totals, march), () => 2)!.complete).toBe(true);
});

it("says how far the hand reaches if it is not enough", () => {
  const weak = [adds("sideways march block", ["card:march"], 1), adds("play rage", ["card:rage"], 2), adds("sideways rage block", ["card:rage"], 1)];
  const line = cheapest(helpsOf(totals, weak), once)!;
  expect([line.value, line.complete]).toEqual([3, false]);
  expect(cheapest([], once)).toBeNull();
});
