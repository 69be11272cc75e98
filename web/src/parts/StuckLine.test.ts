// @vitest-environment jsdom
/** A game that the rules of this version do not follow: the sentence, the way on, and the seats at the new table. */

import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldAt, type Held } from "../api/seats";
import type { TableCard } from "../api/types";
import { words } from "../i18n.svelte";
import { router } from "../router.svelte";
import StuckLine from "./StuckLine.svelte";

const held: Held = { id: "old", seats: { 0: "one", 2: "two" }, host: "host", opened: "" };
const stuck = { at: 41, text: "The rules changed." };
let drawn: Record<string, unknown> | null = null;
let asked: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  words.read("en", [readFileSync("../src/hexfarer/text/en/web.ftl", "utf8")]);
  window.scrollTo = () => {};
  router.go("/t/old");
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    asked.push([request.method, address, (request.headers as Record<string, string>)["authorization"]]);
    return Promise.resolve(new Response(JSON.stringify({ id: "new", host: "", seats: [] }), { status: 201, headers: { "content-type": "application/json" } }));
  });
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function draw(card: Partial<TableCard>, mine: Held | null): void {
  drawn = mount(StuckLine, { target: document.body, props: { card: { id: "old", ...card } as TableCard, mine } });
}

it("says nothing of a game that is as it should be", () => {
  draw({ stuck: null, next: null }, held);
  expect(document.body.textContent!.trim()).toBe("");
});

it("plays on at a new table, where the same secrets open the seats", async () => {
  draw({ stuck }, held);
  expect(document.body.textContent).toContain("The rules changed.");
  const button = document.querySelector("button")!;
  expect(button.textContent).toBe("Play on from step 41");
  button.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/t/new"), 60_000);
  expect(asked).toEqual([["POST", "/api/tables/old/continue", "Bearer one"]]);
  expect(heldAt("new")).toMatchObject({ seats: { 0: "one", 2: "two" }, host: "host" });
});

it("leads to the table where it was played on, with the seats", () => {
  draw({ stuck, next: "new" }, held);
  document.querySelector("button")!.click();
  expect(location.pathname).toBe("/t/new");
  expect(heldAt("new")?.seats).toEqual({ 0: "one", 2: "two" });
});

it("lets whoever only watches read why", () => {
  draw({ stuck }, null);
  expect(document.body.textContent).toContain("The rules changed.");
  expect(document.querySelector("button")).toBeNull();
});
