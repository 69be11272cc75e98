/** A game being looked at again: any position of it, quickly, and what happened at each step. */

import { inLang, ask, type TableApi } from "../api/client";
import type { PositionSource, Status } from "../api/live.svelte";
import { problemOf } from "../api/load.svelte";
import type { LogOut, Position, Problem } from "../api/types";

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
      const position = this.#kept.get(wanted) ?? (await this.api.position(wanted, this.as));
      this.#keep(position);
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
      const page = await ask<{ log: LogOut[] }>("GET", inLang(`/tables/${this.api.id}/log`, { before }), this.api.secret);
      const first = page.log[0];
      for (const one of page.log) steps[one.number] = one;
      this.steps = steps.slice();
      if (!first || first.number >= before) break;
      before = first.number;
    }
  }

  /** Where the next (or previous) turn begins: the first step after which another seat acts. */
  turn(direction: 1 | -1): number {
    let at = this.at + direction;
    while (at > 0 && at < this.of && this.steps[at]?.seat === this.steps[at + 1]?.seat) at += direction;
    return Math.min(Math.max(0, at), this.of);
  }

  /** Go to the next (or previous) position of another round. */
  async round(direction: 1 | -1): Promise<void> {
    const before = this.position?.view["round"];
    do await this.show(this.turn(direction));
    while (!this.problem && this.at > 0 && this.at < this.of && this.position?.view["round"] === before);
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
