/** The page's own words. Everything that belongs to a game comes from the server already in words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

// One chunk a file and language, so only the words that are needed now are loaded.
const SOURCES = import.meta.glob<string>("../../src/hexfarer/text/*/web*.ftl", { query: "?raw", import: "default" });

/** Words that come together: those of all pages (web.ftl and web_person.ftl), of every table, or of one game, which may have none. */
type Part = "pages" | "table" | (string & {});

const PAGES = /\/web(_person)?\.ftl$/;

function load(lang: Lang, parts: readonly Part[]): Promise<string[]> {
  const belongs = (path: string): boolean => parts.some((part) => (part === "pages" ? PAGES.test(path) : path.includes(`/web_${part}`)));
  return Promise.all(Object.entries(SOURCES).filter(([path]) => path.includes(`/text/${lang}/`) && belongs(path)).map(([, source]) => source()));
}

class Words {
  #bundle: FluentBundle | null = $state.raw(null);

  #lang: Lang | null = null;
  #parts: readonly Part[] = ["pages"];

  /** Load the words of a language and show them; the old ones stay until the new ones are there. */
  async show(lang: Lang): Promise<void> {
    const parts = this.#parts;
    const texts = await load(lang, parts);
    if (parts !== this.#parts) return this.show(lang); // more was asked for meanwhile
    this.read(lang, texts);
    this.#lang = lang;
  }

  /** Load further words, which the first page does without. */
  async need(part: Part): Promise<void> {
    const lang = this.#lang;
    if (!lang || this.#parts.includes(part)) return;
    const texts = await load(lang, [part]);
    if (lang !== this.#lang) return this.need(part); // the language changed meanwhile
    if (this.#parts.includes(part)) return;
    this.#parts = [...this.#parts, part];
    for (const text of texts) this.#bundle!.addResource(new FluentResource(text));
  }

  read(lang: Lang, texts: readonly string[]): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
  }

  get ready(): boolean { return this.#bundle !== null; }

  has(id: string): boolean { return this.#bundle?.hasMessage(id) ?? false; }

  say(id: string, args?: Record<string, FluentVariable>): string {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.#bundle || !pattern) return id; // a test holds every id of the page against the files
    return this.#bundle.formatPattern(pattern, args, []).replace(/(?<![\w–-])-(?=\d)/g, "−");
  }
}

export const words = new Words();

/** The message in the language of the page; changes in place when the language does. `t("page-close.title")` would be an attribute. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.say(id, args);
}

/** Change the language of the page. */
export async function speak(lang: Lang): Promise<void> {
  await words.show(lang);
  settings.change({ lang });
}
