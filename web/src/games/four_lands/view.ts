/** The position of the Four Lands as the page reads it. */

import type { Position } from "../../api/types";

export interface AgentView {
  handle: string;
  owner: string;
  turned: boolean;
  revealed: boolean;
  cast: boolean;
  regrouped: boolean;
  armour: number;
  card?: string;
  traits?: Record<string, number>;
  defence_plus?: number;
}

export interface PartyView {
  field: string;
  artefacts: string[];
  amulet: boolean;
  circle: boolean;
  extra_moved: boolean;
  agents: AgentView[];
}

export interface SideView {
  side: string;
  ap: number;
  funds: number;
  vp: number;
  trophies: string[];
  hand_size: number;
  deck_size: number;
  hand?: string[];
}

export interface Group {
  attackers: string[];
  defenders: string[];
  /** Magic given: attackers' attack, attackers' defence, defenders' attack, defenders' defence. */
  plus: [number, number, number, number];
}

export interface FightView {
  by: string;
  target: string;
  duel: boolean;
  attackers: string[];
  defenders: string[];
  groups: Group[];
  supported: string[];
}

export interface View {
  mode: string;
  round: number;
  phase: string;
  initiative: string;
  asked: string;
  seat: Record<string, SideView>;
  party: Record<string, Record<string, PartyView>>;
  field: Record<string, { task?: string; used?: boolean }>;
  task_deck_size: number;
  complications: string[];
  stack: Record<string, unknown>[];
  fight: FightView | Record<string, never>;
}

export interface Party extends PartyView {
  /** `north.II` */
  name: string;
  side: string;
  numeral: string;
}

export const VICTORY = 6;
export const PHASES = ["agents", "attacks", "tasks", "movement"] as const;
export const TRAITS = ["war", "deals", "intrigue", "growth", "mystery", "romance", "magic"] as const;

export function viewOf(position: Position): View {
  return position.view as unknown as View;
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

export function fightOf(position: Position): FightView | null {
  const { fight } = viewOf(position);
  return "by" in fight ? (fight as FightView) : null;
}

/** Traits one by one, as they stand on a card. */
export function symbols(traits: Record<string, number> | undefined): string[] {
  return TRAITS.flatMap((trait) => Array.from({ length: traits?.[trait] ?? 0 }, () => trait));
}
