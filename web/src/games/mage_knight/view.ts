/** The position of Mage Knight as the page reads it. */

import type { Position } from "../../api/types";

export interface SpaceView {
  terrain: string;
  site: string;
  enemies?: string[];
  shields?: number[];
  glade?: number[];
  ruin?: string;
  heroes?: number[];
  mine?: string;
  /** The colours of a deep mine. */
  deep?: string[];
  /** Whose shield lies on which path of a maze. */
  paths?: Record<string, number>;
  /** The spaces next to it behind a wall. */
  walls?: string[];
}

export interface UnitView {
  unit: string;
  ready: boolean;
  wounds: number;
  banner: string;
  level: number;
  armor: number;
  resists: string[];
  mana?: string;
}

export interface SeatView {
  hero: string;
  fame: number;
  level: number;
  reputation: number;
  armor: number;
  hand_limit: number;
  command: number;
  place: string;
  /** It has played a card in this turn, and taken its action. */
  played: boolean;
  acted: boolean;
  hand_size: number;
  deck_size: number;
  discard: string[];
  /** The cards played this turn. */
  play: string[];
  units: UnitView[];
  crystals: Record<string, number>;
  mana: Record<string, number>;
  skills: Record<string, string>;
  tactic: string;
  tactic_used: boolean;
  stored_die: string;
  move: number;
  influence: number;
  heal: number;
  hand?: string[];
  peeked?: { place: string; enemy: string }[];
}

export interface FoeView {
  enemy: string;
  armor: number;
  attack: number;
  element: string;
  abilities: string[];
  fortifications: number;
  fame: number;
  rampages: boolean;
  defends: boolean;
  master: number;
  blocked: boolean;
  stopped: boolean;
  dealt: boolean;
  defeated: boolean;
  /** The enemy that defends it, from 1; 0: none. */
  defender?: number;
  /** All its attacks; none if it only summons. */
  attacks?: BlowView[];
}

/** One attack of an enemy. */
export interface BlowView {
  attack: number;
  element: string;
  need: number;
  damage: number;
  abilities: string[];
  state: "pending" | "blocked" | "cancelled" | "dealt";
}

export interface CombatView {
  seat: number;
  context: string;
  space: string;
  foes: FoeView[];
  targets: number[];
  blocking: number;
  /** Which attack of that enemy, from 1. */
  blow?: number;
  attack: Record<string, number>;
  block: Record<string, number>;
  skipped: boolean;
  attack_total?: number;
  attack_need?: number;
  block_total?: number;
  block_need?: number;
}

/** A fight between two heroes. */
export interface DuelView {
  aggressor: number;
  defender: number;
  full: boolean;
  melee: boolean;
  attacker: number;
  damage: number;
  attack: number;
  block: number;
}

export interface View {
  scenario: string;
  round: number;
  rounds: number;
  time: "day" | "night";
  moment: string;
  source: string[];
  dice_away: string[];
  unit_offer: string[];
  monastery_offer: string[];
  action_offer: string[];
  spell_offer: string[];
  decks: Record<string, number>;
  next_tile: string;
  tiles: { tile: string; slot: [number, number]; turned: number }[];
  space: Record<string, SpaceView>;
  city: Record<string, { level: number; spaces: string[]; garrison: string[]; conquered: boolean; leader: number }>;
  seat: Record<string, SeatView>;
  dummy: { hero?: string; deck_size?: number; tactic?: string; crystals?: Record<string, number> };
  combat: CombatView | Record<string, never>;
  duel: DuelView | Record<string, never>;
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
