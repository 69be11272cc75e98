/** Every card, unit, enemy and place of a game in words, asked for once a language. */

import { ask, inLang } from "../api/client";
import { settings } from "../settings.svelte";

export interface Entry {
  id: string;
  kind: string;
  kind_name: string;
  name: string;
  text: string[];
  /** What it does, for a small card; of some games. */
  brief: string[];
  set: string;
  confidence: string;
  facts: Record<string, unknown>;
}

export type Library = ReadonlyMap<string, Entry>;

const loaded = new Map<string, Promise<Library>>();

/** The library of a game in the language of the page. */
export function library(game: string): Promise<Library> {
  const key = `${game} ${settings.lang}`;
  let found = loaded.get(key);
  if (!found) {
    found = ask<{ entries: Entry[] }>("GET", inLang(`/library/${game}`)).then(
      // An artefact and the task that it is won by share their id, so kind and id together are a key too.
      ({ entries }) =>
        new Map(
          entries.flatMap((entry) => [
            [entry.id, entry],
            [`${entry.kind}:${entry.id}`, entry],
          ]),
        ),
    );
    found.catch(() => loaded.delete(key)); // the next one who asks tries again
    loaded.set(key, found);
  }
  return found;
}
