// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { CHANGEABLE, COMMAND_NAMES, commandOf, keyOf, takenBy, takesText, type Pressed } from "./keys";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

it("every key that can be changed has a name", () => {
  expect(Object.keys(COMMAND_NAMES).sort()).toEqual(Object.keys(CHANGEABLE).sort());
});

describe("keys", () => {
  it("have their meaning", () => {
    expect(commandOf(press("n"), true)).toBe("next");
    expect(commandOf(press("N", { shiftKey: true }), true)).toBe("previous");
    expect(commandOf(press("M", { shiftKey: true }), true)).toBe("list");
    expect(commandOf(press("7"), true)).toEqual({ act: 7 });
    expect(commandOf(press("0"), true)).toBe("fit");
    expect(commandOf(press("?", { shiftKey: true }), true)).toBe("keys");
  });

  it("undo and redo also as everywhere else", () => {
    expect(commandOf(press("z", { ctrlKey: true }), true)).toBe("undo");
    expect(commandOf(press("Z", { ctrlKey: true, shiftKey: true }), true)).toBe("redo");
    expect(commandOf(press("y", { metaKey: true }), true)).toBe("redo");
  });

  it("leave the browser its own", () => {
    expect(commandOf(press("c", { ctrlKey: true }), true)).toBeNull();
    expect(commandOf(press("d", { altKey: true }), true)).toBeNull();
    expect(commandOf(press("Tab"), true)).toBeNull();
  });

  it("of one letter can be turned off", () => {
    expect(commandOf(press("n"), false)).toBeNull();
    expect(commandOf(press("3"), false)).toBeNull();
    expect(commandOf(press("Escape"), false)).toBe("close");
    expect(commandOf(press("z", { ctrlKey: true }), false)).toBe("undo");
  });

  it("are left alone where text is typed", () => {
    expect(takesText(document.createElement("input"))).toBe(true);
    expect(takesText(document.createElement("button"))).toBe(false);
    expect(takesText(null)).toBe(false);
  });
});

it("a letter can be changed; what goes with Shift goes along, and the old letter is free", () => {
  const bindings = { undo: "q" };
  expect(commandOf(press("q"), true, bindings)).toBe("undo");
  expect(commandOf(press("Q", { shiftKey: true }), true, bindings)).toBe("redo");
  expect(commandOf(press("z"), true, bindings)).toBeNull();
  expect(keyOf("undo", bindings)).toBe("Q");
  expect([takenBy("q", bindings), takenBy("z", bindings), takenBy("h", bindings), takenBy("1", bindings), takenBy("+", bindings)]).toEqual(["undo", null, "hint", "", ""]);
});
