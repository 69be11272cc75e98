// @vitest-environment jsdom
/** The steps of a turn, as short as they can be. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { LogOut, StepOut } from "../../api/types";
import { words } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { chip } from "./chip";

const CARDS = new Map(["tranquility", "rage", "determination"].map((id) => [id, { id, name: id[0]!.toUpperCase() + id.slice(1), facts: { colour: "red" } }]));

function step(number: number, notation: string, undone = false): StepOut {
  return { number, seat: 0, notation, label: notation, things: [], final: false, barrier: null, undone, told: [], forced: [] };
}

/** What stands in the ribbon. */
function ribbon(history: StepOut[], log: object[] = []): string[] {
  const table = { position: { history, log: log as LogOut[], view: { space: {} } }, library: CARDS } as unknown as TableState;
  return history.map((one) => chip(one, table)).flatMap((one) => (one === null ? ["?"] : one.text ? [[one.text, one.more].filter(Boolean).join(" ")] : []));
}

beforeAll(() => words.read("en", [readFileSync("../src/hexfarer/text/en/web_table.ftl", "utf8")]));

it("tells what a choice brought with the card", () => {
  const log = [{ number: 2, about: [{ key: "mk-drew", numbers: { number: 1 } }] }];
  expect(ribbon([step(1, "play tranquility"), step(2, "choose 2")], log)).toEqual(["Tranquility drew 1"]);
});

it("keeps a choice that is told nowhere else", () => {
  expect(ribbon([step(1, "play tranquility"), step(2, "choose 1")])).toEqual(["Tranquility", "?"]);
});

it("says nothing of aiming and carrying out", () => {
  const steps = ["challenge B2", "challenge C5", "target 2", "power rage", "strike", "next", "guard 1", "power determination", "block"];
  expect(ribbon(steps.map((notation, i) => step(i + 1, notation)))).toEqual(["Challenge both", "Rage", "Determination"]);
});

it("counts only those challenges that stand", () => {
  expect(ribbon([step(1, "challenge B2"), step(2, "challenge C5", true)])).toEqual(["Challenge", "Challenge"]);
});

it("leaves no turn without its first step", () => {
  expect(ribbon([step(1, "target 2")])).toEqual(["?"]);
});
