// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableApi } from "../api/client";
import type { PositionSource } from "../api/live.svelte";
import type { Position } from "../api/types";
import { settings } from "../settings.svelte";
import type { Layout } from "./layout";
import { TableState, type Mode } from "./state.svelte";
import { action, position, refusal, thing } from "./testing";
import { EVEN } from "./windows";

const Nothing = (() => {}) as never;
const layout: Layout = {
  Board: Nothing,
  Reference: Nothing,
  Hero: Nothing,
  Mine: Nothing,
  Face: Nothing,
  Corner: Nothing,
  reference: "",
  covered: (id) => id.startsWith("under:"),
  entryOf: () => null,
  about: () => ({ entries: [], lines: [] }),
  map: new Set(["space"]),
  direct: new Set(["pay"]),
  reward: () => false,
  totals: () => [],
  foot: () => null,
  art: [],
  guest: () => null,
  totalIcon: () => null,
  verbs: ["play"],
  detail: () => null,
  unfinished: (one) => (one.notation === "end" ? "Really?" : null),
  standing: { notation: "pass", moment: () => "1", offered: () => true },
  wanted: () => [{ notation: "block", label: "Block" }],
  rows: () => [],
  hand: () => ["card:march@0"],
  seatIcon: () => "",
  places: null,
  placeId: (word) => word,
};

let shown: Position = $state.raw(position());
let sent: string[];
let mode: Mode;
const explain = vi.fn();
const hint = vi.fn();

function table(of: Partial<Position>): TableState {
  shown = position(of);
  const source: PositionSource = {
    get position() {
      return shown;
    },
    status: "live",
    pending: null,
    act: (notation) => {
      sent.push(notation);
      return Promise.resolve(true);
    },
    undo: (to) => {
      sent.push(`undo ${to ?? ""}`);
      return Promise.resolve(true);
    },
    redo: () => {
      sent.push("redo");
      return Promise.resolve(true);
    },
  };
  return new TableState(
    layout,
    "a_game",
    () => source,
    () => ({ explain, hint }) as unknown as TableApi,
    () => mode,
  );
}

beforeEach(() => {
  sent = [];
  mode = "play";
  explain.mockReset().mockResolvedValue({ refusals: [refusal("move B4")] });
  settings.change({ alwaysAsk: false, confirmEnd: true });
});

const hex = thing("space:B3");
const wall = thing("space:B4");
const march = thing("card:march");
const banner = thing("card:banner");
const unit = thing("unit:1");

it("a ringed space tells of itself first; touched again, or by key, the step is taken", async () => {
  const it_ = table({ things: [hex], actions: [action("move B3", ["space:B3"])] });
  await it_.pick("space:B3");
  expect(sent).toEqual([]);
  expect([it_.face, it_.previewed?.notation]).toEqual(["space:B3", "move B3"]);
  await it_.pick("space:B3");
  expect(sent).toEqual(["move B3"]);
  await it_.pick("space:B3", true);
  expect(sent).toEqual(["move B3", "move B3"]);
});

it("what names its verb and price acts at once", async () => {
  await table({ things: [unit], actions: [action("recruit 1", ["unit:1"])] }).pick("unit:1");
  expect(sent).toEqual(["recruit 1"]);
});

it("a card opens, its usual play first, and a second click closes it", async () => {
  const it_ = table({
    things: [march],
    actions: [action("rest march", ["card:march"]), action("play march", ["card:march"])],
  });
  await it_.pick("card:march@0");
  expect(it_.opened.map((one) => one.notation)).toEqual(["play march", "rest march"]);
  await it_.pick("card:march@0");
  expect(it_.selected).toBeNull();
  expect(sent).toEqual([]);
});

it("Enter on a selected thing takes its first action", async () => {
  const it_ = table({
    things: [march],
    actions: [action("rest march", ["card:march"]), action("play march", ["card:march"])],
  });
  await it_.pick("card:march@0", true);
  await it_.pick("card:march@0", true);
  expect(sent).toEqual(["play march"]);
});

it("a thing without a legal action tells of itself and why not, without alarm", async () => {
  const it_ = table({ things: [hex, wall], actions: [action("move B3", ["space:B3"])] });
  await it_.pick("space:B4");
  expect(explain).toHaveBeenCalledWith({ thing: "space:B4" });
  expect(it_.why?.refusals[0]?.text).toBe("Not move B4.");
  expect(it_.face).toBe("space:B4");
  expect(it_.refused("space:B4")).toBe(false);
  it_.close();
  expect([it_.face, it_.why]).toEqual([null, null]);
  await it_.explain("space:B4"); // asked for in so many words
  expect(it_.refused("space:B4")).toBe(true);
  expect(sent).toEqual([]);
});

