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
