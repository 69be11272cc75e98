/** Where a piece would go: over which places, at what price, and where it stops since something comes to light there. */

import type { ActionOut } from "../api/types";

export interface Route {
  /** Ids of things, from the first step to the last. */
  places: readonly string[];
  /** Of each step. */
  prices: readonly number[];
  /** What there is to pay with. */
  have: number;
  /** The place where it stops; empty if it gets to its end. */
  stop: string;
  /** What it goes up to and does not enter: somebody to fight. */
  upTo?: string;
}

export const priceOf = ({ prices }: Route): number => prices.reduce((sum, price) => sum + price, 0);

/** What it costs to go to a place with one of these actions; null if none leads there. */
export function priceTo(id: string, actions: readonly ActionOut[]): number | null {
  const way = actions.find((action) => action.way?.places.at(-1) === id)?.way;
  return way ? priceOf(way) : null;
}
