/** Where the fields of Heroes III lie: tiles of seven hexes, face up or face down. */

import { corners, distance, key, middle, STEPS, walk, type Hex, type Point } from "../../table/hexes";
import type { FieldView, PlaceView, View } from "./view";

/** Positions within a tile as the engine counts them: centre, E, NE, NW, W, SW, SE. */
const OFFSETS: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
/** The edges by name, in the order of `STEPS` and of the corners. */
const EDGES = ["E", "SE", "SW", "W", "NW", "NE"];

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"];
/** What is printed on the back of a tile: how hard its guards may be. */
export const BACKS: Readonly<Record<PlaceView["kind"], string>> = {
  starting: "I",
  far: "II–III",
  near: "IV–V",
  centre: "VI–VII",
};

/** The seven hexes of a tile. */
export function hexesOf({ q, r }: Hex): Hex[] {
  return OFFSETS.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** The place of a hex on a picture whose hexes have this width. */
export function pointOf(hex: Hex, size: number): Point {
  const at = middle(hex);
  return { x: at.x * size, y: at.y * size };
}

/** What the library says of a tile. */
export interface TileFacts {
  fields: string[];
  difficulty: number[];
  dice: number[];
  shut: number[];
}

/** A tile lying on a place, turned by sixths clockwise: its fields as they would be. */
export function laid(facts: TileFacts, centre: Hex, turned: number): FieldView[] {
  const shut = new Set(facts.shut.map((position) => 1 + ((position - 1 - turned + 12) % 6)));
  const inside = new Set(hexesOf(centre).map(key));
  return hexesOf(centre).map((hex, position) => {
    const from = position === 0 ? 0 : 1 + ((position - 1 + turned) % 6);
    const field: FieldView = {
      ...hex,
      location: facts.fields[from]!,
      difficulty: facts.difficulty[from]!,
      guarded: facts.difficulty[from]! > 0,
    };
    if (facts.dice[from]) field.dice = facts.dice[from]!;
    if (shut.has(position))
      field.borders = EDGES.filter(
        (_, i) => !inside.has(key({ q: hex.q + STEPS[i]!.q, r: hex.r + STEPS[i]!.r })),
      );
    return field;
  });
}

/** The edges that cannot be crossed, each once, from corner to corner. No stones lie beside a blocked field: its massif is in the way. */
export function borders(fields: readonly FieldView[], size: number): [Point, Point][] {
  const blocked = new Set(fields.filter((field) => field.location === "blocked_field").map(key));
  const drawn = new Set<string>();
  const found: [Point, Point][] = [];
  for (const field of fields) {
    for (const name of field.borders ?? []) {
      const edge = EDGES.indexOf(name);
      const step = STEPS[edge]!;
      const [here, there] = [key(field), key({ q: field.q + step.q, r: field.r + step.r })];
      if (blocked.has(here) || blocked.has(there) || drawn.has(`${there} ${here}`)) continue;
      drawn.add(`${here} ${there}`);
      const around = corners(pointOf(field, size), size);
      found.push([around[edge]!, around[(edge + 1) % 6]!]);
    }
  }
  return found;
}

export interface Stone extends Point {
  wide: number;
}
/** Where the stones of an edge lie along it, how far beside it, and how wide they are, in hundredths of a field. */
const STONES = [
  { along: 0.1, aside: 1.5, wide: 23 },
  { along: 0.38, aside: -2, wide: 30 },
  { along: 0.66, aside: 2, wide: 18 },
  { along: 0.9, aside: -1, wide: 29 },
];

/** The stones on the edges that cannot be crossed, those further north first. */
export function rocks(fields: readonly FieldView[], size: number): Stone[] {
  const found = borders(fields, size).flatMap(([from, to]) =>
    STONES.map(({ along, aside, wide }) => ({
      x: from.x + (to.x - from.x) * along + ((to.y - from.y) / size) * aside * 2,
      y: from.y + (to.y - from.y) * along - ((to.x - from.x) / size) * aside * 2,
      wide: (wide * size) / 100,
    })),
  );
  return found.sort((a, b) => a.y - b.y);
}

/** Every hex of the map with the thing that lies there: a field, or the tile that is face down. */
export function thingsAt(view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const place of view.places)
    if (!place.tile) for (const hex of hexesOf(place)) found.set(key(hex), `place:${place.id}`);
  (view.waiting.spots ?? []).forEach((spot, i) => {
    for (const hex of hexesOf(spot)) if (!found.has(key(hex))) found.set(key(hex), `spot:${i + 1}`);
  });
  for (const [name, field] of Object.entries(view.field)) found.set(key(field), `field:${name}`);
  return found;
}

/** What kind a tile is, by its name. */
export function kindOfTile(tile: string): PlaceView["kind"] {
  return tile.startsWith("S") ? "starting" : tile.startsWith("N") ? "near" : tile.startsWith("C") ? "centre" : "far";
}

/** Where keys come to first: the own hero or Town; while the map is being built, the first place for the tile. */
export function firstThing(view: View, own: { at: { main: string }; home: string }): string {
  const field = own.at.main || own.home;
  if (view.waiting.spots?.length) return "spot:1";
  if (view.field[field]) return `field:${field}`;
  const [name] = Object.keys(view.field);
  return name ? `field:${name}` : `place:${view.places[0]?.id ?? "A"}`;
}

/** The middle of a thing of the map. */
export function hexOf(id: string, view: View): Hex | null {
  const [kind, what = ""] = id.split(":");
  if (kind === "field") return view.field[what] ?? null;
  if (kind === "place") return view.places.find((place) => place.id === what) ?? null;
  if (kind === "spot") return view.waiting.spots?.[Number(what) - 1] ?? null;
  return null;
}

/** The thing that a key leads to from a thing on the map. */
export function nextThing(from: string, pressed: string, view: View): string | null {
  const start = hexOf(from, view);
  const things = thingsAt(view);
  let at = start && walk(start, pressed);
  // From the middle of a tile that lies face down two steps lead out of it.
  for (let i = 0; at && i < 3; i++) {
    const thing = things.get(key(at));
    if (thing !== from) return thing ?? null;
    at = walk(at, pressed);
  }
  return null;
}

export function stepsBetween(from: Hex, to: Hex): number {
  return distance(from, to);
}
