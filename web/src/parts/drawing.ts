/** Hexes for the drawings of the home page. */

export const TERRAINS = ["plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface DrawnHex { q: number; r: number; x: number; y: number; terrain: Terrain }

/** Corners of a pointy-top hex. */
export function hexPoints(x: number, y: number, size: number): string {
  const half = (size * Math.sqrt(3)) / 2;
  const corners = [[0, -size], [half, -size / 2], [half, size / 2], [0, size], [-half, size / 2], [-half, -size / 2]] as const;
  return corners.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(" ");
}

/** Rows of hexes with a landscape that is always the same for the same name. */
export function pathOfHexes(left: number, right: number, top: number, bottom: number, name: string, size = 36): DrawnHex[] {
  const out: DrawnHex[] = [];
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 65521;
  for (let r = top; r <= bottom; r++) {
    for (let q = left; q <= right; q++) {
      // neighbours share a terrain more often than not: the noise changes slowly
      const wave = Math.sin((q * 0.9 + seed) * 0.8) + Math.cos((r * 1.3 + q * 0.5 + seed) * 1.1) + Math.sin(q * 2.7 + r * 1.9 + seed) * 0.45;
      const terrain = TERRAINS[Math.min(TERRAINS.length - 1, Math.max(0, Math.floor(((wave + 2.3) / 4.6) * TERRAINS.length)))]!;
      out.push({ q, r, x: (q + (r & 1) / 2) * size * Math.sqrt(3), y: r * size * 1.5, terrain });
    }
  }
  return out;
}
