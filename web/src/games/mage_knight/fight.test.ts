import { expect, it } from "vitest";
import { action } from "../../table/testing";
import { attacks, blockNeed, damage, several, wounds } from "./fight";
import type { BlowView, CombatView, FoeView } from "./view";

function foe(more: Partial<FoeView> = {}): FoeView {
  return {
    enemy: "ironclads",
    armor: 3,
    attack: 4,
    element: "physical",
    abilities: [],
    fortifications: 0,
    fame: 4,
    rampages: true,
    defends: false,
    master: 0,
    blocked: false,
    stopped: false,
    dealt: false,
    defeated: false,
    defender: 0,
    ...more,
  } as FoeView;
}

const combat = { blocking: 0, targets: [], foes: [] } as unknown as CombatView;

it("brutal attacks deal twice their value", () => {
  expect(damage(foe())).toBe(4);
  expect(damage(foe({ abilities: ["ability-brutal"] }))).toBe(8);
});

it("each attack makes wounds of its own, rounded up", () => {
  expect(wounds(foe({ attack: 5 }), 2)).toBe(3);
  expect(wounds(foe({ attack: 4, abilities: ["ability-brutal"] }), 3)).toBe(3);
});

it("who is blocked, stopped, defeated or only summons does not hit", () => {
  expect(attacks(foe())).toBe(true);
  for (const state of [
    { blocked: true },
    { stopped: true },
    { defeated: true },
    { dealt: true },
    { abilities: ["ability-summon"] },
  ])
    expect(attacks(foe(state))).toBe(false);
});

function blow(more: Partial<BlowView> = {}): BlowView {
  return { attack: 3, element: "physical", need: 3, damage: 3, abilities: [], state: "pending", ...more };
}

it("of several attacks only those count that nobody held, each rounded up by itself", () => {
  const hydra = foe({ attack: 3, attacks: [blow(), blow({ damage: 6 }), blow({ state: "blocked" })] });
  expect(several(hydra)).toBe(true);
  expect(several(foe())).toBe(false);
  expect(damage(hydra)).toBe(9);
  expect(wounds(hydra, 2)).toBe(5);
  expect(attacks(foe({ attacks: [blow({ state: "cancelled" }), blow({ state: "dealt" })] }))).toBe(false);
});

it("what a block must reach is what the engine says, else the attack, twice if swift", () => {
  const guard = action("guard 1", [], { preview: { totals: [{ name: "Block", value: 0, need: 6 }], marks: [] } });
  expect(blockNeed(1, foe(), combat, [guard])).toBe(6);
  expect(blockNeed(1, foe({ abilities: ["ability-swift"] }), combat, [])).toBe(8);
  expect(blockNeed(1, foe(), { ...combat, blocking: 1, block_need: 5 }, [guard])).toBe(5);
});
