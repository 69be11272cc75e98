/** Where a panel goes: where it covers least of what the question is about, inside the window. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Something that should stay in sight, and how much so. */
export interface Kept {
  box: Box;
  weight: number;
}

/** What stays in sight, the most important first: the thing and the bar always, the own piece, what can be done, the panels. */
export const WEIGHT = { thing: 60, bar: 40, piece: 20, ringed: 8, panel: 4 } as const;

const EDGE = 10;
/** What a later choice costs against an earlier one, in px² of something ringed: a free place that comes first is taken. */
const LATER = 400;

/** Beneath a part of the page whose whole content must stay in view; as far down as the window allows. */
export function beneath(part: Box, size: Size, window: Size, gap: number): { x: number; y: number } {
  const x = Math.max(EDGE, Math.min(part.x + part.width / 2 - size.width / 2, window.width - size.width - EDGE));
  return { x, y: Math.max(EDGE, Math.min(part.y + part.height + gap, window.height - size.height - EDGE)) };
}

/** How much of a box lies under another, in px². */
export function covered(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The places that are tried, the best liked first: the left column of the board, its other corners, beside the thing, the rail. */
function places(thing: Box, size: Size, window: Size, gap: number, board: Box | null, rail: Box | null): { x: number; y: number }[] {
  const middleY = thing.y + thing.height / 2 - size.height / 2;
  const middleX = thing.x + thing.width / 2 - size.width / 2;
  const found: { x: number; y: number }[] = [];
  if (board) {
    const [left, right] = [board.x + 12, board.x + board.width - size.width - 12];
    const [top, low] = [board.y + 12, board.y + board.height - size.height - 12];
    found.push({ x: left, y: low }, { x: left, y: (top + low) / 2 }, { x: left, y: top }, { x: right, y: top }, { x: right, y: low });
  }
  found.push(
    { x: thing.x + thing.width + gap, y: middleY },
    { x: thing.x - gap - size.width, y: middleY },
    { x: middleX, y: thing.y - gap - size.height },
    { x: middleX, y: thing.y + thing.height + gap },
  );
  if (rail) found.push({ x: rail.x + rail.width - size.width - 8, y: rail.y + rail.height - size.height - 8 });
  return found.map(({ x, y }) => ({
    x: Math.max(EDGE, Math.min(x, window.width - size.width - EDGE)),
    y: Math.max(EDGE, Math.min(y, window.height - size.height - EDGE)),
  }));
}

/** The upper left corner for a panel of a size. `gap` keeps the neighbours of the thing in view, if it stands beside it. */
export function place(
  thing: Box,
  size: Size,
  window: Size,
  gap: number,
  kept: readonly Kept[] = [],
  board: Box | null = null,
  rail: Box | null = null,
): { x: number; y: number } {
  const all = [...kept, { box: thing, weight: WEIGHT.thing }];
  let best = { x: EDGE, y: EDGE };
  let least = Infinity;
  places(thing, size, window, gap, board, rail).forEach((at, i) => {
    const score = all.reduce((sum, { box, weight }) => sum + weight * covered({ ...at, ...size }, box), LATER * i);
    if (score < least) [best, least] = [at, score];
  });
  return best;
}
