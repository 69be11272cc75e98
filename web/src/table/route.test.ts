import { expect, it } from "vitest";
import { priceOf, priceTo } from "./route";
import { action } from "./testing";

const way = { places: ["space:A2", "space:A3"], prices: [2, 3], have: 5, stop: "" };

it("all steps have a price together, also beyond the place where one stops", () => {
  expect(priceOf({ ...way, stop: "space:A2" })).toBe(5);
  expect(priceOf({ ...way, places: [], prices: [] })).toBe(0);
});

it("the price of a place is that of the action which ends there", () => {
  const go = action("go A3", [], { way });
  expect(priceTo("space:A3", [action("rest"), go])).toBe(5);
  expect(priceTo("space:A2", [go])).toBeNull();
  expect(priceTo("space:A3", [])).toBeNull();
});