it("an answer that comes too late is not shown", async () => {
  const it_ = table({ things: [hex, wall], actions: [action("move B3", ["space:B3"])] });
  let late: (answer: unknown) => void = () => {};
  explain.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const first = it_.explain("space:B3");
  await it_.explain("space:B4");
  late({ refusals: [refusal("move B3")] });
  await first;
  expect(it_.why?.key).toBe("space:B4");
});

it("after the first of a pair only partners can act; the second completes it", async () => {
  const it_ = table({
    things: [banner, unit, hex],
    actions: [
      action("attach banner to 1", ["card:banner", "unit:1"]),
      action("play banner", ["card:banner"]),
      action("move B3", ["space:B3"]),
    ],
  });
  await it_.pick("card:banner");
  expect(it_.can("unit:1")).toBe(true);
  expect(it_.can("space:B3")).toBe(false);
  await it_.pick("unit:1");
  expect(sent).toEqual(["attach banner to 1"]);
});

it("a thing that is carried to its partner completes the pair, another partner explains", async () => {
  const it_ = table({
    things: [banner, unit, wall],
    actions: [action("attach banner to 1", ["card:banner", "unit:1"]), action("play banner", ["card:banner"])],
  });
  it_.dragged = "card:banner";
  expect(it_.can("unit:1")).toBe(true);
  await it_.drop("unit:1");
  expect(sent).toEqual(["attach banner to 1"]);
  it_.dragged = "card:banner";
  await it_.drop("space:B4");
  expect(explain).toHaveBeenCalledWith({ thing: "card:banner", other: "space:B4" });
});

it("a refused pair is explained as a pair", async () => {
  const it_ = table({
    things: [banner, wall],
    actions: [action("play banner", ["card:banner"]), action("rest banner", ["card:banner"])],
  });
  await it_.pick("card:banner");
  await it_.pick("space:B4");
  expect(explain).toHaveBeenCalledWith({ thing: "card:banner", other: "space:B4" });
});

it("ending with something left is asked once, in the bar", async () => {
  const end = action("end", [], { primary: true, reveals: true });
  const it_ = table({ actions: [end] });
  await it_.act(it_.actions[0]!);
  expect(it_.asking?.text).toBe("Really?");
  expect(sent).toEqual([]);
  await it_.act(it_.asking!.action);
  expect(sent).toEqual(["end"]);
});

it("it is not asked when switched off", async () => {
  settings.change({ confirmEnd: false });
  const it_ = table({ actions: [action("end", [], { primary: true })] });
  await it_.act(it_.actions[0]!);
  expect(sent).toEqual(["end"]);
});

it("new things to choose among come in a sheet, small questions into the bar", () => {
  const fresh = table({ actions: [action("tactic a", ["tactic:a"]), action("tactic b", ["tactic:b"])] });
  expect(fresh.sheet.map((one) => one.notation)).toEqual(["tactic a", "tactic b"]);
  const few = table({ actions: [action("choose 1"), action("choose 2")] });
  expect(few.sheet).toEqual([]);
  expect(few.inline.map((one) => one.notation)).toEqual(["choose 1", "choose 2"]);
  const many = table({ actions: [1, 2, 3, 4, 5, 6].map((n) => action(`choose ${n}`)) });
  expect(many.sheet).toHaveLength(6);
});

it("what is out of sight is offered like a new thing", () => {
  const it_ = table({ things: [thing("under:x")], actions: [action("challenge x", ["under:x"]), action("stop")] });
  expect(it_.sheet.map((one) => one.notation)).toEqual(["challenge x"]);
});

it("every action can be reached, whatever they touch", () => {
  const it_ = table({
    things: [hex, unit],
    actions: [
      action("move B3", ["space:B3"]),
      action("pay die", ["unit:1"]),
      action("tactic a", ["tactic:a"]),
      action("x"),
      action("y"),
      action("z"),
      action("v"),
      action("end", [], { primary: true }),
    ],
  });
  const reached = new Set([...it_.sheet, ...it_.others, ...it_.primary, ...[...it_.spread.at.values()].flat()]);
  expect(it_.actions.filter((one) => !reached.has(one))).toEqual([]);
});

it("the usual next choice that is not legal yet stays in sight", () => {
  expect(table({ actions: [action("play march")] }).wanted.map((one) => one.notation)).toEqual(["block"]);
  expect(table({ actions: [action("block")] }).wanted).toEqual([]);
});

it("who watches or replays looks at things and does nothing", async () => {
  mode = "watch";
  const it_ = table({ things: [hex], actions: [action("move B3", ["space:B3"])] });
  await it_.pick("space:B3");
  expect(it_.face).toBe("space:B3");
  expect(it_.can("space:B3")).toBe(false);
  await it_.undo();
  expect(sent).toEqual([]);
});

