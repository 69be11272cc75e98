// @vitest-environment jsdom
/** The foot of a card says what happens if it is played now. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { words } from "../../i18n.svelte";
import type { ActionOut, TotalOut } from "../../api/types";
import type { TableState } from "../../table/state.svelte";
import { action } from "../../table/testing";
import { foot } from "./foot";

const total = (name: string, value: number, need = -1): TotalOut => ({ name, value, need, key: name });

function at(totals: TotalOut[], actions: ActionOut[]): TableState {
  return { at: () => actions, position: { decision: { totals } } } as unknown as TableState;
}

function leading(notation: string, totals: TotalOut[], more: Partial<ActionOut> = {}): ActionOut {
  return action(notation, ["card:march"], { preview: { totals, marks: [] }, ...more } as Partial<ActionOut>);
}

beforeAll(() => words.read("en", [readFileSync("../src/hexfarer/text/en/web_table.ftl", "utf8")]));

it("names what is printed before sideways, with the total that it leads to", () => {
  const table = at([total("Move", 4)], [leading("sideways march move", [total("Move", 5)]), leading("play march", [total("Move", 6)])]);
  expect(foot("card:march@0", table)).toEqual({ text: "Play: Move 6", tone: "act" });
});

it("is for walking while one walks: Influence can wait for an interaction", () => {
  const actions = [leading("play promise", [total("Move", 4), total("Influence", 2)]), leading("sideways promise move", [total("Move", 5)])];
  const table = at([total("Move", 4)], actions);
  expect(foot("card:promise@0", table)).toEqual({ text: "Play: Influence 2", tone: "act" });
  table.position.decision!.rule = "MK-TURN-18";
  Object.assign(table.position, { seat: 0, view: { combat: {}, seat: { 0: { acted: false } } } });
  expect(foot("card:promise@0", table)).toEqual({ text: "Sideways: Move 5", tone: "plain" });
});

it("says sideways where nothing else can be done", () => {
  const table = at([total("Move", 4)], [leading("sideways march move", [total("Move", 5)])]);
  expect(foot("card:march@0", table)).toEqual({ text: "Sideways: Move 5", tone: "plain" });
});

it("stays in the hand once the action is taken", () => {
  const table = at([total("Move", 0)], [leading("sideways march move", [total("Move", 1)])]);
  table.position.decision!.rule = "MK-TURN-18";
  Object.assign(table.position, { seat: 0, view: { combat: {}, seat: { 0: { acted: true } } } });
  expect(foot("card:march@0", table)).toEqual({ text: "Stays in your hand", tone: "plain" });
});

it("counts towards what must be reached", () => {
  const table = at([total("Block", 5, 6)], [leading("sideways march block", [total("Block", 6, 6)])]);
  expect(foot("card:march@0", table)).toEqual({ text: "Sideways: 6 of 6", tone: "plan" });
  const short = at([total("Block", 3, 6)], [leading("play march", [total("Block", 3, 6), total("Move", 2)]), leading("sideways march block", [total("Block", 4, 6)])]);
  expect(foot("card:march@0", short)).toEqual({ text: "Sideways: 4 of 6", tone: "plain" });
  const idle = at([total("Attack", 0, 4)], [leading("play march", [total("Attack", 0, 4), total("Move", 2)])]);
  expect(foot("card:march@0", idle)).toEqual({ text: "Play: Move 2", tone: "plain" });
});

it("promises nothing that is still hidden", () => {
  const table = at([], [leading("play march", [total("Move", 2)], { reveals: true })]);
  expect(foot("card:march@0", table)).toEqual({ text: "Play as printed", tone: "act" });
});

it("says the one other thing that a card is for now, and nothing if there is none", () => {
  expect(foot("card:march@0", at([], [action("discard march", ["card:march"], { label: "Discard March" })]))).toEqual({
    text: "Discard March",
    tone: "act",
  });
  expect(foot("card:march@0", at([], []))).toBeNull();
});
