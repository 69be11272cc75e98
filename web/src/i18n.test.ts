// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

// Every test has words of its own: which are loaded is remembered.
let words: (typeof import("./i18n.svelte"))["words"];
beforeEach(async () => {
  vi.resetModules();
  ({ words } = await import("./i18n.svelte"));
});

const there = (): string[] => ["page-close", "page-home-title", "table-undo", "table-h3-map", "table-eu-map"].filter((id) => words.has(id));

it("a page has no words of tables, a table none of another game", async () => {
  await words.show("en");
  expect(there()).toEqual(["page-close", "page-home-title"]);
  await words.need("table");
  await words.need("mage_knight"); // its words are those of the table
  expect(there()).toEqual(["page-close", "page-home-title", "table-undo"]);
  await words.need("heroes3");
  expect(there()).toEqual(["page-close", "page-home-title", "table-undo", "table-h3-map"]);
  await words.show("pl");
  expect(there()).toEqual(["page-close", "page-home-title", "table-undo", "table-h3-map"]);
});

it("words that are asked for while the language changes come in the new one", async () => {
  await words.show("en");
  await Promise.all([words.show("cs"), words.need("table"), words.need("table"), words.need("euthia")]);
  expect(there()).toEqual(["page-close", "page-home-title", "table-undo", "table-eu-map"]);
  const undo = words.say("table-undo");
  await words.show("en");
  expect(words.say("table-undo")).not.toBe(undo);
});
