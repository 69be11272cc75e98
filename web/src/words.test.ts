/** Every word of the page is written in every language, and none is written for nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const texts = fileURLToPath(new URL("../../src/hexfarer/text/", import.meta.url));
const FILES = ["web.ftl", "web_person.ftl", "web_table.ftl", "web_four_lands.ftl", "web_heroes3.ftl", "web_heroes3_combat.ftl", "web_heroes3_panels.ftl", "web_euthia.ftl", "web_euthia_fight.ftl"];
const LANGS = ["en", "pl", "cs"];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|schema\.ts$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

function ids(lang: string): string[] {
  const resources = FILES.map((file) => new FluentResource(readFileSync(join(texts, lang, file), "utf8")));
  return resources.flatMap((resource) => resource.body.map((entry) => entry.id));
}

const code = sources(here).join("\n");
const known = ids("en");
const said = [...code.matchAll(/\bt\(\s*"([a-z0-9_-]+)/g)].map((found) => found[1]!);
// t(`page-theme-${theme}`) and "page-" + name: the beginning of the id is all that can be read
const begun = [...code.matchAll(/[`"]([a-z][a-z0-9_-]*-)(?:\$\{|" \+)/g)].map((found) => found[1]!);
const quoted = new Set([...code.matchAll(/["'`]([a-z][a-z0-9_-]+)["'`]/g)].map((found) => found[1]!));

describe("the words of the page", () => {
  it("are written where the page says them", () => {
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((id) => !known.includes(id))).toEqual([]);
  });

  it("are said somewhere", () => {
    expect(known.filter((id) => !quoted.has(id) && !begun.some((begin) => id.startsWith(begin)))).toEqual([]);
  });

  it.each(LANGS)("are the same in %s, each once", (lang) => {
    expect([...ids(lang)].sort()).toEqual([...new Set(known)].sort());
  });
});
