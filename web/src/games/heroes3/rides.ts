/** Where the own heroes can ride: the price of every field, and the ride that a look at a field means. */

import type { ActionOut } from "../../api/types";
import { priceOf, type Route } from "../../table/route";
import type { TableState } from "../../table/state.svelte";
import { idOf } from "../../table/things";
import { own, viewOf, type HeroOf } from "./view";

export interface Ride {
  hero: HeroOf;
  field: string;
  action: ActionOut;
  way: Route;
}

/** The ride that an action is; null if it is something else. */
export function rideOf(action: ActionOut): Ride | null {
  const found = /^(?:move|go) (main|second) (\S+)$/.exec(action.notation);
  if (!found || !action.way) return null;
  return { hero: found[1] as HeroOf, field: found[2]!, action, way: action.way };
}

/** The hero that is meant while nobody says which: the one that was touched, or the Main Hero as long as it can go anywhere. */
export function riding(table: TableState): HeroOf {
  const touched = idOf(table.selected ?? table.face ?? "");
  if (touched === "hero:main" || touched === "hero:second") return touched.slice(5) as HeroOf;
  const some = table.actions.map(rideOf).filter((ride) => ride !== null);
  return some.some((ride) => ride.hero === "main") || some.length === 0 ? "main" : "second";
}

/** The rides to a field, that of the hero who is meant first. */
export function ridesTo(field: string, table: TableState): Ride[] {
  const first = riding(table);
  const some = table.at(`field:${field}`).map(rideOf).filter((ride) => ride !== null);
  return [...some.filter((ride) => ride.hero === first), ...some.filter((ride) => ride.hero !== first)];
}

/** The ride to the field that one looks at. */
export function looked(table: TableState): Ride | null {
  const id = idOf(table.face ?? table.selected ?? table.looked ?? "");
  return id.startsWith("field:") ? (ridesTo(id.slice(6), table)[0] ?? null) : null;
}

export interface Price {
  field: string;
  cost: number;
  /** It cannot be taken back. */
  risk: boolean;
}

/** What every field costs the hero who is meant. */
export function prices(table: TableState): Price[] {
  const hero = riding(table);
  return table.actions
    .map(rideOf)
    .filter((ride) => ride?.hero === hero)
    .map((ride) => ({ field: ride!.field, cost: priceOf(ride!.way), risk: ride!.action.reveals }));
}

/** Would the hero have to fight for the field? */
export function fought(ride: Ride, table: TableState): boolean {
  const view = viewOf(table.position);
  const field = view.field[ride.field]!;
  if (field.foe !== undefined || field.heroes?.some(({ seat }) => view.seat[String(seat)] !== own(table.position))) return true;
  return field.guarded && !view.prizes[ride.field]?.skips;
}
