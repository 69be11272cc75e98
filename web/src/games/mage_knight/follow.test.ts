// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { ActionOut, Position, StepOut } from "../../api/types";
import { action, position } from "../../table/testing";
import { follow, futile } from "./follow";
import { blockPhase } from "./testing";

function fight(moment: string, combat: object, notations: string[], last = "play rage"): { position: Position; actions: ActionOut[] } {
  const made = blockPhase();
  const view = made.view as unknown as { combat: { foes: object[] } };
  const [foe] = view.combat.foes;
  const still = { foes: [foe], blocking: 0, targets: [] };
  const history = [{ notation: last, undone: false } as StepOut];
  const changed = position({ ...made, history, view: { ...view, moment, combat: { ...view.combat, ...still, ...combat } } });
  return { position: changed, actions: notations.map((notation) => action(notation)) };
}
const two = (blockPhase().view as unknown as { combat: { foes: object[] } }).combat.foes;

describe("what follows by itself", () => {
  it("is to aim at the only enemy, in every phase", () => {
    expect(follow(fight("ranged", {}, ["target 1", "next"]))).toBe("target 1");
    expect(follow(fight("block", {}, ["guard 1", "next"]))).toBe("guard 1");
    expect(follow(fight("attack", {}, ["target 1", "next", "crystal red"]))).toBe("target 1");
  });

  it("is not to choose among several, nor to take the aim away again", () => {
    expect(follow(fight("attack", { foes: two }, ["target 1", "target 2", "next"]))).toBeNull();
    expect(follow(fight("block", { blocking: 1 }, ["guard 1", "next", "play rage"]))).toBeNull();
  });

  it("is to carry out a block or attack that is complete", () => {
    expect(follow(fight("block", { blocking: 1 }, ["guard 1", "block", "next", "play rage"]))).toBe("block");
    expect(follow(fight("attack", { targets: [1] }, ["target 1", "strike", "next"]))).toBe("strike");
  });

  it("is not to strike one of several at whom one has just aimed", () => {
    const aims = ["target 1", "target 2", "strike", "next"];
    expect(follow(fight("attack", { foes: two, targets: [1] }, aims, "target 1"))).toBeNull();
    expect(follow(fight("attack", { foes: two, targets: [1] }, aims, "play rage"))).toBe("strike");
    expect(follow(fight("attack", { foes: two, targets: [1, 2] }, aims, "target 2"))).toBe("strike");
  });

  it("is to go on when nothing can be shot, and never to end the attack or to give up the block", () => {
    expect(follow(fight("ranged", { targets: [1] }, ["target 1", "next", "crystal red"]))).toBe("next");
    expect(follow(fight("ranged", { targets: [1] }, ["target 1", "next", "play swiftness"]))).toBeNull();
    expect(follow(fight("attack", { targets: [1] }, ["target 1", "next"]))).toBeNull();
    expect(follow(fight("block", { blocking: 1 }, ["guard 1", "next"]))).toBeNull();
  });

  it("is to take the damage that has one way, not one of two", () => {
    expect(follow(fight("damage", {}, ["suffer 1"]))).toBe("suffer 1");
    expect(follow(fight("damage", {}, ["suffer 1", "suffer 2"]))).toBeNull();
    expect(follow(fight("damage", {}, ["damage-hero", "damage 1"]))).toBeNull();
  });

  it("is nothing while a smaller question is open, in another's fight, or outside of one", () => {
    expect(follow(fight("block", { blocking: 1 }, ["pay die-blue as blue"]))).toBeNull();
    expect(follow(fight("block", { seat: 1 }, ["guard 1", "next"]))).toBeNull();
    expect(follow(fight("after", { foes: [] }, ["end"]))).toBeNull();
  });
});

describe("what would be taken back at once", () => {
  const idle = (made: ReturnType<typeof fight>): string[] => made.actions.filter((one) => futile(one, made)).map((one) => one.notation);

  it("is to take the aim off whom alone one can aim at", () => {
    expect(idle(fight("block", { blocking: 1 }, ["guard 1", "next", "play rage"]))).toEqual(["guard 1"]);
    expect(idle(fight("attack", { targets: [1] }, ["target 1", "next"]))).toEqual(["target 1"]);
    expect(idle(fight("block", { blocking: 1, blow: 2 }, ["guard 1 2", "next"]))).toEqual(["guard 1 2"]);
  });

  it("is nothing where one has not aimed yet, or may aim at another", () => {
    expect(idle(fight("block", {}, ["guard 1", "next"]))).toEqual([]);
    expect(idle(fight("attack", { foes: two, targets: [1] }, ["target 1", "target 2", "next"]))).toEqual([]);
    expect(idle(fight("block", { blocking: 1, blow: 1 }, ["guard 1 1", "guard 1 2", "next"]))).toEqual([]);
  });
});
