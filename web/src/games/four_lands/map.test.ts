import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLACES, ROADS, steps, WAYS } from "./map";

const engine = readFileSync("../src/hexfarer/games/four_lands/content/map.py", "utf8");

it("the fields are those of the engine, in its places", () => {
  const fields = [...engine.matchAll(/^field\("(\w+)", (\d+), (\d+)/gm)].map(([, id, x, y]) => [
    id,
    Number(x),
    Number(y),
  ]);
  expect(fields).toHaveLength(34);
  expect([...PLACES].map(([id, at]) => [id, Math.round(at.x / 1.65), at.y])).toEqual(fields);
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
