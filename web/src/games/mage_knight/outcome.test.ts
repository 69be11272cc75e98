// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Position, StepOut } from "../../api/types";
import { fameOf, levelOf, outcomeOf } from "./outcome";
import { blockPhase, mapTurn } from "./testing";

function after(seat: object, notation: string, at: number): Position {
  const made = mapTurn({ at, history: [{ notation, undone: false } as StepOut] });
  const view = made.view as unknown as { seat: Record<string, object> };
  return { ...made, view: { ...view, combat: {}, seat: { 0: { ...view.seat["0"], ...seat } } } };
}

function last(combat: object): Position {
  const made = blockPhase();
  const view = made.view as unknown as { combat: object };
  return { ...made, at: 5, view: { ...view, combat: { ...view.combat, blocking: 0, ...combat } } as unknown as Position["view"] };
}
const first = { ...mapTurn(), at: 1 };

it("levels begin at one less than a square", () => {
  expect([fameOf(1), fameOf(2), fameOf(3), fameOf(4)]).toEqual([0, 3, 8, 15]);
  expect([0, 2, 3, 7, 8, 14, 15, 200].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 10]);
});

it("tells fame, level, reputation, wounds and what is left in the hand", () => {
  const now = after({ fame: 9, reputation: 1, hand: ["wound", "wound", "march"] }, "strike", 6);
  const found = outcomeOf(first, last({ targets: [1, 2] }), now)!;
  expect(found.fell).toBe(2);
  expect(found.fame).toEqual({ before: 4, now: 9 });
  expect(found.level).toBe(3);
  expect(found.reputation).toEqual({ before: -1, now: 1 });
  expect(found.wounds).toBe(1);
  expect(found.kept).toEqual(["march"]);
});

it("only those fell who were struck", () => {
  const found = outcomeOf(first, last({ targets: [2] }), after({}, "strike", 6))!;
  expect(found.combat.foes.map((foe) => foe.defeated)).toEqual([false, true]);
  expect(outcomeOf(first, last({ targets: [2] }), after({}, "next", 6))!.fell).toBe(0);
  expect(found.level).toBe(0);
});

it("there is none while the fight is on, when it was taken back, or for somebody else", () => {
  const won = after({}, "strike", 6);
  expect(outcomeOf(first, last({}), last({}))).toBeNull();
  expect(outcomeOf(first, last({}), { ...won, at: 4 })).toBeNull();
  expect(outcomeOf(first, last({ seat: 1 }), won)).toBeNull();
  expect(outcomeOf(first, first, won)).toBeNull();
});
