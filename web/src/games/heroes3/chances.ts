/** What the engine foretells: asked once for a position, a thing and what would be done first. */

import { Refused } from "../../api/client";
import type { Schemas } from "../../api/types";
import type { TableState } from "../../table/state.svelte";

export type Found = Schemas["heroes3.Forecast"];
export type Chances = Schemas["heroes3.FightChances"];

let of = { table: "", sequence: -1 };
let asked = new Map<string, Promise<Found | null>>();

/** Null where nothing can be foretold. */
export function foretold(table: TableState, thing: string, before: readonly string[]): Promise<Found | null> {
  const { sequence } = table.position;
  if (table.api.id !== of.table || sequence !== of.sequence) [of, asked] = [{ table: table.api.id, sequence }, new Map()];
  const key = [thing, ...before].join(" / ");
  let found = asked.get(key);
  if (!found) {
    found = table.api.forecast<Found>(sequence, thing, before).catch((error: unknown) => {
      if (!(error instanceof Refused)) asked.delete(key); // without a connection the next look asks again
      return null;
    });
    asked.set(key, found);
  }
  return found;
}

/** How the fight for a field, or the one that is on, may end. */
export async function chances(table: TableState, thing: string, before: readonly string[] = []): Promise<Chances | null> {
  return (await foretold(table, thing, before))?.fight ?? null;
}
