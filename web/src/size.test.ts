/** The page must not grow heavy: what a browser loads before it paints, in gzipped bytes, built as it is shipped. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const GAMES = ["mage_knight", "four_lands", "heroes3", "euthia"];
const LANGS = ["en", "pl", "cs"];
const root = fileURLToPath(new URL("..", import.meta.url));
/**
 * Of a table: the document and whatever it names, all code and styles of the page, of the table and of the game's layout with what
 * they import at once, and the words in the language where they are longest. What stands behind `import()` comes later or never.
 * Not counted is what the first paint does not wait for: letters and drawings (tests below), and what the server tells of the game.
 */
const TABLE = 250_000;
const HOME = 100_000;
/** Of these, styles alone. */
const STYLE = 22_000;
/** The drawings of a table when it stands. The faces of enemies that lie face down or in their piles come when they turn up. */
const LATER = 140_000;
/** The drawings of the pages around the tables: the four games, every portrait, land and feature. No page shows them all. */
const AROUND = 70_000;
let chunks: Map<string, Rolldown.OutputChunk>;
let page: string;
const styles = new Map<string, number>();

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production"); // else Svelte adds what only helps while one works on it
  const made = (await build({ root, logLevel: "silent", build: { write: false, emptyOutDir: false } })) as Rolldown.RolldownOutput;
  chunks = new Map(made.output.filter((one) => one.type === "chunk").map((one) => [one.fileName, one]));
  for (const one of made.output) {
    if (one.type !== "asset") continue;
    if (one.fileName.endsWith(".css")) styles.set(one.fileName, gzipSync(one.source).length);
    if (one.fileName === "index.html") page = String(one.source);
  }
}, 120_000);
afterAll(() => void vi.unstubAllEnvs());

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

/** Files with words of the page, in the language where they are longest. */
function words(files: RegExp, count: number): number {
  const sizes = LANGS.map((lang) => {
    const found = [...chunks.values()].filter((one) => files.test(one.facadeModuleId?.split(`/text/${lang}/`)[1] ?? ""));
    expect(found.length, lang).toBe(count);
    return size(found.map((one) => one.fileName));
  });
  return Math.max(...sizes);
}

/** The styles that come with chunks. */
const styled = (names: Iterable<string>): string[] => [...new Set([...names].flatMap((name) => [...(chunks.get(name)!.viteMetadata?.importedCss ?? [])]))];
const styleSize = (names: string[]): number => names.reduce((bytes, name) => bytes + styles.get(name)!, 0);

/** The document and what it names besides code and styles. */
function paper(): number {
  const named = [...page.matchAll(/ (?:src|href)="\/([^"]+)"/g)].map(([, name]) => name!).filter((name) => !chunks.has(name) && !styles.has(name));
  expect(named.sort()).toEqual(["first-paint.js", "icon.svg"]);
  return gzipSync(page).length + named.reduce((bytes, name) => bytes + gzipSync(readFileSync(`${root}static/${name}`)).length, 0);
}

/** What belongs to another game, or to another page. */
const foreign = (game: string) => new RegExp(`/web/src/(games|icons)/(?!${game}\\b)(${GAMES.join("|")})\\b|/web/src/pages/(?!Home\\.|TablePage\\.|\\w+\\.ts$)`);

const table = (game: string) => all("index.html", "pages/TablePage.svelte", `games/${game}/index.ts`);

it("home loads at most 100 kB", () => {
  const code = all("index.html", "pages/Home.svelte");
  expect(paper() + size(code) + styleSize(styled(code)) + words(/^web(_person)?\.ftl/, 2)).toBeLessThanOrEqual(HOME);
});

it.each(GAMES)("a table of %s loads at most 250 kB before it is painted", (game) => {
  const code = table(game);
  const own = { four_lands: 1, heroes3: 3, euthia: 2 }[game] ?? 0; // files with words of the game
  const said = words(new RegExp(`^web(_person|_table|_${game}\\w*)?\\.ftl`), 3 + own);
  expect(paper() + size(code) + styleSize(styled(code)) + said).toBeLessThanOrEqual(TABLE);
});

/** The modules whose styles lie in a file. */
const sources = (style: string): string[] =>
  [...chunks.values()].filter((chunk) => chunk.viteMetadata?.importedCss.has(style)).flatMap((chunk) => Object.keys(chunk.modules));

it.each(GAMES)("at most 22 kB of a table of %s are styles, of the page and of that game", (game) => {
  const loaded = styled(table(game));
  expect(loaded.flatMap(sources).some((name) => name.includes(`/web/src/games/${game}/`))).toBe(true);
  expect(loaded.flatMap(sources).filter((name) => foreign(game).test(name))).toEqual([]);
  expect(styleSize(loaded)).toBeLessThanOrEqual(STYLE);
});

