import { describe, expect, it } from "vitest";
import { borders, firstThing, hexesOf, hexOf, kindOfTile, laid, nextThing, rocks, thingsAt, type TileFacts } from "./map";
import type { View } from "./view";

const TILE: TileFacts = {
  fields: ["town", "windmill", "empty_field", "blocked_field", "temple", "obelisk", "stables"],
  difficulty: [0, 2, 0, 0, 3, 0, 0],
  dice: [0, 0, 0, 0, 0, 2, 0],
  shut: [1, 2],
};
const ORIGIN = { q: 0, r: 0 };
const at = (fields: ReturnType<typeof laid>, location: string) => fields.find((field) => field.location === location)!;

describe("a tile", () => {
  it("lies upright with its fields E, NE, NW, W, SW, SE around the centre", () => {
    const fields = laid(TILE, ORIGIN, 0);
    expect(fields).toHaveLength(7);
    expect(fields[0]).toMatchObject({ q: 0, r: 0, location: "town", guarded: false });
    expect(at(fields, "windmill")).toMatchObject({ q: 1, r: 0, difficulty: 2, guarded: true });
    expect(at(fields, "temple")).toMatchObject({ q: -1, r: 0 });
    expect(at(fields, "obelisk").dice).toBe(2);
    expect(at(fields, "temple").dice).toBeUndefined();
  });

  it("turns clockwise, and its borders with it", () => {
    const once = laid(TILE, ORIGIN, 1);
    expect(at(once, "windmill")).toMatchObject({ q: 0, r: 1 }); // from E to SE
    expect(at(once, "empty_field")).toMatchObject({ q: 1, r: 0 }); // from NE to E
    expect(at(once, "windmill").borders).toEqual(["E", "SE", "SW"]);
    expect(at(once, "temple").borders).toBeUndefined();
    expect(laid(TILE, ORIGIN, 6)).toEqual(laid(TILE, ORIGIN, 0));
  });

  it("keeps its place wherever it lies", () => {
    const there = { q: 3, r: -5 };
    for (let turned = 0; turned < 6; turned++)
      expect(laid(TILE, there, turned).map(({ q, r }) => ({ q, r }))).toEqual(hexesOf(there));
  });
});

describe("borders", () => {
  const east = { q: 0, r: 0, location: "town", difficulty: 0, guarded: false, borders: ["E"] };
  const west = { q: 1, r: 0, location: "town", difficulty: 0, guarded: false, borders: ["W"] };

  it("are drawn once, also where both neighbours tell of them", () => {
    expect(borders([east, west], 70)).toHaveLength(1);
    expect(borders([east], 70)).toEqual(borders([east, west], 70));
    expect(borders([{ ...east, borders: [] }], 70)).toEqual([]);
  });

  it("are four stones along the edge, but none where a massif is in the way", () => {
    const stones = rocks([east], 100);
    expect(stones).toHaveLength(4);
    for (const stone of stones) expect(Math.abs(stone.x - 50)).toBeLessThan(6);
    expect(stones.map((stone) => stone.y)).toEqual(stones.map((stone) => stone.y).sort((a, b) => a - b));
    expect(rocks([east, { ...west, location: "blocked_field" }], 100)).toEqual([]);
  });
});

describe("a map that is being built", () => {
  const spots = [
    { q: 2, r: 1 },
    { q: 3, r: -2 },
  ];
  const nobody = { at: { main: "" }, home: "" };
  const view = {
    places: [{ id: "A", kind: "near", q: 0, r: 0, tile: "N1", turned: 0 }],
    field: Object.fromEntries(laid(TILE, ORIGIN, 0).map((field, i) => [`A${i}`, field])),
    waiting: { tile: "N4", spots, left: { near: 1, far: 6 } },
  } as unknown as View;

  it("has every place for the tile as a target of its own", () => {
    const things = [...thingsAt(view).values()];
    expect(things.filter((id) => id === "spot:1")).toHaveLength(7);
    expect(things.filter((id) => id === "spot:2")).toHaveLength(7);
    expect(hexOf("spot:2", view)).toEqual(spots[1]);
    expect(nextThing("field:A1", "ArrowRight", view)).toBe("spot:1");
  });

  it("is entered at the first of them, later at the hero or the Town", () => {
    expect(firstThing(view, nobody)).toBe("spot:1");
    const laidOut = { ...view, waiting: {} } as View;
    expect(firstThing(laidOut, nobody)).toBe("field:A0");
    expect(firstThing(laidOut, { at: { main: "A3" }, home: "A0" })).toBe("field:A3");
    expect(firstThing({ ...laidOut, field: {} }, nobody)).toBe("place:A");
  });

  it("shows the tile in hand by its kind", () => {
    expect(["S1", "F4", "N4", "C2"].map(kindOfTile)).toEqual(["starting", "far", "near", "centre"]);
  });
});

describe("keys on the map", () => {
  const fields = laid(TILE, ORIGIN, 0);
  const view = {
    places: [
      { id: "A", kind: "starting", q: 0, r: 0, tile: "S1", turned: 0 },
      { id: "B", kind: "far", q: 3, r: -1, tile: "", turned: 0 },
    ],
    field: Object.fromEntries(fields.map((field, i) => [`A${i}`, field])),
    waiting: {},
  } as unknown as View;

  it("lead from field to field and to the tile that lies face down", () => {
    expect(thingsAt(view).size).toBe(14);
    expect(nextThing("field:A0", "ArrowRight", view)).toBe("field:A1");
    expect(nextThing("field:A1", "ArrowRight", view)).toBe("place:B");
    expect(nextThing("field:A4", "ArrowLeft", view)).toBeNull();
  });

  it("lead out of a tile that lies face down in one go", () => {
    expect(nextThing("place:B", "ArrowLeft", view)).toBe("field:A2");
    expect(nextThing("place:B", "End", view)).toBeNull(); // nothing lies there
  });
});
