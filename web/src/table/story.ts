/** The log as a story: lines under the heads of rounds and turns; what weighs much stands out. */

import type { LogOut } from "../api/types";

export type Weight = "small" | "plain" | "big";

export interface LogLine {
  text: string;
  /** The same sentence several times running is said once. */
  times: number;
  weight: Weight;
  key: string;
  things: string[];
  /** What came of it, in a word or two each: at the end of the sentence, or under the words of a big event. */
  sums: string[];
}

export interface Chapter {
  number: number;
  seat: number;
  lines: LogLine[];
  /** The head before it: a new round, a new turn, another seat; null where the last one goes on. */
  head: { round: number; nth: number; newRound: boolean } | null;
}

/** A line while the story is put together: whom it tells of, and its sum if it can be said in one. */
interface Part extends LogLine {
  of: number;
  sum: string;
}

/** Can the sum of a line stand at the end of this one? It tells what the same seat did; nobody's sum goes with anything. */
const takes = (head: Part | undefined, part: Part): head is Part => head !== undefined && head.sum === "" && (part.of === head.of || part.of < 0);

/** The lines of a step. What came of an act joins the sentence that tells of it, be it before or after, or in the step before. */
function partsOf(step: LogOut, before: Part | undefined): Part[] {
  const parts = step.texts.map((text, i): Part => {
    const { weight = "plain", key = "", things = [], of = -1, sum = "" } = step.about?.[i] ?? {};
    return { text, times: 1, weight, key, things, sums: [], of, sum };
  });
  const found: Part[] = [];
  parts.forEach((part, i) => {
    const head = part.sum === "" ? undefined : (found.findLast((one) => one.sum === "") ?? parts.slice(i).find((one) => takes(one, part)) ?? before);
    const last = found.at(-1);
    if (takes(head, part)) head.sums.push(part.sum);
    else if (last?.text === part.text) last.times += 1;
    else found.push(part);
  });
  return found;
}

/** A line as it is read and searched. */
export function sentence({ text, weight, sums }: LogLine): string {
  if (weight === "big" || sums.length === 0) return text;
  const said = text.replace(/\.$/, "");
  return `${said}${said.includes(":") ? "," : ":"} ${sums.join(", ")}.`;
}

/** The steps with something to tell, each with its head where a turn begins or somebody else acts. */
export function story(steps: readonly LogOut[], wanted: (text: string) => boolean): Chapter[] {
  const found: Chapter[] = [];
  const told = new Map<LogOut, Part[]>();
  let last: LogOut | null = null;
  for (const step of steps) {
    const parts = partsOf(step, last?.turn === step.turn ? told.get(last!)?.at(-1) : undefined);
    told.set(step, parts);
    if (parts.length > 0) last = step;
  }
  let before: LogOut | null = null;
  for (const [step, parts] of told) {
    const lines = parts.filter((part) => wanted([sentence(part), ...part.sums].join(" "))).map(({ of: _of, sum: _sum, ...line }) => line);
    if (lines.length === 0) continue;
    const [round, nth] = [step.round ?? 0, step.nth ?? 0];
    const begins = step.seat >= 0 && (step.seat !== before?.seat || step.turn !== before?.turn);
    const head = begins ? { round, nth, newRound: round > 0 && round !== (before?.round ?? 0) } : null;
    found.push({ number: step.number, seat: step.seat, lines, head });
    before = step;
  }
  return found;
}
