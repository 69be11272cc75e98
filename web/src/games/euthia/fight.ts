/** What a Combat still means, from what the position tells of it. */

import type { ActionOut, TotalOut } from "../../api/types";
import type { FightView, PieceView, ResultRow, RollView } from "./view";

export type Phase = "opening" | "first_strike" | "heal" | "monster" | "heal_again" | "hero" | "end";
export type Part = "before" | "roll" | "hit";
export const PARTS: readonly Part[] = ["before", "roll", "hit"];

/** The step of the position as a phase of the Combat Round and a part of it. */
export function placeOf(step: string): { phase: Phase; part: Part | null } {
  const [phase = "", part = ""] = step.split("_");
  if (phase === "monster" || phase === "hero") return { phase, part: PARTS.find((one) => one === part) ?? null };
  return { phase: step as Phase, part: null };
}

/** The phases of the rail: of the beginning until the first Combat Round has begun, then those of a round. */
export function phasesOf(fight: FightView): Phase[] {
  const round: Phase[] = ["heal", "monster", "heal_again", "hero"];
  return fight.round === 0 ? ["opening", "first_strike", ...round.slice(1)] : round;
}

export interface Rung {
  /** -1: all that is lower. */
  from: number;
  /** -1: all that is higher. */
  to: number;
  n: number;
}

/** A table of results as rungs without a gap below. */
export function ladder(rows: readonly ResultRow[], least: number): Rung[] {
  const first = rows[0];
  if (!first) return [];
  return [{ from: -1, to: first.from - 1, n: least }, ...rows];
}

/** The rung of a value; -1 without one. */
export function rungAt(rungs: readonly Rung[], value: number | null): number {
  if (value === null) return -1;
  return rungs.findLastIndex((rung) => rung.from === -1 || value >= rung.from);
}

/** How likely each rung is, in per cent, by how many rolls lead to each value; nothing where that is not told. */
export function shares(rungs: readonly Rung[], ahead: Readonly<Record<string, number>> | null): number[] {
  const all = Object.entries(ahead ?? {});
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return [];
  const found = rungs.map(() => 0);
  for (const [value, count] of all) {
    const rung = rungAt(rungs, Number(value));
    if (rung >= 0) found[rung]! += count;
  }
  return found.map((count) => Math.round((100 * count) / total));
}

