/** The position of the Four Lands as the page reads it. */

import type { Position, Schemas } from "../../api/types";

export type View = Schemas["four_lands.View"];
export type AgentView = Schemas["four_lands.AgentView"];
export type PartyView = Schemas["four_lands.PartyView"];
export type SideView = Schemas["four_lands.SideView"];
export type Group = Schemas["four_lands.GroupView"];
export type FightView = Schemas["four_lands.FightView"];

export interface Party extends PartyView {
  /** `north.II` */
  name: string;
  side: string;
  numeral: string;
}

export const VICTORY = 6;
export const SIDES = ["north", "storms", "sun", "south"] as const;
export const NUMERALS = ["I", "II", "III", "IV"] as const;
export const PHASES = ["agents", "attacks", "tasks", "movement"] as const;
export const TRAITS = ["war", "deals", "intrigue", "growth", "mystery", "romance", "magic"] as const;

export function viewOf(position: Position): View {
  return position.view as View;
}

/** The seat whose things are shown as one's own: the viewer's, or the one who is asked while watching. */
export function ownSeat(position: Position): number {
  return position.seat >= 0 ? position.seat : Math.max(position.to_act, 0);
}

export function own(position: Position): SideView {
  return viewOf(position).seat[String(ownSeat(position))]!;
}

export function seatOf(side: string, position: Position): number {
  return Object.entries(viewOf(position).seat).findIndex(([, one]) => one.side === side);
}

export function parties(position: Position): Party[] {
  return Object.entries(viewOf(position).party).flatMap(([side, rows]) =>
    Object.entries(rows).map(([numeral, party]) => ({ ...party, side, numeral, name: `${side}.${numeral}` })),
  );
}

/** Who plays a side: its player's name, or what the side is called. */
export function playerOf(side: string, position: Position): string {
  const seat = position.seats[seatOf(side, position)];
  return seat?.name || seat?.hero_name || side;
}

export function fightOf(position: Position): FightView | null {
  const { fight } = viewOf(position);
  return "by" in fight ? (fight as FightView) : null;
}

/** Traits one by one, as they stand on a card. */
export function symbols(traits: Record<string, number> | undefined): string[] {
  return TRAITS.flatMap((trait) => Array.from({ length: traits?.[trait] ?? 0 }, () => trait));
}
