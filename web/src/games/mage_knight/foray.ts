/** A walk that ends with a challenge: the enemies on the map that one can reach and fight in this turn. */

import type { ActionOut } from "../../api/types";
import { distance } from "../../table/hexes";
import type { TableState } from "../../table/state.svelte";
import { PILES } from "./enemies";
import { hexOf } from "./map";
import { costOf } from "./names";
import { own, viewOf, type View } from "./view";

export interface Foray {
  space: string;
  /** Where one stands to challenge; the place of the hero if one need not walk. */
  from: string;
  price: number;
  steps: string[];
  /** Other spaces next to that place whose enemies could be challenged, too. */
  beside: string[];
}

/** The enemies that roam a space and lie face up. */
export function roaming(name: string, view: View): string[] {
  const space = view.space[name];
  if (!space || !["marauding_orcs", "draconum"].includes(space.site)) return [];
  return (space.enemies ?? []).filter((token) => !PILES.includes(token));
}

function nextTo(name: string, other: string, view: View): boolean {
  return distance(hexOf(name, view.tiles), hexOf(other, view.tiles)) === 1 && !view.space[name]!.walls?.includes(other);
}

/** The step to a space that the engine offers: far or near. */
function step(name: string, table: TableState): ActionOut | undefined {
  return table.at(`space:${name}`).find((action) => /^(go|move) /.test(action.notation));
}

/** The cheapest way to challenge whoever roams a space; null where none is open. */
export function forayTo(space: string, table: TableState): Foray | null {
  const view = viewOf(table.position);
  const { place, acted } = own(table.position);
  if (!table.mine || acted || !place || roaming(space, view).length === 0) return null;
  const others = (from: string): string[] =>
    Object.keys(view.space).filter((name) => name !== space && roaming(name, view).length > 0 && nextTo(from, name, view));
  const challenge = `challenge ${space}`;
  if (table.actions.some((action) => action.notation === challenge))
    return { space, from: place, price: 0, steps: [challenge], beside: others(place) };
  if (table.position.decision?.rule !== "MK-TURN-18") return null;
  const [best] = Object.keys(view.space)
    .filter((name) => nextTo(space, name, view))
    .flatMap((name) => {
      const [action, price] = [step(name, table), costOf(`space:${name}`, table)];
      return action && price !== null ? [{ name, action, price }] : [];
    })
    .sort((a, b) => a.price - b.price);
  return best ? { space, from: best.name, price: best.price, steps: [best.action.notation, challenge], beside: others(best.name) } : null;
}

/** The space that a step under the pointer or focus leads to, or from which one would fight. */
export function goalOf(table: TableState): string | null {
  return /^(?:go|move) (\S+)/.exec(table.previewed?.notation ?? "")?.[1] ?? forayOf(table)?.from ?? null;
}

/** The foray to the enemies that were asked about or lie under the pointer. */
export function forayOf(table: TableState): Foray | null {
  const thing = table.face ?? table.looked;
  return thing?.startsWith("space:") && !table.previewed ? forayTo(thing.slice(6), table) : null;
}
