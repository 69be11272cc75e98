// @vitest-environment jsdom
/** The end of a game, drawn in jsdom: how a campaign goes on. */

import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Held } from "../api/seats";
import type { SequelOut, TableCard } from "../api/types";
import { words } from "../i18n.svelte";
import ResultPanel from "./ResultPanel.svelte";

const card = { id: "table", game: "heroes3", scenario: "first", seats: [{ player: "person", hero_name: "Catherine" }, { player: "person", hero_name: "Rion" }] } as unknown as TableCard;
const held: Held = { id: "table", seats: { 0: "secret" }, host: null, opened: "" };
const NEXT: SequelOut = { game: "heroes3", scenario: "second", name: "Second", heroes: ["rion"], options: { carry: "haste luck" }, again: false };

let drawn: Record<string, unknown> | null = null;
let asked: (string | undefined)[] = [];

beforeEach(() => {
  asked = [];
  words.read("en", [readFileSync("../src/hexfarer/text/en/web.ftl", "utf8")]);
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

async function draw(sequel: SequelOut | null, mine: Held | null, more: object = {}): Promise<HTMLAnchorElement[]> {
  const result = { over: true, kind: "goal", sentence: "Won.", winners: [0], seats: [{ seat: 0, score: 1, breakdown: [] }], course: [{ action: 0, scores: [0] }], sequel, ...more };
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    asked.push((request.headers as Record<string, string>)["authorization"]);
    return Promise.resolve(new Response(JSON.stringify(result), { headers: { "content-type": "application/json" } }));
  });
  drawn = mount(ResultPanel, { target: document.body, props: { card, mine, close: () => {} } });
  await vi.waitFor(() => expect(document.querySelector(".gb")).not.toBeNull(), 60_000);
  return [...document.querySelectorAll<HTMLAnchorElement>(".gb a.primary")];
}

it("leads to the next scenario of a campaign, filled in", async () => {
  const [link, ...more] = await draw(NEXT, held);
  expect(more).toEqual([]);
  expect(link!.textContent).toBe("Play the next scenario: Second");
  expect(link!.getAttribute("href")).toBe("/new/heroes3?scenario=second&heroes=rion&option.carry=haste+luck");
  expect(asked).toEqual(["Bearer secret"]);
});

it("leads to the same scenario after a defeat", async () => {
  const [link] = await draw({ ...NEXT, again: true }, held);
  expect(link!.textContent).toBe("Play this scenario again");
});

it("leads to the replay where nothing follows", async () => {
  const [link, ...more] = await draw(null, null);
  expect(more).toEqual([]);
  expect(link!.getAttribute("href")).toBe("/t/table/replay");
  expect(asked).toEqual([undefined]);
});

it("names the winner first where points are equal, and makes a button only of what has more to tell", async () => {
  const parts = [{ key: "fame", name: "fame", rule: null, points: 4, items: [] }, { key: "quests", name: "quests", rule: "EU-SCORE-09", points: 1, items: [] }];
  await draw(null, null, { winners: [1], seats: [0, 1].map((seat) => ({ seat, score: 5, breakdown: parts })), course: [{ action: 0, scores: [0, 0] }] });
  expect([...document.querySelectorAll(".ranks b")].map((one) => one.textContent)).toEqual(["Rion", "Catherine"]);
  expect([...document.querySelectorAll(".bar-part")].map((one) => one.tagName)).toEqual(["SPAN", "BUTTON", "SPAN", "BUTTON"]);
});

it("says how many hints each seat took, and nothing where there were none", async () => {
  await draw(null, null, { seats: [{ seat: 0, score: 1, breakdown: [], hints: 1 }, { seat: 1, score: 0, breakdown: [], hints: 0 }], course: [{ action: 0, scores: [0, 0] }] });
  expect([...document.querySelectorAll(".ranks li")].map((one) => one.textContent!.includes("with 1 hint"))).toEqual([true, false]);
  expect(document.querySelector(".ranks")!.textContent).not.toContain("0 hints");
});
