/** The position of Heroes III as the page reads it. */

import type { Position, Schemas } from "../../api/types";

export type View = Schemas["heroes3.View"];
export type PlaceView = Schemas["heroes3.PlaceView"];
export type FieldView = Schemas["heroes3.FieldView"];
export type UnitFace = Schemas["heroes3.UnitFace"];
export type UnitView = Schemas["heroes3.UnitView"];
export type SeatView = Schemas["heroes3.SeatView"];
export type FighterView = Schemas["heroes3.FighterView"];
export type ArmyView = Schemas["heroes3.ArmyView"];
export type Outcome = Schemas["heroes3.OutcomeView"];
export type TargetView = Schemas["heroes3.TargetView"];
export type AttackView = Schemas["heroes3.AttackView"];
export type CombatView = Schemas["heroes3.CombatView"];
export type LineUpView = Schemas["heroes3.LineUpView"];
export type CastView = Schemas["heroes3.CastView"];

export type Amounts = SeatView["resources"];
export type Resource = keyof Amounts;
export type HeroOf = keyof SeatView["at"];
export const RESOURCES: readonly Resource[] = ["gold", "building_materials", "valuables"];

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

/** The combat that is on, or null. */
export function combatOf(position: Position): CombatView | null {
  const { combat } = viewOf(position);
  return "fighters" in combat ? (combat as CombatView) : null;
}

/** The spell that is being put together or cast, or null. */
export function castOf(position: Position): CastView | null {
  const { cast } = viewOf(position);
  return "card" in cast ? (cast as CastView) : null;
}

/** The thing of a unit of an army: `unit:griffins:few`, of another player `unit:1/griffins:few`. */
export function unitThing(unit: { unit: string; side: string }, seat = -1): string {
  return `unit:${seat >= 0 ? `${seat}/` : ""}${unit.unit}:${unit.side}`;
}

/** All victory points of a seat in a tournament; null in another game. */
export function pointsOf(seat: SeatView): number | null {
  return seat.points ? Object.values(seat.points).reduce((sum, n) => sum + n, 0) : null;
}
