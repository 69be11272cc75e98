import { describe, expect, it } from "vitest";
import { action } from "./testing";
import { atOnce, between, changes, contributions, foreseen, idOf, inOrder, keysOf, partnersOf, spread } from "./things";

describe("where actions are offered", () => {
  const step = action("move B3", ["space:B3"]);
  const attach = action("attach banner to 1", ["card:banner", "unit:1"]);
  const tactic = action("tactic planning", ["tactic:planning"]);
  const end = action("end");
  const found = spread([step, attach, tactic, end], new Set(["space:B3", "card:banner", "unit:1"]));

  it("at each thing that they touch", () => {
    expect(found.at.get("space:B3")).toEqual([step]);
    expect(found.at.get("card:banner")).toEqual([attach]);
    expect(found.at.get("unit:1")).toEqual([attach]);
  });

  it("among new things, if what they touch lies nowhere", () => {
    expect(found.fresh).toEqual([tactic]);
  });

  it("in the bar, if they touch nothing", () => {
    expect(found.free).toEqual([end]);
  });

  it("nowhere twice and none left out", () => {
    const all = new Set([...found.free, ...found.fresh, ...[...found.at.values()].flat()]);
    expect(all.size).toBe(4);
  });
});

describe("pairs", () => {
  const some = [action("a", ["card:x", "unit:1"]), action("b", ["card:x", "unit:2"]), action("c", ["card:x"])];

  it("know the partners of a thing", () => {
    expect(partnersOf("card:x", some)).toEqual(new Set(["unit:1", "unit:2"]));
    expect(partnersOf("unit:2", some)).toEqual(new Set(["card:x"]));
  });

  it("know what is done between two", () => {
    expect(between("unit:2", "card:x", some).map((one) => one.notation)).toEqual(["b"]);
  });
});

describe("selecting a thing with one action", () => {
  it("performs it at once, if it can be taken back", () => {
    const step = action("move B3", ["space:B3"]);
    expect(atOnce("space:B3", [step], false, false)).toBe(step);
  });

  it("asks if it reveals, lies in the hand, is one of several, or always", () => {
    const step = action("move B3", ["space:B3"]);
    expect(atOnce("slot:1,1", [action("explore 1,1", [], { reveals: true })], false, false)).toBeNull();
    expect(atOnce("card:march", [step], true, false)).toBeNull();
    expect(atOnce("space:B3", [step, step], false, false)).toBeNull();
    expect(atOnce("space:B3", [step], false, true)).toBeNull();
  });
});

describe("totals", () => {
  const now = [
    { name: "Fame", value: 3, need: -1 },
    { name: "Block", value: 2, need: 4 },
  ];

  it("change, appear and vanish", () => {
    const after = [
      { name: "Fame", value: 3, need: -1 },
      { name: "Move", value: 2, need: -1 },
    ];
    expect(changes(now, after)).toEqual([
      { name: "Block", before: 2, after: 0, need: -1 },
      { name: "Move", before: 0, after: 2, need: -1 },
    ]);
  });

  it("are known of an action that reveals only if its preview tells them", () => {
    const preview = { totals: [now[0]!, { name: "Block", value: 1, need: 4 }], marks: [] };
    const block = [{ name: "Block", before: 2, after: 1, need: 4 }];
    expect(foreseen(now, action("draw", [], { reveals: true }))).toEqual([]);
    expect(foreseen(now, action("move far", [], { reveals: true, preview }))).toEqual(block);
    expect(foreseen(now, action("pay", [], { preview }))).toEqual(block);
  });

  it("tell which actions add to what must be reached", () => {
    const adds = action("play rage", [], {
      preview: { totals: [now[0]!, { name: "Block", value: 4, need: 4 }], marks: [] },
    });
    const not = action("crystal red", [], { preview: { totals: now, marks: [] } });
    const found = contributions(now, [adds, not]);
    expect(found.map((one) => [one.action.notation, one.change.after, one.change.need])).toEqual([["play rage", 4, 4]]);
  });
});

describe("order", () => {
  it("puts the usual verbs first and keeps the engine's order otherwise", () => {
    const some = [
      action("rest x", [], { order: 0 }),
      action("power x", [], { order: 1 }),
      action("play x", [], { order: 2 }),
      action("zap x", [], { order: 3 }),
    ];
    expect(inOrder(some, ["play", "power"]).map((one) => one.notation)).toEqual([
      "play x",
      "power x",
      "rest x",
      "zap x",
    ]);
  });
});

it("a key without its place is an id", () => {
  expect(idOf("card:march@3")).toBe("card:march");
  expect(idOf("space:B3")).toBe("space:B3");
});

it("equal things have keys of their own, and keep them when another one goes", () => {
  expect(keysOf("card:", ["march", "rage", "march"])).toEqual(["card:march@0", "card:rage@0", "card:march@1"]);
  expect(keysOf("card:", ["rage", "march"])).toEqual(["card:rage@0", "card:march@0"]);
});
