/** The combat board: where things stand on the screen, who acts when, what an attack may come to. */

import type { ActionOut } from "../../api/types";
import type { CombatView, FighterView, Outcome, TargetView } from "./view";

export type Army = "attacker" | "defender";

/** Across: lines from the own back line to the enemy's; down: the four columns. */
export interface Spot {
  x: number;
  y: number;
}

export const DEEP = 5;
export const WIDE = 4;
const COLUMNS = "abcd";
export const TOWER = "tower";

export const SPACES: readonly string[] = [1, 2, 3, 4, 5].flatMap((row) => [...COLUMNS].map((column) => column + row));

/** The army that stands on the near side: the viewer's, or the one that the viewer moves; otherwise the attacker's. */
export function nearArmy(combat: CombatView, seat: number): Army {
  if (seat < 0 || combat.attacker.seat === seat) return "attacker";
  return combat.defender.seat === seat || combat.defender.controller === seat ? "defender" : "attacker";
}

/** Where a space lies for somebody whose army is the near one. */
export function spotOf(space: string, near: Army): Spot {
  const [column, row] = [COLUMNS.indexOf(space[0]!), Number(space[1]) - 1];
  return near === "attacker" ? { x: row, y: column } : { x: DEEP - 1 - row, y: WIDE - 1 - column };
}

export function spaceAt({ x, y }: Spot, near: Army): string | null {
  if (x < 0 || x >= DEEP || y < 0 || y >= WIDE) return null;
  return near === "attacker" ? `${COLUMNS[y]}${x + 1}` : `${COLUMNS[WIDE - 1 - y]}${DEEP - x}`;
}

export function fighterAt(combat: CombatView, space: string): FighterView | null {
  return combat.fighters.find((one) => one.at === space) ?? null;
}

export const thingOf = (fighter: { number: number }): string => `fighter:${fighter.number}`;

/** The thing that one touches at a space: who stands there, or the space itself. */
export function thingAt(combat: CombatView, space: string): string {
  const here = fighterAt(combat, space);
  return here ? thingOf(here) : `space:${space}`;
}

/** Lying, forward is to the right; upright (narrow screens), forward is up. */
const LYING: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const UPRIGHT: Record<string, Spot> = {
  ArrowUp: { x: 1, y: 0 },
  ArrowDown: { x: -1, y: 0 },
  ArrowLeft: { x: 0, y: -1 },
  ArrowRight: { x: 0, y: 1 },
};

/** The thing that an arrow key leads to; the tower stands behind the defender's back line. */
export function stepFrom(
  key: string,
  pressed: string,
  combat: CombatView,
  near: Army,
  upright: boolean,
): string | null {
  const move = (upright ? UPRIGHT : LYING)[pressed];
  if (!move) return null;
  const tower = fighterAt(combat, TOWER);
  const behind = near === "attacker" ? DEEP : -1;
  const [kind, what = ""] = key.split(":");
  const from = kind === "space" ? what : (combat.fighters[Number(what)]?.at ?? "");
  if (from === "") return null;
  const at = from === TOWER ? { x: behind, y: 1 } : spotOf(from, near);
  const to = { x: at.x + move.x, y: at.y + move.y };
  if (to.x === behind && tower) return thingOf(tower);
  const space = spaceAt(to, near);
  return space ? thingAt(combat, space) : null;
}

export interface Turn {
  fighter: FighterView;
  when: "past" | "now" | "next";
}

/** All who stand, in the order of the round: who has acted, who acts, who will. */
export function turns(combat: CombatView): Turn[] {
  const standing = combat.fighters.filter((one) => one.at !== "");
  const of = (number: number): FighterView[] => standing.filter((one) => one.number === number);
  const coming = combat.next.filter((number) => number !== combat.acting);
  const past = standing
    .filter((one) => one.number !== combat.acting && !coming.includes(one.number))
    .sort((a, b) => b.initiative - a.initiative);
  return [
    ...past.map((fighter): Turn => ({ fighter, when: "past" })),
    ...of(combat.acting).map((fighter): Turn => ({ fighter, when: "now" })),
    ...coming.flatMap(of).map((fighter): Turn => ({ fighter, when: "next" })),
  ];
}

/** The icon of a unit; neutral ones look like those of the factions. */
export function iconOf(unit: string): string {
  return unit.replace(/^neutral_/, "");
}

/** The seat in whose colour a unit is shown; -1: nobody's. */
export function seatOf(fighter: FighterView, combat: CombatView): number {
  return combat[fighter.army].seat;
}

/** The target that an attack under the pointer or an opened thing means. */
export function targetOf(
  combat: CombatView,
  previewed: ActionOut | null,
  selected: string | null,
): TargetView | null {
  const wanted = /^attack (\d+)$/.exec(previewed?.notation ?? "") ?? /^fighter:(\d+)/.exec(selected ?? "");
  const found = wanted && combat.targets.find((one) => one.fighter === Number(wanted[1]));
  return found ?? (combat.targets.length === 1 ? combat.targets[0]! : null);
}

export interface Summary {
  /** Chances of a hundred. */
  falls: number;
  flips: number;
  /** The damage with which the target may strike back; null if it never does. */
  back: [number, number] | null;
  /** Does it answer whatever happens? */
  always: boolean;
}

export function summed(outcomes: readonly Outcome[]): Summary {
  const chance = (some: readonly Outcome[]): number =>
    some.length === outcomes.length ? 100 : some.reduce((sum, one) => sum + one.chance, 0);
  const answers = outcomes.filter((one) => one.back.length === 2);
  return {
    falls: chance(outcomes.filter((one) => one.falls)) * Number(outcomes.some((one) => one.falls)),
    flips: chance(outcomes.filter((one) => one.flips)) * Number(outcomes.some((one) => one.flips)),
    back: answers.length
      ? [Math.min(...answers.map((one) => one.back[0]!)), Math.max(...answers.map((one) => one.back[1]!))]
      : null,
    always: answers.length === outcomes.length,
  };
}

/** `2`, or `2–4`. */
export function span(low: number, high: number): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** A face of an attack die: `−1`, `0`, `+1`. */
export function face(die: number): string {
  return die > 0 ? `+${die}` : die < 0 ? `−${-die}` : "0";
}

/** What can be added to an attack: cards, a unit saved. Dice are rolled again at the dice. */
export function helps(actions: readonly ActionOut[]): ActionOut[] {
  return actions.filter((action) => /^(play|halt|save|boost)\b/.test(action.notation));
}

/** The units that can still be put on the board, with their things. */
export function reserve(actions: readonly ActionOut[]): string[] {
  const units = actions.map((action) => /^deploy (\S+) /.exec(action.notation)?.[1]).filter((unit) => unit !== undefined);
  return [...new Set(units)];
}

/** What a fighter lost or won since before, by its number; a pack that became few lost all of its health too. */
export function changesOf(before: readonly FighterView[], now: readonly FighterView[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const one of now) {
    const then = before[one.number];
    if (!then || then.at === "" || then.unit !== one.unit) continue;
    const change = then.side === one.side ? then.damage - one.damage : -(then.left + one.damage);
    if (change !== 0) found.set(one.number, change);
  }
  return found;
}
