/** What the rail shows by itself. */

import type { ActionOut } from "../../api/types";

export type Kind = "trade" | "monsters" | "encounters" | "players";

/** The tab that the question is about; null if any will do. */
export function tabFor(actions: readonly ActionOut[]): Kind | null {
  const verbs = new Set(actions.map((action) => action.notation.split(" ")[0]!));
  if (["buy", "leave", "mend", "change", "reveal"].some((verb) => verbs.has(verb))) return "trade";
  if (verbs.has("quest")) return "encounters";
  return verbs.has("fight") ? "monsters" : null;
}

/** On a narrow screen, where the answers lie: the goods while one trades, what one has, the map; null if any will do. */
export function placeFor(actions: readonly ActionOut[], there: (id: string) => boolean): "offers" | "hero" | "map" | null {
  if (actions.some((action) => action.notation === "leave")) return "offers";
  const among = (verbs: RegExp): ActionOut[] => actions.filter((action) => verbs.test(action.notation));
  if (among(/^(place|field) /).length > 0) return "map";
  if (among(/^drop\b/).length > 0) return "hero";
  return among(/^(piece|gem|essence|trophy) /).some((action) => action.things.some(there)) ? "hero" : null;
}
