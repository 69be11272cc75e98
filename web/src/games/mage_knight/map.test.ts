import { describe, expect, it } from "vitest";
import { distance, key } from "../../table/hexes";
import { centreOf, emptySlots, hexesOf, hexOf, nextThing, slotKey, slotOf, stepsBetween, wallsOf } from "./map";
import type { View } from "./view";

function tiles(...slots: [number, number][]): View["tiles"] {
  return slots.map((slot) => ({ tile: "x", slot, turned: 0 }));
}

describe("the lattice of tiles", () => {
  it("gives every hex to one tile position", () => {
    for (let a = -3; a < 4; a++)
      for (let b = -3; b < 4; b++) for (const hex of hexesOf({ a, b })) expect(slotKey(slotOf(hex))).toBe(`${a},${b}`);
  });

  it("leaves no gaps: neighbouring positions touch without sharing a hex", () => {
    const mine = new Set(hexesOf({ a: 0, b: 0 }).map(key));
    for (const [a, b] of [
      [0, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
    ] as const) {
      const theirs = hexesOf({ a, b });
      expect(theirs.some((hex) => mine.has(key(hex)))).toBe(false);
      expect(distance(centreOf({ a, b }), { q: 0, r: 0 })).toBe(3);
    }
  });

  it("knows the hex of a space", () => {
    expect(hexOf("A0", tiles([0, 0]))).toEqual({ q: 0, r: 0 });
    expect(hexOf("A1", tiles([0, 0]))).toEqual({ q: 1, r: -1 });
    expect(hexOf("B0", tiles([0, 0], [1, 0]))).toEqual({ q: 3, r: -2 });
  });

  it("draws every wall once, on the edge that both spaces share", () => {
    const plain = { terrain: "plains", site: "none" };
    const space = { A0: { ...plain, walls: ["A1", "A2"] }, A1: { ...plain, walls: ["A0"] }, A2: { ...plain, walls: ["A0"] } };
    const drawn = wallsOf({ space, tiles: tiles([0, 0]) }, 10);
    expect(drawn).toHaveLength(2);
    expect(drawn[1]).toBe("M5.0 -2.9L5.0 2.9");
    expect(drawn[0]).toBe("M0.0 -5.8L5.0 -2.9");
  });

  it("counts steps between spaces", () => {
    expect(stepsBetween("A5", "A2", tiles([0, 0]))).toBe(2);
    expect(stepsBetween("A0", "B0", tiles([0, 0], [1, 0]))).toBe(3);
  });
});

describe("where the map may grow", () => {
  it("is next to two tiles at least", () => {
    expect(emptySlots(tiles([0, 0], [0, 1], [1, 0])).map(slotKey)).toContain("1,1");
    expect(emptySlots(tiles([0, 0]))).toEqual([]);
  });

  it("is no place that is taken", () => {
    const three = tiles([0, 0], [0, 1], [1, 0], [1, 1]);
    expect(emptySlots(three).map(slotKey)).not.toContain("1,1");
  });
});

describe("walking over the map", () => {
  const all = tiles([0, 0], [0, 1], [1, 0]);

  it("goes from space to space, over the edges of tiles", () => {
    expect(nextThing("space:A0", "ArrowRight", all, new Set())).toBe("space:A2");
    expect(nextThing("space:A1", "PageUp", all, new Set())).toMatch(/^space:[BC]\d$/);
  });

  it("stops at the edge of the world", () => {
    expect(nextThing("space:A5", "ArrowLeft", all, new Set())).toBeNull();
  });

  it("goes into an unexplored place and out again", () => {
    const ghosts = new Set(["slot:1,1"]);
    const there = ["B2", "B1", "C6", "C1"].map((space) =>
      ["ArrowRight", "PageUp", "Home", "ArrowUp"].map((pressed) => nextThing(`space:${space}`, pressed, all, ghosts)),
    );
    expect(there.flat()).toContain("slot:1,1");
    const back = ["ArrowLeft", "ArrowDown", "End", "PageDown"].map((pressed) =>
      nextThing("slot:1,1", pressed, all, ghosts),
    );
    expect(back.some((one) => one?.startsWith("space:"))).toBe(true);
  });
});
