/** Windows: questions that may be answered by passing. How a seat wants to be asked, and when its pass is sent. */

import { heldAt } from "../api/seats";
import type { ActionOut, Position } from "../api/types";

/** `every`: ask me; `held`: only if I could do something; `pass`: pass for this round, or until something happens to me. */
export const WINDOWS = ["every", "held", "pass"] as const;
export type Windows = (typeof WINDOWS)[number];

/** So many ms after a window opened a pass is sent, whoever gives it: how soon it comes tells nobody what is held. */
export const EVEN = 2000;

const KEY = "hexfarer.windows";

export function isWindow(primary: readonly ActionOut[]): boolean {
  return primary[0]?.notation === "pass";
}

/** Does anybody sit here, at another screen, who could learn from a silence? */
export function amongPeople(position: Position): boolean {
  const here = heldAt(position.table)?.seats ?? {};
  return position.seat >= 0 && position.seats.some(({ player, seat }) => player === "person" && seat !== position.seat && !(seat in here));
}

/** Has somebody done something to this seat since step `from`? */
export function happened(position: Position, from: number): boolean {
  const me = `seat:${position.seat}`;
  return position.log.some(
    (step) => step.number > from && step.seat !== position.seat && step.about?.some(({ things }) => things.includes(me)),
  );
}

/** The round that is played, as the log tells it; 0 if it does not tell yet. */
export function roundOf(position: Position): number {
  return position.log.at(-1)?.round ?? 0;
}

/** Is a round over that was played once? */
export function isOver(round: number, position: Position): boolean {
  return round > 0 && round !== roundOf(position);
}

const place = (position: Position): string => `${position.table}/${position.seat}`;

function read(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {}; // somebody else wrote there
    throw error;
  }
}

/** What the seat chose at this table. A pass for a round that is over is asked about again where something could be done. */
export function kept(position: Position): Windows {
  const [chosen, round] = String(read()[place(position)] ?? "").split(" ");
  if (chosen === "pass" && isOver(Number(round), position)) return "held";
  return WINDOWS.find((one) => one === chosen) ?? "every";
}

export function keep(position: Position, windows: Windows): void {
  const chosen = windows === "pass" ? `pass ${roundOf(position)}` : windows;
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [place(position)]: chosen }));
}