it("undo that is refused says why", async () => {
  const it_ = table({ can_undo: false, undo_refused: "A card was drawn." });
  await it_.undo();
  expect(it_.trouble).toBe("A card was drawn.");
  expect(sent).toEqual([]);
});

it("a standing pass is given while its moment lasts", async () => {
  const it_ = table({ actions: [action("pass", [], { primary: true }), action("play x")] });
  it_.stand();
  await Promise.resolve();
  expect(sent).toEqual(["pass"]);
  shown = position({ sequence: 2, actions: [action("keep", [], { primary: true }), action("pass")] });
  const other = table({ actions: [action("keep", [], { primary: true }), action("pass")] });
  other.standing = "1";
  await other.passOn();
  expect(other.standing).toBeNull();
});

describe("windows among people", () => {
  const people = [0, 1].map((seat) => ({ seat, player: "person" }) as Position["seats"][number]);
  const pass = action("pass", [], { primary: true });
  const empty = { seats: people, actions: [pass] };
  const held = { seats: people, actions: [pass, action("play x")] };

  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("tell nothing by how soon they are passed: by itself or by hand, it is the same moment", async () => {
    const idle = table(empty);
    idle.recall();
    idle.wait("held");
    await vi.advanceTimersByTimeAsync(EVEN - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["pass"]);
    sent = [];
    const holds = table(held);
    holds.recall();
    holds.wait("held");
    await vi.advanceTimersByTimeAsync(EVEN / 4);
    await holds.act(holds.primary[0]!);
    await vi.advanceTimersByTimeAsync(EVEN * 0.75 - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["pass"]);
    await holds.do("play x");
    expect(sent).toEqual(["pass", "play x"]); // what shows itself need not wait
  });

  it("are asked about as each seat wants it, which can be taken back while the pass waits", async () => {
    const asks = table(empty);
    asks.recall();
    await vi.advanceTimersByTimeAsync(EVEN * 2);
    const holds = table(held);
    holds.recall();
    holds.wait("held");
    await vi.advanceTimersByTimeAsync(EVEN * 2);
    expect(sent).toEqual([]);
    holds.wait("pass");
    holds.wait("every");
    await vi.advanceTimersByTimeAsync(EVEN * 2);
    expect(sent).toEqual([]);
    holds.wait("pass");
    await vi.advanceTimersByTimeAsync(EVEN);
    expect(sent).toEqual(["pass"]);
    const again = table(held);
    again.recall();
    expect(again.windows).toBe("pass"); // as this seat chose at this table
  });

  it("are passed only until something happens to the seat", async () => {
    const it_ = table(held);
    it_.recall();
    it_.wait("pass");
    await vi.advanceTimersByTimeAsync(EVEN);
    const log = [{ number: 2, seat: 1, turn: 1, texts: ["Hit."], about: [{ key: "hit", weight: "plain", things: ["seat:0"] }] }] as unknown as Position["log"];
    shown = position({ ...held, sequence: 2, at: 2, log });
    const hit = table({ ...held, sequence: 2, at: 1, log });
    hit.recall();
    hit.wait("pass");
    await vi.advanceTimersByTimeAsync(EVEN * 2);
    expect([sent, hit.windows]).toEqual([["pass"], "held"]);
  });

  it("are passed only for the round in which that was chosen, also after the page was loaded again", async () => {
    const round = (at: number, round: number) => ({ ...held, sequence: at, at, log: [{ number: at, seat: 1, turn: 1, texts: ["Went."], round }] as unknown as Position["log"] });
    const it_ = table(round(1, 3));
    it_.recall();
    it_.wait("pass");
    await vi.advanceTimersByTimeAsync(EVEN);
    expect(sent).toEqual(["pass"]);
    const again = table(round(2, 3));
    again.recall();
    expect(again.windows).toBe("pass");
    const later = table(round(3, 4));
    later.recall();
    expect(later.windows).toBe("held");
    sent = [];
    shown = position(round(4, 4));
    again.watch(); // the round ended while one sat there
    await vi.advanceTimersByTimeAsync(EVEN * 2);
    expect([sent, again.windows]).toEqual([[], "held"]);
    const young = table({ ...held, log: [] }); // before anything was told
    young.recall();
    young.wait("pass");
    shown = position(round(2, 1));
    young.watch();
    expect(young.windows).toBe("pass");
  });

  it("wait for nobody where one person plays all seats", async () => {
    const alone = table({ actions: [pass] });
    alone.recall();
    await alone.act(alone.primary[0]!);
    expect(sent).toEqual(["pass"]);
  });
});

