/** Where the fields of the Four Lands lie on the painted island (art/four_lands/land.svg), and the ways between them (a test compares). */

import type { Point } from "../../table/hexes";

const FIELDS: readonly (readonly [string, number, number])[] = [
  ["normark", 375.8, 99.8],
  ["hvitsund", 496.5, 74.8],
  ["jarnfell", 592.9, 98.3],
  ["skaldvik", 367.8, 171.8],
  ["ulvheim", 486.5, 158.8],
  ["rimgard", 589.6, 172.7],
  ["blixhamn", 988.8, 99.8],
  ["tordenfall", 868.1, 74.8],
  ["regnmark", 770.8, 98.3],
  ["havdrun", 996.8, 171.8],
  ["askvold", 878, 158.8],
  ["kveldby", 775, 172.7],
  ["feriggau", 375.8, 470.1],
  ["luanmor", 496.5, 489.2],
  ["brithlan", 601.5, 465.7],
  ["taliawen", 367.8, 392.1],
  ["westmoor", 486.5, 407.2],
  ["ardelyn", 589.6, 389.3],
  ["gwenmar", 988.8, 470.1],
  ["oranfel", 868.1, 489.2],
  ["dunorra", 763.2, 465.7],
  ["sennary", 996.8, 392.1],
  ["merioth", 878, 407.2],
  ["calladry", 775, 389.3],
  ["vindhall", 682.3, 61],
  ["cirth", 682.3, 140.1],
  ["lanveir", 682.3, 499],
  ["eskeral", 682.3, 421.8],
  ["alfeg", 342.3, 282],
  ["morgrane", 520.1, 282],
  ["falwyn", 1022.3, 282],
  ["varnwick", 844.5, 282],
  ["hollinmark", 682.3, 240.4],
  ["duskarrow", 682.3, 323.6],
];

/** From, to (several), and the sea route they belong to. */
export const ROADS: readonly (readonly [string, string, string])[] = [
  ["normark", "hvitsund skaldvik ulvheim", ""],
  ["hvitsund", "jarnfell ulvheim", ""],
  ["jarnfell", "rimgard vindhall", ""],
  ["skaldvik", "ulvheim", ""],
  ["ulvheim", "rimgard morgrane", ""],
  ["blixhamn", "tordenfall havdrun askvold", ""],
  ["tordenfall", "regnmark askvold", ""],
  ["regnmark", "kveldby vindhall", ""],
  ["havdrun", "askvold", ""],
  ["askvold", "kveldby varnwick", ""],
  ["feriggau", "luanmor taliawen westmoor", ""],
  ["luanmor", "brithlan westmoor", ""],
  ["brithlan", "ardelyn lanveir", ""],
  ["taliawen", "westmoor", ""],
  ["westmoor", "ardelyn morgrane", ""],
  ["gwenmar", "oranfel sennary merioth", ""],
  ["oranfel", "dunorra merioth", ""],
  ["dunorra", "calladry lanveir", ""],
  ["sennary", "merioth", ""],
  ["merioth", "calladry varnwick", ""],
  ["vindhall", "cirth", ""],
  ["rimgard", "cirth morgrane hollinmark", ""],
  ["kveldby", "cirth varnwick hollinmark", ""],
  ["lanveir", "eskeral", ""],
  ["ardelyn", "eskeral morgrane duskarrow", ""],
  ["calladry", "eskeral varnwick duskarrow", ""],
  ["hollinmark", "duskarrow", ""],
  ["morgrane", "hollinmark duskarrow", ""],
  ["varnwick", "hollinmark duskarrow", ""],
  ["skaldvik", "alfeg", "alfeg"],
  ["alfeg", "taliawen", "alfeg"],
  ["havdrun", "falwyn", "falwyn"],
  ["falwyn", "sennary", "falwyn"],
  ["normark", "feriggau", "blue_line"],
  ["blixhamn", "gwenmar", "eastern_passage"],
];

/** The middle of the plate on which a field's building stands. */
export const PLACES: ReadonlyMap<string, Point> = new Map(FIELDS.map(([id, x, y]) => [id, { x, y }]));

/** The picture in its own measure; the sea goes on around it. */
export const PICTURE = { width: 1092, height: 552 } as const;
/** What must be in sight to see the whole island. */
export const ISLAND = { x: 312, y: 44, width: 746, height: 464 } as const;

export interface Way {
  from: Point;
  to: Point;
  route: string;
  key: string;
}

export const WAYS: readonly Way[] = ROADS.flatMap(([from, ends, route]) =>
  ends.split(" ").map((to) => ({ from: PLACES.get(from)!, to: PLACES.get(to)!, route, key: `${from} ${to}` })),
);

/** How many ways lie between two fields; -1 if none lead there. */
export function steps(from: string, to: string): number {
  const near = new Map<string, string[]>();
  for (const [a, ends] of ROADS) {
    for (const b of ends.split(" ")) {
      near.set(a, [...(near.get(a) ?? []), b]);
      near.set(b, [...(near.get(b) ?? []), a]);
    }
  }
  let ring = [from];
  const seen = new Set(ring);
  for (let count = 0; ring.length > 0; count++) {
    if (ring.includes(to)) return count;
    ring = ring.flatMap((field) => near.get(field) ?? []).filter((field) => !seen.has(field) && seen.add(field));
  }
  return -1;
}
