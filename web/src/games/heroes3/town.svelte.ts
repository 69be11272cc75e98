/** Is one's own town open over the map? */

import type { Position } from "../../api/types";
import { combatOf } from "./view";

class Town {
  #open = $state(false);
  /** The guarded field that was looked at last: what is bought is meant for its guards. */
  planned: string | null = $state(null);

  /** While units are being recruited it is open by itself. */
  shown(position: Position): boolean {
    return recruiting(position) || (this.#open && inTown(position));
  }

  toggle(open: boolean): void {
    this.#open = open;
  }
}

/** Outside a combat, and in it while the town may still act. */
export function inTown(position: Position): boolean {
  return combatOf(position) === null || position.actions.some((action) => /^(build|populate)\b/.test(action.notation));
}

/** The population action is on, and asks this seat. */
export function recruiting(position: Position): boolean {
  return position.decision?.rule === "H3-TOWN-014" && position.decision.seat === position.seat;
}

export const town = new Town();
