/** Windows: questions that may be answered by passing. How a seat wants to be asked, and when its pass is sent. */

import { heldAt } from "../api/seats";
import type { ActionOut, Position } from "../api/types";
import type { Told } from "./story";

/** `every`: ask me; `held`: only if I could do something; `pass`: pass until something happens to me. */
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
  return (position.log as readonly Told[]).some(
    (step) => step.number > from && step.seat !== position.seat && step.about?.some(({ things }) => things.includes(me)),
  );
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

/** What the seat chose at this table. */
export function kept(position: Position): Windows {
  return WINDOWS.find((one) => one === read()[place(position)]) ?? "every";
}

export function keep(position: Position, windows: Windows): void {
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [place(position)]: windows }));
}
