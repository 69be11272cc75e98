import { describe, expect, it } from "vitest";
import type { Position, StepOut } from "../../api/types";
import { tasksPhase } from "./testing";
import { slots, symbolsOf, workOf } from "./work";

function step(notation: string, undone = false): StepOut {
  return {
    number: 1,
    seat: 0,
    notation,
    label: "",
    things: [],
    final: false,
    barrier: null,
    undone,
    told: [],
    forced: [],
  };
}

function building(history: StepOut[]): Position {
  const made = tasksPhase();
  const totals = ["AP", "VP", "Symbols"].map((name, i) => ({ name, value: i, need: i === 2 ? 4 : -1 }));
  return { ...made, history, decision: made.decision && { ...made.decision, totals } };
}

describe("the work on a Task", () => {
  it("is read from the steps while its workers are named", () => {
    const work = workOf(
      building([step("pass"), step("task north.I"), step("with north.I#1"), step("with north.I#2", true)]),
    );
    expect(work).toEqual({ task: "stones_1", party: "north.I", agents: ["north.I#1"], covered: 2 });
  });

  it("is none otherwise", () => {
    expect(workOf(tasksPhase())).toBeNull();
    expect(workOf(tasksPhase({ stack: [{ kind: "spell", by: "sun" }] }))).toBeNull();
  });
});

describe("the symbols of a Task", () => {
  it("are covered by equal ones, then by Magic or exchange as the engine counts, the rest is missing", () => {
    const found = slots({ war: 2, growth: 1, mystery: 1 }, { war: 1, romance: 2 }, 2);
    expect(found.map((slot) => [slot.trait, slot.state])).toEqual([
      ["war", "yes"],
      ["war", "wild"],
      ["growth", "no"],
      ["mystery", "no"],
    ]);
  });

  it("add up over the Agents that one may see", () => {
    expect(symbolsOf(["north.I#1", "sun.I#1"], tasksPhase())).toEqual({ war: 2, deals: 1 });
  });
});
