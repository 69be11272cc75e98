/** Something asked of the server for a page: its value, or why there is none. Asked again when what it depends on changes. */

import { Refused, Unreachable } from "./client";
import type { Problem } from "./types";

export class Loaded<T> {
  value: T | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  busy = $state(true);
  #asked = 0;

  async run(request: () => Promise<T>): Promise<void> {
    const mine = ++this.#asked;
    this.busy = true;
    try {
      const value = await request();
      if (mine !== this.#asked) return; // a later question is under way
      this.value = value;
      this.problem = null;
    } catch (error) {
      if (mine !== this.#asked) return;
      this.problem = problemOf(error);
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }
}

/** What went wrong, for a line in words; anything unexpected is thrown on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  if (error instanceof Unreachable) return { key: "unreachable", text: "" };
  throw error;
}

/** Ask now, and again whenever something that `request` reads (the language, an address) changes. Call it while a component is made. */
export function load<T>(request: () => Promise<T>): Loaded<T> {
  const loaded = new Loaded<T>();
  $effect(() => {
    void loaded.run(request);
  });
  return loaded;
}
