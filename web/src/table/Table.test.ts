// @vitest-environment jsdom
/** The whole table, drawn in jsdom. Colours and sizes are checked in a real browser. */

import axe from "axe-core";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readFileSync } from "node:fs";
import type { TableApi } from "../api/client";
import type { PositionSource } from "../api/live.svelte";
import type { Position, TableCard } from "../api/types";
import { tasksPhase } from "../games/four_lands/testing";
import { blockPhase, mapTurn, severalAttacks } from "../games/mage_knight/testing";
import { words } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import { layoutOf } from "./layout";
import Table from "./Table.svelte";
import { action, position, refusal, thing } from "./testing";

const ENTRIES = [
  {
    id: "march",
    kind: "basic_action",
    kind_name: "basic action",
    name: "March",
    text: ["Basic: Move 2.", "Strong, with green mana: Move 4."],
    set: "base",
    confidence: "high",
    facts: { colour: "green" },
  },
  {
    id: "enemy_ironclads",
    kind: "enemy",
    kind_name: "enemy",
    name: "Ironclads",
    text: ["Armor 3, Attack 4, Fame 4."],
    set: "base",
    confidence: "high",
    facts: { pile: "green", armor: 3, fame: 4 },
  },
  {
    id: "unit_peasants",
    kind: "unit",
    kind_name: "unit",
    name: "Peasants",
    text: ["A unit.", "Ability: Move 2."],
    set: "base",
    confidence: "high",
    facts: { level: 1, cost: 4, armor: 3 },
  },
  {
    id: "jarl_hroald",
    kind: "agent",
    kind_name: "Agent",
    name: "Jarl Hroald",
    text: ["Attack 3."],
    set: "north",
    confidence: "high",
    facts: { traits: { war: 2 }, attack: 3, defence: 3 },
  },
];

let drawn: Record<string, unknown> | null = null;
let sent: string[] = [];
const explain = vi.fn();
/** The server has answered, and the page shows it. */
async function answered(): Promise<void> {
  for (let step = 0; step < 10; step++) await Promise.resolve();
  flushSync();
}
const facts = vi.fn();
const plan = vi.fn();

// axe takes its time on a busy machine; how long says nothing about the table.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  await Promise.all([layoutOf("mage_knight"), layoutOf("four_lands")]);
  // jsdom has no layout: what only moves the picture does nothing here.
  Element.prototype.scrollIntoView = () => {};
  document.elementsFromPoint = () => [];
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

beforeEach(() => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(JSON.stringify({ entries: ENTRIES }), { headers: { "content-type": "application/json" } }),
    ),
  );
  words.read("en", ["web_table", "web_four_lands"].map((name) => readFileSync(`../src/hexfarer/text/en/${name}.ftl`, "utf8")));
  settings.change({ lang: "en", keys: true, alwaysAsk: false, confirmEnd: true });
  plan.mockReset().mockResolvedValue({ exact: true, ends: [] });
  facts.mockReset().mockResolvedValue({ sums: [{ key: "mk-total-block", name: "Block", value: 3, need: 4 }, { key: "mk-total-attack", name: "Attack", value: 5, need: 3 }] });
  explain.mockReset().mockResolvedValue({
    refusals: [
      refusal("move B4", {
        numbers: { need: 5, have: 4 },
        remedies: [{ notation: "play march", label: "Play March", cures: true }],
      }),
    ],
  });
  sent = [];
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

