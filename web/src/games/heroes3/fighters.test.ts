import { describe, expect, it } from "vitest";
import { action } from "../../table/testing";
import {
  changesOf,
  face,
  helps,
  iconOf,
  nearArmy,
  reserve,
  spaceAt,
  SPACES,
  span,
  spotOf,
  stepFrom,
  summed,
  targetOf,
  turns,
} from "./fighters";
import { combatView, fighter, outcome, target } from "./testing_combat";

describe("the board", () => {
  it("has every space in one place for either side", () => {
    for (const near of ["attacker", "defender"] as const) {
      const spots = SPACES.map((space) => spotOf(space, near));
      expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(20);
      expect(spots.map((spot) => spaceAt(spot, near))).toEqual([...SPACES]);
    }
    expect(spotOf("a1", "attacker")).toEqual({ x: 0, y: 0 });
    expect(spotOf("d5", "defender")).toEqual({ x: 0, y: 0 });
    expect(spaceAt({ x: 5, y: 0 }, "attacker")).toBeNull();
  });

  it("shows the viewer's army near, and the guards to who moves them", () => {
    const combat = combatView();
    expect(nearArmy(combat, 0)).toBe("attacker");
    expect(nearArmy(combat, 1)).toBe("defender");
    expect(nearArmy(combat, 2)).toBe("attacker");
    expect(nearArmy(combat, -1)).toBe("attacker");
  });

  it("is walked by arrow keys as it lies on the screen", () => {
    const combat = combatView();
    const step = (from: string, key: string, upright = false) => stepFrom(from, key, combat, "attacker", upright);
    expect(step("fighter:0", "ArrowRight")).toBe("fighter:1"); // b2 to b3
    expect(step("fighter:0", "ArrowDown")).toBe("space:c2");
    expect(step("fighter:0", "ArrowUp", true)).toBe("fighter:1");
    expect(step("fighter:0", "ArrowRight", true)).toBe("space:c2");
    expect(step("space:a1", "ArrowLeft")).toBeNull();
    expect(step("space:a1", "Home")).toBeNull();
    expect(stepFrom("fighter:1", "ArrowRight", combat, "defender", false)).toBe("fighter:0");
  });

  it("has the tower behind the defender's back line", () => {
    const combat = combatView({ fighters: [fighter(0, "griffins", "c5"), fighter(1, "tower", "tower", "defender")] });
    expect(stepFrom("fighter:0", "ArrowRight", combat, "attacker", false)).toBe("fighter:1");
    expect(stepFrom("fighter:1", "ArrowLeft", combat, "attacker", false)).toBe("space:b5");
    expect(stepFrom("fighter:0", "ArrowLeft", combat, "defender", false)).toBe("fighter:1");
  });
});

describe("the order", () => {
  it("tells who has acted, who acts and who will", () => {
    const combat = combatView({
      fighters: [
        fighter(0, "griffins", "b2", "attacker", { initiative: 6 }),
        fighter(1, "zombies", "b3", "defender", { initiative: 3 }),
        fighter(2, "champions", "c2", "attacker", { initiative: 7, done: true }),
        fighter(3, "wraiths", "", "defender", { initiative: 7 }),
      ],
      acting: 0,
      next: [1],
    });
    expect(turns(combat).map((turn) => [turn.fighter.number, turn.when])).toEqual([
      [2, "past"],
      [0, "now"],
      [1, "next"],
    ]);
  });
});

describe("an attack", () => {
  const combat = combatView({ targets: [target(1), target(2)] });

  it("is foretold for what is under the pointer or opened, or for the only target", () => {
    expect(targetOf(combat, action("attack 2", ["fighter:2"]), null)?.fighter).toBe(2);
    expect(targetOf(combat, null, "fighter:1")?.fighter).toBe(1);
    expect(targetOf(combat, null, null)).toBeNull();
    expect(targetOf(combatView({ targets: [target(1)] }), null, null)?.fighter).toBe(1);
    expect(targetOf(combat, null, "fighter:10")).toBeNull();
  });

  it("is summed up: chances to fall, and the range of the answer", () => {
    expect(summed([outcome(-1, 1, [1, 3]), outcome(0, 2, [0, 2]), outcome(1, 3, [], { falls: true })])).toEqual({
      falls: 33,
      flips: 0,
      back: [0, 3],
      always: false,
    });
    expect(summed([outcome(0, 2, [], { falls: true, chance: 33 })]).falls).toBe(100);
    expect(summed([outcome(0, 2, [1, 1])]).always).toBe(true);
    expect(summed([])).toEqual({ falls: 0, flips: 0, back: null, always: true });
  });

  it("can be helped by cards and rescues", () => {
    const all = ["play bless 1", "halt attack", "reroll 1", "pass", "attack 3", "save"].map((one) => action(one, []));
    expect(helps(all).map((one) => one.notation)).toEqual(["play bless 1", "halt attack", "save"]);
  });
});

it("numbers are written as people do", () => {
  expect([span(2, 2), span(0, 3), face(-1), face(0), face(2)]).toEqual(["2", "0–3", "−1", "0", "+2"]);
  expect(iconOf("neutral_zombies")).toBe("zombies");
});

it("units to deploy are named once", () => {
  const some = ["deploy griffins:few a1", "deploy griffins:few a2", "deploy boars:few a2", "done"];
  expect(reserve(some.map((one) => action(one, [])))).toEqual(["griffins:few", "boars:few"]);
});

it("what a step did to a unit is told, also when a pack becomes few", () => {
  const before = [
    fighter(0, "griffins", "b2", "attacker", { damage: 1 }),
    fighter(1, "skeletons", "b3", "defender", { side: "pack", left: 2 }),
    fighter(2, "zombies", "c3", "defender", { damage: 2 }),
  ];
  const now = [
    fighter(0, "griffins", "b2", "attacker", { damage: 3 }),
    fighter(1, "skeletons", "b3", "defender", { damage: 1 }),
    fighter(2, "zombies", "c3", "defender", { damage: 0 }),
  ];
  expect([...changesOf(before, now)]).toEqual([
    [0, -2],
    [1, -3],
    [2, 2],
  ]);
  expect(changesOf([], now).size).toBe(0);
});
