/** What the library tells of enemies. */

import type { Library } from "../../table/library.svelte";

export const PILES = ["green", "gray", "brown", "violet", "white", "red"];

export interface Enemy {
  name: string;
  pile: string;
  armor: number;
  /** -1: it has no attack of its own. */
  attack: number;
  /** It has further attacks. */
  more: boolean;
  /** A token that lies face down shows only its back. */
  down: boolean;
  text: string[];
}

/** An enemy token by its name, or by the back of it while it lies face down. */
export function enemy(token: string, library: Library): Enemy {
  const entry = library.get(`enemy_${token}`);
  if (!entry)
    return {
      name: token,
      pile: PILES.includes(token) ? token : "gray",
      armor: 0,
      attack: -1,
      more: false,
      down: PILES.includes(token),
      text: [],
    };
  const armor = Number(entry.facts["high"] ?? entry.facts["armor"]);
  return {
    name: entry.name,
    pile: String(entry.facts["pile"]),
    armor,
    attack:
      "attack" in entry.facts
        ? Number(entry.facts["attack"])
        : attackIn(entry.text[0] ?? "", armor, Number(entry.facts["fame"])),
    more: "attacks" in entry.facts,
    down: false,
    text: entry.text,
  };
}

/** The attack is the number in the text that is neither armor nor fame; a summoner's text has no third one. */
export function attackIn(text: string, armor: number, fame: number): number {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  for (const known of [armor, fame]) {
    const at = numbers.indexOf(known);
    if (at >= 0) numbers.splice(at, 1);
  }
  return numbers[0] ?? -1;
}
