/** One object whose values follow another. Who reads only a part of it is not disturbed when another part changes. */

import { untrack } from "svelte";
import type { Loaded } from "./load.svelte";

class Steady<T extends object> {
  value: T | null = $state(null);
}

/** The loaded value as one lasting object. Call it while a component is made. */
export function steady<T extends object>(loaded: Loaded<T>): Steady<T> {
  const kept = new Steady<T>();
  $effect.pre(() => {
    const fresh = loaded.value;
    if (!fresh) return;
    untrack(() => {
      if (kept.value) Object.assign(kept.value, fresh);
      else kept.value = fresh;
    });
  });
  return kept;
}
