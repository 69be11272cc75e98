import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

const code = sources("src/table") + sources("src/games") + readFileSync("src/pages/Settings.svelte", "utf8");
const FILES = readdirSync("../src/hexfarer/text/en").filter((file) => /^web_(?!person)/.test(file));
const messages = FILES.flatMap((file) =>
  new FluentResource(readFileSync(`../src/hexfarer/text/en/${file}`, "utf8")).body.map((message) => message.id),
);

/** Ids with a part that is only known later, as patterns: `table-mk-mana-${colour}`. */
const patterns = [...code.matchAll(/`(table-[\w-]*\$\{[^`]*)`/g)].map(
  ([, text]) => new RegExp(`^${text!.replace(/\$\{[^}]*\}/g, "[\\w-]+").split(".")[0]}$`),
);
const plain = new Set([...code.matchAll(/["'`](table-[\w-]+)/g)].map(([, id]) => id!));

it("every message that the table names is there", () => {
  const missing = [...plain].filter((id) => !id.endsWith("-") && !messages.includes(id));
  expect(missing).toEqual([]);
});

it("every message of the table is said somewhere", () => {
  const idle = messages.filter((id) => !plain.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(idle).toEqual([]);
});

it("ids with open parts lead to messages", () => {
  expect(patterns.length).toBeGreaterThan(5);
  for (const pattern of patterns)
    expect(
      messages.some((id) => pattern.test(id)),
      String(pattern),
    ).toBe(true);
});
