/** Where a popover goes: beside its thing, never over it or its neighbours, inside the window. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EDGE = 10;

/** Beneath a part of the page whose whole content must stay in view; as far down as the window allows. */
export function beneath(
  part: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  gap: number,
): { x: number; y: number } {
  const x = Math.max(EDGE, Math.min(part.x + part.width / 2 - size.width / 2, window.width - size.width - EDGE));
  return { x, y: Math.max(EDGE, Math.min(part.y + part.height + gap, window.height - size.height - EDGE)) };
}

/** The upper left corner for a popover of a size. `gap` keeps the neighbours of the thing in view. */
export function place(
  thing: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  gap: number,
): { x: number; y: number } {
  const inside = (value: number, length: number, all: number): number =>
    Math.max(EDGE, Math.min(value, all - length - EDGE));
  const middleY = inside(thing.y + thing.height / 2 - size.height / 2, size.height, window.height);
  const middleX = inside(thing.x + thing.width / 2 - size.width / 2, size.width, window.width);
  const right = thing.x + thing.width + gap;
  const left = thing.x - gap - size.width;
  const above = thing.y - gap - size.height;
  const below = thing.y + thing.height + gap;
  if (right + size.width <= window.width - EDGE) return { x: right, y: middleY };
  if (left >= EDGE) return { x: left, y: middleY };
  if (above >= EDGE) return { x: middleX, y: above };
  if (below + size.height <= window.height - EDGE) return { x: middleX, y: below };
  return { x: window.width - size.width - EDGE, y: middleY };
}
