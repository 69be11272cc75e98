/** What a person is doing at the table: what is selected, explained, previewed. The position itself comes from outside. */

import { getContext, setContext } from "svelte";
import type { TableApi } from "../api/client";
import type { PositionSource } from "../api/live.svelte";
import type { ActionOut, FactsOut, HintOut, Position, RefusalOut, ThingOut, TotalOut } from "../api/types";
import { t } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import { answers, type Answers } from "./answers";
import { handle, offer } from "./handle";
import type { Layout, Wanted } from "./layout";
import { current, kept, type Line } from "./lines";
import type { Entry, Library } from "./library.svelte";
import type { Route } from "./route";
import { play, soundOf } from "./sounds";
import { amongPeople, EVEN, happened, isOver, isWindow, keep as keepWindows, kept as keptWindows, roundOf, type Windows } from "./windows";
import { atOnce, between, idOf, inOrder, partnersOf, spread, type Spread } from "./things";

export type Mode = "play" | "watch" | "replay";
export type Tab = "map" | "hero" | "offers" | "log";

/** The answers to "why not?" at a thing or a button. */
export interface Why {
  key: string;
  refusals: RefusalOut[];
}

export interface Hinted extends HintOut {
  /** 1: only where to look; 2: what to do. */
  level: 1 | 2;
}

export interface Proposal {
  label: string;
  /** The first action that it takes. */
  notation: string;
  shown: boolean;
  /** The sentence in the bar while it stands. */
  says?: string;
  icon?: string;
  /** A second click on this thing takes it. */
  thing?: string;
  /** What the totals would be. */
  totals?: readonly { key: string; value: number }[];
  /** What it would do, for the ribbon: not done yet. */
  steps?: readonly string[];
  /** What it would use, in this order, and what that leads to. */
  uses?: readonly { notation: string; things: readonly string[]; total: TotalOut | null }[];
  take(): void;
}

const FRESH = "fresh"; // the zone of what lies nowhere yet: new things to choose among
const HOVER = 300; // ms before a thing under the pointer shows its preview
const SETTLE = 400; // ms after an action in which nothing new can be hit by a click that was meant for something else

export class TableState {
  selected: string | null = $state(null);
  /** What the pointer carries to another thing: the first of a pair (UX-PTR-02). */
  dragged: string | null = $state(null);
  /** The second thing of a pair with several actions between the two. */
  second: string | null = $state(null);
  why: Why | null = $state.raw(null);
  /** A thing is told of whose reasons are still asked for. What can be done with it comes together with them, and stays where it is. */
  awaiting: string | null = $state.raw(null);
  previewed: ActionOut | null = $state.raw(null);
  hinted: Hinted | null = $state.raw(null);
  /** At this table nobody gets hints. */
  noHints = $state(false);
  /** A hint was asked for and is on its way. */
  pondering = $state(false);
  /** An action that ends something while something was left: asked in the bar (UX-UNDO-05). */
  asking: { action: ActionOut; text: string } | null = $state.raw(null);
  /** The thing that was asked about: its facts stay until they are closed. */
  face: string | null = $state(null);
  /** The thing under the pointer or focus, after a moment. */
  looked: string | null = $state(null);
  /** The thing that a word in the log points at. */
  pointed: string | null = $state(null);
  /** What Enter takes now, put together by the layout; `shown`: its button stands on the board, else in the bar. */
  proposal: Proposal | null = $state.raw(null);
  /** For screen readers, at once. */
  said = $state("");
  /** A question of ours to the server failed. */
  trouble: string | null = $state(null);
  #lines: Line[] = $state.raw([]);
  /** The moment for which this seat passes by itself; null if it does not. */
  standing: string | null = $state(null);
  /** How this seat wants to be asked at windows. */
  windows: Windows = $state("every");
  #since = 0; // the step at which it was chosen,
  #round = 0; // and the round
  #opened = { sequence: -1, at: 0 }; // the window that is open, and since when
  #pass: ReturnType<typeof setTimeout> | undefined;
  /** An action was just taken: what appears where something else was takes no click yet. */
  settling = $state(false);
  minimised = $state(false);
  /** Answers (notations) whose things are nowhere in sight: they lie on the sheet. */
  laid: ReadonlySet<string> = $state.raw(new Set());
  more = $state(false);
  tab: Tab = $state("map");
  /** The tab that was left for the sake of a question; null if none was, or the person went on to another. */
  #left: { from: Tab; to: Tab } | null = null;
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
  #facts = new Map<string, Promise<FactsOut | null>>(); // of the position that is shown
  #wish = 0; // how often something was wanted: what goes on by itself ends with the next wish
  #going: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #eyed: string | null = null;
  #glance: ReturnType<typeof setTimeout> | undefined;
  #settled: ReturnType<typeof setTimeout> | undefined;

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
  /** Those that are offered: not what would be taken back at once. */
  readonly offered: readonly ActionOut[] = $derived.by(() => this.actions.filter((action) => !this.layout.futile?.(action, this)));
  readonly things: ReadonlyMap<string, ThingOut> = $derived.by(
    () => new Map(this.position.things.map((thing) => [thing.id, thing])),
  );
  readonly drawn: ReadonlySet<string> = $derived.by(() => {
    const placed = this.position.things.filter((thing) => thing.facts["zone"] !== FRESH);
    return new Set(placed.map((thing) => thing.id).filter((id) => !this.layout.covered(id, this.position)));
  });
  readonly spread: Spread = $derived.by(() => spread(this.offered, this.drawn));
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

