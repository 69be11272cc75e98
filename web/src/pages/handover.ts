/** Several people round one screen: whom to hand it to. */

/** The seat that must be called to the screen now, or null: the one shown is right. */
export function nextSeat(asked: number, shown: number, held: readonly number[]): number | null {
  if (held.length < 2 || asked < 0 || asked === shown) return null;
  return held.includes(asked) ? asked : null;
}
