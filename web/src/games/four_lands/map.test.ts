import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PICTURE, PLACES, ROADS, steps, WAYS } from "./map";

const engine = readFileSync("../src/hexfarer/games/four_lands/content/map.py", "utf8");

it("the fields are those of the engine, and lie to each other as there", () => {
  const fields = [...engine.matchAll(/^field\("(\w+)", (\d+), (\d+)/gm)].map(([, id, x, y]) => ({ id: id!, x: Number(x), y: Number(y) }));
  expect(fields).toHaveLength(34);
  expect([...PLACES.keys()]).toEqual(fields.map(({ id }) => id));
  for (const one of fields) {
    for (const other of fields) {
      const [a, b] = [PLACES.get(one.id)!, PLACES.get(other.id)!];
      if (one.x - other.x > 30) expect(a.x, `${one.id} east of ${other.id}`).toBeGreaterThan(b.x);
      if (one.y - other.y > 30) expect(a.y, `${one.id} south of ${other.id}`).toBeGreaterThan(b.y);
    }
  }
});

it("every field lies on the picture", () => {
  for (const [id, at] of PLACES) {
    expect(at.x > 0 && at.x < PICTURE.width && at.y > 0 && at.y < PICTURE.height, id).toBe(true);
  }
});

it("the ways are those of the engine", () => {
  const roads = [...engine.matchAll(/^roads\("(\w+)", "([\w ]+)"(?:, "(\w+)")?\)/gm)].map(([, from, to, route]) => [
    from,
    to,
    route ?? "",
  ]);
  expect(ROADS.map((road) => [...road])).toEqual(roads);
  expect(WAYS.every((way) => way.from && way.to)).toBe(true);
});

it("counts the ways between two fields", () => {
  expect(steps("normark", "normark")).toBe(0);
  expect(steps("normark", "rimgard")).toBe(2);
});