async function draw(position: Position, game = "mage_knight", mode: "play" | "watch" = "play"): Promise<void> {
  const live: PositionSource = {
    position,
    status: "live",
    pending: null,
    act: (notation) => {
      sent.push(notation);
      return Promise.resolve(true);
    },
    undo: (to) => {
      sent.push(`undo ${to ?? "one"}`);
      return Promise.resolve(true);
    },
    redo: () => Promise.resolve(true),
  };
  const card = {
    id: "t",
    game,
    game_name: "A game",
    scenario: "s",
    scenario_name: "Alone",
    title: "A table",
  } as TableCard;
  drawn = mount(Table, { target: document.body, props: { live, api: { explain, facts, plan } as unknown as TableApi, card, mode } });
  await vi.waitFor(
    () => {
      flushSync();
      if (!document.querySelector(".bar")) throw new Error("not yet");
      if (
        position.seat >= 0 &&
        !document.querySelector(".tray")?.textContent?.includes(game === "mage_knight" ? "March" : "Jarl Hroald")
      )
        throw new Error("no library yet");
    },
    { timeout: 60_000 },
  );
}

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const spot = (key: string): HTMLElement => find(`[data-thing="${key}"]`);

function press(key: string, more: KeyboardEventInit = {}): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
  flushSync();
}

function click(element: HTMLElement): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  flushSync();
}

