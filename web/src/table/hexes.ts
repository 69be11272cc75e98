/** Hexes with a point on top: places on the screen, outlines, and walking with keys. */

export interface Hex {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}

const HALF = Math.sqrt(3) / 2;

/** The middle of a hex of width 1, y down. */
export function middle({ q, r }: Hex): Point {
  return { x: q + r / 2, y: r * HALF };
}

/** The six corners around a middle, from the upper right clockwise; `size` is the width. */
export function corners(at: Point, size: number): Point[] {
  const h = size / Math.sqrt(3);
  const w = size / 2;
  return [
    { x: at.x + w, y: at.y - h / 2 },
    { x: at.x + w, y: at.y + h / 2 },
    { x: at.x, y: at.y + h },
    { x: at.x - w, y: at.y + h / 2 },
    { x: at.x - w, y: at.y - h / 2 },
    { x: at.x, y: at.y - h },
  ];
}

export function points(list: readonly Point[]): string {
  return list.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");
}

/** The neighbours in the order of the edges from the right clockwise: E, SE, SW, W, NW, NE. */
export const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function key({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The edges of a group of hexes that no other hex of the group shares, as path data. */
export function outline(group: readonly Hex[], size: number): string {
  const inside = new Set(group.map(key));
  let path = "";
  for (const hex of group) {
    const at = middle(hex);
    const around = corners({ x: at.x * size, y: at.y * size }, size);
    STEPS.forEach((step, i) => {
      if (inside.has(key({ q: hex.q + step.q, r: hex.r + step.r }))) return;
      const [from, to] = [around[i]!, around[(i + 1) % 6]!];
      path += `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    });
  }
  return path;
}

/** Where a key leads on the map; up and down alternate so that they run straight (UX 7). */
export function walk(from: Hex, pressed: string): Hex | null {
  const even = ((from.r % 2) + 2) % 2 === 0;
  const to: Record<string, number> = {
    ArrowRight: 0,
    ArrowLeft: 3,
    PageDown: 1,
    End: 2,
    Home: 4,
    PageUp: 5,
    ArrowUp: even ? 5 : 4,
    ArrowDown: even ? 1 : 2,
  };
  const step = STEPS[to[pressed] ?? -1];
  return step ? { q: from.q + step.q, r: from.r + step.r } : null;
}

/** The nearest point in a direction, for maps that are no lattice. */
export function towards<T extends Point>(from: Point, others: readonly T[], pressed: string): T | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[pressed];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const along = dx * way[0]! + dy * way[1]!;
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
    if (along <= 0 || aside > along * 2) continue;
    if (along + aside * 2 < least) {
      least = along + aside * 2;
      best = other;
    }
  }
  return best;
}
