/** What a fight still means, from what everybody at the table can see. */

import type { ActionOut, Position } from "../../api/types";
import type { CombatView, FoeView } from "./view";

export const PHASES = ["ranged", "block", "damage", "attack"] as const;
export type Phase = (typeof PHASES)[number];

export function has(foe: FoeView, ability: string): boolean {
  return foe.abilities.includes(`ability-${ability}`);
}

/** Does the enemy still hit if nothing is done? */
export function attacks(foe: FoeView): boolean {
  return foe.attack > 0 && !foe.blocked && !foe.stopped && !foe.dealt && !foe.defeated && !has(foe, "summon");
}

/** The damage of an unblocked attack (MK-ENEMY-BRUTAL-01). */
export function damage(foe: FoeView): number {
  return has(foe, "brutal") ? foe.attack * 2 : foe.attack;
}

/** The wounds of a hero who takes one attack alone (MK-COMBAT-DAMAGE-09). */
export function wounds(foe: FoeView, armor: number): number {
  return Math.ceil(damage(foe) / Math.max(1, armor));
}

/** What a block of this enemy must reach: as the engine says it for the one that is declared or could be. */
export function blockNeed(number: number, foe: FoeView, combat: CombatView, actions: readonly ActionOut[]): number {
  if (combat.blocking === number && combat.block_need !== undefined) return combat.block_need;
  const guard = actions.find((action) => action.notation === `guard ${number}`);
  const need = guard?.preview?.totals.find((total) => total.need >= 0)?.need;
  return need ?? foe.attack * (has(foe, "swift") ? 2 : 1);
}

export function phaseOf(position: Position): Phase | null {
  const moment = String((position.view as { moment?: unknown }).moment);
  return PHASES.find((phase) => phase === moment) ?? null;
}
