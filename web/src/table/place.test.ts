import { expect, it } from "vitest";
import { beneath, place, type Box } from "./place";

const size = { width: 300, height: 200 };
const window = { width: 1000, height: 700 };

function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

it("a popover covers neither its thing nor its neighbours while there is room anywhere", () => {
  for (const x of [0, 120, 500, 800, 930]) {
    for (const y of [0, 250, 640]) {
      const thing = { x, y, width: 60, height: 60 };
      const at = place(thing, size, window, 50);
      const near = { x: x - 50, y: y - 50, width: 160, height: 160 };
      const box = { ...at, ...size };
      expect(at.x).toBeGreaterThanOrEqual(10);
      expect(at.y).toBeGreaterThanOrEqual(10);
      expect(at.x + size.width).toBeLessThanOrEqual(990);
      expect(at.y + size.height).toBeLessThanOrEqual(690);
      expect(apart(box, thing) && apart(box, { ...near, y: thing.y, height: 60 })).toBe(true);
    }
  }
});

it("it goes above or below where both sides are too narrow", () => {
  const at = place({ x: 300, y: 500, width: 400, height: 60 }, size, window, 20);
  expect(at.y + size.height).toBeLessThanOrEqual(480);
});

it("it goes under a part of the page that must be seen whole, as far as there is room", () => {
  expect(beneath({ x: 400, y: 100, width: 200, height: 150 }, size, window, 8)).toEqual({ x: 350, y: 258 });
  expect(beneath({ x: 900, y: 400, width: 100, height: 250 }, size, window, 8)).toEqual({ x: 690, y: 490 });
});
