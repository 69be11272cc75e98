/** The position of Mage Knight as the page reads it. */

import type { Position, Schemas } from "../../api/types";

export type View = Schemas["mage_knight.View"];
export type SpaceView = Schemas["mage_knight.SpaceView"];
export type UnitView = Schemas["mage_knight.UnitView"];
export type SeatView = Schemas["mage_knight.SeatView"];
export type FoeView = Schemas["mage_knight.FoeView"];
export type BlowView = Schemas["mage_knight.BlowView"];
export type CombatView = Schemas["mage_knight.CombatView"];
export type DuelView = Schemas["mage_knight.DuelView"];

export function viewOf(position: Position): View {
  return position.view as View;
}

/** The seat whose things are shown as one's own: the viewer's, or the one who is asked while watching. */
export function ownSeat(position: Position): number {
  return position.seat >= 0 ? position.seat : Math.max(position.to_act, 0);
}

export function own(position: Position): SeatView {
  return viewOf(position).seat[String(ownSeat(position))]!;
}

/** The fight that is on; before anybody stands there to be fought, the map is what one looks at. */
export function combatOf(position: Position): CombatView | null {
  const { combat } = viewOf(position);
  return "foes" in combat && combat.foes.length > 0 ? (combat as CombatView) : null;
}

export const BASIC = ["red", "blue", "green", "white"] as const;
export const MANA_ICON: Record<string, string> = {
  red: "fire",
  blue: "drop",
  green: "leaf",
  white: "star",
  gold: "sun",
  black: "moon",
};
