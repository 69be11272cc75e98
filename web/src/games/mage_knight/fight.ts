/** What a fight still means, from what everybody at the table can see. */

import type { ActionOut, Position } from "../../api/types";
import type { BlowView, CombatView, FoeView } from "./view";

export const PHASES = ["ranged", "block", "damage", "attack"] as const;
export type Phase = (typeof PHASES)[number];

export function has(foe: FoeView, ability: string): boolean {
  return foe.abilities.includes(`ability-${ability}`);
}

/** The attacks of an enemy, most often one. */
export function blows(foe: FoeView): BlowView[] {
  if (foe.attacks) return foe.attacks;
  const { attack, element } = foe;
  const need = has(foe, "swift") ? attack * 2 : attack;
  return has(foe, "summon")
    ? []
    : [{ attack, element, need, damage: has(foe, "brutal") ? attack * 2 : attack, abilities: [], state: "pending" }];
}

/** Must one say which of its attacks is meant? */
export function several(foe: FoeView): boolean {
  return blows(foe).length > 1;
}

/** The attacks that still hit if nothing is done. */
export function open(foe: FoeView): BlowView[] {
  if (foe.blocked || foe.stopped || foe.dealt || foe.defeated || has(foe, "summon")) return [];
  return blows(foe).filter((blow) => blow.attack > 0 && blow.state === "pending");
}

export function attacks(foe: FoeView): boolean {
  return open(foe).length > 0;
}

/** The damage of its attacks that are not blocked (MK-ENEMY-BRUTAL-01). */
export function damage(foe: FoeView): number {
  return open(foe).reduce((sum, blow) => sum + blow.damage, 0);
}

/** The wounds of a hero who takes each of these attacks alone (MK-COMBAT-DAMAGE-09). */
export function wounds(foe: FoeView, armor: number): number {
  return open(foe).reduce((sum, blow) => sum + Math.ceil(blow.damage / Math.max(1, armor)), 0);
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
