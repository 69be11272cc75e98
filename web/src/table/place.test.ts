import { expect, it } from "vitest";
import { beneath, covered, place, WEIGHT, type Box } from "./place";

const WINDOW = { width: 1440, height: 900 };
const BOARD: Box = { x: 0, y: 44, width: 1092, height: 552 };
const RAIL: Box = { x: 1092, y: 44, width: 348, height: 552 };
const SIZE = { width: 266, height: 240 };
const hex = (x: number, y: number): Box => ({ x, y, width: 76, height: 88 });
const ringed = (box: Box) => ({ box, weight: WEIGHT.ringed });

it("a panel goes into the left column of the board", () => {
  expect(place(hex(600, 300), SIZE, WINDOW, 70, [ringed(hex(676, 300))], BOARD, RAIL)).toEqual({ x: 12, y: 344 });
});

it("it leaves the column where it would cover its thing or what can be done", () => {
  for (const kept of [[ringed(hex(100, 400))], [{ box: hex(100, 400), weight: WEIGHT.piece }]]) {
    const at = place(hex(600, 300), SIZE, WINDOW, 70, kept, BOARD, RAIL);
    expect(covered({ ...at, ...SIZE }, hex(100, 400))).toBe(0);
  }
  const at = place(hex(100, 400), SIZE, WINDOW, 70, [], BOARD, RAIL);
  expect(covered({ ...at, ...SIZE }, hex(100, 400))).toBe(0);
});

it("a board without room sends it into the rail", () => {
  const full = Array.from({ length: 84 }, (_, i) => ringed(hex((i % 14) * 76, 44 + Math.floor(i / 14) * 88)));
  expect(place(hex(600, 300), SIZE, WINDOW, 70, full, BOARD, RAIL).x).toBeGreaterThan(1092);
});

it("without a board it stands beside its thing, never over it, and inside the window", () => {
  for (const x of [0, 700, 1400])
    for (const y of [0, 400, 860]) {
      const thing = { x, y, width: 40, height: 40 };
      const at = place(thing, SIZE, WINDOW, 12);
      expect(covered({ ...at, ...SIZE }, thing)).toBe(0);
      expect(at.x >= 0 && at.y >= 0 && at.x + SIZE.width <= 1440 && at.y + SIZE.height <= 900).toBe(true);
    }
});

it("it never covers the bar", () => {
  const bar = { box: { x: 0, y: 596, width: 1440, height: 90 }, weight: WEIGHT.bar };
  const at = place({ x: 400, y: 700, width: 130, height: 180 }, SIZE, WINDOW, 12, [bar], BOARD, RAIL);
  expect(covered({ ...at, ...SIZE }, bar.box)).toBe(0);
});

it("under a part that must stay in sight it goes beneath", () => {
  expect(beneath({ x: 100, y: 100, width: 400, height: 200 }, SIZE, WINDOW, 8)).toEqual({ x: 167, y: 308 });
});

it("beside its thing it also leaves the neighbours in sight while there is room anywhere", () => {
  const [size, window] = [{ width: 300, height: 200 }, { width: 1000, height: 700 }];
  for (const x of [0, 120, 500, 800, 930])
    for (const y of [0, 250, 640]) {
      const at = place({ x, y, width: 60, height: 60 }, size, window, 50);
      expect(covered({ ...at, ...size }, { x: x - 50, y, width: 160, height: 60 })).toBe(0);
    }
  expect(place({ x: 300, y: 500, width: 400, height: 60 }, size, window, 20).y).toBeLessThanOrEqual(280);
});