async function faults(): Promise<string[]> {
  document.querySelector(".sprite")?.remove(); // nobody meets the drawings there, and axe would look at each line of them
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

describe("a turn on the map", () => {
  it("has names, roles and landmarks that a reader needs", async () => {
    await draw(mapTurn());
    expect(await faults()).toEqual([]);
    expect(spot("space:A2").getAttribute("aria-label")).toContain("A2");
    expect(spot("space:A2").getAttribute("aria-label")).toContain("Cost 2");
    for (const landmark of ["main", "aside", "header"]) expect(document.querySelector(landmark)).not.toBeNull();
  });

  it("tells of a space when it is touched, and takes the step when it is touched again", async () => {
    await draw(mapTurn());
    click(spot("space:A2"));
    await answered();
    expect(sent).toEqual([]);
    expect(find('.pop.facts [data-act="move A2"]').textContent).toContain("do move A2");
    click(spot("space:A2"));
    expect(sent).toEqual(["move A2"]);
  });

  it("shows what can be done with a thing together with what cannot, so that no button moves", async () => {
    let answer = (_: { refusals: never[] }): void => undefined;
    explain.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await draw(mapTurn());
    click(spot("space:A2"));
    await answered();
    expect(find(".pop.facts").querySelector("[data-act]")).toBeNull();
    expect(find(".tbl").dataset["seeking"]).toBe("");
    answer({ refusals: [] });
    await answered();
    expect(find(".pop.facts").querySelector('[data-act="move A2"]')).not.toBeNull();
    expect(find(".tbl").dataset["seeking"]).toBeUndefined();
  });

  it("tells of what the pointer rests on; a click then acts, and looking alone does nothing", async () => {
    await draw(mapTurn());
    vi.useFakeTimers();
    try {
      spot("space:A2").dispatchEvent(new MouseEvent("pointerenter"));
      vi.advanceTimersByTime(299);
      flushSync();
      expect(document.querySelector(".pop.facts")).toBeNull();
      vi.advanceTimersByTime(1);
      flushSync();
      expect(find(".pop.glance").textContent).toContain("do move A2");
      expect(document.activeElement).toBe(document.body);
      expect(sent).toEqual([]);
      click(spot("space:A2"));
      expect(sent).toEqual(["move A2"]);
      expect(document.querySelector(".pop.facts")).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("opens a card in place with numbered actions; a number takes one", async () => {
    await draw(mapTurn());
    click(spot("card:march@0"));
    expect([...document.querySelectorAll(".open .act > span")].map((one) => one.textContent?.trim())).toEqual([
      "do play march",
      "do sideways march move",
      "Something else?",
    ]);
    expect(find(".open .act:nth-child(2) small").textContent).toContain("Move 2");
    press("2");
    expect(sent).toEqual(["sideways march move"]);
  });

  it("marks the decision, every thing and everything that acts for tests and tools", async () => {
    await draw(mapTurn());
    expect(find("[data-decision]").dataset["decision"]).toBe("R-01");
    expect(find('.bar [data-act="end"]').textContent).toContain("do end");
    expect(spot("space:A2").dataset["act"]).toBe("move A2");
    expect(spot("card:march@0").dataset["act"]).toBeUndefined(); // it opens first
    click(spot("card:march@0"));
    expect([...document.querySelectorAll<HTMLElement>(".open [data-act]")].map((one) => one.dataset["act"])).toEqual([
      "play march",
      "sideways march move",
    ]);
  });

  it("lets nothing new be hit within 400 ms of a click", async () => {
    await draw(mapTurn());
    vi.useFakeTimers();
    try {
      click(spot("space:A2"));
      await answered();
      click(find('.pop.facts [data-act="move A2"]'));
      expect(find(".tbl").classList).toContain("settling");
      vi.advanceTimersByTime(399);
      flushSync();
      expect(find(".tbl").classList).toContain("settling");
      vi.advanceTimersByTime(1);
      flushSync();
      expect(find(".tbl").classList).not.toContain("settling");
    } finally {
      vi.useRealTimers();
    }
  });

  it("lays a reward from an offer on the sheet, and M folds it", async () => {
    const position = mapTurn({ actions: [action("card blood_rage", ["card:blood_rage"]), action("card ice_shield", ["card:ice_shield"])] });
    (position.view as { action_offer: string[] }).action_offer = ["blood_rage", "ice_shield"];
    position.things.push(thing("card:blood_rage"), thing("card:ice_shield"));
    await draw(position);
    expect([...document.querySelectorAll<HTMLElement>(".sheet [data-act]")].map((one) => one.dataset["act"])).toEqual([
      "card blood_rage",
      "card ice_shield",
    ]);
    expect(await faults()).toEqual([]);
    press("m");
    expect(document.querySelector(".sheet [data-act]")).toBeNull();
    press("m");
    press("2");
    expect(sent).toEqual(["card ice_shield"]);
  });

  it("tells two equal cards apart and puts wounds last", async () => {
    await draw(mapTurn());
    expect([...document.querySelectorAll(".hand [data-thing]")].map((one) => one.getAttribute("data-thing"))).toEqual([
      "card:march@0",
      "card:march@1",
      "card:wound@0",
    ]);
  });

  it("tells of a space that cannot be entered: why not yet, with a meter and what would help", async () => {
    await draw(mapTurn());
    click(spot("space:B1"));
    await vi.waitFor(() => expect(document.querySelector(".pop.stop")).not.toBeNull(), 60_000);
    expect(explain).toHaveBeenCalledWith({ thing: "space:B1" });
    expect(document.querySelectorAll(".meter i")).toHaveLength(5);
    expect(document.querySelectorAll(".meter i.miss")).toHaveLength(1);
    expect(await faults()).toEqual([]);
    click(find(".remedy"));
    expect(sent).toEqual(["play march"]);
  });

  it("heads the log by round and turn, and a big event stands out", async () => {
    const told = { number: 3, seat: 0, turn: 2, round: 3, nth: 2, texts: ["You moved.", "The blue city is found."] };
    const about = [
      { key: "moved", weight: "small", things: [] },
      { key: "city", weight: "big", things: ["city:blue"] },
    ];
    await draw(mapTurn({ log: [{ ...told, about } as never] }));
    expect(find(".log .hd.round h3").textContent).toContain("Round 3, turn 2");
    expect(find(".log li.big").textContent).toContain("The blue city is found.");
    expect(find(".log li.small").textContent).toContain("You moved.");
    expect(await faults()).toEqual([]);
  });

  it("draws the barrier in the ribbon and goes back only behind it", async () => {
    await draw(mapTurn());
    expect(find(".ribbon .post").textContent).toContain("a card was drawn here");
    click(find('[data-thing="step:2"]'));
    click(find('[data-thing="step:1"]'));
    expect(sent).toEqual(["undo 2"]); // to just before the second step
  });

  it("asks before it ends with Move left, and Enter keeps what cannot be taken back for a second press", async () => {
    await draw(mapTurn());
    press("Enter");
    expect(sent).toEqual([]);
    expect(document.activeElement?.textContent).toContain("do end");
    click(document.activeElement as HTMLElement);
    expect(find(".bar .say").textContent).toContain("4");
    expect(sent).toEqual([]);
  });

  it("can be played by key alone", async () => {
    await draw(mapTurn());
    press("m");
    await tick();
    expect(document.activeElement?.getAttribute("data-thing")).toBe("space:A0");
    press("ArrowRight");
    expect(document.activeElement?.getAttribute("data-thing")).toBe("space:A2");
    press("Enter");
    expect(sent).toEqual(["move A2"]);
    press("z");
    expect(sent).toEqual(["move A2", "undo one"]);
  });

  it("leaves letters to those who turned the keys off", async () => {
    settings.change({ keys: false });
    await draw(mapTurn());
    press("z");
    expect(sent).toEqual([]);
  });

  it("shows a list of the map that can be played", async () => {
    await draw(mapTurn());
    press("M", { shiftKey: true });
    expect(await faults()).toEqual([]);
    const rows = [...document.querySelectorAll(".maplist tbody tr")];
    expect(rows[0]!.querySelector("th")!.textContent).toBe("A0");
    click(rows.find((row) => row.querySelector("th")!.textContent === "A2")!.querySelector("button")!);
    expect(sent).toEqual(["move A2"]);
  });

  it("shows a watcher no actions", async () => {
    const watched = mapTurn({ seat: -1, actions: [] });
    const seat = (watched.view as { seat: Record<string, object> }).seat["0"]!;
    await draw(
      position({ ...watched, view: { ...watched.view, seat: { 0: { ...seat, hand: undefined } } } }),
      "mage_knight",
      "watch",
    );
    expect(document.querySelectorAll(".legal-in, .card.can")).toHaveLength(0);
    expect(find(".hand").textContent).toContain("hidden");
    expect(await faults()).toEqual([]);
  });
});

describe("a fight", () => {
  it("shows need, sum and what is missing, and is named for readers", async () => {
    await draw(blockPhase());
    expect(await faults()).toEqual([]);
    expect(find(".foe.aimed").textContent).toContain("2+2 of 4");
    expect([...find(".foe.aimed .cells.block").children].map((cell) => cell.classList.contains("f") ? "f" : cell.classList.contains("p") ? "p" : "")).toEqual(["f", "f", "p", "p"]);
    expect(find(".foe.ok").textContent).toContain("Blocked");
    expect(find(".ph.damage").textContent).toContain("4 wounds if you stop now");
    expect(find(".bar .ask").textContent).toContain("2 of 4 so far, 2 short");
  });

  it("offers what can still be added", async () => {
    await draw(blockPhase());
    expect(find(".planner").textContent).toContain("With your hand: Block 4 of 4no card is left");
    click(find(".planner .q"));
    expect(sent).toEqual(["sideways march block"]);
  });

  it("carries out what completes the block with its button and with Enter", async () => {
    await draw(blockPhase());
    await vi.waitFor(() => expect(find(".planner .primary").textContent).toContain("Carry out both"));
    expect(document.querySelectorAll(".btn.primary")).toHaveLength(1);
    click(find(".planner .primary"));
    expect(sent).toEqual(["sideways march block"]); // the second follows when the first is answered
    press("Enter");
    await Promise.resolve();
    expect(sent).toEqual(["sideways march block", "sideways march block"]);
  });

  it("shows no button of the strip that would soon mean something else", async () => {
    plan.mockReturnValue(new Promise(() => {}));
    await draw(blockPhase());
    expect(find(".planner").textContent).toContain("Looking for the best way");
    expect(document.querySelector(".planner .primary")).toBeNull();
  });

  it("tells the best line to its end and other ways, and carries out the one that is chosen", async () => {
    const step = (notation: string, things: string[] = [], value = 0) => ({ notation, label: notation, things, totals: value ? [{ key: "mk-total-block", name: "Block", value, need: 4 }] : [] });
    const end = { beaten: [1], poison: 0, units: [], cards: 0, sure: true, effects: [{ what: "crystal:red", name: "", before: 1, after: 0 }] };
    const ends = [
      { ...end, wounds: 0, line: [step("sideways march block", ["card:march"], 4), step("block")] },
      { ...end, wounds: 2, line: [step("next"), step("suffer 1")], effects: [] },
    ];
    plan.mockResolvedValue({ exact: true, ends });
    await draw(blockPhase());
    await vi.waitFor(() => expect(find(".planner.solved h2").textContent).toMatch(/^Best: .*no wound.*spends the red crystal$/));
    expect(find(".planner .q:last-child").textContent).toContain("4 of 4");
    expect(await faults()).toEqual([]);
    click(find(".planner [aria-expanded]"));
    flushSync();
    click(find(".ways button"));
    flushSync();
    expect(find(".planner h2").textContent).toMatch(/^Another way: .*2 wounds/);
    click(find(".planner .primary"));
    expect(sent).toEqual(["next"]);
  });

  it("shows each of several attacks, to be chosen by itself", async () => {
    await draw(severalAttacks());
    expect(await faults()).toEqual([]);
    expect(find(".foe").textContent).toContain("Attack 4 + 2, Armor 3.");
    const [first, second] = document.querySelectorAll(".blow");
    expect(first!.textContent).toContain("Blocked");
    expect(second!.textContent).toContain("Block needs 2");
    expect(find(".ph.damage").textContent).toContain("1 wound if you stop now");
    click(spot("blow:1/2"));
    expect(sent).toEqual(["guard 1 2"]);
  });
});

describe("the Four Lands", () => {
  it("draw their map with names for readers", async () => {
    await draw(tasksPhase(), "four_lands");
    expect(await faults()).toEqual([]);
    expect(document.querySelectorAll('.mapframe [data-thing^="field:"]')).toHaveLength(34);
    expect(spot("party:north.I").getAttribute("aria-label")).toContain("Jarl Hroald");
  });

  it("offer a task at its card and at its Party", async () => {
    await draw(tasksPhase(), "four_lands");
    click(spot("task:stones_1"));
    click(spot("party:north.I"));
    expect(sent).toEqual(["task north.I", "task north.I"]);
  });

  it("show nothing of an Agent who lies face down", async () => {
    await draw(tasksPhase(), "four_lands");
    const back = [...document.querySelectorAll<HTMLElement>('[data-thing="agent:sun.I#1"]')];
    for (const one of back) expect(one.textContent).not.toMatch(/\d/);
  });

  it("line up a fight with its sums", async () => {
    const fight = {
      by: "north.I",
      target: "sun.I",
      duel: false,
      attackers: ["north.I#1"],
      defenders: ["sun.I#1"],
      supported: [],
      shimmering_air: [],
      field: "normark",
      step: "support",
      steps: ["attack", "pairs", "support", "result"],
      helpers: [],
      support: [{ agent: "north.I#1", group: 1, stat: "defence", value: 3, falls: ["defenders"] }],
      groups: [{ attackers: ["north.I#1"], defenders: ["sun.I#1"], plus: [1, 0, 0, 2], sums: [4, 2, 3, 2], falls: ["attackers", "defenders"] }],
    };
    await draw({ ...tasksPhase({ fight }), actions: [action("support north.I#1 defence 1", ["agent:north.I#1"]), action("pass", [], { primary: true })] }, "four_lands");
    await vi.waitFor(() => expect(document.querySelector(".grp")?.textContent).toContain("4 > 2"), { timeout: 60_000 }); // it comes when it is first needed
    expect(find(".grp").textContent).toContain("3 > 2");
    expect(find(".planner").textContent).toContain("1 lost, You – 1 lost");
    find(".sup button").dispatchEvent(new FocusEvent("focus"));
    await tick();
    expect(find(".grp").textContent).toContain("3 = 3");
    expect(find(".planner").textContent).toContain("1 lost, You – 0 lost");
    expect(await faults()).toEqual([]);
  });
});
