import { describe, expect, it } from "vitest";
import { corners, distance, key, middle, outline, STEPS, towards, walk } from "./hexes";

describe("hexes", () => {
  it("lie one width apart from each of their neighbours", () => {
    for (const step of STEPS) {
      const at = middle({ q: 4 + step.q, r: -2 + step.r });
      const from = middle({ q: 4, r: -2 });
      expect(Math.hypot(at.x - from.x, at.y - from.y)).toBeCloseTo(1);
    }
  });

  it("share two corners with each neighbour", () => {
    const mine = corners(middle({ q: 0, r: 0 }), 1).map((p) => `${p.x.toFixed(3)} ${p.y.toFixed(3)}`);
    for (const step of STEPS) {
      const theirs = corners(middle(step), 1).map((p) => `${p.x.toFixed(3)} ${p.y.toFixed(3)}`);
      expect(theirs.filter((corner) => mine.includes(corner))).toHaveLength(2);
    }
  });

  it("have an outline of the edges that nobody in the group shares", () => {
    const tile = [{ q: 0, r: 0 }, ...STEPS];
    expect(outline([{ q: 0, r: 0 }], 10).match(/M/g)).toHaveLength(6);
    expect(outline(tile, 10).match(/M/g)).toHaveLength(18);
  });

  it("are as far apart as the steps between them", () => {
    expect(distance({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(3);
    expect(distance({ q: 2, r: 2 }, { q: -1, r: -1 })).toBe(6);
  });
});

describe("walking by key", () => {
  it("goes to the six neighbours", () => {
    const from = { q: 0, r: 0 };
    const reached = ["ArrowRight", "ArrowLeft", "Home", "PageUp", "End", "PageDown"].map((pressed) =>
      key(walk(from, pressed)!),
    );
    expect(new Set(reached)).toEqual(new Set(STEPS.map(key)));
  });

  it("runs straight up and down", () => {
    let at = { q: 5, r: 3 };
    const start = middle(at).x;
    for (let i = 0; i < 6; i++) at = walk(at, "ArrowUp")!;
    expect(Math.abs(middle(at).x - start)).toBeLessThan(0.6);
    expect(at.r).toBe(-3);
  });

  it("comes back the way it went", () => {
    for (const r of [0, 1, -1, -4]) {
      const from = { q: 2, r };
      expect(walk(walk(from, "ArrowUp")!, "ArrowDown")).toEqual(from);
    }
  });

  it("knows no other keys", () => {
    expect(walk({ q: 0, r: 0 }, "a")).toBeNull();
  });

  it("finds the nearest point in a direction where there is no lattice", () => {
    const spots = [
      { id: "far", x: 100, y: 0 },
      { id: "near", x: 30, y: 10 },
      { id: "back", x: -20, y: 0 },
      { id: "above", x: 0, y: -50 },
    ];
    expect(towards({ x: 0, y: 0 }, spots, "ArrowRight")?.id).toBe("near");
    expect(towards({ x: 0, y: 0 }, spots, "ArrowUp")?.id).toBe("above");
    expect(towards({ x: 0, y: 0 }, spots, "ArrowDown")).toBeNull();
  });
});
