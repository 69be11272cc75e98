import { describe, expect, it } from "vitest";
import type { SeatResult } from "../api/types";
import { boxes, categories, gained, scoreChanges, segments, stepLine, ticks } from "./charts";

const share = (key: string, points: number) => ({ key, name: key, rule: null, points, items: [] });
const seats: SeatResult[] = [
  { seat: 0, score: 8, breakdown: [share("fame", 6), share("wounds", -2), share("keeps", 4)] },
  { seat: 1, score: 5, breakdown: [share("fame", 5), share("cities", 0)] },
];

describe("the breakdown", () => {
  it("lists every category that counted once, in the order of the rules", () => {
    expect(categories(seats).map((one) => one.key)).toEqual(["fame", "wounds", "keeps"]);
  });

  it("lays gains side by side and leaves losses to the table", () => {
    const parts = segments(seats[0]!, categories(seats), 10);
    expect(parts.map((part) => [part.key, part.start, part.width, part.kind])).toEqual([["fame", 0, 0.6, 0], ["keeps", 0.6, 0.4, 2]]);
    expect(gained(seats[0]!)).toBe(10);
  });
});

describe("an axis", () => {
  it.each([[0, 10, [0, 5, 10]], [0, 1, [0, 1]], [-14, 3, [-15, -10, -5, 0]], [0, 0, [0]], [0, 173, [0, 50, 100, 150]]])("from %d to %d", (least, most, marks) => {
    expect(ticks(least, most)).toEqual(marks);
  });
});

it("draws a score as steps", () => {
  expect(stepLine([{ x: 0, y: 10 }, { x: 5, y: 10 }, { x: 9, y: 2 }])).toBe("M0 10H5V10H9V2");
});

it("counts values in boxes that cover them all", () => {
  const found = boxes([-3, 0, 0, 7, 20], 4);
  expect(found.reduce((sum, box) => sum + box.count, 0)).toBe(5);
  expect(found[0]).toEqual({ from: -3, to: 2, count: 3 });
  expect(boxes([], 4)).toEqual([]);
});

it("finds where a score changed", () => {
  const course = [[0, 0], [0, 0], [2, 0], [2, 0], [2, -1]].map((scores, i) => ({ action: i * 3, scores }));
  expect(scoreChanges(course)).toEqual([6, 12]);
  expect(scoreChanges([])).toEqual([]);
});
