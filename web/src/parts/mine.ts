/** The tables at which this browser holds a seat, as the server describes them. */

import { ask, inLang, Refused } from "../api/client";
import type { Held } from "../api/seats";
import type { TableCard } from "../api/types";

export interface Mine { card: TableCard; held: Held }

/** Tables that the server does not know any more are left out. Those that wait for you come first. */
export async function myTables(held: readonly Held[]): Promise<Mine[]> {
  const found = await Promise.all(held.map((one) => cardOf(one)));
  const mine = found.filter((one) => one !== null);
  return [...mine.filter(isMine), ...mine.filter((one) => !isMine(one))];
}

async function cardOf(held: Held): Promise<Mine | null> {
  try {
    return { card: await ask<TableCard>("GET", inLang(`/tables/${held.id}`)), held };
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

/** Is it the move of somebody at this screen? */
export function isMine({ card, held }: Mine): boolean {
  return card.phase === "playing" && !card.stuck && held.seats[card.to_act] !== undefined;
}
