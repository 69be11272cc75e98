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
  /** What its attack is made of: physical, fire, ice or cold_fire. */
  element: string;
  /** What it can do, then what it resists, without the words that the library puts before them. */
  traits: string[];
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
      element: "physical",
      traits: [],
      down: PILES.includes(token),
      text: [],
    };
  return {
    name: entry.name,
    pile: String(entry.facts["pile"]),
    armor: Number(entry.facts["high"] ?? entry.facts["armor"]),
    attack: Number(entry.facts["attack"] ?? -1),
    more: "attacks" in entry.facts,
    element: String(entry.facts["element"] ?? "physical"),
    traits: traitsOf((entry.facts["abilities"] as string[] | undefined) ?? []),
    down: false,
    text: entry.text,
  };
}

const RESISTANCES = ["resistance-physical", "resistance-fire", "resistance-ice"];

/** Abilities first, then resistances; who resists everything has one sign for it. */
export function traitsOf(abilities: readonly string[]): string[] {
  const resists = RESISTANCES.filter((one) => abilities.includes(one));
  const can = abilities.filter((one) => one.startsWith("ability-"));
  return [...can, ...(resists.length === RESISTANCES.length ? [RESISTANCES[0]!] : resists)].map((one) =>
    one.replace(/^(ability|resistance)-/, ""),
  );
}

/** The glow of an element; what is physical has none. */
export const GLOW: Readonly<Record<string, string>> = { fire: "fire", ice: "ice", cold_fire: "coldfire" };

/** Where one, two or three pips sit on the upper rim of a token. */
const RIM = [[[0, -43]], [[-14, -40.7], [14, -40.7]], [[-26.5, -33.9], [0, -43], [26.5, -33.9]]];

/** The signs of what it can do; that it summons stands in the place of its attack. */
export function pips(traits: readonly string[]): { trait: string; x: number; y: number }[] {
  const shown = traits.filter((trait) => trait !== "summon").slice(0, 3);
  return shown.map((trait, i) => ({ trait, x: RIM[shown.length - 1]![i]![0]!, y: RIM[shown.length - 1]![i]![1]! }));
}
