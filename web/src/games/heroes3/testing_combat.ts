/** A small combat of Heroes III for tests. */

import type { CombatView, FighterView, Outcome, TargetView } from "./view";

export function fighter(
  number: number,
  unit: string,
  at: string,
  army: FighterView["army"] = "attacker",
  more: Partial<FighterView> = {},
): FighterView {
  return {
    number,
    unit,
    side: "few",
    army,
    at,
    tier: "bronze",
    type: "ground",
    attack: 2,
    defence: 1,
    health: 4,
    damage: 0,
    left: 4 - (more.damage ?? 0),
    initiative: 5,
    done: false,
    moved: false,
    retaliated: false,
    tokens: [],
    traits: [],
    ...more,
  };
}

export function outcome(die: number, damage: number, back: number[], more: Partial<Outcome> = {}): Outcome {
  return { die, chance: 33, damage, least: damage, falls: false, flips: false, back, ...more };
}

export function target(number: number): TargetView {
  const outcomes = [outcome(-1, 1, [0, 2]), outcome(0, 2, [0, 2]), outcome(1, 3, [], { falls: true })];
  return { fighter: number, dice: 1, attack: 3, defence: 1, low: 1, high: 3, outcomes };
}

const army = { seat: 0, controller: 0, hero: "main" as const, cards: true, spells: 0, spell_limit: 1, archery: 0 };

/** Griffins of seat 0 before zombies that seat 1 moves. */
export function combatView(more: Partial<CombatView> = {}): CombatView {
  return {
    cause: "guards",
    field: "A5",
    difficulty: 1,
    round: 1,
    limited: true,
    idle_rounds: 0,
    attacker: { ...army, no_flight: false },
    defender: { ...army, seat: -1, controller: 1, hero: "", cards: false, no_flight: false },
    walls: {},
    fighters: [fighter(0, "griffins", "b2"), fighter(1, "neutral_zombies", "b3", "defender")],
    acting: 0,
    next: [1],
    dice: [],
    attack: {},
    reach: { b1: 1, c2: 1 },
    targets: [target(1)],
    lands: {},
    line_up: {},
    lying: [],
    ...more,
  };
}
