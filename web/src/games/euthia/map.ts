/** Where the fields of Euthia lie: tiles of three hexes that meet in a corner; a Special tile has its centre there. */

import { corners, distance, key, middle, outline, points, towards, walk, type Hex, type Point } from "../../table/hexes";
import type { FieldView, View } from "./view";

/** The three hexes of a tile whose field a lies at q, r. */
export function hexesOf({ q, r }: Hex): Hex[] {
  return [
    { q, r },
    { q: q + 1, r },
    { q, r: r + 1 },
  ];
}

/** The field a of the tile to which a hex belongs (EU-MAP-03). */
export function anchorOf({ q, r }: Hex): Hex {
  const rest = (((q - r) % 3) + 3) % 3;
  return rest === 1 ? { q: q - 1, r } : rest === 2 ? { q, r: r - 1 } : { q, r };
}

/** The middle of a hex on a picture whose hexes have this width. */
export function pointOf(hex: Hex, size: number): Point {
  const at = middle(hex);
  return { x: at.x * size, y: at.y * size };
}

/** The corner in which the three hexes of a tile meet. */
export function cornerOf(tile: Hex, size: number): Point {
  return corners(pointOf(tile, size), size)[1]!;
}

/** The middle of a field: of its hex, or of the disc of a centre. */
export function placeOf(field: Pick<FieldView, "q" | "r" | "centre">, size: number): Point {
  return field.centre ? cornerOf(field, size) : pointOf(field, size);
}

/** The radius of the disc of a centre. */
export function discOf(size: number): number {
  return size * 0.37;
}

export function outlineOf(tile: Hex, size: number): string {
  return outline(hexesOf(tile), size);
}

/** The corners of a hex as the points of a polygon. */
export function ringAt(hex: Hex, size: number, width: number): string {
  return points(corners(pointOf(hex, size), width));
}

/** Where a place for a tile lies, by its name "1,-2". */
export function placeHex(name: string): Hex {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

/** Every hex with the thing that lies there: a field, or a place where a tile may come. */
export function thingsAt(view: View, places: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const place of places) for (const hex of hexesOf(placeHex(place))) found.set(key(hex), `place:${place}`);
  for (const [name, field] of Object.entries(view.field)) if (!field.centre) found.set(key(field), `field:${name}`);
  return found;
}

/** The thing that a key leads to from a thing on the map. */
export function nextThing(from: string, pressed: string, view: View, places: readonly string[]): string | null {
  const [kind, name = ""] = from.split(":");
  const things = thingsAt(view, places);
  if (kind === "place") {
    // Of the three hexes of a place the first that leads out of it.
    for (const hex of hexesOf(placeHex(name))) {
      const to = walk(hex, pressed);
      const thing = to && things.get(key(to));
      if (thing && thing !== from) return thing;
    }
    return null;
  }
  const field = view.field[name];
  if (!field) return null;
  if (field.centre) {
    const around = hexesOf(field).map((hex) => ({ ...pointOf(hex, 1), id: things.get(key(hex)) ?? "" }));
    return towards(cornerOf(field, 1), around, pressed)?.id || null;
  }
  const anchor = anchorOf(field);
  const inner = `c${key(anchor)}`;
  const below = field.r > anchor.r;
  if (view.field[inner] && pressed === (below ? "ArrowUp" : "ArrowDown")) return `field:${inner}`;
  const to = walk(field, pressed);
  return (to && things.get(key(to))) ?? null;
}

/** Steps between two fields as the crow flies; a centre is one step behind its fields. */
export function stepsBetween(a: FieldView, b: FieldView): number {
  if (a === b) return 0;
  const least = (from: FieldView): Hex[] => (from.centre ? hexesOf(from) : [from]);
  const steps = least(a).flatMap((one) => least(b).map((other) => distance(one, other)));
  return Math.min(...steps) + (a.centre ? 1 : 0) + (b.centre ? 1 : 0);
}

const WAYS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];

/** The direction from one field to another. */
export function ways(from: FieldView, to: FieldView): string {
  const [a, b] = [placeOf(from, 1), placeOf(to, 1)];
  const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 4) / Math.PI);
  return WAYS[(turn + 8) % 8]!;
}
