/** The position of Euthia as the page reads it. */

import type { Position, Schemas } from "../../api/types";

export type View = Schemas["euthia.View"];
export type TileView = Schemas["euthia.TileView"];
export type FieldView = Schemas["euthia.FieldView"];
export type ResultRow = Schemas["euthia.ResultRow"];
export type PieceView = Schemas["euthia.PieceView"];
export type SocketView = Schemas["euthia.SocketView"];
export type SeatView = Schemas["euthia.SeatView"];
export type EliteView = Schemas["euthia.EliteView"];
export type GiantView = Schemas["euthia.GiantView"];
export type FightView = Schemas["euthia.FightView"];
export type RollView = Schemas["euthia.RollView"];
export type DeckView = Schemas["euthia.DeckView"];
export type PrizeView = Schemas["euthia.PrizeView"];
export type WayFacts = Schemas["euthia.WayFacts"];
export type OfferFacts = Schemas["euthia.OfferFacts"];
export type GoodFacts = Schemas["euthia.GoodFacts"];
export type QuestFacts = Schemas["euthia.QuestFacts"];
export type Nothing = Schemas["euthia.Nothing"];

export type Token = SeatView["tokens"][number];
export type Shop = keyof View["offers"];
export type Element = NonNullable<FieldView["element"]>;
export const TOKENS: readonly Token[] = ["mining", "trade", "combat"];
export const SHOPS: readonly Shop[] = ["merchant", "alchemist", "slayers"];
export const ELEMENTS: readonly Element[] = ["fire", "water", "earth", "air"];

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

/** The Combat that is on, or null. */
export function fightOf(position: Position): FightView | null {
  const { fight } = viewOf(position);
  return "monster" in fight ? (fight as FightView) : null;
}

/** A Hero Roll outside Combat, or null. */
export function rollOf(position: Position): RollView | null {
  const { roll } = viewOf(position);
  return "dice" in roll ? (roll as RollView) : null;
}

/** The Elite whose Bounty is open, or null. */
export function eliteOf({ elite }: View): EliteView | null {
  return "id" in elite ? (elite as EliteView) : null;
}

/** Farrug or the Golem while on the map, or null. */
export function giantOf(giant: GiantView | Nothing): GiantView | null {
  return "health" in giant ? (giant as GiantView) : null;
}

/** What ids of a seat's things begin with after the colon: nothing for one's own, else the seat. */
export function owned(seat: number, position: Position): string {
  return seat === position.seat ? "" : `${seat}/`;
}

/** The ids of the tiles of a seat, in their order: the second one of a name is `piece:dagger:2`. */
export function pieceIds(pieces: readonly PieceView[], prefix: string): string[] {
  return pieces.map((piece, i) => {
    const before = pieces.slice(0, i).filter((other) => other.tile === piece.tile).length;
    return `piece:${prefix}${piece.tile}${before ? `:${before + 1}` : ""}`;
  });
}

export interface Filled {
  socket: SocketView;
  piece: PieceView | null;
  /** The id of the piece; "" for an empty socket. */
  id: string;
}

/** The board with its tiles: each lies in the first open socket of its kind. What fits nowhere is left over. */
export function filled(seat: SeatView, prefix: string): { sockets: Filled[]; more: Filled[] } {
  const ids = pieceIds(seat.pieces, prefix);
  const worn = seat.pieces.map((piece, i) => ({ piece, id: ids[i]! })).filter((one) => one.piece.worn);
  const taken = new Set<string>();
  const sockets = seat.board.map((socket) => {
    const one = socket.locked ? undefined : worn.find((other) => !taken.has(other.id) && other.piece.slot === socket.slot);
    if (one) taken.add(one.id);
    return { socket, piece: one?.piece ?? null, id: one?.id ?? "" };
  });
  const more = worn
    .filter((one) => !taken.has(one.id))
    .map(({ piece, id }) => ({ socket: { id: piece.slot, slot: piece.slot }, piece, id }));
  return { sockets, more };
}
