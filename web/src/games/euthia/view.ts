/** The position of Euthia as the page reads it. */

import type { Position } from "../../api/types";

export type Token = "mining" | "trade" | "combat";
export type Shop = "merchant" | "alchemist" | "slayers";
export type Element = "fire" | "water" | "earth" | "air";
export const TOKENS: readonly Token[] = ["mining", "trade", "combat"];
export const SHOPS: readonly Shop[] = ["merchant", "alchemist", "slayers"];
export const ELEMENTS: readonly Element[] = ["fire", "water", "earth", "air"];

/** A tile on the table; q, r are those of its field a. */
export interface TileView {
  id: string;
  chapter: string;
  q: number;
  r: number;
  special: boolean;
}

export interface FieldView {
  q: number;
  r: number;
  kind: string;
  /** In the middle of a Special tile: q, r are those of its field a. */
  centre?: boolean;
  closed?: boolean;
  element?: Element;
  encounter?: string;
  level?: number;
  monster?: number;
  guarded?: boolean;
  claim?: number;
  trade?: number;
  digs?: Record<string, number>;
  summons?: number[];
  rubble?: string;
  legend?: string;
  lair?: boolean;
  powers?: Element[];
  heroes?: number[];
  farrug?: boolean;
  golem?: boolean;
}

/** A row of a table of results; `to` is -1 where it is open. */
export interface ResultRow {
  from: number;
  to: number;
  n: number;
}

/** A tile that a Hero has: on the board, or in a Sack. */
export interface PieceView {
  tile: string;
  kind: string;
  slot: string;
  worn: boolean;
  spent: boolean;
  gems?: { gem: string; active: boolean }[];
  essences?: Element[];
  table?: ResultRow[];
}

export interface SocketView {
  id: string;
  slot: string;
  locked?: boolean;
  gold?: number;
  essence?: Element | "any";
}

export interface SeatView {
  hero: string;
  health: number;
  max_health: number;
  rep: number;
  gold: number;
  gaar: number;
  dwurt: number;
  dwurt_die: number;
  gems: Record<string, number>;
  essences: Record<string, number>;
  pieces: PieceView[];
  trophies: string[];
  sacks: number;
  sacks_used: number;
  set: number;
  board: SocketView[];
  known: string[];
  stack: string[];
  tokens: Token[];
  saved: Token | "";
  move: number;
  at: string;
  silver: number;
  gold_cards: number;
  controls: number;
  quests: string[];
  bounties: string[];
  kills: number;
  deaths: number;
  delivered: number[];
  score: number;
  hand?: string[];
}

export interface MonsterView {
  id: string;
  level: number;
  health: number;
  penalty: number;
  table: ResultRow[];
  minimum: number;
  chaos: number;
  gaar: number;
  silver: number;
  gold: number;
  immune: boolean;
  regenerates: number;
  /** The Battle Values from which its special effects work, in the order of its text. */
  special: number[];
}

/** A Monster deck; without the numbers of its top card where it is empty. */
export interface DeckView {
  size: number;
  health?: number;
  limit?: number;
  minimum?: number;
}

/** Farrug or the Golem. */
export interface GiantView {
  stage?: number;
  at: string;
  damage: number;
  health: number;
}

export interface FightView {
  foe: string;
  monster: MonsterView;
  seat: number;
  master: number;
  field: string;
  round: number;
  /** After so many Combat Rounds it is over and the Damage stays; -1 if it goes on to the end. */
  rounds: number;
  /** Where the Combat is: opening, first_strike, heal, monster_before … (fight.ts). */
  step: string;
  hope: number;
  hope_most: number;
  hope_shut: boolean;
  damage: number;
  chaos: number;
  gaar: number;
  air: boolean;
  earth: boolean;
  regrowth: number;
  played: { card: string; n: number }[];
  lasting: { card: string; n: number }[];
  dice: number[];
  bonus: number;
  value: number;
  wound_plus: number;
  wound_minus: number;
  attack: string;
  boosted: boolean;
  hero_now: number;
  hero_next: number;
  clover: number;
  damage_plus: number;
  damage_minus: number;
  /** Damage to the Monster in this Combat, and the Reputation that it brings if the Damage stays. */
  dealt: number;
  earned: number;
  /** Of the Monster, at the beginning. */
  health: number;
  /** What comes of the roll on the table as it stands: Wounds or Damage; -1 without a roll. */
  stop: number;
  /** For each die what a Gaar could make of the roll, by the new face. */
  rerolls: { value: number; n: number }[][];
  /** Until dice are cast: how many of the possible rolls lead to each Battle Value. */
  ahead: { monster?: Record<string, number>; hero?: Record<string, number> };
  /** The Damage of the attack under way. */
  table: ResultRow[];
  card?: { left: number; right: number; gaar: number; chaos: number };
}

export interface RollView {
  dice: number[];
  bonus: number;
  total: number;
}

type Nothing = Record<string, never>;

export interface View {
  scenario: string;
  mode: "competitive" | "solo" | "coop";
  round: number;
  rounds: number;
  asked: number;
  current: number;
  first: number;
  over: boolean;
  victory: string;
  victors: number[];
  map: { left: number; next: string; boundary: number };
  tiles: TileView[];
  field: Record<string, FieldView>;
  seat: Record<string, SeatView>;
  offers: Record<Shop, string[]>;
  stacks: Record<string, number>;
  /** Tiles that somebody looks at to keep some. */
  seen: string[];
  monsters: Record<string, DeckView>;
  elite: (Partial<MonsterView> & { left?: number }) | Nothing;
  encounters: Record<string, { deck: number; open: string[] }>;
  cards: Record<string, number>;
  event: string;
  rules: Record<string, number>;
  badges: number[];
  farrug: GiantView | Nothing;
  golem: GiantView | Nothing;
  fight: FightView | Nothing;
  roll: RollView | Nothing;
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
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
