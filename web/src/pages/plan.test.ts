import { describe, expect, it } from "vitest";
import type { GameOut } from "../api/types";
import { firstPlan, heroesOf, resize, seedOf, tableOf, withHero, withScenario } from "./plan";

const game = {
  id: "g",
  name: "G",
  heroes: ["a", "b", "c", "d"].map((id) => ({ id, name: id })),
  bots: [{ id: "random", name: "r" }, { id: "greedy", name: "g" }],
  scenarios: [
    { id: "versus", name: "V", about: "", edition: "base", seats: [2, 4], rounds: 6, usual: [["a", "c"], ["a", "b", "c"]] },
    { id: "solo", name: "S", about: "", edition: "base", seats: [1, 1], rounds: 6 },
  ],
  options: [{ id: "map", name: "Map", about: "", values: [{ id: "usual", name: "" }, { id: "wedge", name: "" }] }],
} as unknown as GameOut;

describe("a new game", () => {
  it("starts in one click: you and as many bots as are needed", () => {
    expect(firstPlan(game, null, false).seats).toEqual([{ hero: "", player: "me" }, { hero: "", player: "bot:greedy" }]);
    expect(firstPlan(game, "solo", false).seats).toEqual([{ hero: "", player: "me" }]);
  });

  it("leaves the other seats open for a hosted table", () => {
    const plan = firstPlan(game, null, true);
    expect(plan.seats[1]?.player).toBe("open");
    expect(plan.listed).toBe(true);
  });

  it("fits the seats to the scenario", () => {
    const four = resize(firstPlan(game, null, false), 4, "open");
    expect(four.seats.map((seat) => seat.player)).toEqual(["me", "bot:greedy", "open", "open"]);
    expect(withScenario(game, four, "solo").seats).toHaveLength(1);
    expect(withScenario(game, withScenario(game, four, "solo"), "versus").seats).toHaveLength(2);
  });

  it("seats the usual heroes of so many seats, and others when those are taken", () => {
    const plan = firstPlan(game, null, false);
    expect(heroesOf(game, plan)).toEqual(["a", "c"]);
    expect(heroesOf(game, resize(plan, 3, "open"))).toEqual(["a", "b", "c"]);
    expect(heroesOf(game, resize(plan, 4, "open"))).toEqual(["a", "b", "c", "d"]);
    expect(heroesOf(game, resize(withHero(game, plan, 1, "b"), 3, "open"))).toEqual(["a", "b", "c"]);
  });

  it("never seats a hero twice, and leaves the others who they are", () => {
    const plan = firstPlan(game, null, false);
    expect(heroesOf(game, withHero(game, plan, 0, "c"))).toEqual(["c", "a"]);
    expect(heroesOf(game, withHero(game, plan, 0, "b"))).toEqual(["b", "c"]);
  });

  it.each([["", null], [" 7 ", 7], ["x", undefined], ["-1", undefined], ["1234567890123456", undefined]])("reads the seed %j", (seed, value) => {
    expect(seedOf({ ...firstPlan(game, null, false), seed })).toBe(value);
  });

  it("sends only options that were changed, and the name of who makes it", () => {
    const plan = { ...firstPlan(game, null, false), options: { map: "usual", gone: "x" } };
    expect(tableOf(game, plan, "Ela", "pl")).toMatchObject({ options: {}, seats: [{ hero: "a", name: "Ela" }, { hero: "c", name: null }], lang: "pl", seed: null, name: null });
    expect(tableOf(game, { ...plan, options: { map: "wedge" } }, "", "en").options).toEqual({ map: "wedge" });
  });
});