  at(id: string): ActionOut[] {
    return this.spread.at.get(id) ?? [];
  }

  name(id: string): string {
    return this.things.get(id)?.name ?? this.entry(id)?.name ?? id;
  }

  entry(id: string): Entry | null {
    const found = this.layout.entryOf(id, this.position);
    return (found && this.library.get(found)) || null;
  }

  // -- marks (UX-THING-09) --

  readonly #first: string | null = $derived(this.dragged ?? this.selected);
  readonly partners: ReadonlySet<string> = $derived.by(() =>
    this.#first ? partnersOf(idOf(this.#first), this.actions) : new Set<string>(),
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
    return this.selected === key || this.second === key || this.face === key;
  }
  refused(key: string): boolean {
    return this.why !== null && this.face === null && (this.why.key === key || this.marked(idOf(key)));
  }
  pointedAt(id: string): boolean {
    return this.pointed === id || (this.hinted !== null && this.hintThings.includes(id));
  }

  private marked(id: string): boolean {
    return this.why?.refusals[0]?.marks.includes(id) ?? false;
  }

  readonly hintThings: string[] = $derived.by(() => {
    const action = this.hinted && this.actions.find((one) => one.notation === this.hinted!.notation);
    return action?.things ?? [];
  });

  /** The way of the action that is looked at, or hinted at, or that the layout puts together for what is looked at. */
  readonly route: Route | null = $derived.by(() => {
    const shown = this.previewed ?? this.actions.find((one) => one.notation === this.hinted?.notation);
    return shown?.way ?? (shown ? null : (this.layout.route?.(this) ?? null));
  });

  /** The actions of the open thing, in order. */
  readonly opened: ActionOut[] = $derived.by(() => {
    if (!this.selected) return [];
    const id = idOf(this.selected);
    const some = this.second ? between(id, idOf(this.second), this.actions) : this.at(id);
    return inOrder(some, this.layout.verbs);
  });

  // -- the bar --

