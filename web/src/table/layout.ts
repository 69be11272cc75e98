/** What a game's layout module gives to the generic table. */

import type { Component } from "svelte";
import type { ActionOut, Position } from "../api/types";
import type { Entry } from "./library.svelte";
import type { TableState } from "./state.svelte";

/** A choice that people look for in the bar although the rules do not allow it yet. */
export interface Wanted {
  notation: string;
  label: string;
}

/** One line of the map as a list. */
export interface Row {
  id: string;
  place: string;
  terrain: string;
  cost: string;
  site: string;
  pieces: string;
  /** Steps from the own piece; -1 where that makes no sense. */
  distance: number;
  unexplored?: boolean;
}

export interface Layout {
  /** The largest zone: the map, or what replaces it during a fight. */
  Board: Component;
  /** Reference in the rail: offers, tasks, or where one fights. */
  Reference: Component;
  /** The message that names it, for the tabs of narrow screens. */
  reference: string;
  /** The own hero or side. */
  Hero: Component;
  /** The own things besides the hand. */
  Mine: Component;
  /** The face of a card of the library. */
  Face: Component<{ entry: Entry }>;
  /** Above the map on narrow screens and in its corner on wide ones. */
  Corner: Component;
  /** Things that an action touches besides those that the engine names. */
  touches(action: ActionOut, position: Position): string[];
  /** Ids of things that the layout draws and the engine does not list. */
  drawn(position: Position): Set<string>;
  /** Is the thing out of sight now, because something else takes the place of the map? */
  covered(id: string, position: Position): boolean;
  /** The intents that one may have with such a thing, to ask why they are refused. */
  intents(id: string): string[];
  /** What people usually want of a kind of thing, by verb: the first refusal to tell. */
  asks: Readonly<Record<string, readonly string[]>>;
  /** What a thing is called that the engine does not list. */
  nameOf(id: string, position: Position): string | null;
  /** The entry of the library that tells of a thing; null if there is none. */
  entryOf(id: string, position: Position): string | null;
  /** All that can be told of a thing: entries of the library, and lines about its state now. */
  about(id: string, table: TableState): { entries: string[]; lines: string[] };
  /** Groups of actions that answer a small question: they stand in the bar even where a thing offers them too. */
  direct: ReadonlySet<string>;
  /** The icon of a running total. */
  totalIcon(name: string, position: Position): string | null;
  /** The order of verbs in an opened thing: the usual ones first. */
  verbs: readonly string[];
  /** What an action does, where neither its label nor the totals tell it. */
  detail(action: ActionOut, table: TableState): string | null;
  /** The message that asks whether to end with something left; null if nothing is. */
  unfinished(action: ActionOut, position: Position): string | null;
  /** The answer of somebody who wants nothing, which may be given by itself until the moment changes. */
  standing: { notation: string; moment(position: Position): string; offered(position: Position): boolean } | null;
  wanted(position: Position): Wanted[];
  rows(table: TableState): Row[];
  /** The hand, in order, as keys of things. */
  hand(position: Position): string[];
  /** The icon of a seat. */
  seatIcon(hero: string): string;
  /** Words in a text that mean a place on the board, with its thing. */
  places: RegExp | null;
  placeId(word: string): string;
}

const LAYOUTS: Record<string, () => Promise<{ default: Layout }>> = {
  mage_knight: () => import("../games/mage_knight"),
  four_lands: () => import("../games/four_lands"),
  heroes3: () => import("../games/heroes3"),
  euthia: () => import("../games/euthia"),
};

/** The layout of a game, loaded with its first table. */
export async function layoutOf(game: string): Promise<Layout> {
  const load = LAYOUTS[game];
  if (!load) throw new Error(`there is no layout for ${game}`);
  return (await load()).default;
}
