/** A Task for which workers are being named: its symbols, and which of them they cover. */

import type { Position } from "../../api/types";
import { parties, TRAITS, viewOf } from "./view";

export interface Work {
  task: string;
  party: string;
  agents: string[];
  /** How many symbols the engine counts as covered, with Magic and exchanges. */
  covered: number;
}

export interface Slot {
  trait: string;
  /** yes: by a symbol of its own; wild: by Magic or an exchange; no: nothing covers it yet. */
  state: "yes" | "wild" | "no";
}

function taskAt(party: string, position: Position): string | null {
  const field = parties(position).find((one) => one.name === party)?.field;
  return (field && viewOf(position).field[field]?.task) || null;
}

/** While workers are named, the steps of the turn say which: `task north.I`, `with north.I#1` … */
export function workOf(position: Position): Work | null {
  const total = position.decision?.totals[2];
  const steps = position.history.filter((step) => !step.undone).map((step) => step.notation);
  const start = steps.findLastIndex((notation) => notation.startsWith("task "));
  if (!total || start < 0) return null;
  const party = steps[start]!.slice(5);
  const task = taskAt(party, position);
  if (!task) return null;
  const agents = steps
    .slice(start + 1)
    .filter((notation) => notation.startsWith("with "))
    .map((notation) => notation.slice(5));
  return { task, party, agents, covered: total.value };
}

/** The symbols one by one. What the engine counts beyond equal symbols is Magic or an exchange. */
export function slots(
  needs: Record<string, number>,
  have: Record<string, number>,
  covered: number,
): Slot[] {
  const found: Slot[] = [];
  for (const trait of TRAITS) {
    for (let i = 0; i < (needs[trait] ?? 0); i++) found.push({ trait, state: i < (have[trait] ?? 0) ? "yes" : "no" });
  }
  let wild = covered - found.filter((slot) => slot.state === "yes").length;
  for (const slot of found) {
    if (wild > 0 && slot.state === "no") {
      slot.state = "wild";
      wild -= 1;
    }
  }
  return found;
}

/** All symbols of some Agents together, as far as one may see them. */
export function symbolsOf(handles: readonly string[], position: Position): Record<string, number> {
  const all = parties(position).flatMap((party) => party.agents);
  const sum: Record<string, number> = {};
  for (const agent of all.filter((one) => handles.includes(one.handle))) {
    for (const [trait, count] of Object.entries(agent.traits ?? {})) sum[trait] = (sum[trait] ?? 0) + count;
  }
  return sum;
}
