import { describe, expect, it } from "vitest";
import { distance } from "../../table/hexes";
import { anchorOf, cornerOf, hexesOf, nextThing, placeHex, placeOf, stepsBetween, thingsAt, ways } from "./map";
import type { FieldView, View } from "./view";

const field = (q: number, r: number, more: Partial<FieldView> = {}): FieldView => ({ q, r, kind: "plain", ...more });
/** The Start tile with its Church, and the tile to the right of it. */
const START = { "0,0": field(0, 0), "1,0": field(1, 0), "0,1": field(0, 1), "c0,0": field(0, 0, { centre: true, kind: "church" }) };
const VIEW = {
  field: { ...START, "1,1": field(1, 1), "2,1": field(2, 1), "1,2": field(1, 2) },
} as unknown as View;
const PLACES = ["2,-1"];

describe("a tile", () => {
  it("is three hexes that meet in a corner", () => {
    const hexes = hexesOf({ q: 3, r: 0 });
    for (const a of hexes) for (const b of hexes) expect(distance(a, b)).toBe(a === b ? 0 : 1);
    const corner = cornerOf({ q: 3, r: 0 }, 70);
    for (const hex of hexes) {
      const at = placeOf(field(hex.q, hex.r), 70);
      expect(Math.hypot(at.x - corner.x, at.y - corner.y)).toBeCloseTo(70 / Math.sqrt(3));
    }
  });

  it("owns every hex of the plane exactly once (EU-MAP-03)", () => {
    for (let q = -4; q <= 4; q++)
      for (let r = -4; r <= 4; r++) {
        const anchor = anchorOf({ q, r });
        expect((((anchor.q - anchor.r) % 3) + 3) % 3).toBe(0);
        expect(hexesOf(anchor)).toContainEqual({ q, r });
      }
  });

  it("has the disc of its centre on that corner", () => {
    expect(placeOf(START["c0,0"], 70)).toEqual(cornerOf({ q: 0, r: 0 }, 70));
  });
});

it("directions are told as on the map", () => {
  expect(ways(START["0,0"], START["1,0"])).toBe("east");
  expect(ways(START["0,1"], START["0,0"])).toBe("north-west");
  expect(ways(START["0,0"], field(0, 2))).toBe("south-east");
  expect(ways(START["0,0"], field(-1, 2))).toBe("south");
});

describe("keys on the map", () => {
  const next = (from: string, pressed: string): string | null => nextThing(from, pressed, VIEW, PLACES);

  it("lead from field to field", () => {
    expect(next("field:0,0", "ArrowRight")).toBe("field:1,0");
    expect(next("field:0,1", "ArrowRight")).toBe("field:1,1");
    expect(next("field:0,0", "ArrowLeft")).toBeNull();
  });

  it("lead into a centre and out of it on every side", () => {
    expect(next("field:0,0", "ArrowDown")).toBe("field:c0,0");
    expect(next("field:1,0", "ArrowDown")).toBe("field:c0,0");
    expect(next("field:0,1", "ArrowUp")).toBe("field:c0,0");
    expect(next("field:c0,0", "ArrowLeft")).toBe("field:0,0");
    expect(next("field:c0,0", "ArrowRight")).toBe("field:1,0");
    expect(next("field:c0,0", "ArrowDown")).toBe("field:0,1");
    expect(next("field:1,1", "ArrowDown")).not.toBe("field:c1,1"); // no centre there
  });

  it("lead to places where tiles may come, and back", () => {
    expect(placeHex("2,-1")).toEqual({ q: 2, r: -1 });
    expect(thingsAt(VIEW, PLACES).get("2,0")).toBe("place:2,-1");
    expect(next("field:1,0", "ArrowRight")).toBe("place:2,-1");
    expect(next("place:2,-1", "ArrowLeft")).toBe("field:1,0");
    expect(next("place:2,-1", "ArrowRight")).toBeNull();
    expect(next("field:9,9", "ArrowRight")).toBeNull();
  });
});

it("a centre is one step behind its fields", () => {
  const { field: fields } = VIEW;
  expect(stepsBetween(fields["c0,0"]!, fields["c0,0"]!)).toBe(0);
  expect(stepsBetween(fields["c0,0"]!, fields["0,1"]!)).toBe(1);
  expect(stepsBetween(fields["c0,0"]!, fields["1,1"]!)).toBe(2);
  expect(stepsBetween(fields["0,0"]!, fields["1,2"]!)).toBe(3);
});
