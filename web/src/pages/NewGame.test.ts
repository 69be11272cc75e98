// @vitest-environment jsdom
/** The page where a game is made, drawn in jsdom: options with words of one's own, and addresses that fill it in. */

import { readFileSync } from "node:fs";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { words } from "../i18n.svelte";
import { router } from "../router.svelte";
import NewGame from "./NewGame.svelte";

const scenario = { about: "", seats: [1, 1], rounds: 6, usual: [["catherine"]] };
const GAMES = {
  games: [
    {
      id: "knights",
      name: "Knights",
      editions: [
        { id: "base", name: "Base", heroes: ["tovak"], unfit: ["pool"] },
        { id: "ultimate", name: "Ultimate", heroes: ["tovak", "krang"], unfit: [] },
      ],
      heroes: [{ id: "tovak", name: "Tovak", about: "" }, { id: "krang", name: "Krang", about: "" }],
      bots: [],
      scenarios: [{ ...scenario, id: "first", name: "First", usual: [["tovak"]] }],
      options: [{ id: "pool", name: "Pool", about: "", group: { id: "map", name: "Map" }, values: [{ id: "usual", name: "usual" }, { id: "all", name: "all" }] }],
    },
    {
      id: "heroes3",
      name: "Heroes",
      heroes: [{ id: "catherine", name: "Catherine", about: "" }, { id: "rion", name: "Rion", about: "" }],
      editions: [{ id: "base", name: "Base", heroes: ["catherine", "rion"], unfit: [] }],
      bots: [],
      scenarios: [{ ...scenario, id: "first", name: "First", unfit: ["carry"] }, { ...scenario, id: "second", name: "Second", unfit: [] }],
      options: [
        { id: "hard", name: "Hard", about: "", group: { id: "harder", name: "Harder" }, values: [{ id: "no", name: "off" }, { id: "yes", name: "on" }] },
        { id: "carry", name: "From before", about: "As it was written.", group: { id: "campaign", name: "Campaign" }, values: [] },
        { id: "more", name: "More", about: "", group: { id: "harder", name: "Harder" }, values: [{ id: "no", name: "off" }, { id: "yes", name: "on" }] },
        { id: "less", name: "Less", about: "", group: { id: "harder", name: "Harder" }, values: [{ id: "no", name: "off" }, { id: "yes", name: "on" }] },
      ],
    },
  ],
};

let drawn: Record<string, unknown> | null = null;
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent = [];
  words.read("en", [readFileSync("../src/hexfarer/text/en/web.ftl", "utf8")]);
  window.scrollTo = () => {};
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    const headers = { "content-type": "application/json" };
    if (request.method === "GET") return Promise.resolve(new Response(JSON.stringify(GAMES), { headers }));
    sent.push(JSON.parse(request.body as string) as Record<string, unknown>);
    const error = { key: "problem-unknown-name", text: "There is no card “hast”.", fix: "Did you mean: haste?" };
    return Promise.resolve(new Response(JSON.stringify({ error }), { status: 422, headers }));
  });
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

async function draw(query: string, game = "heroes3"): Promise<void> {
  router.go(`/new/${game}${query}`);
  drawn = mount(NewGame, { target: document.body, props: { game } });
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull(), 60_000);
  await tick();
}

const field = () => document.querySelector<HTMLInputElement>("#option-carry");
/** What was changed, in the fold of the options. */
const folded = () => document.querySelector(".opts .now")!.textContent;
const faces = () => [...document.querySelectorAll<HTMLElement>(".phs [role=radio]")];

function write(text: string): void {
  field()!.value = text;
  field()!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

async function start(): Promise<void> {
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull(), 60_000);
}

it("has a field for words of one's own, with its name and explanation, where they mean something", async () => {
  await draw("?scenario=second");
  expect(field()!.tagName).toBe("INPUT");
  expect(field()!.labels![0]!.textContent).toBe("From before");
  expect(document.getElementById(field()!.getAttribute("aria-describedby")!)!.textContent).toBe("As it was written.");
  expect(document.querySelector(".opts summary")!.textContent).toContain("4");
  document.querySelector<HTMLInputElement>("input[value=first]")!.click();
  flushSync();
  expect(field()).toBeNull();
  expect(document.querySelector(".opts summary")!.textContent).toContain("3");
});

it("names and sends them only when there are any, and says what is wrong with them", async () => {
  await draw("?scenario=second");
  expect(folded()).not.toContain("From before");
  await start();
  write("hast");
  expect(folded()).toContain("From before: hast");
  await start();
  await vi.waitFor(() => expect(sent).toHaveLength(2), 60_000);
  expect(sent.map((table) => table["options"])).toEqual([{}, { carry: "hast" }]);
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")!.textContent).toContain("There is no card “hast”."), 60_000);
});

it("shows the options as long as somebody writes there", async () => {
  await draw("?scenario=second");
  const options = () => document.querySelector<HTMLDetailsElement>("details.opts")!;
  expect(options().open).toBe(false);
  write("haste");
  expect(options().open).toBe(true);
  write("");
  expect(options().open).toBe(true);
});

it("is filled in by its address", async () => {
  await draw("?scenario=second&heroes=rion&option.carry=haste+luck");
  expect(document.querySelector<HTMLInputElement>("input[value=second]")!.checked).toBe(true);
  expect(faces().map((one) => one.getAttribute("aria-checked"))).toEqual(["false", "true"]);
  expect(field()!.value).toBe("haste luck");
  expect(document.querySelector<HTMLDetailsElement>("details.opts")!.open).toBe(true);
  expect(folded()).toContain("From before: haste luck");
});

it("asks for the edition where there are several: its heroes, its options, and what is sent", async () => {
  await draw("", "knights");
  const heroes = () => faces().map((one) => one.querySelector("b")!.textContent);
  expect(heroes()).toEqual(["Tovak"]);
  expect(document.querySelector("#option-pool")).toBeNull();
  document.querySelector<HTMLInputElement>("input[value=ultimate]")!.click();
  flushSync();
  expect(heroes()).toEqual(["Tovak", "Krang"]);
  expect(document.querySelector("#option-pool")).not.toBeNull();
  expect(document.querySelector(".poster")!.textContent).toContain("Ultimate");
  await start();
  expect(sent[0]!["edition"]).toBe("ultimate");
});

it("does not ask for the edition of a game that has one", async () => {
  await draw("");
  expect(document.querySelector("input[name=edition]")).toBeNull();
});

it("asks for hints where a seat is left for somebody, and sends a long seed as it was typed", async () => {
  await draw("");
  const hints = () => document.querySelector<HTMLInputElement>("input[aria-describedby=hints-about]");
  expect(hints()).toBeNull();
  document.querySelector<HTMLElement>(".k3 [value=open]")!.click();
  flushSync();
  expect(hints()!.checked).toBe(false);
  expect(document.querySelector(".startp summary")!.textContent).toContain("no hints");
  hints()!.click();
  const seed = document.querySelector<HTMLInputElement>("input[inputmode=numeric]")!;
  seed.value = "12345678901234567890";
  seed.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(document.querySelector(".startp summary")!.textContent).not.toContain("no hints");
  await start();
  expect(sent[0]).toMatchObject({ hints: true, seed: "12345678901234567890" });
});
