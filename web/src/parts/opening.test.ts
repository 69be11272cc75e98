// @vitest-environment jsdom
import { expect, it } from "vitest";
import { goalOf, handedRecord, looksLikeSituation, openFile, tableAddress } from "./opening";

it.each([
  ["RrMZ1_aHfbLL", "/t/RrMZ1_aHfbLL"],
  [" http://x.test/t/RrMZ1_aHfbLL ", "/t/RrMZ1_aHfbLL"],
  ["http://x.test/t/RrMZ1_aHfbLL#secret", "/t/RrMZ1_aHfbLL#secret"],
  ["http://x.test/lobby/RrMZ1_aHfbLL", "/t/RrMZ1_aHfbLL"],
  ["http://x.test/t/RrMZ1_aHfbLL/replay?at=5", "/t/RrMZ1_aHfbLL/replay?at=5"],
  ["no code", ""],
  ["", ""],
])("the code or link %j", (text, address) => {
  expect(tableAddress(text)).toBe(address);
});

it("tells a situation from a save", () => {
  expect(looksLikeSituation("# a note\ngame: mage_knight\ntitle: x\n")).toBe(true);
  expect(looksLikeSituation("hexfarer save 2\ngame: mage_knight\nedition: base\n")).toBe(false);
});

it.each([
  ["game: x\ngoal: Take the keep.\ndo: []\n", "Take the keep."],
  ["goal: \"Two: three\"\n", "Two: three"],
  ["game: x\n", ""],
])("the goal of %j", (text, goal) => {
  expect(goalOf(text)).toBe(goal);
});

it("hands a record on, once, to the page that shows it", async () => {
  const text = JSON.stringify({ hexfarer: "record", format: 1, positions: [] }, null, 2);
  expect(await openFile(text)).toBe("/record");
  expect([handedRecord(), handedRecord()]).toEqual([text, ""]);
});