/** "4–7", "≤3", "12+". */
export function span({ from, to }: Rung): string {
  if (from === -1) return `≤${to}`;
  if (to === -1) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** What the faces of a die bring, the same results together: how many of six bring each. */
export function chances(faces: readonly { n: number }[]): { n: number; of: number }[] {
  const found = new Map<number, number>();
  for (const { n } of faces) found.set(n, (found.get(n) ?? 0) + 1);
  return [...found].sort((a, b) => a[0] - b[0]).map(([n, of]) => ({ n, of }));
}

/** "+2", "−1". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Who is rolling now: the dice on the table are the Hero's, the Monster's, or there are none. */
export function rolling(fight: FightView, heroRolls: boolean): "hero" | "monster" | null {
  if (heroRolls) return "hero";
  return fight.dice.length > 0 ? "monster" : null;
}

/** The answers that matter to the Combat; going on is in the bar, and what can be done at any time. */
export function helps(actions: readonly ActionOut[]): ActionOut[] {
  return actions.filter((action) => !action.primary && !/^(done|pass|strike|fists|keep|yes|stop|choose|exchange|cash)\b/.test(action.notation));
}

/** The answer with the best sure result: fewest Wounds, or most Damage; null if none is better than going on. */
export function bestOf(now: readonly TotalOut[], actions: readonly ActionOut[], who: "hero" | "monster"): { action: ActionOut; n: number } | null {
  const of = (totals: readonly TotalOut[], key: string): number | undefined => totals.find((one) => one.key === `eu-total-${key}`)?.value;
  const stands = of(now, who === "hero" ? "hits" : "wounds");
  const health = of(now, "health");
  if (stands === undefined) return null;
  let best: { action: ActionOut; n: number } | null = null;
  for (const action of actions) {
    if (action.reveals) continue;
    const then = action.preview.totals;
    // Where nothing else can be answered, the Wounds are taken at once.
    const taken = who === "monster" && health !== undefined ? health - (of(then, "health") ?? health) : undefined;
    const n = of(then, who === "hero" ? "hits" : "wounds") ?? taken;
    if (n === undefined || (who === "hero" ? n <= (best?.n ?? stands) : n >= (best?.n ?? stands) || n < 0)) continue;
    best = { action, n };
  }
  return best;
}

/** The die that a Gaar is used on, from 0; -1 if it is none. */
export function dieOf(action: ActionOut): number {
  const found = /^gaar (\d+)$/.exec(action.notation);
  return found ? Number(found[1]) - 1 : -1;
}

export interface After {
  key: string;
  before: number;
  value: number;
}

const TOLD = ["eu-total-roll", "eu-total-hits", "eu-total-monster", "eu-total-wounds", "eu-total-health", "eu-total-gaar", "eu-total-dwurt", "eu-total-damage"];

/** The results of rolls, by the value that they come from. */
const RESULTS: Record<string, string> = { "eu-total-hits": "eu-total-roll", "eu-total-wounds": "eu-total-monster" };

/** The numbers that an answer would change, those of the roll first; with a new value its result, even if it stays. */
export function after(now: readonly TotalOut[], action: ActionOut): After[] {
  if (action.reveals) return [];
  const found: After[] = [];
  for (const key of TOLD) {
    const total = now.find((one) => one.key === key);
    const then = action.preview?.totals.find((one) => one.key === key);
    const told = found.some((one) => one.key === RESULTS[key]);
    if (total && then && (told || then.value !== total.value)) found.push({ key, before: total.value, value: then.value });
  }
  return found;
}

const FIRST = ["first_strike", "fs_weapon"];

export interface Arm {
  piece: PieceView;
  id: string;
}

/** The tiles that a Hero can attack with, those in use first: for the First Strike while it is to come, then the others. */
export function arms(pieces: readonly PieceView[], ids: readonly string[], opening: boolean): Arm[] {
  const all = pieces
    .map((piece, i) => ({ piece, id: ids[i]! }))
    .filter(({ piece }) => piece.worn && piece.table)
    .sort((a, b) => Number(a.piece.spent) - Number(b.piece.spent));
  const first = all.filter(({ piece }) => FIRST.includes(piece.kind));
  return opening && first.length > 0 ? first : all.filter((one) => !first.includes(one));
}

/** What is added to the Hero's roll or Damage besides the dice, each with the word that tells why. */
export function onHero(fight: FightView): { word: string; n: number }[] {
  return [
    { word: "penalty", n: fight.monster.penalty },
    { word: "clover", n: fight.clover },
    { word: "now", n: fight.hero_now + fight.hero_next },
    { word: "damage", n: fight.damage_plus - fight.damage_minus },
  ].filter((one) => one.n !== 0);
}

export interface Blow {
  key: "meet" | "strike" | "heal" | "monster" | "wounds" | "heal_again" | "hero" | "damage";
  state: "past" | "now" | "later";
  /** A number that is known of it: the value of a roll, Wounds, Damage. */
  n: number | null;
}

/** The blows of a Combat Round in their order, and which of them is asked about now. */
export function blows(fight: FightView, roll: RollView | null): Blow[] {
  const { phase, part } = placeOf(fight.step);
  const start = fight.round === 0;
  const keys: Blow["key"][] = start ? ["meet", "strike", "monster", "wounds", "heal_again", "hero", "damage"] : ["heal", "monster", "wounds", "heal_again", "hero", "damage"];
  const rolled = roll !== null;
  const now: Record<Phase, Blow["key"] | null> = {
    opening: "meet",
    first_strike: "strike",
    heal: "heal",
    monster: fight.dice.length > 0 || part === "hit" ? "wounds" : "monster",
    heal_again: "heal_again",
    hero: rolled || part === "hit" ? "damage" : "hero",
    end: null,
  };
  const at = now[phase] ? keys.indexOf(now[phase]) : keys.length;
  const numbers: Partial<Record<Blow["key"], number>> = {};
  if (phase === "monster" && fight.dice.length > 0) Object.assign(numbers, { monster: fight.value, wounds: Math.max(0, fight.stop) });
  if (phase === "hero" && roll) Object.assign(numbers, { hero: roll.total, damage: Math.max(0, fight.stop) });
  return keys.map((key, i) => ({ key, state: i < at ? "past" : i === at ? "now" : "later", n: numbers[key] ?? null }));
}
