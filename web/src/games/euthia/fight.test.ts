import { describe, expect, it } from "vitest";
import type { ActionOut, TotalOut } from "../../api/types";
import { blows, bestOf, after, arms, chances, dieOf, helps, ladder, onHero, phasesOf, placeOf, rolling, rungAt, shares, signed, span } from "./fight";
import type { FightView, PieceView } from "./view";

const WOLF = [
  { from: 4, to: 7, n: 1 },
  { from: 8, to: 11, n: 2 },
  { from: 12, to: -1, n: 3 },
];

const action = (notation: string, more: Partial<ActionOut> = {}): ActionOut => ({
  notation,
  label: notation,
  things: [],
  primary: false,
  group: "",
  order: 0,
  rule: "",
  reveals: false,
  preview: null as unknown as ActionOut["preview"],
  ...more,
});
const total = (key: string, value: number): TotalOut => ({ key, name: key, value, need: -1 });
const fight = (facts: Partial<FightView>): FightView => ({ round: 1, dice: [], clover: 0, hero_now: 0, hero_next: 0, damage_plus: 0, damage_minus: 0, monster: { penalty: 0 }, ...facts }) as FightView;

describe("the steps of a Combat", () => {
  it("are phases with parts", () => {
    expect(placeOf("heal")).toEqual({ phase: "heal", part: null });
    expect(placeOf("heal_again")).toEqual({ phase: "heal_again", part: null });
    expect(placeOf("first_strike")).toEqual({ phase: "first_strike", part: null });
    expect(placeOf("monster_roll")).toEqual({ phase: "monster", part: "roll" });
    expect(placeOf("hero_before")).toEqual({ phase: "hero", part: "before" });
  });

  it("begin with the meeting and the First Strike", () => {
    expect(phasesOf(fight({ round: 0 }))).toEqual(["opening", "first_strike", "monster", "heal_again", "hero"]);
    expect(phasesOf(fight({ round: 3 }))).toEqual(["heal", "monster", "heal_again", "hero"]);
  });
});

describe("a table of results", () => {
  const rungs = ladder(WOLF, 0);

  it("has a rung for every value", () => {
    expect(rungs.map(span)).toEqual(["≤3", "4–7", "8–11", "12+"]);
    expect([-2, 3, 4, 11, 12, 20].map((value) => rungAt(rungs, value))).toEqual([0, 0, 1, 2, 3, 3]);
    expect(rungAt(rungs, null)).toBe(-1);
    expect(span({ from: 9, to: 9, n: 1 })).toBe("9");
  });

  it("may be missing", () => {
    expect(ladder([], 1)).toEqual([]);
    expect(rungAt([], 5)).toBe(-1);
  });

  it("tells how likely each rung is", () => {
    expect(shares(rungs, { "2": 1, "7": 6, "12": 1 })).toEqual([13, 75, 0, 13]);
    expect(shares(rungs, {})).toEqual([]);
    expect(shares(rungs, null)).toEqual([]);
    expect(shares([], { "2": 1 })).toEqual([]);
  });

  it("tells the least below it", () => {
    expect(ladder(WOLF, 1)[0]).toEqual({ from: -1, to: 3, n: 1 });
  });
});

it("counts the faces that bring the same", () => {
  expect(chances([2, 1, 1, 2, 2, 0].map((n) => ({ n })))).toEqual([
    { n: 0, of: 1 },
    { n: 1, of: 2 },
    { n: 2, of: 3 },
  ]);
});

it("writes signs", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "+0"]);
});

it("knows whose dice lie there", () => {
  expect(rolling(fight({ dice: [1, 2] }), false)).toBe("monster");
  expect(rolling(fight({}), true)).toBe("hero");
  expect(rolling(fight({}), false)).toBeNull();
});

