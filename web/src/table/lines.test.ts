import { expect, it } from "vitest";
import type { StepOut } from "../api/types";
import { current, kept, reversible } from "./lines";
import { position } from "./testing";

function step(number: number, more: Partial<StepOut> = {}): StepOut {
  return {
    number,
    seat: 0,
    notation: `step ${number}`,
    label: "",
    things: [],
    final: false,
    barrier: null,
    undone: false,
    told: [],
    forced: [],
    ...more,
  };
}

const history = [step(1, { final: true }), step(2), step(3), step(4, { undone: true })];

it("the reversible part is what is neither final nor undone", () => {
  expect(reversible(position({ history, at: 3 }))).toEqual({ base: 1, steps: ["step 2", "step 3"] });
  expect(reversible(position({ history: [step(1, { final: true })], at: 1 }))).toEqual({ base: 1, steps: [] });
});

it("lines get letters; the same steps are kept once, none are no line", () => {
  const first = kept([], position({ history, at: 3 }), 4);
  expect(first.map((line) => [line.name, line.cards])).toEqual([["A", 4]]);
  expect(kept(first, position({ history, at: 3 }), 4)).toHaveLength(1);
  const second = kept(first, position({ history: [step(1, { final: true }), step(2)], at: 2 }), 5);
  expect(second.map((line) => line.name)).toEqual(["A", "B"]);
  expect(kept([], position({ history: [], at: 0 }), 5)).toEqual([]);
});

it("a line is gone when its start is no longer reversible", () => {
  const some = kept([], position({ history, at: 3 }), 4);
  expect(current(some, position({ history: [step(3, { final: true }), step(4)], at: 4 }))).toEqual([]);
});
