import { describe, expect, it } from "vitest";
import { applyPatch, PatchError, type Operation } from "./patch";

// Cases of RFC 6902, appendix A.
const cases: [string, unknown, Operation[], unknown][] = [
  ["adds a member", { foo: "bar" }, [{ op: "add", path: "/baz", value: "qux" }], { foo: "bar", baz: "qux" }],
  ["adds into a list", { foo: ["bar", "baz"] }, [{ op: "add", path: "/foo/1", value: "qux" }], { foo: ["bar", "qux", "baz"] }],
  ["adds at the end of a list", { foo: ["bar"] }, [{ op: "add", path: "/foo/-", value: ["abc"] }], { foo: ["bar", ["abc"]] }],
  ["removes a member", { baz: "qux", foo: "bar" }, [{ op: "remove", path: "/baz" }], { foo: "bar" }],
  ["removes from a list", { foo: ["bar", "qux", "baz"] }, [{ op: "remove", path: "/foo/1" }], { foo: ["bar", "baz"] }],
  ["replaces a value", { baz: "qux", foo: "bar" }, [{ op: "replace", path: "/baz", value: "boo" }], { baz: "boo", foo: "bar" }],
  ["moves a value", { a: { w: 1 }, b: {} }, [{ op: "move", from: "/a/w", path: "/b/w" }], { a: {}, b: { w: 1 } }],
  ["moves inside a list", { foo: ["all", "grass", "cows", "eat"] }, [{ op: "move", from: "/foo/1", path: "/foo/3" }], { foo: ["all", "cows", "eat", "grass"] }],
  ["copies a value", { a: [1], b: 0 }, [{ op: "copy", from: "/a", path: "/b" }], { a: [1], b: [1] }],
  ["reads escapes", { "/": 9, "~1": 10 }, [{ op: "replace", path: "/~01", value: 11 }], { "/": 9, "~1": 11 }],
  ["replaces everything", { a: 1 }, [{ op: "replace", path: "", value: [2] }], [2]],
  ["applies in order", { a: [] }, [{ op: "add", path: "/a/0", value: 1 }, { op: "add", path: "/a/0", value: 2 }], { a: [2, 1] }],
];

describe("a patch", () => {
  it.each(cases)("%s", (_, before, patch, after) => {
    const kept = structuredClone(before);
    expect(applyPatch(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  });

  it("shares what it does not touch", () => {
    const before = { things: [{ id: 1 }, { id: 2 }], log: ["a"] };
    const after = applyPatch(before, [{ op: "replace", path: "/things/1/id", value: 3 }]);
    expect(after.things[0]).toBe(before.things[0]);
    expect(after.log).toBe(before.log);
    expect(after.things[1]).not.toBe(before.things[1]);
  });

  it.each([
    ["a missing member", { op: "remove", path: "/b" }],
    ["a missing place", { op: "replace", path: "/a/7", value: 1 }],
    ["a place with a leading zero", { op: "remove", path: "/a/00" }],
    ["a path through a number", { op: "add", path: "/n/x", value: 1 }],
    ["a path without a slash", { op: "add", path: "a", value: 1 }],
    ["a failed test", { op: "test", path: "/n", value: 2 }],
  ] as [string, Operation][])("refuses %s", (_, operation) => {
    expect(() => applyPatch({ a: [1], n: 1 }, [operation])).toThrow(PatchError);
  });
});
