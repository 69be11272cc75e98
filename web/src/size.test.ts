// @vitest-environment node
/** The page must not grow heavy: what a browser loads first, in gzipped bytes. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, it } from "vitest";

const LIMIT = 250_000;
const STYLE = 20_000;
const GAME_STYLE = 4_000; // what the layout of one game brings along
let chunks: Map<string, Rolldown.OutputChunk>;
const styles = new Map<string, number>();

beforeAll(async () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const made = (await build({ root, logLevel: "silent", build: { write: false, emptyOutDir: false } })) as Rolldown.RolldownOutput;
  chunks = new Map(made.output.filter((one) => one.type === "chunk").map((one) => [one.fileName, one]));
  for (const one of made.output)
    if (one.type === "asset" && one.fileName.endsWith(".css")) styles.set(one.fileName, gzipSync(one.source).length);
}, 120_000);

/** A chunk with everything that it imports at once. */
function closure(chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) closure(chunks.get(name)!, found);
  return found;
}

const of = (part: string) => [...chunks.values()].filter((one) => one.facadeModuleId?.includes(part));
const size = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)!.code).length, 0);
const all = (...parts: string[]) => {
  const found = new Set<string>();
  for (const part of parts) {
    const some = of(part);
    expect(some.length, `a chunk for ${part}`).toBeGreaterThan(0);
    for (const one of some) closure(one, found);
  }
  return found;
};

const words = ["text/pl/web.ftl", "text/pl/web_table.ftl", "text/pl/web_heroes3.ftl", "text/pl/web_heroes3_combat.ftl"];

it("home loads at most 90 kB of JavaScript", () => {
  expect(size(all("index.html", ...words))).toBeLessThanOrEqual(90_000);
});

it.each(["mage_knight", "four_lands", "heroes3"])("a first table of %s loads at most 250 kB of JavaScript", (game) => {
  expect(size(all("index.html", "pages/TablePage.svelte", `games/${game}/index.ts`, ...words))).toBeLessThanOrEqual(LIMIT);
});

it("the styles of all pages have at most 20 kB, those of one game 4 kB more", () => {
  expect([...styles.keys()].filter((name) => name.startsWith("assets/index-"))).toHaveLength(1);
  for (const [name, bytes] of styles) {
    expect(bytes, name).toBeLessThanOrEqual(name.startsWith("assets/index-") ? STYLE : GAME_STYLE);
  }
});
