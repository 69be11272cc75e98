// @vitest-environment jsdom
import { expect, it } from "vitest";
import { match } from "./router.svelte";

it.each([
  ["/t/:id", "/t/abc", { id: "abc" }],
  ["/t/:id", "/t/abc/", { id: "abc" }],
  ["/t/:id/replay", "/t/abc/replay", { id: "abc" }],
  ["/t/:id", "/t/abc/replay", null],
  ["/rules/:game", "/rules/a%20b", { game: "a b" }],
  ["/rules/:game", "/rules/100%", { game: "100%" }],
  ["/stats", "/stats/", {}],
  ["/stats", "/", null],
])("the pattern %s and the path %s", (pattern, path, values) => {
  expect(match(pattern, path)).toEqual(values);
});
