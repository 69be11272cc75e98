/** A game being looked at again: any position of it, quickly, and what happened at each step. */

import type { TableApi } from "../api/client";
import type { PositionSource, Status } from "../api/live.svelte";
import { problemOf } from "../api/load.svelte";
import type { LogOut, Position, Problem } from "../api/types";

/** Somebody who sits down or leaves is told at the place of an action, beside it. */
function together(one: LogOut | undefined, other: LogOut): LogOut {
  return one ? { ...one, texts: [...one.texts, ...other.texts] } : other;
}

const KEPT = 60; // positions that are kept for going back and forth

export class Replay implements PositionSource {
  position: Position | null = $state.raw(null);
  status: Status = $state("connecting");
  readonly pending = null;
  problem: Problem | null = $state.raw(null);
  /** What happened at each action; filled from the end while the reader already looks. */
  steps: (LogOut | undefined)[] = $state.raw([]);
  #kept = new Map<number, Position>();
  #wanted = -1;

  /** `as`: through whose eyes, if the game is over. */
  constructor(readonly api: TableApi, readonly as?: number) {}

  get at(): number { return this.position?.at ?? 0; }
  get of(): number { return this.position?.of ?? 0; }

  /** Show the position after so many actions. Only the last one asked for is shown. */
  async show(at: number): Promise<void> {
    const wanted = this.of ? Math.min(Math.max(0, at), this.of) : Math.max(0, at);
    this.#wanted = wanted;
    try {
      const position = await this.#fetch(wanted);
      if (this.#wanted !== wanted) return;
      this.position = position;
      this.status = "live";
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Forget the positions that were fetched, as after a change of the language. */
  async renew(): Promise<void> {
    this.#kept.clear();
    this.steps = [];
    await this.show(this.#wanted < 0 ? 0 : this.#wanted);
    await this.read();
  }

  /** Fetch what happened at every step, from the last one back. */
  async read(): Promise<void> {
    let before = this.of + 1;
    const steps: (LogOut | undefined)[] = [];
    while (before > 0) {
      const page = await this.api.log(before);
      const first = page.log[0];
      for (const one of page.log) steps[one.number] = together(steps[one.number], one);
      this.steps = steps.slice();
      if (!first || first.number >= before) break;
      before = first.number;
    }
  }

  /** Go to where the next turn begins, or back to where this one or the one before began. */
  turn(direction: 1 | -1): Promise<void> {
    return this.#seek(direction, (position) => position.history.find((step) => !step.undone)?.number ?? position.at + 1);
  }

  /** The same with rounds. */
  round(direction: 1 | -1): Promise<void> {
    return this.#seek(direction, (position) => Number(position.view["round"]));
  }

  /** `mark` never falls during a game. On: the first position with a higher mark; back: the first with that of the step before. */
  async #seek(direction: 1 | -1, mark: (position: Position) => number): Promise<void> {
    const here = this.position;
    if (!here) return;
    try {
      const from = direction > 0 ? here : await this.#fetch(Math.max(0, here.at - 1));
      const wanted = mark(from);
      let low = direction > 0 ? here.at : -1; // its mark is too low
      let high = direction > 0 ? this.of : from.at; // its mark is high enough, or it is the end
      for (let leap = 1; direction > 0 && low + leap < high; leap *= 2) {
        if (mark(await this.#fetch(low + leap)) > wanted) high = low + leap;
        else low += leap;
      }
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        const found = mark(await this.#fetch(middle));
        if (direction > 0 ? found > wanted : found >= wanted) high = middle;
        else low = middle;
      }
      await this.show(high);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async #fetch(at: number): Promise<Position> {
    const position = this.#kept.get(at) ?? (await this.api.position(at, this.as));
    this.#keep(position);
    return position;
  }

  #keep(position: Position): void {
    this.#kept.set(position.at, position);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > KEPT && !oldest.done) this.#kept.delete(oldest.value);
  }

  // Nothing can be done in the past.
  act(): Promise<boolean> { return Promise.resolve(false); }
  undo(): Promise<boolean> { return Promise.resolve(false); }
  redo(): Promise<boolean> { return Promise.resolve(false); }
}
