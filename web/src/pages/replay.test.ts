// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { TableApi } from "../api/client";
import type { Position } from "../api/types";
import { Replay } from "./replay.svelte";

/** A game of 100 actions: a turn every 7, a round every 30. */
function game(): { replay: Replay; asked: number[] } {
  const api = new TableApi("t", null);
  const asked: number[] = [];
  vi.spyOn(api, "position").mockImplementation((at = 0) => {
    asked.push(at);
    const begin = Math.floor(at / 7) * 7;
    const history = Array.from({ length: at - begin }, (_, i) => ({ number: begin + i + 1, undone: false }));
    return Promise.resolve({ at, of: 100, view: { round: 1 + Math.floor(at / 30) }, history } as unknown as Position);
  });
  return { replay: new Replay(api), asked };
}

describe("a replay", () => {
  it.each([
    ["the next turn", 8, (replay: Replay) => replay.turn(1), 14],
    ["the next turn from its beginning", 7, (replay: Replay) => replay.turn(1), 14],
    ["the beginning of this turn", 10, (replay: Replay) => replay.turn(-1), 7],
    ["the turn before", 7, (replay: Replay) => replay.turn(-1), 0],
    ["the next round", 8, (replay: Replay) => replay.round(1), 30],
    ["the round before", 60, (replay: Replay) => replay.round(-1), 30],
    ["the end, where no round follows", 95, (replay: Replay) => replay.round(1), 100],
    ["the beginning, where no round precedes", 5, (replay: Replay) => replay.round(-1), 0],
    ["nowhere from the end", 100, (replay: Replay) => replay.turn(1), 100],
    ["nowhere from the beginning", 0, (replay: Replay) => replay.turn(-1), 0],
  ])("goes to %s", async (_, from, leap, to) => {
    const { replay, asked } = game();
    await replay.show(from);
    await leap(replay);
    expect(replay.at).toBe(to);
    expect(asked.length).toBeLessThan(18);
  });

  it("stays between the beginning and the end, and asks for no position twice", async () => {
    const { replay, asked } = game();
    await replay.show(3);
    await replay.show(500);
    expect(replay.at).toBe(100);
    await replay.show(-4);
    expect(replay.at).toBe(0);
    await replay.show(3);
    expect(asked).toEqual([3, 100, 0]);
  });

  it("shows the last position asked for, whatever comes first", async () => {
    const { replay } = game();
    await replay.show(1);
    const slow = replay.show(50);
    await replay.show(60);
    await slow;
    expect(replay.at).toBe(60);
  });
});

it("tells who sat down beside the action at whose place it happened", async () => {
  const { replay } = game();
  await replay.show(2);
  const log = [{ number: 1, seat: 0, texts: ["Moves."], turn: 1 }, { number: 1, seat: 1, texts: ["Ola sits down."], turn: 1 }];
  vi.spyOn(replay.api, "log").mockResolvedValueOnce({ log }).mockResolvedValue({ log: [] });
  await replay.read();
  expect(replay.steps[1]?.texts).toEqual(["Moves.", "Ola sits down."]);
});
