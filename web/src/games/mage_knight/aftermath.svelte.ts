/** How the fight at a table went, and what the last one has brought: for the stage and for the picture of the place. */

import type { Position } from "../../api/types";
import type { TableState } from "../../table/state.svelte";
import { phaseOf, type Phase } from "./fight";
import type { Outcome } from "./outcome";
import { combatOf } from "./view";

/** The phase in which each enemy fell, by its number from 1, as far as one has seen it. */
export type Fallen = ReadonlyMap<number, Phase>;

/** What is known after one more position; `last` is null for whoever comes to the table. */
export function fallenAfter(known: Fallen, last: Position | null, now: Position): Fallen {
  const before = last && combatOf(last);
  const early = phaseOf(now) === "block" || phaseOf(now) === "damage"; // then nobody can have fallen but at the beginning
  const found = new Map<number, Phase>();
  (combatOf(now)?.foes ?? []).forEach(({ defeated }, i) => {
    if (!defeated) return;
    const when = before && !before.foes[i]?.defeated ? phaseOf(last) : known.get(i + 1);
    if (when ?? early) found.set(i + 1, when ?? "ranged");
  });
  return found;
}

class Aftermath {
  outcome: Outcome | null = $state.raw(null);
  fallen: Fallen = $state.raw(new Map());
}

const tables = new WeakMap<TableState, Aftermath>();

export function aftermathOf(table: TableState): Aftermath {
  let mine = tables.get(table);
  if (!mine) tables.set(table, (mine = new Aftermath()));
  return mine;
}

/** Null while a fight is on, and once somebody has gone on. */
export const outcomeAt = (table: TableState): Outcome | null => aftermathOf(table).outcome;
