/** What a person is doing at the table: what is selected, explained, previewed. The position itself comes from outside. */

import { getContext, setContext } from "svelte";
import type { TableApi } from "../api/client";
import type { PositionSource } from "../api/live.svelte";
import type { ActionOut, Position, RefusalOut, ThingOut } from "../api/types";
import { t } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import { answers, type Answers } from "./answers";
import { handle } from "./handle";
import type { Layout, Wanted } from "./layout";
import { current, kept, type Line } from "./lines";
import type { Entry, Library } from "./library.svelte";
import { atOnce, between, idOf, inOrder, partnersOf, ranked, spread, type Spread } from "./things";

export type Mode = "play" | "watch" | "replay";
export type Tab = "map" | "hero" | "offers" | "log";

/** The answers to "why not?" at a thing or a button. */
export interface Why {
  key: string;
  refusals: RefusalOut[];
}

export interface Hinted {
  notation: string;
  label: string;
  /** 1: only where to look; 2: what to do. */
  level: 1 | 2;
}

const HOVER = 300; // ms before a thing under the pointer shows its preview

export class TableState {
  selected: string | null = $state(null);
  /** What the pointer carries to another thing: the first of a pair (UX-PTR-02). */
  dragged: string | null = $state(null);
  /** The second thing of a pair with several actions between the two. */
  second: string | null = $state(null);
  why: Why | null = $state.raw(null);
  previewed: ActionOut | null = $state.raw(null);
  hinted: Hinted | null = $state.raw(null);
  /** At this table nobody gets hints. */
  noHints = $state(false);
  /** A hint was asked for and is on its way. */
  pondering = $state(false);
  /** An action that ends something while something was left: asked in the bar (UX-UNDO-05). */
  asking: { action: ActionOut; text: string } | null = $state.raw(null);
  /** The thing whose large face is open. */
  face: string | null = $state(null);
  /** The thing that a word in the log points at. */
  pointed: string | null = $state(null);
  /** For screen readers, at once. */
  said = $state("");
  /** A question of ours to the server failed. */
  trouble: string | null = $state(null);
  #lines: Line[] = $state.raw([]);
  /** The moment for which this seat passes by itself; null if it does not. */
  standing: string | null = $state(null);
  minimised = $state(false);
  more = $state(false);
  tab: Tab = $state("map");
  full = $state(false);
  list = $state(false);
  keys = $state(false);
  coordinates = $state(false);
  library: Library = $state.raw(new Map());
  /** The board tells how to move its picture; set by the map while it is there. */
  camera: Camera | null = null;

