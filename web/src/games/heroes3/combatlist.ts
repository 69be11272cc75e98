/** The combat board as a list: every space with who stands there (UX-A11Y-06). */

import { t } from "../../i18n.svelte";
import type { Row } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { fighterAt, nearArmy, SPACES, spotOf, thingAt, TOWER } from "./fighters";
import type { CombatView } from "./view";

/** Units first, then free spaces; each from the near side to the far one. */
export function combatRows(combat: CombatView, table: TableState): Row[] {
  const near = nearArmy(combat, table.position.seat);
  const acting = combat.fighters[combat.acting];
  const home = acting && acting.at !== TOWER && acting.at !== "" ? spotOf(acting.at, near) : null;
  const places = fighterAt(combat, TOWER) ? [...SPACES, TOWER] : [...SPACES];
  const found = places.map((space): Row => {
    const fighter = fighterAt(combat, space);
    const spot = space === TOWER ? null : spotOf(space, near);
    const wall = combat.walls[space];
    const steps = combat.reach[space];
    return {
      id: thingAt(combat, space),
      place: space,
      terrain: spot ? t("table-h3c-line", { line: spot.x + 1 }) : "",
      cost: steps === undefined ? "" : String(steps),
      site: wall ? t("table-h3c-space", { space, what: wall }) : "",
      pieces: fighter ? t("table-h3c-piece", { name: table.name(thingAt(combat, space)), ...numbers(fighter) }) : "",
      distance: home && spot ? Math.abs(home.x - spot.x) + Math.abs(home.y - spot.y) : -1,
    };
  });
  const rank = (row: Row): number => (row.pieces ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b) || a.distance - b.distance);
}

function numbers(of: { attack: number; defence: number; left: number; health: number }): Record<string, number> {
  return { attack: of.attack, defence: of.defence, left: of.left, health: of.health };
}
