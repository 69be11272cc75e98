/** What a click on a unit means that takes several answers: a walk with the attack, a spell on it. Nothing of it is final before a roll. */

import type { ActionOut } from "../../api/types";
import type { TableState } from "../../table/state.svelte";
import { idOf } from "../../table/things";
import type { CombatView } from "./view";

/** The space, the nearest, to which to walk so as to attack the unit; null if it is in reach already, or out of it. */
export function sally(combat: CombatView, fighter: number, table: TableState): string | null {
  const [land] = (table.mine && combat.lands[String(fighter)]) || [];
  return land && !attackOn(fighter, table) ? land : null;
}

export function attackOn(fighter: number, table: TableState): ActionOut | undefined {
  return table.actions.find(({ notation }) => notation === `attack ${fighter}`);
}

/** Walk there and attack. Where the attack would roll at once, it waits for a word: until then all can be taken back. */
export async function charge(land: string, fighter: number, table: TableState): Promise<void> {
  await table.carryOut([`go ${land}`]);
  const attack = attackOn(fighter, table);
  if (attack && !attack.reveals) await table.carryOut([attack.notation]);
  else if (attack) table.selected = `fighter:${fighter}`;
}

/** The spell in the hand that was taken up, cast on the unit with its first outcome; null if none was. */
export function spell(fighter: number, table: TableState): string[] | null {
  const key = table.selected;
  if (!key || !table.hand.includes(key) || table.entry(idOf(key))?.kind !== "spell") return null;
  const cast = table.at(idOf(key)).find(({ notation }) => notation.startsWith("play "));
  return cast ? [cast.notation, "outcome 1", `fighter ${fighter}`] : null;
}
