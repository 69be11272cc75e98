/** Numbers to drawings. */

import type { SeatResult } from "../api/types";

export interface Segment { key: string; name: string; rule: string | null; points: number; start: number; width: number; kind: number; items: string[] }
export interface Category { key: string; name: string; rule: string | null; kind: number }

/** Every category that brought or cost anybody points, in the order in which it first appears; its place is its pattern. */
export function categories(seats: readonly SeatResult[]): Category[] {
  const out: Category[] = [];
  const counts = (key: string) => seats.some((seat) => seat.breakdown.some((share) => share.key === key && share.points !== 0));
  for (const seat of seats)
    for (const share of seat.breakdown)
      if (!out.some((one) => one.key === share.key) && counts(share.key)) out.push({ key: share.key, name: share.name, rule: share.rule, kind: out.length });
  return out;
}

/** The gained points of a seat side by side, as parts of `most`; losses are not drawn, they stand in the table. */
export function segments(seat: SeatResult, all: readonly Category[], most: number): Segment[] {
  let start = 0;
  const out: Segment[] = [];
  for (const share of seat.breakdown) {
    if (share.points <= 0) continue;
    const width = most > 0 ? share.points / most : 0;
    out.push({ ...share, start, width, kind: all.findIndex((one) => one.key === share.key) });
    start += width;
  }
  return out;
}

export function gained(seat: SeatResult): number {
  return seat.breakdown.reduce((sum, share) => sum + Math.max(0, share.points), 0);
}

/** Round numbers from 0 (or below) to `most` that read well on an axis. */
export function ticks(least: number, most: number, wanted = 4): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!);
  const out: number[] = [];
  for (let value = Math.floor(Math.min(0, least) / step) * step; value <= most + step * 0.001; value += step) out.push(Math.round(value));
  return out;
}

/** A step line: the score stays until it changes. */
export function stepLine(points: readonly { x: number; y: number }[]): string {
  return points.map((point, i) => (i === 0 ? `M${r(point.x)} ${r(point.y)}` : `H${r(point.x)}V${r(point.y)}`)).join("");
}

const r = (value: number) => Math.round(value * 10) / 10;

/** How many values fall into each of `count` equal boxes from least to most. */
export function boxes(values: readonly number[], count: number): { from: number; to: number; count: number }[] {
  if (!values.length) return [];
  const least = Math.min(...values);
  const width = Math.max(1, Math.ceil((Math.max(...values) - least + 1) / count));
  const out: { from: number; to: number; count: number }[] = [];
  for (let from = least; from <= Math.max(...values); from += width)
    out.push({ from, to: from + width - 1, count: values.filter((value) => value >= from && value < from + width).length });
  return out;
}

/** The actions after which the score of any seat was another one than before. */
export function scoreChanges(course: readonly { action: number; scores: number[] }[]): number[] {
  return course.filter((one, i) => i > 0 && one.scores.some((score, seat) => score !== course[i - 1]!.scores[seat])).map((one) => one.action);
}
