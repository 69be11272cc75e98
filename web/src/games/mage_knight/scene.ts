/** What the land behind a fight looks like, by terrain. */

export interface Scenery {
  /** The palette of the ground in art/terrain.css. */
  ground: string;
  /** The palette of the far ridge. */
  ridge: string;
  /** What grows or lies at the edge of the field, in turn. */
  grows: readonly string[];
  /** How many stand in the row. */
  count: number;
  peaks: number;
  /** What lies on the field itself. */
  strewn: readonly string[];
}

const OPEN: Scenery = { ground: "pl", ridge: "tr", grows: ["pine", "oak", "pine", "pine", "oak"], count: 44, peaks: 5, strewn: [] };

const SCENERY: Readonly<Record<string, Scenery>> = {
  plains: OPEN,
  forest: { ...OPEN, ground: "fo", grows: ["pine", "pine", "oak"], count: 86, peaks: 2 },
  hills: { ...OPEN, ground: "hi", ridge: "hi", grows: ["oak", "rock", "pine"], count: 20, peaks: 5, strewn: ["rock"] },
  mountain: { ...OPEN, ground: "mo", ridge: "mo", grows: ["rock", "pine", "rock"], count: 24, peaks: 9, strewn: ["rock"] },
  desert: { ground: "de", ridge: "de", grows: ["cactus", "rock"], count: 12, peaks: 0, strewn: ["cactus"] },
  wasteland: { ground: "wa", ridge: "wa", grows: ["bare", "rock", "bare"], count: 22, peaks: 4, strewn: ["rock", "bare"] },
  swamp: { ground: "sw", ridge: "sw", grows: ["bare", "reed", "oak", "reed"], count: 40, peaks: 1, strewn: ["reed"] },
  lake: { ...OPEN, ground: "la", ridge: "la", grows: ["reed"], count: 20 },
  sea: { ...OPEN, ground: "se", ridge: "se", grows: [], count: 0, peaks: 0 },
  city: { ...OPEN, ground: "ci", grows: ["oak", "pine"], count: 16 },
};

export function sceneryOf(terrain: string): Scenery {
  return SCENERY[terrain] ?? OPEN;
}

/** Numbers from 0 to 1 that look strewn and are the same each time. */
export function strewn(count: number, seed: number): number[] {
  let now = seed;
  return Array.from({ length: count }, () => (now = (now * 9301 + 49297) % 233280) / 233280);
}

/** A wavy edge of land over the whole width of the picture. */
export function ridge(height: number, wave: number, step: number, seed: number): string {
  const ups = strewn(Math.ceil(2700 / step) + 1, seed);
  let path = `M-800 800V${height}`;
  ups.forEach((up, i) => (path += `q${step / 2} ${-Math.round(wave * (0.5 + up))} ${step} ${i % 2 ? 6 : -6}`));
  return `${path}V800Z`;
}
