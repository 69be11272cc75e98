import { expect, it } from "vitest";
import { fits, grouped, nearest } from "./search";

it("finds words in any order, without capitals and accents", () => {
  expect(fits("zolw łódź", "Łódź", "szary Żółw")).toBe(true);
  expect(fits("MK-MOVE-07", "MK-MOVE-07")).toBe(true);
  expect(fits("swamp night", "a swamp by day")).toBe(false);
  expect(fits("", "anything")).toBe(true);
});

it("names what looks most alike", () => {
  expect(nearest("Tranquilty", ["Tranquility", "Threaten", "Rage"], 2)).toEqual(["Tranquility"]);
});

it("groups in the order in which things come", () => {
  expect(grouped([3, 1, 5, 2], (n) => (n % 2 ? "odd" : "even"))).toEqual([["odd", [3, 1, 5]], ["even", [2]]]);
});
