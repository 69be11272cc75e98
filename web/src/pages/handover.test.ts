import { expect, it } from "vitest";
import { nextSeat } from "./handover";

it.each([
  ["one seat here: nobody is called", 1, 0, [0], null],
  ["another person here is asked", 1, 0, [0, 1], 1],
  ["the one at the screen is asked", 0, 0, [0, 1], null],
  ["a bot is asked", 2, 0, [0, 1], null],
  ["the game is over", -1, 0, [0, 1], null],
])("%s", (_, asked, shown, held, called) => {
  expect(nextSeat(asked, shown, held)).toBe(called);
});