it.each(GAMES)("a table of %s loads nothing of another game, and no other page", (game) => {
  const loaded = [...table(game)].flatMap((name) => Object.keys(chunks.get(name)!.modules));
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((name) => foreign(game).test(name))).toEqual([]);
});

it("letters come when they come: nothing is painted later for them", () => {
  const faces = readFileSync(`${root}src/styles/tokens.css`, "utf8").match(/@font-face \{[^}]*\}/g)!;
  expect(faces.length).toBeGreaterThan(2);
  for (const face of faces) expect(face).toContain("font-display: swap");
  expect(page).not.toContain("font");
});

const around = () => [...of("/web/art/portraits/"), ...of("/web/art/games.svg")].map((one) => one.fileName);

it("drawings are at most 140 kB, and none is there before the first paint", () => {
  const drawings = of("/web/art/").map((one) => one.fileName).filter((name) => ![...around(), ...ofEuthia(/./), ...ofHeroes(), ...ofFourLands()].includes(name));
  expect(drawings.length).toBeGreaterThan(8);
  const later = of("/web/art/faces/").filter((one) => /(brown|violet|white|red)\.svg/.test(one.facadeModuleId!)).map((one) => one.fileName);
  expect(later.length).toBe(4);
  expect(size(drawings.filter((name) => !later.includes(name)))).toBeLessThanOrEqual(LATER);
  for (const game of GAMES) expect(drawings.filter((name) => table(game).has(name))).toEqual([]);
});

const ofEuthia = (part: RegExp): string[] => of("/web/art/euthia/").filter((one) => part.test(one.facadeModuleId!)).map((one) => one.fileName);

it("the drawings of a table of Euthia are at most 140 kB, whoever plays, and none is there before the first paint", () => {
  const heroes = ["dral", "keleia", "ael", "maeldur", "skoldur", "taesiri"].map((hero) => size(ofEuthia(new RegExp(`_${hero}\\.`))));
  const seated = heroes.sort((a, b) => b - a).slice(0, 4).reduce((sum, one) => sum + one, 0);
  // Faces of Monsters come when one meets them; what is found, when somebody has found it.
  const common = ofEuthia(/(land|places|tokens|giants|tiles_(shared|merchant|alchemist|slayers))\./);
  expect(common.length).toBeGreaterThan(7);
  expect(seated + size([...common, ...of("/web/art/pieces.svg").map((one) => one.fileName)])).toBeLessThanOrEqual(LATER);
  expect(ofEuthia(/./).filter((name) => table("euthia").has(name))).toEqual([]);
});

const ofHeroes = (): string[] => of("/web/art/heroes3/").map((one) => one.fileName); // drawings and their palettes

it("the drawings of a table of Heroes III are at most 140 kB, all towns and units among them, and none is there before the first paint", () => {
  expect(ofHeroes().length).toBe(15);
  const shared = [...of("/web/art/terrain.svg"), ...of("/web/art/chart.svg")].map((one) => one.fileName);
  expect(shared).toHaveLength(2);
  expect(size([...ofHeroes(), ...shared])).toBeLessThanOrEqual(LATER);
  expect(ofHeroes().filter((name) => table("heroes3").has(name))).toEqual([]);
});

const ofFourLands = (): string[] => of("/web/art/four_lands/").map((one) => one.fileName);

it("the drawings of a table of the Four Lands are at most 140 kB, with all four sides, and none is there before the first paint", () => {
  expect(ofFourLands().length).toBe(8); // with the palette
  expect(size([...ofFourLands(), ...of("/web/art/sites.svg").map((one) => one.fileName)])).toBeLessThanOrEqual(LATER);
  expect(ofFourLands().filter((name) => table("four_lands").has(name))).toEqual([]);
});

it("the drawings around the tables are at most 70 kB, and none is there before the first paint of home", () => {
  expect(around().length).toBeGreaterThan(6);
  expect(size(around())).toBeLessThanOrEqual(AROUND);
  expect(around().filter((name) => all("index.html").has(name))).toEqual([]);
});

it("every other style comes with a page of its own, or with a part of a game that comes later", () => {
  const first = new Set(GAMES.flatMap((game) => styled(table(game))));
  for (const name of styles.keys())
    if (!first.has(name)) expect(sources(name).filter((one) => /\/web\/src\/(?!games|table|icons|pages|parts)/.test(one)), name).toEqual([]);
});

it("drawings bring palettes and no controls", () => {
  const files = readdirSync(`${root}art`, { recursive: true }).map(String).filter((name) => name.endsWith(".css"));
  expect(files).toContain("terrain.css");
  for (const name of files) {
    const rules = readFileSync(`${root}art/${name}`, "utf8").replace(/\/\*[^]*?\*\//g, "");
    const set = [...rules.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].map((found) => found[1]);
    expect(set.filter((property) => !property?.startsWith("--") && property !== "color-scheme"), name).toEqual([]);
  }
});
