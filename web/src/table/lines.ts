/** Lines: several tries at the reversible part of a turn, kept to be compared (UX-UNDO-08). Private to the seat. */

import type { Position, TotalOut } from "../api/types";

export interface Line {
  name: string;
  /** The number of the last step that is final: a line goes on from there only. */
  base: number;
  steps: string[];
  totals: TotalOut[];
  /** Cards left in hand. */
  cards: number;
}

/** The steps of a seat that it can still take back, in order. */
export function reversible(position: Position): { base: number; steps: string[] } {
  const open = position.history.filter((step) => !step.undone && !step.final && step.seat === position.seat);
  return { base: (open[0]?.number ?? position.at + 1) - 1, steps: open.map((step) => step.notation) };
}

/** The lines that still start where the reversible part does. */
export function current(lines: readonly Line[], position: Position): Line[] {
  const { base } = reversible(position);
  return lines.filter((line) => line.base === base);
}

/** The kept lines with the present one; the same steps are kept once. */
export function kept(lines: readonly Line[], position: Position, cards: number): Line[] {
  const { base, steps } = reversible(position);
  const some = current(lines, position);
  if (steps.length === 0 || some.some((line) => same(line.steps, steps))) return some;
  const name = String.fromCharCode(65 + some.length);
  return [...some, { name, base, steps, totals: position.decision?.totals ?? [], cards }];
}

export function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((step, i) => step === b[i]);
}