  readonly #answers: Answers = $derived.by(() =>
    answers(this.offered, this.spread, this.position.decision?.primary ?? [], this.layout.direct, (action) => this.onSheet(action)),
  );
  /** Does the answer lie on the sheet although its thing is drawn? */
  private onSheet(action: ActionOut): boolean {
    return this.laid.has(action.notation) || this.layout.reward(action, this.position);
  }
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
    const only = this.direct(key);
    if ((this.face === key || this.selected === key) && this.proposal?.thing === key) return this.proposal.take();
    if (this.face === key && only) return this.act(only);
    if (this.selected === key || this.face === key) {
      if (byKey && this.opened[0]) return this.act(this.opened[0]);
      this.close();
      return;
    }
    if (this.selected && idOf(this.selected) !== id) {
      const both = between(idOf(this.selected), id, this.actions);
      if (both.length === 1) return this.act(both[0]!);
      if (both.length > 1) {
        this.second = key;
        return;
      }
      if (this.at(id).length === 0) return this.explainPair(this.selected, key);
    }
    // A place on the map tells of itself before it does something; who came by key has heard it already.
    const told = byKey || this.looked === key || !this.layout.map.has(id.split(":")[0]!);
    const some = this.at(id);
    this.clear();
    if (only && told) return this.act(only);
    if (some.length === 0 || only) return this.study(key);
    this.selected = key;
  }

  /** Show a tab because the question is about what lies there; with the next question one is back. */
  visitFor(tab: Tab): void {
    this.#left = { from: this.#left?.from ?? this.tab, to: tab };
    this.tab = tab;
  }

  comeBack(): void {
    if (this.#left && this.tab === this.#left.to) this.tab = this.#left.from;
    this.#left = null;
  }

  /** The actions of a thing in order, whether it is opened or only looked at. */
  actionsOf(key: string): ActionOut[] {
    return key === this.selected ? this.opened : inOrder(this.at(idOf(key)), this.layout.verbs);
  }

  /** The action that touching a thing takes at once; null if it opens, explains or shows instead. */
  direct(key: string): ActionOut | null {
    const id = idOf(key);
    const asks = settings.alwaysAsk || (this.layout.looks === true && !this.layout.map.has(id.split(":")[0]!));
    return atOnce(id, this.at(id), this.hand.includes(key), asks);
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
    if (action.notation === "pass" && isWindow(this.primary) && amongPeople(this.position)) return this.#passEvenly();
    await this.carryOut([action.notation]);
  }

  /** Choose how to be asked at windows; whatever was about to be passed waits for this choice. */
  wait(windows: Windows): void {
    this.#choose(windows);
    clearTimeout(this.#pass);
    this.watch();
  }

  #choose(windows: Windows): void {
    this.windows = windows;
    [this.#since, this.#round] = [this.position.at, roundOf(this.position)];
    keepWindows(this.position, windows);
  }

  /** A new position is here: a window that the seat does not want to be asked about is passed. */
  watch(): void {
    const { position } = this;
    if (position.sequence !== this.#opened.sequence) {
      clearTimeout(this.#pass);
      this.#opened = { sequence: position.sequence, at: Date.now() };
    }
    this.#round ||= roundOf(position);
    if (this.windows === "pass" && (happened(position, this.#since) || isOver(this.#round, position))) this.#choose("held");
    if (!this.playing || !this.mine || !isWindow(this.primary) || !amongPeople(position)) return;
    if (this.windows === "pass" || (this.windows === "held" && this.actions.length === 1)) this.#passEvenly();
  }

  /** Pass, but not sooner than anybody would who has nothing to think about. */
  #passEvenly(): void {
    clearTimeout(this.#pass);
    const { sequence } = this.position;
    const left = Math.max(0, this.#opened.at + EVEN - Date.now());
    this.#pass = setTimeout(() => {
      if (this.position.sequence === sequence && isWindow(this.primary)) void this.carryOut(["pass"]);
    }, left);
  }

  /** The seat sits down: what it chose here before holds again. */
  recall(): void {
    this.windows = keptWindows(this.position);
    [this.#since, this.#round] = [this.position.at, roundOf(this.position)];
    this.watch();
  }

  /** Take actions one after another, then what follows by itself. A newer wish ends that and waits for one answer at most. */
  async carryOut(notations: readonly string[]): Promise<void> {
    const wish = ++this.#wish;
    this.#settle();
    this.look(null);
    this.#fold();
    if (this.#going) await this.#going;
    const [first, ...rest] = notations;
    if (!(await this.#take(first!, wish))) return;
    const going = this.#goOn(rest, wish);
    this.#going = going;
    await going;
    if (this.#going === going) this.#going = null;
  }

  async #goOn(steps: string[], wish: number): Promise<void> {
    const next = (): string | null => steps.shift() ?? this.layout.follow?.(this) ?? null;
    for (let step = next(); step !== null; step = next()) if (!(await this.#take(step, wish))) return;
  }

  /** Take one action, if it is still wanted and allowed; true if it led on. */
  async #take(notation: string, wish: number): Promise<boolean> {
    const action = this.actions.find((one) => one.notation === notation);
    if (wish !== this.#wish || !action) return false;
    const { sequence } = this.position;
    play(this.layout.sound?.(action, this.position) ?? soundOf(notation));
    const done = await this.#source().act(notation);
    this.preview(null);
    return done && this.position.sequence !== sequence;
  }

  #settle(): void {
    clearTimeout(this.#settled);
    this.settling = true;
    this.#settled = setTimeout(() => (this.settling = false), SETTLE);
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
    this.#wish++;
    if (this.#going) await this.#going;
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

  /** What the server tells of a thing; asked once for a position. Null if it has nothing to say. */
  facts(id: string): Promise<FactsOut | null> {
    let found = this.#facts.get(id);
    if (!found) {
      found = this.api.facts(id).catch((error: unknown) => {
        this.trouble = error instanceof Error ? error.message : String(error);
        return null;
      });
      this.#facts.set(id, found);
    }
    return found;
  }

  async explain(key: string): Promise<void> {
    await this.#explained(key, () => this.#refusals(idOf(key)));
  }

  async #refusals(id: string): Promise<RefusalOut[]> {
    return (await this.api.explain({ thing: id })).refusals;
  }

  /** Tell of a thing: what it is, what can be done with it, and what cannot yet. Costs nothing. */
  async study(key: string): Promise<void> {
    this.show(key);
    this.preview(null);
    const asked = ++this.#asked;
    this.awaiting = key;
    try {
      const refusals = await this.#refusals(idOf(key));
      if (asked !== this.#asked || this.face !== key) return;
      this.why = { key, refusals };
      this.said = this.at(idOf(key)).length > 0 ? "" : (refusals[0]?.text ?? "");
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      if (asked === this.#asked) this.awaiting = null;
    }
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
      const refusals = await question();
      if (asked !== this.#asked) return;
      if (refusals.length === 0 && !key.startsWith("button:")) return this.show(key);
      this.why = { key, refusals };
      play("refusal");
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

  /** The pointer or the focus rests on a thing, or (null) leaves it. */
  look(key: string | null): void {
    clearTimeout(this.#glance);
    this.#eyed = key;
    if (key) this.#glance = setTimeout(() => (this.looked = key), HOVER);
    else this.looked = null;
  }

  /** The pointer or the focus leaves a thing; the one that has got the other of the two stays looked at. */
  leave(key: string): void {
    if (this.#eyed !== key && this.#eyed !== null) return;
    this.preview(null);
    this.look(null);
  }

  /** Preview after a moment under the pointer or focus. */
  preview(action: ActionOut | null): void {
    clearTimeout(this.#timer);
    if (action) this.#timer = setTimeout(() => (this.previewed = action), HOVER);
    else this.previewed = this.face ? this.direct(this.face) : null; // what was asked about stays in view
  }

  /** Close what was opened last; false if nothing was open. */
  close(): boolean {
    if (this.keys || this.list) this.keys = this.list = false;
    else if (this.face) this.face = this.why = this.previewed = null;
    else if (this.why) this.why = null;
    else if (this.asking) this.asking = null;
    else if (this.more) this.more = false;
    else if (this.second) this.second = null;
    else if (this.selected || this.hinted || this.trouble) this.clear();
    else return false;
    return true;
  }

  #fold(): void {
    this.selected = this.second = this.why = this.awaiting = this.asking = this.face = this.hinted = this.trouble = null;
    this.more = false;
  }

  clear(): void {
    this.#fold();
    this.preview(null);
  }

  /** A new position has come: what was opened stays open while there is something in it. */
  renew(): void {
    const { selected, face } = this;
    this.#facts.clear();
    this.clear();
    this.look(null);
    this.laid = new Set();
    this.comeBack();
    if (selected && this.at(idOf(selected)).length > 1) this.selected = selected;
    else if (face && this.drawn.has(idOf(face))) void this.study(face);
  }

  /** What was carried here is the first of a pair, this the second; a pair that is not allowed explains itself. */
  async drop(key: string): Promise<void> {
    const first = this.dragged;
    this.dragged = null;
    if (!first || first === key || !this.mine) return;
    this.clear();
    if (await this.layout.drop?.(first, key, this)) return;
    this.selected = first;
    await this.pick(key);
  }

  /** Attributes of anything that stands for a thing. */
  handle(key: string): Record<string, unknown> {
    return handle(this, key);
  }

  /** Attributes of a button that takes an action. */
  offer(action: ActionOut): Record<string, unknown> {
    return offer(this, action);
  }
}

export interface Camera {
  /** Bring something that is drawn into sight. */
  show(thing: Element): void;
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
