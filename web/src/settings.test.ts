// @vitest-environment jsdom
import { expect, it } from "vitest";
import { DEFAULTS, readKept } from "./settings.svelte";

it("speaks the first language of the browser that it knows", () => {
  expect(readKept(null, ["de-DE", "cs-CZ", "pl"]).lang).toBe("cs");
  expect(readKept(null, ["de"]).lang).toBe("en");
});

it("keeps what was chosen", () => {
  const chosen = { ...DEFAULTS, lang: "pl", theme: "dark", textSize: 150, alwaysAsk: true, name: "Ela" };
  expect(readKept(JSON.stringify(chosen), [])).toEqual(chosen);
});

it.each(["", "{", "null", "[]", '{"theme":"pink","textSize":7,"keys":"yes","name":5,"lang":"xx"}'])("reads %s as the defaults", (text) => {
  expect(readKept(text, [])).toEqual(DEFAULTS);
});

it("sounds are off until switched on; volumes and keys that make no sense are left out", () => {
  expect(readKept(null, []).sound).toBe(false);
  const kept = readKept(JSON.stringify({ sound: true, volumes: { board: 20, cards: 300, fight: "loud" }, bindings: { undo: "q", hint: 7, why: "long" } }), []);
  expect(kept.volumes).toEqual({ board: 20, cards: 70, fight: 70, calls: 70 });
  expect([kept.sound, kept.bindings]).toEqual([true, { undo: "q" }]);
});
