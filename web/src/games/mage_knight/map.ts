/** Where the spaces of Mage Knight lie: tiles on their lattice, seven hexes each. */

import { corners, distance, key, middle, STEPS, walk, type Hex } from "../../table/hexes";
import type { View } from "./view";

/** Positions within a tile as the engine counts them: centre, NE, E, SE, SW, W, NW. */
const OFFSETS: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];
const SLOTS_AROUND = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
] as const;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface Slot {
  a: number;
  b: number;
}

/** The hex in the middle of a tile position. */
export function centreOf({ a, b }: Slot): Hex {
  return { q: 3 * a + b, r: -2 * a - 3 * b };
}

/** The seven hexes of a tile position. */
export function hexesOf(slot: Slot): Hex[] {
  const { q, r } = centreOf(slot);
  return OFFSETS.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** The tile position that a hex belongs to. */
export function slotOf(hex: Hex): Slot {
  for (const step of [{ q: 0, r: 0 }, ...STEPS]) {
    const q = hex.q + step.q;
    const r = hex.r + step.r;
    if ((3 * q + r) % 7 === 0) return { a: (3 * q + r) / 7, b: -(2 * q + 3 * r) / 7 || 0 };
  }
  throw new Error("every hex belongs to one tile");
}

export function slotKey({ a, b }: Slot): string {
  return `${a},${b}`;
}

/** The hex of a space like `B3`. */
export function hexOf(space: string, tiles: View["tiles"]): Hex {
  const tile = tiles[LETTERS.indexOf(space[0]!)]!;
  return hexesOf({ a: tile.slot[0], b: tile.slot[1] })[Number(space[1])]!;
}

/** The walls of the map, each between two spaces once, as path data. */
export function wallsOf(view: Pick<View, "space" | "tiles">, size: number): string[] {
  const found: string[] = [];
  for (const [name, space] of Object.entries(view.space)) {
    for (const other of space.walls ?? []) {
      if (name > other) continue;
      const hex = hexOf(name, view.tiles);
      const to = hexOf(other, view.tiles);
      const edge = STEPS.findIndex((step) => hex.q + step.q === to.q && hex.r + step.r === to.r);
      const at = middle(hex);
      const around = corners({ x: at.x * size, y: at.y * size }, size);
      const [a, b] = [around[edge]!, around[(edge + 1) % 6]!];
      found.push(`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`);
    }
  }
  return found;
}

/** Empty tile positions that touch at least two tiles: where the map may grow. */
export function emptySlots(tiles: View["tiles"]): Slot[] {
  const taken = new Set(tiles.map((tile) => `${tile.slot[0]},${tile.slot[1]}`));
  const touched = new Map<string, { slot: Slot; count: number }>();
  for (const {
    slot: [a, b],
  } of tiles) {
    for (const [da, db] of SLOTS_AROUND) {
      const slot = { a: a + da, b: b + db };
      const name = slotKey(slot);
      if (taken.has(name) || slot.a < 0 || slot.b < 0) continue;
      const known = touched.get(name);
      if (known) known.count += 1;
      else touched.set(name, { slot, count: 1 });
    }
  }
  return [...touched.values()].filter(({ count }) => count >= 2).map(({ slot }) => slot);
}

/** The thing that a key leads to from a thing on the map. */
export function nextThing(
  from: string,
  pressed: string,
  tiles: View["tiles"],
  ghosts: ReadonlySet<string>,
): string | null {
  const start = from.startsWith("slot:") ? centreOf(parseSlot(from.slice(5))) : hexOf(from.slice(6), tiles);
  const spaces = new Map<string, string>();
  tiles.forEach((tile, i) =>
    hexesOf({ a: tile.slot[0], b: tile.slot[1] }).forEach((hex, j) => spaces.set(key(hex), `space:${LETTERS[i]}${j}`)),
  );
  let at: Hex | null = walk(start, pressed);
  // From the middle of an unexplored place two steps lead out of it.
  for (let i = 0; at && i < 3; i++) {
    const space = spaces.get(key(at));
    if (space) return space;
    const slot = `slot:${slotKey(slotOf(at))}`;
    if (slot !== from) return ghosts.has(slot) ? slot : null;
    at = walk(at, pressed);
  }
  return null;
}

export function parseSlot(text: string): Slot {
  const [a, b] = text.split(",").map(Number);
  return { a: a!, b: b! };
}

export function stepsBetween(from: string, to: string, tiles: View["tiles"]): number {
  return distance(hexOf(from, tiles), hexOf(to, tiles));
}
