// @vitest-environment jsdom
/** The key of the player: when it is made, where it travels, what comes with it, and what happens if it is not known. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { ask, Refused, TableApi } from "./client";
import { keyIn, linkOf, playerKey } from "./key.svelte";
import { begin, erase, gather, me, rename, renew, takeOver } from "./person";
import { held, heldAt, hold } from "./seats";
import type { Me, MySeat } from "./types";

const OLD = "old-key-of-twenty-four-bytes-1234";
const NEW = "new-key-of-twenty-four-bytes-5678";

interface Asked { what: string; key: string | undefined; secret: string | undefined; body: unknown }
let asked: Asked[] = [];
let answer: (what: string, key: string | undefined) => [number, unknown?] = () => [404];

const seat = (table: string, number: number, secret: string, more: Partial<MySeat> = {}): MySeat =>
  ({ table, game: "g", title: "", phase: "playing", seat: number, secret, host: null, hero: "h", hero_name: "H", to_act: false, updated: "2026-01-02T00:00:00+00:00", ...more });
const player = (seats: MySeat[] = [], name = ""): Me => ({ id: "p", name, settings: {}, seats, results: [] });

window.scrollTo = () => {};

beforeEach(() => {
  localStorage.clear();
  playerKey.drop();
  playerKey.making = Promise.resolve();
  settings.change({ name: "" });
  router.go("/");
  asked = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>;
    const what = `${request.method ?? "GET"} ${address.replace("/api", "").split("?")[0]}`;
    asked.push({ what, key: headers["hexfarer-key"], secret: headers["authorization"], body: request.body ? JSON.parse(request.body as string) : undefined });
    const [status, body] = answer(what, headers["hexfarer-key"]);
    const text = body === undefined ? null : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status, headers: { "content-type": "application/json" } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const whats = () => asked.map((one) => one.what);

it("is made on the first visit, with the name, and only then", async () => {
  settings.change({ name: "Ela" });
  answer = () => [201, { id: "p", key: NEW }];
  begin();
  await playerKey.settled;
  expect(asked).toEqual([{ what: "POST /players", key: undefined, secret: undefined, body: { name: "Ela" } }]);
  expect(playerKey.value).toBe(NEW);
  begin();
  await playerKey.settled;
  expect(asked).toHaveLength(1);
});

it("is not made where one comes with the address", async () => {
  router.go(`/me#key=${NEW}`);
  begin();
  await playerKey.settled;
  expect(asked).toEqual([]);
});

it("may be missing: an older server, or one that has had enough, serves all the same", async () => {
  answer = () => [429, { error: { key: "server-too-many", text: "Too many." } }];
  begin();
  await playerKey.settled;
  expect(playerKey.value).toBeNull();
  await gather();
  expect(whats()).toEqual(["POST /players"]);
});

it("of another tab that was quicker stays", async () => {
  answer = () => {
    playerKey.keep(OLD);
    return [201, { id: "p", key: NEW }];
  };
  begin();
  await playerKey.settled;
  expect(playerKey.value).toBe(OLD);
});

it("travels with every request, beside the secret of a seat; what changes something waits for it", async () => {
  answer = (what) => (what === "POST /players" ? [201, { id: "p", key: NEW }] : [200, {}]);
  begin();
  await ask("POST", "/tables", null, {});
  await new TableApi("t", "secret").position();
  expect(asked.slice(1)).toMatchObject([{ what: "POST /tables", key: NEW, secret: undefined }, { what: "GET /tables/t/position", key: NEW, secret: "Bearer secret" }]);
});

it("that the server does not know is told by the page; a wrong secret is not", async () => {
  playerKey.keep(OLD);
  answer = (what) => (what.startsWith("GET /me") ? [200, player()] : [401, { error: { key: "server-wrong-secret", text: "" } }]);
  await expect(new TableApi("t", "wrong").position()).rejects.toThrow(Refused);
  expect(playerKey.refused).toBe(false);
  answer = () => [401, { error: { key: "server-wrong-key", text: "" } }];
  await expect(ask("GET", "/games")).rejects.toThrow(Refused);
  expect(playerKey.refused).toBe(true);
  answer = () => [200, player()];
  takeOver(NEW, await me(NEW));
  expect(playerKey.refused).toBe(false);
});

it("brings the seats of other devices; those that only the browser knows stay", async () => {
  hold("before", { 1: "kept" }, "host");
  hold("both", { 0: "stale" }, "host");
  playerKey.keep(OLD);
  answer = () => [200, player([seat("both", 0, "fresh"), seat("there", 0, "one", { host: "mine" }), seat("there", 1, "two", { host: "mine" })])];
  await gather();
  expect(heldAt("before")).toMatchObject({ seats: { 1: "kept" }, host: "host" });
  expect(heldAt("both")).toMatchObject({ seats: { 0: "fresh" }, host: "host" });
  expect(heldAt("there")).toMatchObject({ seats: { 0: "one", 1: "two" }, host: "mine" });
  expect(held().map((one) => one.id).at(-1)).toBe("there"); // it was opened here last, if ever
});

it("is taken over together with name and seats", async () => {
  playerKey.keep(OLD);
  answer = (_, key) => [200, key === NEW ? player([seat("t", 0, "secret")], "Ela") : player()];
  const found = await me(NEW);
  expect(heldAt("t")).toBeNull(); // only looked at
  takeOver(NEW, found);
  expect(playerKey.value).toBe(NEW);
  expect(heldAt("t")?.seats).toEqual({ 0: "secret" });
  expect(settings.name).toBe("Ela");
});

it("is renewed: the new one is used at once, and the seats get their new secrets", async () => {
  playerKey.keep(OLD);
  hold("t", { 0: "stale" });
  answer = (what) => [200, what === "POST /me/renew" ? { key: NEW } : player([seat("t", 0, "fresh", { host: "new host" })])];
  await renew();
  expect(asked.map((one) => [one.what, one.key])).toEqual([["POST /me/renew", OLD], ["GET /me", NEW]]);
  expect(heldAt("t")).toMatchObject({ seats: { 0: "fresh" }, host: "new host" });
});

it("is deleted with the seats that belong to it", async () => {
  playerKey.keep(OLD);
  hold("t", { 0: "secret" });
  hold("before", { 0: "kept" });
  settings.change({ name: "Ela" });
  answer = () => [204];
  await erase(player([seat("t", 0, "secret")]));
  expect(playerKey.value).toBeNull();
  expect(held().map((one) => one.id)).toEqual(["before"]);
  expect(settings.name).toBe("");
});

it("gives the name to the server where there is one, and says what went wrong", async () => {
  expect(await rename("Ela")).toBeNull();
  expect(asked).toEqual([]);
  playerKey.keep(OLD);
  answer = () => [200, player()];
  expect(await rename("Ola")).toBeNull();
  expect(asked.at(-1)).toMatchObject({ what: "PATCH /me", body: { name: "Ola" } });
  answer = () => [422, { error: { key: "server-malformed", text: "Too long." } }];
  expect(await rename("O".repeat(50))).toMatchObject({ text: "Too long." });
});

it.each([
  [linkOf(NEW), NEW],
  [`  http://there.test/me#key=${NEW} `, NEW],
  [`key=${NEW}`, NEW],
  [NEW, NEW],
  ["http://there.test/me", null],
  ["#key=short", null],
  ["", null],
])("is found in %j", (text, key) => {
  expect(keyIn(text)).toBe(key);
});