describe("what can be done", () => {
  it("is all but going on and choosing the attack", () => {
    const some = [action("gaar 1"), action("use healing_potion"), action("done"), action("pass"), action("strike sword"), action("hope-gaar"), action("end", { primary: true })];
    expect(helps(some).map((one) => one.notation)).toEqual(["gaar 1", "use healing_potion", "hope-gaar"]);
    expect(some.map(dieOf)).toEqual([0, -1, -1, -1, -1, -1, -1]);
  });

  it("comes with the numbers it would change, those of the roll first", () => {
    const now = [total("eu-total-health", 8), total("eu-total-monster", 9), total("eu-total-wounds", 2), total("eu-total-hope", 1)];
    const then = [total("eu-total-health", 8), total("eu-total-monster", 7), total("eu-total-wounds", 1), total("eu-total-hope", 0)];
    const use = action("use buckler", { preview: { totals: then, marks: [] } });
    expect(after(now, use)).toEqual([
      { key: "eu-total-monster", before: 9, value: 7 },
      { key: "eu-total-wounds", before: 2, value: 1 },
    ]);
    const same = then.map((one) => (one.key === "eu-total-wounds" ? total(one.key, 2) : one));
    expect(after(now, action("use buckler", { preview: { totals: same, marks: [] } })).map((one) => one.value)).toEqual([7, 2]);
    expect(after(now, { ...use, reveals: true })).toEqual([]);
    expect(after(now, action("use buckler"))).toEqual([]);
  });
});

it("lists what a Hero can attack with, exhausted tiles last", () => {
  const piece = (tile: string, more: Partial<PieceView>): PieceView => ({ tile, kind: "weapon", slot: "sword", worn: true, spent: false, table: WOLF, ...more });
  const { table: _, ...shield } = piece("shield", {});
  const pieces = [piece("charge", { spent: true }), piece("sword", {}), piece("spare", { worn: false }), shield, piece("axe", { kind: "first_strike" })];
  const ids = ["charge", "sword", "spare", "shield", "axe"];
  expect(arms(pieces, ids, false).map(({ id }) => id)).toEqual(["sword", "charge"]);
  expect(arms(pieces, ids, true).map(({ id }) => id)).toEqual(["axe"]);
  expect(arms(pieces.slice(0, 4), ids, true).map(({ id }) => id)).toEqual(["sword", "charge"]);
});

it("tells what weighs on the Hero's roll", () => {
  expect(onHero(fight({}))).toEqual([]);
  const some = fight({ clover: 1, hero_now: -2, hero_next: -1, damage_plus: 2, damage_minus: 1, monster: { penalty: -4 } as FightView["monster"] });
  expect(onHero(some)).toEqual([
    { word: "penalty", n: -4 },
    { word: "clover", n: 1 },
    { word: "now", n: -3 },
    { word: "damage", n: 1 },
  ]);
});

describe("the best answer", () => {
  const total = (key: string, value: number) => ({ name: key, value, need: -1, key: `eu-total-${key}` });
  const answer = (notation: string, totals: ReturnType<typeof total>[], reveals = false) => ({ notation, label: notation, things: [], reveals, preview: { totals, marks: [] } }) as unknown as ActionOut;
  const now = [total("health", 10), total("wounds", 4)];

  it("saves most Wounds, also where they are taken at once, and counts on no dice", () => {
    const some = [answer("gaar 1", [], true), answer("use buckler", [total("health", 8)]), answer("use potion", [total("health", 10), total("wounds", 3)])];
    expect(bestOf(now, some, "monster")).toMatchObject({ n: 2, action: { notation: "use buckler" } });
    expect(bestOf(now, [some[0]!], "monster")).toBeNull();
  });

  it("deals most Damage", () => {
    const some = [answer("hope", [total("hits", 3)]), answer("use luck", [total("hits", 5)])];
    expect(bestOf([total("hits", 2)], some, "hero")).toMatchObject({ n: 5, action: { notation: "use luck" } });
    expect(bestOf([total("hits", 5)], some, "hero")).toBeNull();
  });
});

it("the blows of a round follow each other, with the values of the dice", () => {
  const fight = { round: 2, step: "hero_last", dice: [5, 4], value: 9, stop: 4 } as unknown as FightView;
  const before = { ...fight, step: "monster_roll" } as FightView;
  expect(blows(before, null).map(({ key, state }) => `${key} ${state}`)).toEqual(["heal past", "monster past", "wounds now", "heal_again later", "hero later", "damage later"]);
  expect(blows(before, null)[1]).toMatchObject({ n: 9 });
  expect(blows({ ...fight, step: "end" } as FightView, null).every(({ state }) => state === "past")).toBe(true);
});
