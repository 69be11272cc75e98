// @vitest-environment jsdom
/** The page of a record, drawn in jsdom: the file is read here, and a wrong one gets one line. */

import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { words } from "../i18n.svelte";
import { mapTurn } from "../games/mage_knight/testing";
import { handRecord } from "../parts/opening";
import RecordPage from "./Record.svelte";

const GAMES = { games: [{ id: "mage_knight", name: "Mage Knight", scenarios: [{ id: "solo", name: "Solo" }] }] };
const record = (more: object = {}) => ({ hexfarer: "record", format: 1, game: "mage_knight", edition: "base", scenario: "solo", seat: 0, lang: "en", table: "t", positions: [{ ...mapTurn(), at: 0 }, [{ op: "replace", path: "/at", value: 1 }]], ...more });

let drawn: Record<string, unknown> | null = null;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  words.read("en", ["web", "web_table"].map((file) => readFileSync(`../src/hexfarer/text/en/${file}.ftl`, "utf8")));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    asked.push(`${request.method} ${address.split("?")[0]}`);
    const body = address.startsWith("/api/games") ? GAMES : { entries: [] };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
  });
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function draw(text: string): void {
  handRecord(text);
  drawn = mount(RecordPage, { target: document.body });
}

const until = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 60_000);

it("shows the record with the scrubber and sends nothing of it", async () => {
  draw(JSON.stringify(record()));
  await vi.waitFor(() => expect(document.querySelector("input[type=range]")).not.toBeNull(), 60_000);
  expect(document.querySelector("input[type=range]")!.getAttribute("aria-valuetext")).toContain("Step 0 of 1");
  document.querySelector<HTMLButtonElement>("button[aria-label='To the end']")!.click();
  await vi.waitFor(() => expect(document.querySelector("input[type=range]")!.getAttribute("aria-valuetext")).toContain("Step 1 of 1"), 60_000);
  expect(asked.every((one) => one.startsWith("GET /api/games") || one.startsWith("GET /api/library"))).toBe(true);
  [...document.querySelectorAll("button")].find((one) => one.textContent === "Close the record")!.click();
  await until("Choose a record");
});

it.each([
  ["a shopping list", "bread", "This is not a record."],
  ["one of another format", JSON.stringify(record({ format: 7 })), "another version of Hexfarer"],
  ["a broken step", JSON.stringify(record({ positions: [mapTurn(), [{ op: "remove", path: "/x" }]] })), "damaged at step 1"],
  ["another game", JSON.stringify(record({ game: "chess" })), "“chess”"],
])("answers %s with one line", async (_, text, line) => {
  draw(text);
  await until(line);
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(document.querySelector("input[type=range]")).toBeNull();
});

it("says that a record is damaged where its table cannot be drawn", async () => {
  draw(JSON.stringify(record({ positions: [{ ...mapTurn(), view: {} }] })));
  await until("This record is damaged and cannot be shown.");
});
