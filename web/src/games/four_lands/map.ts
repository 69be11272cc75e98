/** Where the fields of the Four Lands are drawn, and the ways between them: as in the engine's map (a test compares). */

import type { Point } from "../../table/hexes";

const FIELDS: readonly (readonly [string, number, number])[] = [
  ["normark", 110, 110],
  ["hvitsund", 265, 75],
  ["jarnfell", 405, 115],
  ["skaldvik", 95, 270],
  ["ulvheim", 250, 235],
  ["rimgard", 390, 280],
  ["blixhamn", 890, 110],
  ["tordenfall", 735, 75],
  ["regnmark", 595, 115],
  ["havdrun", 905, 270],
  ["askvold", 750, 235],
  ["kveldby", 610, 280],
  ["feriggau", 110, 890],
  ["luanmor", 265, 925],
  ["brithlan", 405, 885],
  ["taliawen", 95, 730],
  ["westmoor", 250, 765],
  ["ardelyn", 390, 720],
  ["gwenmar", 890, 890],
  ["oranfel", 735, 925],
  ["dunorra", 595, 885],
  ["sennary", 905, 730],
  ["merioth", 750, 765],
  ["calladry", 610, 720],
  ["vindhall", 500, 55],
  ["cirth", 500, 205],
  ["lanveir", 500, 945],
  ["eskeral", 500, 795],
  ["alfeg", 70, 500],
  ["morgrane", 290, 500],
  ["falwyn", 930, 500],
  ["varnwick", 710, 500],
  ["hollinmark", 500, 425],
  ["duskarrow", 500, 575],
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

/** The picture is wider than the engine's square. */
const WIDEN = 1.65;

export const PLACES: ReadonlyMap<string, Point> = new Map(FIELDS.map(([id, x, y]) => [id, { x: x * WIDEN, y }]));

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
