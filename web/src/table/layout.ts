/** What a game's layout module gives to the generic table. */

import type { Component } from "svelte";
import { words } from "../i18n.svelte";
import type { ActionOut, Position, StepOut, TotalOut } from "../api/types";
import type { Entry } from "./library.svelte";
import type { Route } from "./route";
import type { SoundName } from "./sounds";
import type { TableState } from "./state.svelte";

/** A choice that people look for in the bar although the rules do not allow it yet. */
export interface Wanted {
  notation: string;
  label: string;
}

export interface Chip {
  /** Empty, and no icon: it belongs to the step before it. */
  text: string;
  /** What it brought. */
  more?: string;
  /** The mana symbol between the two. */
  mana?: string;
  icon?: string;
}

/** What happens if a card is played now: `act` by what is printed on it, `plain` in another way, `plan` as part of what is planned. */
export interface Foot {
  text: string;
  tone: "act" | "plain" | "plan";
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
  /** What was played this turn, if there is room for it beside the hand. */
  Played?: Component<{ room: number }>;
  /** The own things besides the hand. */
  Mine: Component;
  /** The face of a card of the library; `foot` is what it would do now, where it lies in the hand. */
  Face: Component<{ entry: Entry; foot?: Foot | null }>;
  /** What a card of the hand would do now; null where its face does not say it. */
  foot(key: string, table: TableState): Foot | null;
  /** The groups of drawings (web/art) that the shell shows, loaded after the first paint. */
  art: readonly string[];
  /** What an action sounds like here, where the verb alone does not tell: a step by its land. */
  sound?(action: ActionOut, position: Position): SoundName | null;
  /** The drawing of a thing, of an enemy (`enemy:orcs`) or of a place, for a big event of the log; without it there is none. */
  picture?(id: string, table: TableState): string | null;
  /** Above the map on narrow screens and in its corner on wide ones. */
  Corner: Component;
  /** Is the thing out of sight now, because something else takes the place of the map? */
  covered(id: string, position: Position): boolean;
  /** The entry of the library that tells of a thing; null if there is none. */
  entryOf(id: string, position: Position): string | null;
  /** All that can be told of a thing: entries of the library, and lines about its state now. */
  about(id: string, table: TableState): { entries: string[]; lines: string[] };
  /** Facts in a form of the game's own, for the things that `tells` names; they come when they are first asked for. */
  Facts?: () => Promise<{ default: Component<{ thing: string; glance?: boolean }> }>;
  tells?(id: string, position: Position): boolean;
  /** The kinds of things that lie on the map: a first click tells of them, the second acts. */
  map: ReadonlySet<string>;
  /** Does selecting a thing that is not on the map only tell of it, even if just one thing can be done with it? */
  looks?: boolean;
  /** Groups of actions that answer a small question: they stand in the bar even where a thing offers them too. */
  direct: ReadonlySet<string>;
  /** Is it a reward, a new level or a choice from an offer? Those lie on the sheet even where their things are drawn. */
  reward(action: ActionOut, position: Position): boolean;
  /** The question in words that the page knows better, as it sees the whole of it. */
  question?(table: TableState): { title: string; sentence: string } | null;
  /** The running totals that have a slot in the bar, the most important first. */
  totals(position: Position): readonly TotalOut[];
  /** The icon of a running total. */
  totalIcon(name: string, position: Position): string | null;
  /** A step of the turn in the ribbon, shorter than its label; null if that is short enough. */
  chip?(step: StepOut, table: TableState): Chip | null;
  /** Does it give up what goes on, such as a flight? It stands at the left end of the bar, in brick. */
  leaves?(action: ActionOut): boolean;
  /** Is it too early for the filled button to stand out? */
  early?(action: ActionOut, position: Position): boolean;
  /** What goes on that takes the place of the game's name in the top line; null if nothing does. */
  caption?(table: TableState): string | null;
  /** The order of verbs in an opened thing: the usual ones first. */
  verbs: readonly string[];
  /** What an action does, where neither its label nor the totals tell it. */
  detail(action: ActionOut, table: TableState): string | null;
  /** The message that asks whether to end with something left; null if nothing is. */
  unfinished(action: ActionOut, position: Position): string | null;
  /** The answer of somebody who wants nothing, which may be given by itself until the moment changes. */
  standing: { notation: string; moment(position: Position): string; offered(position: Position): boolean } | null;
  wanted(position: Position): Wanted[];
  /** The action that follows an own one by itself, such as a block that is complete; null if there is something to choose. */
  follow?(table: TableState): string | null;
  /** Would what follows by itself take the action back at once? Then it is offered nowhere. */
  futile?(action: ActionOut, table: Pick<TableState, "position" | "actions">): boolean;
  /** The way to what is looked at, if it is more than one action: a walk to somebody who is then fought. */
  route?(table: TableState): Route | null;
  /** A place of a way in one or two words, for the steps of the turn; its name unless told otherwise. */
  placeName?(id: string, table: TableState): string;
  /** Can a thing be carried although nothing can be done with it alone? */
  carries?(key: string, table: TableState): boolean;
  /** A thing was dropped on another: true if that meant something to the game. */
  drop?(first: string, second: string, table: TableState): Promise<boolean>;
  /** In the place of the sheet, for choices that belong together; it comes when it is first needed. */
  Sheet?: () => Promise<{ default: Component }>;
  /** Does its own sheet show this choice? */
  sheets?(position: Position): boolean;
  rows(table: TableState): Row[];
  /** The hand, in order, as keys of things. */
  hand(position: Position): string[];
  /** Who else takes part without a seat. */
  guest(position: Position): { hero: string; text: string } | null;
  /** The icon of a seat. */
  seatIcon(hero: string): string;
  /** The drawing of a hero's bust, where it is not called `bust-` and the hero. */
  bust?(hero: string): string;
  /** The colours of the seats as a style (`--seat-1: …`), where heroes bring their own. */
  colours?(position: Position): string;
  /** Words in a text that mean a place on the board, with its thing. */
  places: RegExp | null;
  placeId(word: string): string;
}

/** The totals as the engine gives them: what most games show. */
export function givenTotals(position: Position): readonly TotalOut[] {
  return position.decision?.totals ?? [];
}

const LAYOUTS: Record<string, () => Promise<{ default: Layout }>> = {
  mage_knight: () => import("../games/mage_knight"),
  four_lands: () => import("../games/four_lands"),
  heroes3: () => import("../games/heroes3"),
  euthia: () => import("../games/euthia"),
};

/** The layout of a game, loaded with its words for its first table. */
export async function layoutOf(game: string): Promise<Layout> {
  const load = LAYOUTS[game];
  if (!load) throw new Error(`there is no layout for ${game}`);
  const [layout] = await Promise.all([load(), words.need(game)]);
  return layout.default;
}
