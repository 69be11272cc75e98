import { describe, expect, it } from "vitest";
import type { GameOut } from "../api/types";
import { addressOf, changedOf, firstPlan, heroesOf, optionsOf, planFrom, resize, seedOf, tableOf, withEdition, withHero, withScenario } from "./plan";

const game = {
  id: "g",
  name: "G",
  editions: [{ id: "base", name: "B", heroes: ["a", "b", "c", "d"], unfit: ["pool"] }, { id: "ultimate", name: "U", heroes: ["a", "b", "c", "d", "e"], unfit: [] }],
  heroes: ["a", "b", "c", "d", "e"].map((id) => ({ id, name: id })),
  bots: [{ id: "easy", name: "e", level: true }, { id: "normal", name: "n", level: true }],
  scenarios: [
    { id: "versus", name: "V", about: "", seats: [2, 4], rounds: 6, usual: [["a", "c"], ["a", "b", "c"]] },
    { id: "solo", name: "S", about: "", seats: [1, 1], rounds: 6, unfit: ["carry"] },
  ],
  options: [
    { id: "map", name: "Map", about: "", values: [{ id: "usual", name: "" }, { id: "wedge", name: "" }] },
    { id: "carry", name: "Carry", about: "", values: [] },
    { id: "pool", name: "Pool", about: "", values: [{ id: "usual", name: "" }, { id: "all", name: "" }] },
  ],
} as unknown as GameOut;

describe("a new game", () => {
  it("starts in one click: you and as many bots as are needed", () => {
    expect(firstPlan(game, null, false).seats).toEqual([{ hero: "", player: "me" }, { hero: "", player: "bot:normal" }]);
    expect(firstPlan(game, "solo", false).seats).toEqual([{ hero: "", player: "me" }]);
  });

  it("leaves the other seats open for a hosted table", () => {
    const plan = firstPlan(game, null, true);
    expect(plan.seats[1]?.player).toBe("open");
    expect(plan.listed).toBe(true);
  });

  it("knows what each edition has: heroes and options that the other lacks", () => {
    const plan = firstPlan(game, null, false);
    expect(optionsOf(game, plan).map((option) => option.id)).toEqual(["map", "carry"]);
    const later = withHero(game, withEdition(game, plan, "ultimate"), 0, "e");
    expect(optionsOf(game, later).map((option) => option.id)).toEqual(["map", "carry", "pool"]);
    expect(heroesOf(game, later)).toEqual(["e", "c"]);
    expect(tableOf(game, later, "", "en").edition).toBe("ultimate");
    expect(heroesOf(game, withEdition(game, later, "base"))).toEqual(["a", "c"]);
    expect(planFrom(game, new URLSearchParams("edition=ultimate&heroes=e,a"))).toMatchObject({ edition: "ultimate", seats: [{ hero: "e" }, { hero: "a" }] });
    expect(planFrom(game, new URLSearchParams("edition=none&heroes=e,a"))).toMatchObject({ edition: "base", seats: [{ hero: "a" }, { hero: "" }] });
  });

  it("fits the seats to the scenario", () => {
    const four = resize(firstPlan(game, null, false), 4, "open");
    expect(four.seats.map((seat) => seat.player)).toEqual(["me", "bot:normal", "open", "open"]);
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

  it("says something of hints only where somebody may come", () => {
    const sent = (open: boolean, hints: boolean | null) => tableOf(game, { ...firstPlan(game, null, open), hints }, "", "en").hints;
    expect([sent(true, null), sent(true, true), sent(true, false), sent(false, true)]).toEqual([null, true, false, null]);
  });

  it.each([["", null], [" 7 ", "7"], ["x", undefined], ["-1", undefined], ["9".repeat(40), "9".repeat(40)], ["9".repeat(41), undefined]])("reads the seed %j", (seed, value) => {
    expect(seedOf({ ...firstPlan(game, null, false), seed })).toBe(value);
  });

  it("sends only options that were changed, and the name of who makes it", () => {
    const plan = { ...firstPlan(game, null, false), options: { map: "usual", gone: "x" } };
    expect(tableOf(game, plan, "Ela", "pl")).toMatchObject({ options: {}, seats: [{ hero: "a", name: "Ela" }, { hero: "c", name: null }], lang: "pl", seed: null, name: null });
    expect(tableOf(game, { ...plan, options: { map: "wedge" } }, "", "en").options).toEqual({ map: "wedge" });
  });

  it("sends words of one's own only if there are any, and where they mean something", () => {
    const plan = firstPlan(game, null, false);
    expect(tableOf(game, { ...plan, options: { carry: "  " } }, "", "en").options).toEqual({});
    const filled = { ...plan, options: { carry: " haste luck " } };
    expect(tableOf(game, filled, "", "en").options).toEqual({ carry: "haste luck" });
    expect(changedOf(game, filled).map((option) => option.id)).toEqual(["carry"]);
    const elsewhere = withScenario(game, filled, "solo");
    expect(optionsOf(game, elsewhere).map((option) => option.id)).toEqual(["map"]);
    expect(tableOf(game, elsewhere, "", "en").options).toEqual({});
  });
});

describe("the address of a new game", () => {
  const from = (query: string) => planFrom(game, new URLSearchParams(query));

  it("asks for nothing: as ever", () => {
    expect(from("")).toEqual(firstPlan(game, null, false));
    expect(from("scenario=solo")).toEqual(firstPlan(game, "solo", false));
    expect(from("open=")).toEqual(firstPlan(game, null, true));
  });

  it("asks for heroes and options", () => {
    const plan = from("heroes=d,b,a&option.map=wedge&option.carry=haste");
    expect(heroesOf(game, plan)).toEqual(["d", "b", "a"]);
    expect(plan.seats.map((seat) => seat.player)).toEqual(["me", "bot:normal", "bot:normal"]);
    expect(plan.options).toEqual({ map: "wedge", carry: "haste" });
  });

  it("is passed over where the game does not know it", () => {
    const plan = from("scenario=nowhere&heroes=x,d,d&option.map=round&option.gone=1");
    expect(plan.scenario).toBe("versus");
    expect(heroesOf(game, plan)).toEqual(["d", "a"]);
    expect(plan.options).toEqual({});
    expect(from("scenario=solo&heroes=b,c").seats.map((seat) => seat.hero)).toEqual(["b"]);
  });

  it("holds all that a campaign goes on with", () => {
    const carry = "haste; griffins:pack; 10/3/1 & more=less";
    const address = addressOf({ game: "g", scenario: "versus", name: "V", heroes: ["b", "a"], options: { carry }, again: false });
    const [path, query] = address.split("?");
    expect(path).toBe("/new/g");
    const plan = from(query!);
    expect(tableOf(game, plan, "", "en")).toMatchObject({ scenario: "versus", options: { carry }, seats: [{ hero: "b" }, { hero: "a" }] });
  });
});
