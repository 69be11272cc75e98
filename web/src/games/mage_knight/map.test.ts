import { describe, expect, it } from "vitest";
import { distance, key } from "../../table/hexes";
import { buildingOf, centreOf, hexesOf, hexOf, nextThing, slotKey, slotOf, spotsOf, stepsBetween, wallsOf, groundOf, shoresOf } from "./map";
import type { SpaceView, View } from "./view";

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
    const all = tiles([0, 0]);
    expect(wallsOf(spotsOf({ space, tiles: all }, 10), all)).toEqual([
      { name: "A0A1", at: { x: 0, y: 0 }, side: 5 },
      { name: "A0A2", at: { x: 0, y: 0 }, side: 0 },
    ]);
  });

  it("counts steps between spaces", () => {
    expect(stepsBetween("A5", "A2", tiles([0, 0]))).toBe(2);
    expect(stepsBetween("A0", "B0", tiles([0, 0], [1, 0]))).toBe(3);
  });
});

describe("the picture of the land", () => {
  const plain = { terrain: "plains", site: "none" };
  const all = tiles([0, 0]);
  const land = (changes: Record<string, object> = {}) =>
    spotsOf({ space: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((i) => [`A${i}`, { ...plain, ...changes[`A${i}`] }])), tiles: all }, 100);

  it("is drawn from north to south", () => {
    expect(land().map((spot) => spot.name)).toEqual(["A6", "A1", "A5", "A0", "A2", "A4", "A3"]);
  });

  it("is always the same at the same place, and open where something stands", () => {
    const of = (changes: Record<string, object>, name: string) => groundOf(land(changes).find((spot) => spot.name === name)!);
    expect(of({}, "A1")).toBe(of({ A2: { site: "village" } }, "A1"));
    expect(new Set(land().map(groundOf)).size).toBeGreaterThan(1);
    for (const stands of [{ site: "village" }, { enemies: ["prowlers"] }, { heroes: [0] }]) expect(of({ A1: stands }, "A1")).toBe("te-plains-3");
    expect(of({ A1: { terrain: "city", site: "city" } }, "A1")).toMatch(/^te-city-[12]$/);
  });

  it("has a shore where water meets land, none towards water or the unknown", () => {
    const spots = land({ A0: { terrain: "lake" }, A2: { terrain: "sea" } });
    const terrain = new Map(spots.map((spot) => [key(spot.hex), spot.space.terrain]));
    const of = (name: string) => shoresOf(spots.find((spot) => spot.name === name)!, terrain);
    expect(of("A0")).toEqual([1, 2, 3, 4, 5]);
    expect(of("A2")).toEqual([2, 4]);
    expect(of("A1")).toEqual([]);
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

it("a monastery that somebody has burned is a ruin; a secret dungeon looks like any", () => {
  const drawn = (site: string, shields: number[] = []): string => buildingOf({ terrain: "plains", site, shields } as unknown as SpaceView);
  expect([drawn("monastery"), drawn("monastery", [1]), drawn("keep", [0]), drawn("secret_dungeon")]).toEqual([
    "site-monastery",
    "site-burned_monastery",
    "site-keep",
    "site-dungeon",
  ]);
});
