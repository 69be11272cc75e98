/** A walk that ends with a challenge: the enemies on the map that one can reach and fight in this turn. */

import { priceOf, type Route } from "../../table/route";
import { distance } from "../../table/hexes";
import type { TableState } from "../../table/state.svelte";
import { PILES } from "./enemies";
import { hexOf } from "./map";
import { own, viewOf, type View } from "./view";

export interface Foray {
  space: string;
  /** Where one stands to challenge; the place of the hero if one need not walk. */
  from: string;
  /** The way to that place. */
  way: Route;
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

/** The cheapest way to challenge whoever roams a space; null where none is open. */
export function forayTo(space: string, table: TableState): Foray | null {
  const view = viewOf(table.position);
  const { place, acted, move } = own(table.position);
  if (!table.mine || acted || !place || roaming(space, view).length === 0) return null;
  const others = (from: string): string[] =>
    Object.keys(view.space).filter((name) => name !== space && roaming(name, view).length > 0 && nextTo(from, name, view));
  const challenge = `challenge ${space}`;
  const upTo = `space:${space}`;
  if (table.actions.some((action) => action.notation === challenge))
    return { space, from: place, way: { places: [], prices: [], have: move, stop: "", upTo }, steps: [challenge], beside: others(place) };
  if (table.position.decision?.rule !== "MK-TURN-18") return null;
  const [best] = table.actions
    .flatMap((action) => (action.way ? [{ action, way: action.way, from: action.way.places.at(-1)!.slice("space:".length) }] : []))
    .filter(({ from }) => nextTo(space, from, view))
    .sort((a, b) => priceOf(a.way) - priceOf(b.way));
  return best ? { space, from: best.from, way: { ...best.way, upTo }, steps: [best.action.notation, challenge], beside: others(best.from) } : null;
}

/** The foray to the enemies that were asked about or lie under the pointer. */
export function forayOf(table: TableState): Foray | null {
  const thing = table.face ?? table.looked;
  return thing?.startsWith("space:") && !table.previewed ? forayTo(thing.slice(6), table) : null;
}
