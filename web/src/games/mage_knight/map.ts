/** Where the spaces of Mage Knight lie: tiles on their lattice, seven hexes each. */

import { corners, distance, key, middle, STEPS, walk, type Hex, type Point } from "../../table/hexes";
import type { SpaceView, View } from "./view";

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

/** Where a tile lies. */
export function tileSlot({ slot: [a, b] }: View["tiles"][number]): Slot {
  return { a: a!, b: b! };
}

/** The hex of a space like `B3`. */
export function hexOf(space: string, tiles: View["tiles"]): Hex {
  const tile = tiles[LETTERS.indexOf(space[0]!)]!;
  return hexesOf(tileSlot(tile))[Number(space[1])]!;
}

/** A space with its place in the picture. */
export interface Spot {
  name: string;
  hex: Hex;
  at: Point;
  space: SpaceView;
}

/** All spaces from north to south, as they are drawn: what rises in the south may cover what lies behind it. */
export function spotsOf(view: Pick<View, "space" | "tiles">, size: number): Spot[] {
  const found = Object.entries(view.space).map(([name, space]) => {
    const hex = hexOf(name, view.tiles);
    const at = middle(hex);
    return { name, hex, space, at: { x: at.x * size, y: at.y * size } };
  });
  return found.sort((a, b) => a.hex.r - b.hex.r || a.hex.q - b.hex.q);
}

/** How many drawings each terrain has. */
const VARIANTS: Record<string, number> = { plains: 4, city: 2 };
/** The third drawing of a terrain leaves its middle free. */
const OPEN = 3;
const BARE = new Set(["none", "marauding_orcs", "draconum"]);
const WATER = new Set(["lake", "sea"]);

/** The drawing of what stands on a space, but for a city. A monastery that somebody has burned bears a shield. */
export function buildingOf({ site, shields }: SpaceView): string {
  return site === "monastery" && shields?.length ? "site-burned_monastery" : `site-${site.replace("secret_", "")}`;
}

/** Is there a building or another place to visit? */
export function built(space: SpaceView): boolean {
  return !BARE.has(space.site);
}

/** The drawing of a space: always the same for the same place, and the open one where something stands. */
export function groundOf({ hex, space }: Spot): string {
  const count = VARIANTS[space.terrain] ?? 3;
  const stands = built(space) || (space.enemies?.length ?? 0) > 0 || (space.heroes?.length ?? 0) > 0;
  const drawn = stands && count >= OPEN ? OPEN : ((((hex.q * 7 + hex.r * 13) % count) + count) % count) + 1;
  return `te-${space.terrain}-${drawn}`;
}

/** The sides of water that meet land, counted from the right clockwise. */
export function shoresOf(spot: Spot, terrain: ReadonlyMap<string, string>): number[] {
  if (!WATER.has(spot.space.terrain)) return [];
  return STEPS.flatMap((step, side) => {
    const other = terrain.get(key({ q: spot.hex.q + step.q, r: spot.hex.r + step.r }));
    return other === undefined || WATER.has(other) ? [] : [side];
  });
}

/** The walls of the map, each between two spaces once: the middle of one of them, and the side. */
export function wallsOf(spots: readonly Spot[], tiles: View["tiles"]): { name: string; at: Point; side: number }[] {
  return spots.flatMap(({ name, hex, at, space }) =>
    (space.walls ?? []).flatMap((other) => {
      if (name > other) return [];
      const to = hexOf(other, tiles);
      const side = STEPS.findIndex((step) => hex.q + step.q === to.q && hex.r + step.r === to.r);
      return [{ name: `${name}${other}`, at, side }];
    }),
  );
}

/** The seven hexes of a tile around 0,0 as one shape. */
export function tileShape(size: number): string {
  return hexesOf({ a: 0, b: 0 })
    .map((hex) => {
      const at = middle(hex);
      const around = corners({ x: at.x * size, y: at.y * size }, size + 1);
      return `M${around.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}Z`;
    })
    .join("");
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
    hexesOf(tileSlot(tile)).forEach((hex, j) => spaces.set(key(hex), `space:${LETTERS[i]}${j}`)),
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

const WINDS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];

/** The wind that a place lies towards. */
export function bearing(from: Hex, to: Hex): string {
  const [a, b] = [middle(from), middle(to)];
  const turn = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return WINDS[(turn + 8) % 8]!;
}
