// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Position, StepOut } from "../../api/types";
import type { Library } from "../../table/library.svelte";
import { position } from "../../table/testing";
import { levelOf, levelsOf, outcomeOf, reputationOf } from "./outcome";
import { blockPhase, mapTurn } from "./testing";
import type { FoeView } from "./view";

function after(seat: object, notation: string, at: number): Position {
  const made = mapTurn({ at, history: [{ notation, undone: false } as StepOut] });
  const view = made.view as unknown as { seat: Record<string, object> };
  return position({ ...made, view: { ...view, combat: {}, seat: { 0: { ...view.seat["0"], ...seat } } } });
}

function last(combat: object): Position {
  const made = blockPhase();
  const view = made.view as unknown as { combat: object };
  return { ...made, at: 5, view: { ...view, combat: { ...view.combat, blocking: 0, ...combat } } as unknown as Position["view"] };
}
const first = { ...mapTurn(), at: 1 };
const library = new Map([
  ["enemy_orc", { facts: { pile: "green" } }],
  ["enemy_dragon", { facts: { pile: "red" } }],
  ["enemy_thugs", { facts: { pile: "gray", reputation: -1 } }],
  ["site_marauding_orcs", { facts: { reputation: 1 } }],
  ["site_draconum", { facts: { reputation: 2 } }],
]) as unknown as Library;

it("a level is reached with the fame that the engine says", () => {
  expect([0, 2, 3, 7, 8, 14, 15, 200].map((fame) => levelOf(fame, levelsOf(mapTurn())))).toEqual([1, 1, 2, 2, 3, 3, 4, 10]);
});

it("tells fame, level, reputation, wounds and what is left in the hand", () => {
  const now = after({ fame: 9, reputation: 1, hand: ["wound", "wound", "march"] }, "strike", 6);
  const found = outcomeOf(first, last({ targets: [1, 2] }), now, library)!;
  expect(found.fell).toBe(2);
  expect(found.fame).toEqual({ before: 4, now: 9 });
  expect(found.level).toBe(3);
  expect(found.reputation).toEqual({ before: -1, now: 1 });
  expect(found.wounds).toBe(1);
  expect(found.kept).toEqual(["march"]);
});

it("only those fell who were struck", () => {
  const found = outcomeOf(first, last({ targets: [2] }), after({}, "strike", 6), library)!;
  expect(found.combat.foes.map((foe) => foe.defeated)).toEqual([false, true]);
  expect(outcomeOf(first, last({ targets: [2] }), after({}, "next", 6), library)!.fell).toBe(0);
  expect(found.level).toBe(0);
});

it("there is none while the fight is on, when it was taken back, or for somebody else", () => {
  const won = after({}, "strike", 6);
  expect(outcomeOf(first, last({}), last({}), library)).toBeNull();
  expect(outcomeOf(first, last({}), { ...won, at: 4 }, library)).toBeNull();
  expect(outcomeOf(first, last({ seat: 1 }), won, library)).toBeNull();
  expect(outcomeOf(first, first, won, library)).toBeNull();
});

it("counts also who had fallen before one came to the table", () => {
  const foes = (fallen: boolean) => [
    { enemy: "orc", fame: 2, master: 0, rampages: true, defeated: true },
    { enemy: "dragon", fame: 5, master: 0, rampages: true, defeated: fallen },
  ];
  const came = { ...last({ foes: foes(false) }), at: 2 };
  const found = outcomeOf(came, last({ targets: [2], foes: foes(false) }), after({ fame: 9, reputation: 2 }, "strike", 6), library)!;
  const then = (came.view as unknown as { seat: Record<string, { fame: number; reputation: number }> }).seat["0"]!;
  expect(found.fame.before).toBe(then.fame - 2);
  expect(found.reputation).toEqual({ before: then.reputation - 1, now: 2 });
});

it("knows what each enemy does to the reputation", () => {
  const of = (enemy: string, rampages: boolean) => reputationOf({ enemy, rampages } as FoeView, library);
  expect([of("orc", true), of("dragon", true), of("orc", false), of("thugs", false)]).toEqual([1, 2, 0, -1]);
});
