// @vitest-environment jsdom
/** The page of the player, drawn in jsdom: what it shows, what it asks, and a key that comes with the address. */

import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playerKey } from "../api/key.svelte";
import { held, hold } from "../api/seats";
import type { Me as Player, MyResult, MySeat } from "../api/types";
import { words } from "../i18n.svelte";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import Me from "./Me.svelte";

const MINE = "my-key-of-twenty-four-bytes-12345";
const THEIRS = "their-key-of-twenty-four-bytes-67";
const GAMES = { games: [{ id: "knights", name: "Knights", scenarios: [{ id: "first", name: "First" }], heroes: [{ id: "tovak", name: "Tovak" }] }] };
const seat = (table: string, more: Partial<MySeat> = {}): MySeat =>
  ({ table, game: "knights", title: `Table ${table}`, phase: "playing", seat: 0, secret: `secret-${table}`, host: null, hero: "tovak", hero_name: "Tovak", to_act: false, updated: "2026-01-02T00:00:00Z", ...more });
const result: MyResult = { table: "z", game: "knights", scenario: "first", hero: "tovak", score: 34, won: true, kind: "goal", hints: 2, ended: "2026-01-03T00:00:00Z" };

let players: Record<string, Player> = {};
let asked: string[] = [];
let drawn: Record<string, unknown> | null = null;

beforeEach(() => {
  localStorage.clear();
  playerKey.drop();
  settings.change({ name: "" });
  asked = [];
  players = { [MINE]: { id: "1", name: "Ela", settings: {}, seats: [seat("a"), seat("b", { to_act: true }), seat("z", { phase: "over" })], results: [result] }, [THEIRS]: { id: "2", name: "Ola", settings: {}, seats: [seat("c")], results: [] } };
  words.read("en", ["web", "web_person"].map((file) => readFileSync(`../src/hexfarer/text/en/${file}.ftl`, "utf8")));
  window.scrollTo = () => {};
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => Promise.resolve(answer(address, request)));
});

function answer(address: string, request: RequestInit): Response {
  const headers = { "content-type": "application/json" };
  const path = address.split("?")[0]!;
  if (path === "/api/games") return new Response(JSON.stringify(GAMES), { headers });
  const key = (request.headers as Record<string, string>)["hexfarer-key"] ?? "";
  asked.push(`${request.method} ${path}`);
  const player = players[key];
  if (!player) return new Response(JSON.stringify({ error: { key: "server-wrong-key", text: "This key is not known here." } }), { status: 401, headers });
  if (path === "/api/me/renew") {
    players = { [THEIRS]: player };
    return new Response(JSON.stringify({ key: THEIRS }), { headers });
  }
  if (request.method === "PATCH") player.name = (JSON.parse(request.body as string) as { name: string }).name;
  if (request.method === "DELETE") return new Response(null, { status: 204 });
  return new Response(JSON.stringify(player), { headers });
}

afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const said = () => document.body.textContent!;
const until = (text: string) => vi.waitFor(() => expect(said()).toContain(text), 60_000);
const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent!.startsWith(name));

function press(name: string): void {
  button(name)!.click();
  flushSync();
}

async function draw(key: string | null, hash = ""): Promise<void> {
  if (key) playerKey.keep(key);
  router.go(`/me${hash}`);
  drawn = mount(Me, { target: document.body });
  flushSync();
  await Promise.resolve();
}

it("shows name, seats with those that are asked first, and results in words", async () => {
  await draw(MINE);
  await until("Table a");
  expect(document.querySelector<HTMLInputElement>("input[name=name]")!.value).toBe("Ela");
  expect([...document.querySelectorAll(".cont")].map((one) => one.querySelector("b")!.textContent)).toEqual(["Table b", "Table a"]);
  expect(document.querySelector(".cont.yours .stt")!.textContent).toBe("your move");
  await until("Knights, First");
  expect([...document.querySelectorAll("tbody td")].map((one) => one.textContent)).toEqual(["Tovak", "won", "34", "2"]);
  expect(document.querySelector<HTMLInputElement>("details input")!.value).toBe(`${location.origin}/me#key=${MINE}`);
});

it("renames the player", async () => {
  await draw(MINE);
  await until("Table a");
  document.querySelector<HTMLInputElement>("input[name=name]")!.value = " Iga ";
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await until("You have a new name.");
  expect(players[MINE]!.name).toBe("Iga");
  expect(settings.name).toBe("Iga");
});

it("asks once before it renews the key, and goes on with the new one", async () => {
  await draw(MINE);
  await until("Table a");
  press("Renew");
  expect(asked).not.toContain("POST /api/me/renew");
  await vi.waitFor(() => expect(document.activeElement!.textContent).toBe("Leave it as it is"), 60_000);
  press("Renew");
  await until("The key is new.");
  expect(playerKey.value).toBe(THEIRS);
  expect(document.querySelector<HTMLInputElement>("details input")!.value).toContain(THEIRS);
});

it("asks once before it deletes, and then nobody is here", async () => {
  await draw(MINE);
  await until("Table a");
  press("Delete my data");
  press("Leave it as it is");
  expect(asked).not.toContain("DELETE /api/me");
  press("Delete my data");
  press("Delete my data");
  await until("Your data is deleted.");
  expect(playerKey.value).toBeNull();
  expect(held()).toEqual([]);
});

it("takes the key of another device over at once where nothing is lost, and clears the address", async () => {
  await draw(null, `#key=${THEIRS}`);
  expect(location.href).not.toContain(THEIRS);
  await until("Table c");
  expect(playerKey.value).toBe(THEIRS);
  expect(settings.name).toBe("Ola");
});

it("asks before a key replaces one that has seats, and keeps what this browser holds", async () => {
  hold("before", { 0: "kept" });
  await draw(MINE, `#key=${THEIRS}`);
  expect(location.href).not.toContain(THEIRS);
  await until("This link makes you Ola");
  await until("a player with 3 seats");
  expect(playerKey.value).toBe(MINE);
  press("Stay who I am");
  await until("Table a");
  expect(playerKey.value).toBe(MINE);
  router.go(`/me#key=${THEIRS}`);
  flushSync();
  await until("This link makes you Ola");
  press("Become the other player");
  await until("Table c");
  expect(playerKey.value).toBe(THEIRS);
  expect(held().map((one) => one.id)).toEqual(expect.arrayContaining(["before", "a", "c"]));
});

it("says what is wrong with a link that is known nowhere, and stays who it was", async () => {
  await draw(MINE, "#key=a-key-that-nobody-has-12345");
  await until("This key is not known here.");
  expect(playerKey.value).toBe(MINE);
  expect(playerKey.refused).toBe(false);
});
