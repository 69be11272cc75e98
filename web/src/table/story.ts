/** The log as a story: lines under the heads of rounds and turns; what weighs much stands out. */

import type { LogOut } from "../api/types";

export type Weight = "small" | "plain" | "big";

/** What the server may tell of a line besides its words. */
export interface About {
  key: string;
  weight: Weight;
  things: string[];
}

/** A step of the log with what newer servers add. */
export type Told = LogOut & { round?: number; nth?: number; about?: About[] };

export interface LogLine {
  text: string;
  /** The same sentence several times running is said once. */
  times: number;
  weight: Weight;
  key: string;
  things: string[];
  /** What a big event brought, under its words. */
  more?: string[];
}

export interface Chapter {
  number: number;
  seat: number;
  lines: LogLine[];
  /** The head before it: a new round, a new turn, another seat; null where the last one goes on. */
  head: { round: number; nth: number; newRound: boolean } | null;
}

/** What follows a big event and belongs to it. */
const BROUGHT = /-(fame|reputation)(-|$)/;

function linesOf(step: Told, wanted: (text: string) => boolean): LogLine[] {
  const found: LogLine[] = [];
  step.texts.forEach((text, i) => {
    if (!wanted(text)) return;
    const { weight = "plain", key = "", things = [] } = step.about?.[i] ?? {};
    const last = found.at(-1);
    if (last?.weight === "big" && BROUGHT.test(key)) (last.more ??= []).push(text);
    else if (last?.text === text) last.times += 1;
    else found.push({ text, times: 1, weight, key, things });
  });
  return found;
}

/** The steps with something to tell, each with its head where a turn begins or somebody else acts. */
export function story(steps: readonly Told[], wanted: (text: string) => boolean): Chapter[] {
  const found: Chapter[] = [];
  let before: Told | null = null;
  for (const step of steps) {
    const lines = linesOf(step, wanted);
    if (lines.length === 0) continue;
    const [round, nth] = [step.round ?? 0, step.nth ?? 0];
    const begins = step.seat >= 0 && (step.seat !== before?.seat || step.turn !== before?.turn);
    const head = begins ? { round, nth, newRound: round > 0 && round !== (before?.round ?? 0) } : null;
    found.push({ number: step.number, seat: step.seat, lines, head });
    before = step;
  }
  return found;
}