it("the first hint says where to look, the second what to do", async () => {
  hint.mockResolvedValue({ notation: "move B3", label: "Move to B3" });
  const it_ = table({ things: [hex], actions: [action("move B3", ["space:B3"]), action("end")] });
  await it_.hint();
  expect(it_.hinted?.level).toBe(1);
  expect(it_.pointedAt("space:B3")).toBe(true);
  await it_.hint();
  expect(it_.hinted?.level).toBe(2);
  expect(sent).toEqual([]);
});

it("a second wish for a hint waits for the first", async () => {
  let answer: (hint: unknown) => void = () => {};
  hint.mockReset().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const it_ = table({ things: [hex], actions: [action("move B3", ["space:B3"]), action("end")] });
  const first = it_.hint();
  await it_.hint();
  expect(hint).toHaveBeenCalledTimes(1);
  answer({ notation: "move B3", label: "Move to B3" });
  await first;
  expect(it_.hinted?.level).toBe(1);
  expect(it_.pondering).toBe(false);
});

it("where hints are off, the wish for one is answered with why, and nobody is asked", async () => {
  hint.mockClear();
  const it_ = table({ actions: [action("move B3", ["hex:B3"])] });
  it_.noHints = true;
  await it_.hint();
  expect(it_.trouble).toBe("table-hint-off"); // no words are loaded here
  expect(hint).not.toHaveBeenCalled();
});

/** A table whose source answers when it is told to; each answer leads on. */
class Slow {
  now: Position = $state.raw(position());
  sent: string[] = [];
  #answer: (() => void) | null = null;
  readonly table: TableState;

  constructor(notations: string[], follow: () => string | null) {
    this.now = position({ actions: notations.map((notation) => action(notation)), can_undo: true });
    const take = (what: string): Promise<boolean> => {
      this.sent.push(what);
      return new Promise((resolve) => {
        this.#answer = () => {
          this.now = { ...this.now, sequence: this.now.sequence + 1 };
          resolve(true);
        };
      });
    };
    const here = (): Position => this.now;
    const source: PositionSource = {
      get position() {
        return here();
      },
      status: "live",
      pending: null,
      act: take,
      undo: () => take("undo"),
      redo: () => take("redo"),
    };
    this.table = new TableState({ ...layout, follow }, "demo", () => source, () => ({}) as TableApi, () => "play");
  }

  async answer(): Promise<void> {
    this.#answer!();
    for (let i = 0; i < 9; i++) await Promise.resolve();
  }
}

it("what follows an action is done after it, until there is something to choose", async () => {
  const rest = ["block", "target 1"];
  const slow = new Slow(["play rage", "block", "target 1"], () => rest.shift() ?? null);
  void slow.table.do("play rage");
  for (let i = 0; i < 4; i++) await slow.answer();
  expect(slow.sent).toEqual(["play rage", "block", "target 1"]);
});

it("a wish in between ends what goes on by itself and waits for one answer only", async () => {
  const slow = new Slow(["play rage", "block", "play march"], () => "block");
  void slow.table.do("play rage");
  await slow.answer();
  expect(slow.sent).toEqual(["play rage", "block"]);
  void slow.table.do("play march");
  expect(slow.sent).toEqual(["play rage", "block"]);
  await slow.answer();
  expect(slow.sent).toEqual(["play rage", "block", "play march"]);
});

it("what is opened while something goes on by itself stays open", async () => {
  const slow = new Slow(["play rage", "block"], () => "block");
  slow.now = position({ things: [thing("card:rage"), thing("card:march")], actions: [action("play rage", ["card:rage"]), action("block"), action("play march", ["card:march"]), action("power march", ["card:march"])] });
  slow.table.selected = "card:rage@0";
  void slow.table.do("play rage");
  await slow.answer();
  expect(slow.table.selected).toBeNull(); // it was played
  await slow.table.pick("card:march@0");
  await slow.answer();
  slow.table.renew();
  expect(slow.table.selected).toBe("card:march@0");
  slow.now = position({ actions: [action("block")] });
  slow.table.renew();
  expect(slow.table.selected).toBeNull(); // nothing can be done with it any more
});

it("nothing follows what is taken back", async () => {
  const slow = new Slow(["play rage", "block"], () => "block");
  void slow.table.undo();
  await slow.answer();
  await slow.answer();
  expect(slow.sent).toEqual(["undo"]);
});

it("several actions stop at the first that is not allowed any more", async () => {
  const slow = new Slow(["play rage", "play march"], () => null);
  void slow.table.carryOut(["play rage", "play promise", "play march"]);
  await slow.answer();
  await slow.answer();
  expect(slow.sent).toEqual(["play rage"]);
});
