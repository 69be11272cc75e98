// @vitest-environment jsdom
/** The menu of a table, drawn in jsdom: which file one gets, and who has agreed to more. */

import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Held } from "../api/seats";
import type { SeatOut, TableCard } from "../api/types";
import { words } from "../i18n.svelte";
import { seat } from "../table/testing";
import TableMenu from "./TableMenu.svelte";

const held: Held = { id: "table", seats: { 0: "secret" }, host: "host", opened: "" };
const changed = vi.fn();
let asked: { what: string; secret: string | undefined; body: unknown }[] = [];
let saved: string[] = [];
let drawn: Record<string, unknown> | null = null;

beforeEach(() => {
  asked = [];
  saved = [];
  changed.mockClear();
  words.read("en", [readFileSync("../src/hexfarer/text/en/web.ftl", "utf8")]);
  URL.createObjectURL = () => "blob:";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    const { authorization } = request.headers as Record<string, string>;
    asked.push({ what: `${request.method} ${address.split("?")[0]}`, secret: authorization, body: request.body ? JSON.parse(request.body as string) : undefined });
    return Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } }));
  });
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function draw(more: Partial<TableCard>, seats: SeatOut[] = [seat(0, "Arythea", { name: "Ela" }), seat(1, "Tovak", { name: "Ola" })]): void {
  const card = { id: "table", game: "knights", phase: "playing", seats, ...more } as unknown as TableCard;
  drawn = mount(TableMenu, { target: document.body, props: { card, mine: held, active: 0, changed, pick: () => {} } });
  document.querySelector<HTMLButtonElement>("button")!.click();
  flushSync();
}

const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === name) ?? null;

it("gives the full save to whoever plays alone", async () => {
  draw({ others: false });
  expect(button("Save my record")).toBeNull();
  expect(button("Open the game for all")).toBeNull();
  button("Save as a file")!.click();
  await vi.waitFor(() => expect(saved).toEqual(["hexfarer-table.save"]), 60_000);
});

it("gives only the own record while others play, and says why", async () => {
  draw({ others: true, disclosed: "" });
  expect(button("Save as a file")).toBeNull();
  const record = button("Save my record")!;
  expect(document.getElementById(record.getAttribute("aria-describedby")!)!.textContent).toContain("what is hidden");
  record.click();
  await vi.waitFor(() => expect(saved).toEqual(["knights-table-seat0.record.json"]), 60_000);
  expect(asked).toEqual([{ what: "GET /api/tables/table/record", secret: "Bearer secret", body: undefined }]);
});

it("asks all to agree, and says who has", async () => {
  draw({ others: true }, [seat(0, "Arythea", { name: "Ela" }), seat(1, "Tovak", { name: "Ola", agrees: true }), seat(2, "Goldyx", { player: "bot" })]);
  expect(document.body.textContent).toContain("Agreed: Ola. Missing: Ela.");
  const agree = button("Open the game for all")!;
  expect(agree.getAttribute("aria-pressed")).toBe("false");
  agree.click();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 60_000);
  expect(asked).toMatchObject([{ what: "POST /api/tables/table/agree", secret: "Bearer secret", body: { agree: true } }]);
});

it("gives the full save once all have agreed", () => {
  const [ela, ola] = [seat(0, "Arythea", { agrees: true }), seat(1, "Tovak", { agrees: true })];
  draw({ others: true, disclosed: "agreed" }, [ela, ola]);
  expect(button("Save as a file")).not.toBeNull();
  expect(button("Save my record")).toBeNull();
});

it("gives it no longer when somebody has come who did not agree", () => {
  draw({ others: true, disclosed: "agreed" }, [seat(0, "Arythea", { agrees: true }), seat(1, "Tovak", { agrees: false })]);
  expect(button("Save as a file")).toBeNull();
  expect(button("Save my record")).not.toBeNull();
});

it("says what everybody may know of the table", () => {
  draw({ seed: "123456789012345678901234567890", disclosed: "seed", disclosed_text: "The host chose the seed.", parent: { table: "before", at: 12 }, hints: false });
  expect([...document.querySelectorAll(".facts li")].map((one) => one.textContent)).toEqual(["Seed 123456789012345678901234567890", "The host chose the seed.", "A branch of table before after 12 steps", "Hints are off at this table"]);
});
