import type { TableCard } from "../api/types";

/** What a table is called: the name that its maker gave it, else game and scenario. */
export function titleOf(card: TableCard): string {
  return card.title && card.title !== card.scenario_name ? card.title : `${card.game_name} · ${card.scenario_name}`;
}
