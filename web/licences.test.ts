/** Whoever's code is in the bundle is named with the text of the licence, and so are icons and fonts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { licences } from "./licences";

const installed = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "hexfarer-licences-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the plugin writes for a bundle of these modules, by the name of each work. */
function written(...modules: string[]): Map<string, string> {
  let text = "";
  const plugin = licences() as unknown as { generateBundle: (this: unknown, options: unknown, bundle: unknown) => void };
  plugin.generateBundle.call({ emitFile: (file: { source: string }) => (text = file.source) }, {}, { "a.js": { type: "chunk", moduleIds: modules } });
  return new Map(text.split(/^=+\n/m).slice(1).map((part) => [part.split("\n")[0]!.replace(/ \d+\.\d+\.\d+$/, ""), part]));
}

/** A module of a package that was never installed. */
function foreign(name: string, files: Record<string, string>): string {
  const home = join(folder, "node_modules", name);
  mkdirSync(join(home, "dist"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
  return join(home, "dist", "index.js");
}

it("names every package once, with version, licence and its text", () => {
  const found = written(installed("svelte/src/index-client.js"), installed("svelte/src/store/index.js"), installed("@fluent/bundle/esm/bundle.js"), "/home/me/web/src/main.ts");
  expect([...found.keys()]).toEqual(["@fluent/bundle", "svelte", "@iconify-json/game-icons", "Alegreya", "Source Sans 3"]);
  expect(found.get("svelte")).toMatch(/^svelte \d+\.\d+\.\d+\nLicence: MIT\n[^]*Permission is hereby granted/);
  expect(found.get("@fluent/bundle")).toMatch(/Licence: Apache-2\.0\n[^]*9\. Accepting Warranty/);
});

it("names icons and fonts, which no bundle tells of", () => {
  const found = written();
  expect(found.get("@iconify-json/game-icons")).toMatch(/Lorc, Delapouite[^]*Licence: CC-BY-3\.0\n[^]*8\. Miscellaneous/);
  expect(found.get("Alegreya")).toMatch(/The Alegreya Project Authors[^]*SIL OPEN FONT LICENSE/);
  expect(found.get("Source Sans 3")).toContain("SIL OPEN FONT LICENSE");
});

it("names the builder, whose helpers are in the bundle, but not what only builds", () => {
  const vite = written("\0vite/preload-helper.js").get("vite");
  expect(vite).toContain("Permission is hereby granted");
  expect(vite).not.toContain("bundled dependencies");
});

it("refuses a package whose licence has no text anywhere", () => {
  const rare = foreign("rare", { "package.json": '{"name": "rare", "version": "1.0.0", "license": "RARE-1.0"}' });
  expect(() => written(rare)).toThrow("rare brings no text of its licence: put it into web/licences/RARE-1.0.txt");
});

it("looks for the package, not for a package.json that only says how files are read", () => {
  const nested = foreign("nested", { "package.json": '{"name": "nested", "version": "2.0.0", "license": "MIT"}', LICENSE: "as you like", "dist/package.json": '{"type": "module"}' });
  expect(written(nested).get("nested")).toBe("nested 2.0.0\nLicence: MIT\n\nas you like\n\n");
});
