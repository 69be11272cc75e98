/** The page must not grow heavy: what a browser loads first, in gzipped bytes. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, it } from "vitest";

const GAMES = ["mage_knight", "four_lands", "heroes3", "euthia"];
const LIMIT = 250_000;
const STYLE = 22_000;
/** The drawings of a table when it stands. The faces of enemies that lie face down or in their piles come when they turn up. */
const ART = 140_000;
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

const pageWords = ["text/pl/web.ftl", "text/pl/web_person.ftl"];
const words = [...pageWords, "text/pl/web_table.ftl", "text/pl/web_heroes3.ftl", "text/pl/web_heroes3_combat.ftl", "text/pl/web_euthia.ftl", "text/pl/web_euthia_fight.ftl"];

it("home loads at most 90 kB of JavaScript", () => {
  expect(size(all("index.html", ...pageWords))).toBeLessThanOrEqual(90_000);
});

it.each(GAMES)("a first table of %s loads at most 250 kB of JavaScript", (game) => {
  expect(size(all("index.html", "pages/TablePage.svelte", `games/${game}/index.ts`, ...words))).toBeLessThanOrEqual(LIMIT);
});

it.each(GAMES)("a first table of %s loads at most 22 kB of styles", (game) => {
  const loaded = new Set<string>();
  for (const name of all("index.html", "pages/TablePage.svelte", `games/${game}/index.ts`))
    for (const style of chunks.get(name)!.viteMetadata?.importedCss ?? []) loaded.add(style);
  expect([...loaded].map((name) => name.replace(/-.{8}\.css$/, "")).sort()).toEqual([`assets/${game}`, "assets/index"].sort());
  expect([...loaded].reduce((sum, name) => sum + styles.get(name)!, 0)).toBeLessThanOrEqual(STYLE);
});

it("drawings are at most 140 kB, and none is there before the first paint", () => {
  const drawings = of("/web/art/").map((one) => one.fileName);
  expect(drawings.length).toBeGreaterThan(8);
  const later = of("/web/art/faces/").filter((one) => /(brown|violet|white|red)\.svg/.test(one.facadeModuleId!)).map((one) => one.fileName);
  expect(later.length).toBe(4);
  expect(size(drawings.filter((name) => !later.includes(name)))).toBeLessThanOrEqual(ART);
  const first = all("index.html", "pages/TablePage.svelte", ...GAMES.map((game) => `games/${game}/index.ts`));
  expect(drawings.filter((name) => first.has(name))).toEqual([]);
});

it("no style belongs to anything but the shared page and a game", () => {
  expect(styles.size).toBe(1 + GAMES.length);
});
