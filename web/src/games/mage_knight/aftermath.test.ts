// @vitest-environment jsdom
/** In which phase an enemy fell is known from one position to the next. */
import { expect, it } from "vitest";
import type { Position } from "../../api/types";
import { fallenAfter, type Fallen } from "./aftermath.svelte";
import { blockPhase, mapTurn } from "./testing";

const NOBODY: Fallen = new Map();

function fight(moment: string, ...defeated: boolean[]): Position {
  const made = blockPhase();
  const { combat } = made.view as unknown as { combat: { foes: object[] } };
  const foes = combat.foes.map((foe, i) => ({ ...foe, defeated: defeated[i] }));
  return { ...made, view: { ...made.view, moment, combat: { ...combat, foes } } as unknown as Position["view"] };
}

it("is the phase in which one stood and then lay", () => {
  const shot = fallenAfter(NOBODY, fight("ranged", false, false), fight("ranged", true, false));
  expect([...shot]).toEqual([[1, "ranged"]]);
  const later = fallenAfter(shot, fight("attack", true, false), fight("attack", true, true));
  expect([...later]).toEqual([[1, "ranged"], [2, "attack"]]);
  expect([...fallenAfter(later, fight("attack", true, true), fight("attack", true, false))]).toEqual([[1, "ranged"]]); // taken back
});

it("was the first phase for who comes while blocks are made, and is unknown later", () => {
  expect([...fallenAfter(NOBODY, null, fight("block", true, false))]).toEqual([[1, "ranged"]]);
  expect([...fallenAfter(NOBODY, null, fight("attack", true, false))]).toEqual([]);
  expect([...fallenAfter(NOBODY, mapTurn(), fight("ranged", false, false))]).toEqual([]);
});
