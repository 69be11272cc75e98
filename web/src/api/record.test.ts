// @vitest-environment jsdom
/** Records: told from other files, put together from their patches, and refused where they make no sense. */

import { expect, it } from "vitest";
import { Replay } from "../pages/replay.svelte";
import { position, seat } from "../table/testing";
import { readRecord, RecordApi, WrongRecord, type GameRecord } from "./record";
import type { GameOut } from "./types";

const log = (number: number, text: string) => ({ number, seat: 0, texts: [text], turn: number });

function record(more: object = {}): GameRecord {
  const first = position({ at: 0, of: 9, log: [log(0, "It begins.")], view: { round: 1 }, seats: [seat(0, "north")] });
  return {
    hexfarer: "record",
    format: 1,
    game: "knights",
    edition: "base",
    scenario: "first",
    seat: 0,
    lang: "en",
    table: "t",
    positions: [
      first,
      [{ op: "replace", path: "/at", value: 1 }, { op: "add", path: "/log/1", value: log(1, "A step.") }],
      // the third action was another's plan when the record was written: it is not in it
      [{ op: "replace", path: "/at", value: 3 }, { op: "replace", path: "/view/round", value: 2 }, { op: "add", path: "/log/2", value: log(2, "Hidden, then seen.") }, { op: "add", path: "/log/3", value: log(3, "The last.") }, { op: "replace", path: "/over", value: true }],
    ],
    ...more,
  };
}

const open = (given: unknown) => new RecordApi(readRecord(JSON.stringify(given)));

it("is looked at like a game of the server: any step, with what happened there", async () => {
  const replay = new Replay(open(record()));
  await replay.show(0);
  await replay.read();
  expect([replay.at, replay.of]).toEqual([0, 2]);
  expect(Array.from(replay.steps, (one) => one?.texts)).toEqual([["It begins."], ["A step."], ["Hidden, then seen.", "The last."]]);
  await replay.show(99);
  expect(replay.at).toBe(2);
  expect(replay.position!.view["round"]).toBe(2);
  await replay.round(-1);
  expect(replay.at).toBe(0);
  expect(replay.position!.view["round"]).toBe(1);
});

it("has a card in the words of the page", () => {
  const game = { id: "knights", name: "Knights", scenarios: [{ id: "first", name: "The First" }] } as unknown as GameOut;
  expect(open(record()).cardIn(game)).toMatchObject({ id: "t", game_name: "Knights", scenario_name: "The First", phase: "over", actions: 2 });
});

it.each([
  ["no JSON", "bread, milk", "none", 0],
  ["other JSON", JSON.stringify({ tables: [] }), "none", 0],
  ["nothing", "null", "none", 0],
  ["a newer one", JSON.stringify(record({ format: 2 })), "newer", 0],
  ["one without positions", JSON.stringify(record({ positions: [] })), "damaged", 0],
  ["one whose first position is none", JSON.stringify(record({ positions: [{ at: 0 }] })), "damaged", 0],
  ["one with a step that fits nowhere", JSON.stringify(record({ positions: [...record().positions, [{ op: "remove", path: "/nowhere" }]] })), "damaged", 3],
  ["one with a step that is none", JSON.stringify(record({ positions: [record().positions[0], 7] })), "damaged", 1],
])("is refused: %s", (_, text, why, step) => {
  let found: unknown = null;
  try {
    new RecordApi(readRecord(text));
  } catch (error) {
    found = error;
  }
  expect(found).toBeInstanceOf(WrongRecord);
  expect(found).toMatchObject({ why, step });
});
