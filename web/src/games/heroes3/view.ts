/** The position of Heroes III as the page reads it. */

import type { Position } from "../../api/types";

export type Resource = "gold" | "building_materials" | "valuables";
export type HeroOf = "main" | "second";
export type Amounts = Record<Resource, number>;
export const RESOURCES: readonly Resource[] = ["gold", "building_materials", "valuables"];

/** A tile on the table; `tile` is "" while it lies face down. */
export interface PlaceView {
  id: string;
  kind: "starting" | "far" | "near" | "centre";
  q: number;
  r: number;
  tile: string;
  turned: number;
}

export interface FieldView {
  q: number;
  r: number;
  location: string;
  difficulty: number;
  guarded: boolean;
  dice?: number;
  /** Edges that cannot be crossed: E, NE, NW, W, SW, SE. */
  borders?: string[];
  flag?: number;
  black?: boolean;
  ever?: boolean;
  marker?: Resource;
  obelisk?: number[];
  heroes?: { seat: number; hero: HeroOf }[];
  grail?: boolean;
  /** It has a cube of the AI. */
  theirs?: boolean;
  /** The AI hero or wandering army that stands there. */
  foe?: number;
}

/** An AI hero, or an army that wanders. */
export interface FoeView {
  id: string;
  at: string;
  army: UnitFace[];
  mp: number;
  beaten: boolean;
}

/** One side of a unit card. */
export interface UnitFace {
  unit: string;
  side: "few" | "pack";
  tier: "bronze" | "silver" | "gold" | "azure";
  type: "ground" | "flying" | "ranged";
  attack: number;
  defence: number;
  health: number;
  initiative: number;
  traits: string[];
}

export interface UnitView extends UnitFace {
  reinforce?: Amounts;
  can_reinforce?: boolean;
  recruit?: Amounts;
  can_recruit?: boolean;
}

export interface BuildingView {
  id: string;
  built: boolean;
  cost: Amounts;
  needs: string;
  can_build: boolean;
}

export interface SeatView {
  hero: string;
  faction: string;
  eliminated: boolean;
  homeless: number;
  home: string;
  xp: number;
  level: number;
  hand_limit: number;
  experts: number;
  resources: Amounts;
  income: Amounts;
  morale: number;
  hand_lost: boolean;
  hand_size: number;
  deck_size: number;
  discard_size: number;
  discard_top: string;
  ongoing: string[];
  units: UnitView[];
  recruits: UnitView[];
  buildings: Record<string, BuildingView>;
  spell_price: number;
  tokens: { build: boolean; population: boolean; spell_book: boolean };
  at: Record<HeroOf, string>;
  mp: Record<HeroOf, number>;
  pool: number;
  cubes: number[];
  /** Victory points by what they are for, in a tournament. */
  points?: Record<string, number>;
  used: string[];
  luck: string[];
  cuts: number[];
  flies: HeroOf | "";
  free_steps: number;
  hand?: string[];
  deck?: string[];
  discard?: string[];
}

// -- combat --

export interface FighterView extends UnitFace {
  number: number;
  army: "attacker" | "defender";
  /** `b2`, "tower", or "" off the board. */
  at: string;
  damage: number;
  left: number;
  done: boolean;
  moved: boolean;
  retaliated: boolean;
  tokens: string[];
}

export interface ArmyView {
  seat: number;
  controller: number;
  hero: HeroOf | "";
  cards: boolean;
  spells: number;
  spell_limit: number;
  archery: number;
  no_flight: boolean;
}

/** One outcome of the dice of an attack. */
export interface Outcome {
  /** What the dice count for. */
  die: number;
  /** Of a hundred. */
  chance: number;
  damage: number;
  /** Less by what a defence token may add. */
  least: number;
  falls: boolean;
  flips: boolean;
  /** The least and the most damage with which the target strikes back; empty if it does not. */
  back: number[];
}

/** What the acting unit may attack, and what may come of it. */
export interface TargetView {
  fighter: number;
  dice: number;
  attack: number;
  defence: number;
  low: number;
  high: number;
  outcomes: Outcome[];
}

export interface AttackView {
  attacker: number;
  target: number;
  kind: string;
  dice: number[];
  counts: string;
  die: number;
  attack: number;
  defence: number;
  damage: number;
  outcomes: Outcome[];
}

export interface CombatView {
  cause: string;
  field: string;
  difficulty: number;
  round: number;
  limited: boolean;
  idle_rounds: number;
  attacker: ArmyView;
  defender: ArmyView;
  walls: Record<string, "wall" | "gate">;
  fighters: FighterView[];
  acting: number;
  next: number[];
  dice: number[];
  attack: AttackView | Record<string, never>;
  /** Of the unit that acts: spaces in its reach with the steps to them, and its targets. */
  reach: Record<string, number>;
  targets: TargetView[];
}

export interface CastView {
  seat: number;
  card: string;
  power: number;
  with: string[];
  announced: boolean;
}

export interface WaitingView {
  /** Cards that are looked at; for the others only their number. */
  cards?: string[] | number;
  /** Neutral units that are shown. */
  units?: UnitFace[];
  die?: string;
  dice?: string[];
  tile?: string;
  place?: string;
  spots?: { q: number; r: number }[];
  /** Tiles that are still to be drawn while the players build the map of a tournament. */
  left?: { near: number; far: number };
}

export interface Deck {
  size: number;
  discard: string[];
}

export interface View {
  scenario: string;
  mode: string;
  difficulty: string;
  options: string[];
  round: number;
  rounds: number;
  asked: number;
  current: number;
  order: number[];
  sign: string;
  over: boolean;
  victory: string;
  victors: number[];
  places: PlaceView[];
  field: Record<string, FieldView>;
  grail: { seat: number; hero: HeroOf | ""; at: string; dug: number };
  seat: Record<string, SeatView>;
  /** Together and alone: the AI heroes, and what is known of the AI. */
  foes?: FoeView[];
  ai?: { shared?: string[] };
  decks: Record<string, Deck>;
  neutral: Record<string, Deck>;
  astrologers: Deck;
  removed: string[];
  combat: CombatView | Record<string, never>;
  cast: CastView | Record<string, never>;
  waiting: WaitingView;
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