  readonly layout: Layout;
  readonly game: string;
  readonly #source: () => PositionSource;
  readonly #api: () => TableApi;
  readonly #mode: () => Mode;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(layout: Layout, game: string, source: () => PositionSource, api: () => TableApi, mode: () => Mode) {
    this.layout = layout;
    this.game = game;
    this.#source = source;
    this.#api = api;
    this.#mode = mode;
  }

  // -- what there is --

  readonly position: Position = $derived.by(() => this.#source().position!);
  readonly actions: readonly ActionOut[] = $derived.by(() => (this.playing ? this.position.actions : []));
  readonly things: ReadonlyMap<string, ThingOut> = $derived.by(
    () => new Map(this.position.things.map((thing) => [thing.id, thing])),
  );
  readonly drawn: ReadonlySet<string> = $derived.by(() => {
    const all = [...this.things.keys(), ...this.layout.drawn(this.position)];
    return new Set(all.filter((id) => !this.layout.covered(id, this.position)));
  });
  readonly #touched: ReadonlyMap<ActionOut, string[]> = $derived.by(
    () =>
      new Map(
        this.actions.map((action) => [
          action,
          [...new Set([...action.things, ...this.layout.touches(action, this.position)])],
        ]),
      ),
  );
  readonly spread: Spread = $derived.by(() => spread(this.actions, this.touched, this.drawn));
  readonly hand: string[] = $derived.by(() => this.layout.hand(this.position));

  get api(): TableApi {
    return this.#api();
  }
  get mode(): Mode {
    return this.#mode();
  }
  get playing(): boolean {
    return this.mode === "play";
  }
  get pending(): string | null {
    return this.#source().pending;
  }
  /** Is this seat asked? */
  get mine(): boolean {
    return this.actions.length > 0;
  }

  touched = (action: ActionOut): string[] => this.#touched.get(action) ?? action.things;

  at(id: string): ActionOut[] {
    return this.spread.at.get(id) ?? [];
  }

  name(id: string): string {
    return this.things.get(id)?.name ?? this.layout.nameOf(id, this.position) ?? this.entry(id)?.name ?? id;
  }

  entry(id: string): Entry | null {
    const found = this.layout.entryOf(id, this.position);
    return (found && this.library.get(found)) || null;
  }

  // -- marks (UX-THING-09) --

  readonly #first: string | null = $derived(this.dragged ?? this.selected);
  readonly partners: ReadonlySet<string> = $derived.by(() =>
    this.#first ? partnersOf(idOf(this.#first), this.actions, this.touched) : new Set<string>(),
  );

  /** Can something be done with the thing now? After the first of a pair only partners can. */
  can(key: string): boolean {
    const id = idOf(key);
    if (this.#first && idOf(this.#first) !== id && [...this.partners].some((other) => this.drawn.has(other)))
      return this.partners.has(id);
    return this.spread.at.has(id);
  }

  /** Does touching it do something that cannot be taken back? */
  risky(id: string): boolean {
    const some = this.at(id);
    return some.length > 0 && some.every((action) => action.reveals);
  }

  picked(key: string): boolean {
    return this.selected === key || this.second === key;
  }
  refused(key: string): boolean {
    return this.why !== null && (this.why.key === key || this.marked(idOf(key)));
  }
  pointedAt(id: string): boolean {
    return this.pointed === id || (this.hinted !== null && this.hintThings.includes(id));
  }

  private marked(id: string): boolean {
    return this.why?.refusals[0]?.marks.includes(id) ?? false;
  }

  readonly hintThings: string[] = $derived.by(() => {
    const action = this.hinted && this.actions.find((one) => one.notation === this.hinted!.notation);
    return action ? this.touched(action) : [];
  });

  /** The actions of the open thing, in order. */
  readonly opened: ActionOut[] = $derived.by(() => {
    if (!this.selected) return [];
    const id = idOf(this.selected);
    const some = this.second ? between(id, idOf(this.second), this.actions, this.touched) : this.at(id);
    return inOrder(some, this.layout.verbs);
  });

  // -- the bar --

  readonly #answers: Answers = $derived.by(() =>
    answers(this.actions, this.spread, this.position.decision?.primary ?? [], this.layout.direct),
  );
  get primary(): ActionOut[] {
    return this.#answers.primary;
  }
  get sheet(): ActionOut[] {
    return this.#answers.sheet;
  }
  get others(): ActionOut[] {
    return this.#answers.others;
  }
  get inline(): ActionOut[] {
    return this.#answers.inline;
  }
  readonly wanted: Wanted[] = $derived.by(() =>
    this.mine
      ? this.layout
          .wanted(this.position)
          .filter((one) => !this.actions.some((action) => action.notation === one.notation))
      : [],
  );

  /** What the number keys mean now. */
  get numbered(): ActionOut[] {
    if (this.opened.length) return this.opened;
    if (this.sheet.length) return this.sheet;
    return this.more ? this.others : this.inline;
  }

  // -- doing --

  /** Select a thing; what follows depends on what can be done with it (UX-THING). */
  async pick(key: string, byKey = false): Promise<void> {
    const id = idOf(key);
    this.hinted = null;
    if (!this.playing || !this.mine) return this.show(key);
    if (this.selected === key) {
      if (byKey && this.opened[0]) return this.act(this.opened[0]);
      this.close();
      return;
    }
    if (this.selected && idOf(this.selected) !== id) {
      const both = between(idOf(this.selected), id, this.actions, this.touched);
      if (both.length === 1) return this.act(both[0]!);
      if (both.length > 1) {
        this.second = key;
        return;
      }
      if (this.at(id).length === 0) return this.explainPair(this.selected, key);
    }
    const some = this.at(id);
    this.clear();
    if (some.length === 0) return this.explain(key);
    const only = atOnce(id, some, this.hand.includes(key), settings.alwaysAsk);
    if (only) return this.act(only);
    this.selected = key;
  }

  /** Take an action; one that leaves something behind is asked about first. */
  async act(action: ActionOut): Promise<void> {
    const left =
      settings.confirmEnd && this.asking?.action !== action ? this.layout.unfinished(action, this.position) : null;
    if (left) {
      this.clear();
      this.asking = { action, text: left };
      return;
    }
    await this.#source().act(action.notation);
    this.clear();
  }

  async do(notation: string): Promise<void> {
    const action = this.actions.find((one) => one.notation === notation);
    if (action) await this.act(action);
  }

  /** Pass now and until the moment changes. */
  stand(): void {
    this.standing = this.layout.standing?.moment(this.position) ?? null;
    void this.passOn();
  }

  /** Give the standing answer, if one was set and this is still its moment. */
  async passOn(): Promise<void> {
    const { standing } = this.layout;
    if (this.standing === null || !standing || !this.mine) return;
    if (standing.moment(this.position) !== this.standing || this.primary[0]?.notation !== standing.notation) {
      this.standing = null;
      return;
    }
    await this.act(this.primary[0]);
  }

  async undo(to?: number): Promise<void> {
    if (!this.playing) return;
    this.clear();
    this.standing = null;
    if (this.position.can_undo) await this.#source().undo(to);
    else this.said = this.trouble = refusedUndo(this.position);
  }

  readonly lines: Line[] = $derived.by(() => current(this.#lines, this.position));

  /** Keep what was done since the barrier as a line to come back to. */
  keep(): void {
    if (!this.playing) return;
    this.#lines = kept(this.#lines, this.position, this.hand.length);
    if (this.#lines.length === 0) this.said = this.trouble = t("table-line-none");
  }

  /** Go back to where the lines part and take the steps of one again. */
  async follow(line: Line): Promise<void> {
    this.clear();
    if (this.position.at > line.base && !(await this.#source().undo(line.base + 1))) return;
    for (const notation of line.steps) if (!(await this.#source().act(notation))) return;
  }

  async redo(to?: number): Promise<void> {
    if (this.playing && this.position.can_redo) {
      this.clear();
      await this.#source().redo(to);
    }
  }

  // -- asking --

  async explain(key: string): Promise<void> {
    const id = idOf(key);
    const intents = this.layout.intents(id);
    await this.#explained(key, async () => {
      if (intents.length === 0) return (await this.api.explain({ thing: id })).refusals;
      const answers = await Promise.all(intents.map((notation) => this.api.explain({ notation })));
      return answers.flatMap((answer) => answer.refusals);
    });
  }

  async explainPair(first: string, second: string): Promise<void> {
    await this.#explained(
      second,
      async () => (await this.api.explain({ thing: idOf(first), other: idOf(second) })).refusals,
    );
  }

  async explainNotation(notation: string): Promise<void> {
    await this.#explained(`button:${notation}`, async () => (await this.api.explain({ notation })).refusals);
  }

  async #explained(key: string, question: () => Promise<RefusalOut[]>): Promise<void> {
    const asked = ++this.#asked;
    this.clear();
    try {
      const refusals = ranked(await question(), this.layout.asks[key.split(":")[0]!] ?? []);
      if (asked !== this.#asked) return;
      if (refusals.length === 0 && !key.startsWith("button:")) return this.show(key);
      this.why = { key, refusals };
      this.said = refusals[0]?.text ?? "";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  async hint(): Promise<void> {
    if (this.noHints) {
      this.clear();
      this.said = this.trouble = t("table-hint-off");
      return;
    }
    if (!this.mine || this.pondering) return;
    if (this.hinted?.level === 1) {
      this.hinted = { ...this.hinted, level: 2 };
      this.said = this.hinted.label;
      return;
    }
    this.clear();
    this.pondering = true;
    try {
      this.hinted = { ...(await this.api.hint()), level: 1 };
      if (this.hintThings.length === 0) this.hinted = { ...this.hinted, level: 2 };
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.pondering = false;
    }
  }

  show(key: string): void {
    this.clear();
    this.face = key;
  }

  /** Preview after a moment under the pointer or focus. */
  preview(action: ActionOut | null): void {
    clearTimeout(this.#timer);
    if (action) this.#timer = setTimeout(() => (this.previewed = action), HOVER);
    else this.previewed = null;
  }

  /** Close what was opened last; false if nothing was open. */
  close(): boolean {
    if (this.keys || this.list) this.keys = this.list = false;
    else if (this.why) this.why = null;
    else if (this.face) this.face = null;
    else if (this.asking) this.asking = null;
    else if (this.more) this.more = false;
    else if (this.second) this.second = null;
    else if (this.selected || this.hinted || this.trouble) this.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.selected = this.second = this.why = this.asking = this.face = this.hinted = this.trouble = null;
    this.more = false;
    this.preview(null);
  }

  /** What was carried here is the first of a pair, this the second; a pair that is not allowed explains itself. */
  async drop(key: string): Promise<void> {
    const first = this.dragged;
    this.dragged = null;
    if (!first || first === key || !this.mine) return;
    this.clear();
    this.selected = first;
    await this.pick(key);
  }

  /** Attributes of anything that stands for a thing. */
  handle(key: string): Record<string, unknown> {
    return handle(this, key);
  }
}

export interface Camera {
  zoom(factor: number): void;
  fit(): void;
  centre(): void;
}

export function refusedUndo(position: Position): string {
  return position.undo_refused || t("table-undo-none");
}

const KEY = Symbol("table");

export function provideTable(table: TableState): void {
  setContext(KEY, table);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
