// @vitest-environment jsdom
import { expect, it } from "vitest";
import { length, soundOf, soundOfEvent, SOUNDS } from "./sounds";

it("every sound is shorter than a second, and can be heard", () => {
  for (const [name, sound] of Object.entries(SOUNDS)) {
    expect(length(sound), name).toBeLessThan(1);
    expect(length(sound), name).toBeGreaterThan(0.05);
  }
});

it("what one does is heard, whatever the game calls it", () => {
  expect(["move A2", "explore 1,0", "play march", "recruit foresters", "crystal red", "attack 3", "block", "reroll 1"].map(soundOf)).toEqual([
    "step_grass",
    "tile",
    "card",
    "coin",
    "mana",
    "blow",
    "block",
    "dice",
  ]);
  expect(soundOf("end")).toBeNull();
});

it("great events of the log have their own", () => {
  expect(["mk-log-level-up", "mk-log-defeated", "mk-log-wounds", "mk-log-moved"].map(soundOfEvent)).toEqual(["level", "falls", "wound", null]);
});
