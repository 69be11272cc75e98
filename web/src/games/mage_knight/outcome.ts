/** What a fight has brought, from the position at its first and last moment and the one after it. */

import type { Position } from "../../api/types";
import { t } from "../../i18n.svelte";
import type { Library } from "../../table/library.svelte";
import { phaseOf, type Phase } from "./fight";
import { combatOf, own, ownSeat, type CombatView, type FoeView, type SeatView } from "./view";

export interface Outcome {
  /** The fight at its last moment, with everybody who fell. */
  combat: CombatView;
  /** The phase in which it ended. */
  phase: Phase | null;
  fell: number;
  fame: { before: number; now: number };
  /** The level that the fame is enough for; 0 if it is the old one. */
  level: number;
  reputation: { before: number; now: number };
  wounds: number;
  /** The cards that are still in the hand. */
  kept: string[];
}

/** The fame with which each level begins, as the engine says it. */
export function levelsOf(position: Position): readonly number[] {
  const id = `seat:${ownSeat(position)}`;
  return (position.things.find((thing) => thing.id === id)?.facts["levels"] as number[] | undefined) ?? [0];
}

export const levelOf = (fame: number, levels: readonly number[]): number => levels.filter((begins) => begins <= fame).length;

/** What a level brings (MK-LEVEL-05). */
export const brings = (level: number): "skill" | "command" => (level % 2 === 0 ? "skill" : "command");

const INFLUENCE = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];

/** What a reputation adds to Influence; null: nobody talks to the hero. */
export const influenceOf = (reputation: number): number | null => INFLUENCE[reputation + 7] ?? null;

const wounds = ({ hand = [], discard }: SeatView): number => [...hand, ...discard].filter((card) => card === "wound").length;

/** What somebody who falls does to the reputation, as the library says: by itself, and for roaming the land. */
export function reputationOf({ enemy, rampages }: FoeView, library: Library): number {
  const { pile, reputation } = library.get(`enemy_${enemy}`)?.facts ?? {};
  const land = rampages ? library.get(pile === "red" ? "site_draconum" : "site_marauding_orcs")?.facts["reputation"] : 0;
  return Number(reputation ?? 0) + Number(land ?? 0);
}

/** Null if the fight is still on, was taken back, or was not one's own. */
export function outcomeOf(first: Position, last: Position, now: Position, library: Library): Outcome | null {
  const combat = combatOf(last);
  if (!combat || combatOf(now) || now.at <= last.at || now.seat < 0 || combat.seat !== now.seat) return null;
  const struck = now.history.findLast((step) => !step.undone)?.notation === "strike";
  const foes = combat.foes.map((foe, i) => ({ ...foe, defeated: foe.defeated || (struck && combat.targets.includes(i + 1)) }));
  const [before, after] = [own(first), own(now)];
  // Who came to the table in the middle of the fight has not seen what the first who fell brought.
  const missed = (combatOf(first)?.foes ?? []).filter((foe) => foe.defeated && foe.master === 0);
  const fame = { before: before.fame - missed.reduce((sum, foe) => sum + foe.fame, 0), now: after.fame };
  const reputation = before.reputation - missed.reduce((sum, foe) => sum + reputationOf(foe, library), 0);
  const levels = levelsOf(now);
  const level = levelOf(after.fame, levels);
  return {
    combat: { ...combat, foes },
    phase: phaseOf(last),
    fell: foes.filter((foe) => foe.defeated && foe.master === 0).length,
    fame,
    level: level > levelOf(fame.before, levels) ? level : 0,
    reputation: { before: reputation, now: after.reputation },
    wounds: Math.max(0, wounds(after) - wounds(before)),
    kept: (after.hand ?? []).filter((card) => card !== "wound"),
  };
}

/** Which cards are left: by name, or how many. */
export function keptText(names: readonly string[]): string {
  if (names.length === 0) return t("table-fight-keeps-none");
  return names.length > 2 ? t("table-fight-kept-count", { count: names.length }) : t("table-fight-kept", { cards: names.join(", ") });
}
