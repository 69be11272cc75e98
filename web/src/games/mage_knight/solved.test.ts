// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { EndOut, PlanOut, PlanStepOut, TotalOut } from "../../api/types";
import { Refused } from "../../api/client";
import type { TableState } from "../../table/state.svelte";
import { position } from "../../table/testing";
import { deeds, pursue, reached, surely, underWay } from "./solved";

const total = (stat: string, value: number, need: number): TotalOut => ({ key: `mk-total-${stat}`, name: stat, value, need });
const step = (notation: string, totals: TotalOut[] = [], things: string[] = []): PlanStepOut => ({ notation, label: notation, things, totals });
const end = (more: Partial<EndOut> = {}): EndOut => ({ beaten: [1], wounds: 0, poison: 0, units: [], cards: 1, sure: true, line: [step("next")], effects: [], ...more });

/** Determination and Promise block the riders, Rage beats them. */
const LINE = [
  step("next"),
  step("guard 1", [total("block", 0, 6)]),
  step("power determination", [total("block", 0, 6)], ["card:determination"]),
  step("pay die-blue as blue", [total("block", 5, 6)]),
  step("sideways promise block", [total("block", 6, 6)], ["card:promise"]),
  step("block"),
  step("target 1", [total("attack", 0, 4)]),
  step("power rage", [total("attack", 4, 4)], ["card:rage"]),
  step("strike"),
];

describe("a line", () => {
  it("is told by what is used, with the mana that is paid and what it leads to", () => {
    expect(deeds(LINE).map(({ verb, things, mana, total: sum }) => [verb, things[0], mana, sum && `${sum.value}/${sum.need}`])).toEqual([
      ["power", "card:determination", ["blue"], "5/6"],
      ["sideways", "card:promise", [], "6/6"],
      ["power", "card:rage", [], "4/4"],
    ]);
  });

  it("says what it reaches against each enemy, and with what is under way", () => {
    expect(reached(LINE).get(1)).toEqual({ block: total("block", 6, 6), attack: total("attack", 4, 4) });
    expect(underWay(LINE)).toBe(0); // the phase before
    expect(underWay(LINE.slice(2))).toBe(6);
  });

  it("does not give an enemy what was meant for two", () => {
    const both = [step("target 1", [total("attack", 0, 3)]), step("target 2", [total("attack", 0, 7)]), step("play rage", [total("attack", 7, 7)]), step("strike")];
    expect(reached(both).get(2)).toBeUndefined();
    expect(reached(both).get(1)).toEqual({ attack: total("attack", 0, 3) });
  });
});

describe("what one can count on", () => {
  it("leaves out what hangs on something unseen, and says nothing where that could be better", () => {
    const [won, maybe, idle] = [end(), end({ sure: false, beaten: [1, 2] }), end({ beaten: [] })];
    expect(surely({ exact: false, ends: [won, end({ sure: false })] })).toEqual([won]);
    expect(surely({ exact: true, ends: [won, maybe] })).toEqual([]);
    expect(surely({ exact: true, ends: [idle] })).toEqual([idle]);
    expect(surely({ exact: false, ends: [idle] })).toEqual([]); // perhaps it was only not found
    expect(surely(null)).toEqual([]);
  });
});

describe("asking", () => {
  function table(plan: (after: number, before: readonly string[], thorough: boolean) => Promise<PlanOut>, more: Partial<TableState> = {}): TableState {
    return { position: position({ view: { combat: {} } }), actions: [], mine: true, noHints: false, pending: null, trouble: null, api: { plan }, ...more } as unknown as TableState;
  }

  it("gives a first answer, then a better one if that was not exact; once for a position", async () => {
    const rough = { exact: false, ends: [end({ wounds: 1 })] };
    const fine = { exact: true, ends: [end()] };
    const plan = vi.fn(async (_after: number, _before: readonly string[], thorough: boolean) => (thorough ? fine : rough));
    const it_ = table(plan);
    const told: (PlanOut | null)[] = [];
    pursue(it_, ["challenge B2"], (found) => told.push(found));
    await vi.waitFor(() => expect(told).toEqual([rough, fine]));
    pursue(it_, ["challenge B2"], (found) => told.push(found));
    await vi.waitFor(() => expect(told).toHaveLength(4));
    expect(plan.mock.calls).toEqual([[1, ["challenge B2"], false], [1, ["challenge B2"], true]]);
  });

  it("asks nothing where hints are off, and tells nothing to who has left", async () => {
    const plan = vi.fn(async () => ({ exact: true, ends: [end()] }));
    const told = vi.fn();
    pursue(table(plan, { noHints: true }), [], told);
    expect(told.mock.calls).toEqual([[null]]);
    expect(plan).not.toHaveBeenCalled();
    pursue(table(plan), [], told)();
    await new Promise((done) => setTimeout(done, 0));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("asks for nothing while an answer is on its way: the next position is the one that counts", async () => {
    vi.useFakeTimers();
    try {
      const plan = vi.fn(async () => ({ exact: true, ends: [end()] }));
      const [told, it_] = [vi.fn(), table(plan, { pending: "next" })];
      pursue(it_, [], told);
      const leave = pursue(it_, [], vi.fn());
      await vi.advanceTimersByTimeAsync(2_000);
      expect(plan).not.toHaveBeenCalled();
      leave();
      Object.assign(it_, { pending: null });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(plan).toHaveBeenCalledTimes(1);
      expect(told).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes on with plain sums where the server refuses", async () => {
    const it_ = table(() => Promise.reject(new Refused(403, { key: "server-hints-off", text: "no" }, {})));
    const told = vi.fn();
    pursue(it_, [], told);
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[null]]));
    expect(it_.trouble).toBeNull();
  });
});
