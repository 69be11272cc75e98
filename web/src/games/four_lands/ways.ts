/** The moves on offer: who goes which way, at what price. A move tells all of it in its notation. */

import type { ActionOut } from "../../api/types";
import { idOf } from "../../table/things";

export interface Move {
  action: ActionOut;
  /** `north.II` */
  party: string;
  /** The fields of the way, without the one where it begins. */
  way: string[];
  field: string;
  price: number;
}

const MOVE = /^move (\S+) > (.+?)(?: pay (\d+))?(?: join \S+)?$/;

export function moveOf(action: ActionOut): Move | null {
  const found = MOVE.exec(action.notation);
  if (!found) return null;
  const way = found[2]!.split(" > ");
  return { action, party: found[1]!, way, field: way.at(-1)!, price: Number(found[3] ?? 0) };
}

export function movesOf(actions: readonly ActionOut[]): Move[] {
  return actions.map(moveOf).filter((move) => move !== null);
}

/** Are Agents being chosen who go without the others? Then nothing else can be done. */
export function splitting(actions: readonly ActionOut[]): boolean {
  return actions.length > 0 && actions.every((action) => moveOf(action) || action.notation.startsWith("with "));
}

/** The Party whose ways are shown: the selected one, or the only one that can move. */
export function walkerOf(moves: readonly Move[], selected: string | null): string | null {
  const walkers = new Set(moves.map((move) => `party:${move.party}`));
  const id = selected && idOf(selected);
  if (id && walkers.has(id)) return id;
  return walkers.size === 1 && !id ? [...walkers][0]! : null;
}

/** The moves of a Party by the field where they end; the first goes there and stays apart, if it can. */
export function waysOf(moves: readonly Move[], walker: string | null): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    if (`party:${move.party}` === walker) found.set(move.field, [...(found.get(move.field) ?? []), move]);
  }
  return found;
}

/** What the cheapest move to each field costs, whoever makes it. */
export function cheapest(moves: readonly Move[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { field, price } of moves) found.set(field, Math.min(price, found.get(field) ?? price));
  return found;
}

/** The key of a Party that is taken up to be moved: it opens no panel, its ways are drawn on the map. */
export function partyKey(id: string, moves: readonly Move[], place = ""): string {
  return id + place + (moves.some((move) => `party:${move.party}` === id) ? "@carried" : "");
}
