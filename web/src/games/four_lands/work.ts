/** A Task that is being done: its symbols, and which of them the named Agents cover. */

import type { Position } from "../../api/types";
import { parties, TRAITS, viewOf } from "./view";

export interface Work {
  task: string;
  party: string;
  agents: string[];
  /** Symbols that were added by those who thwart it. */
  thwarts: Record<string, number>;
  /** How many symbols the engine counts as covered, with Magic and exchanges; -1 where it does not tell. */
  covered: number;
}

export interface Slot {
  trait: string;
  /** yes: by a symbol of its own; wild: by Magic or an exchange; no: nothing covers it yet. */
  state: "yes" | "wild" | "no";
  /** It was added by somebody who thwarts. */
  added: boolean;
}

/** The work that is being put together by the seat, or announced on top of the stack. */
export function workOf(position: Position): Work | null {
  return building(position) ?? announced(position);
}

function taskAt(party: string, position: Position): string | null {
  const field = parties(position).find((one) => one.name === party)?.field;
  return (field && viewOf(position).field[field]?.task) || null;
}

/** While workers are named, the steps of the turn say which: `task north.I`, `with north.I#1` … */
function building(position: Position): Work | null {
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
  return { task, party, agents, thwarts: {}, covered: total.value };
}

function announced(position: Position): Work | null {
  const item = viewOf(position).stack.at(-1);
  if (item?.["kind"] !== "task") return null;
  const party = String(item["party"]);
  const task = taskAt(party, position);
  if (!task) return null;
  return {
    task,
    party,
    agents: (item["agents"] as string[] | undefined) ?? [],
    thwarts: (item["thwarts"] as Record<string, number> | undefined) ?? {},
    covered: -1,
  };
}

/** The symbols one by one. What the engine counts beyond equal symbols is Magic or an exchange. */
export function slots(
  needs: Record<string, number>,
  have: Record<string, number>,
  thwarts: Record<string, number>,
  covered: number,
): Slot[] {
  const found: Slot[] = [];
  for (const trait of TRAITS) {
    const printed = needs[trait] ?? 0;
    for (let i = 0; i < printed + (thwarts[trait] ?? 0); i++) {
      found.push({ trait, state: i < (have[trait] ?? 0) ? "yes" : "no", added: i >= printed });
    }
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
