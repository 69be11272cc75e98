/** What follows by itself in a fight, so that nobody is asked what has one answer. Taking back never sets it off. */

import type { ActionOut, Position } from "../../api/types";
import { settings } from "../../settings.svelte";
import type { TableState } from "../../table/state.svelte";
import { changes, idOf, inOrder } from "../../table/things";
import { phaseOf } from "./fight";
import { combatOf, type CombatView } from "./view";

const verb = (action: ActionOut): string => action.notation.split(" ")[0]!;

/** What changes nothing in the fight: aiming, and turning crystals into mana. */
const IDLE = new Set(["next", "target", "guard", "crystal"]);

const aimed = ({ blocking, targets }: CombatView): boolean => blocking > 0 || targets.length > 0;

/** The only enemy, or the only attack, that can be aimed at. */
function onlyAim(combat: CombatView, actions: readonly ActionOut[]): string | null {
  const aims = actions.filter((action) => verb(action) === "target" || verb(action) === "guard");
  return !aimed(combat) && aims.length === 1 ? aims[0]!.notation : null;
}

/** Taking the aim off whom alone one can aim at: the next moment it is there again. */
export function futile(action: ActionOut, { position, actions }: Pick<TableState, "position" | "actions">): boolean {
  const combat = combatOf(position);
  if (!combat || combat.seat !== position.seat || settings.alwaysAsk) return false;
  const [what, foe, blow] = action.notation.split(" ");
  const guarded = combat.blocking === Number(foe) && (blow === undefined || combat.blow === Number(blow));
  const off = what === "guard" ? guarded : what === "target" && combat.targets.includes(Number(foe));
  return off && actions.filter((one) => verb(one) === what).length === 1;
}

/** A block or attack that is complete. Somebody who has just aimed at one of several may want to add another. */
function complete(combat: CombatView, actions: readonly ActionOut[], position: Position): string | null {
  const done = actions.find((action) => ["block", "strike"].includes(action.notation) && !action.reveals);
  const last = position.history.findLast((step) => !step.undone)?.notation ?? "";
  const others = combat.foes.some((foe, i) => !foe.defeated && !combat.targets.includes(i + 1));
  return done && !(last.startsWith("target ") && others) ? done.notation : null;
}

/** The actions of a card that bring the block or attack under way nearer to its end. */
function helps(card: string, { position, at }: { position: Position; at(id: string): ActionOut[] }): ActionOut[] {
  const totals = position.decision?.totals ?? [];
  return at(card).filter((action) =>
    changes(totals, action.preview?.totals ?? []).some((change) => change.need >= 0 && change.after > change.before),
  );
}

/** A card can be carried to an enemy before one has aimed at anybody. */
export function carries(key: string, table: TableState): boolean {
  const combat = combatOf(table.position);
  return combat !== null && !aimed(combat) && table.mine && table.hand.includes(key);
}

/** A card that is dropped on an enemy is played against it: at once if there is one way, else it opens. */
export async function drop(first: string, second: string, table: TableState): Promise<boolean> {
  const number = /^foe:(\d+)$/.exec(second)?.[1];
  const combat = combatOf(table.position);
  if (!number || !combat || !table.hand.includes(first)) return false;
  const aim = table.actions.find((action) => [`target ${number}`, `guard ${number}`].includes(action.notation));
  if (!aim) return false;
  const meant = combat.blocking === Number(number) || combat.targets.includes(Number(number));
  if (!meant) await table.carryOut([aim.notation]);
  const ways = inOrder(helps(idOf(first), { position: table.position, at: (id) => table.at(id) }), ["play", "power", "sideways"]);
  if (ways.length === 1) await table.act(ways[0]!);
  else if (table.at(idOf(first)).length > 0) table.selected = first;
  return true;
}

export function follow({ position, actions }: Pick<TableState, "position" | "actions">): string | null {
  const combat = combatOf(position);
  const phase = phaseOf(position);
  if (!combat || combat.seat !== position.seat || settings.alwaysAsk || !phase) return null;
  if (phase === "damage") return actions.length === 1 && verb(actions[0]!) === "suffer" ? actions[0]!.notation : null;
  if (!actions.some((action) => action.notation === "next")) return null; // a smaller question is open
  return (
    complete(combat, actions, position) ??
    onlyAim(combat, actions) ??
    (phase === "ranged" && aimed(combat) && actions.every((action) => IDLE.has(verb(action))) ? "next" : null)
  );
}
