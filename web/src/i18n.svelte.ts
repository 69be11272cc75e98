/** The page's own words. Everything that belongs to a game comes from the server already in words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

type Source = () => Promise<string>;

// web.ftl and web_person.ftl: the pages; the others: the table. One chunk a file and language, so only the active language is loaded.
const SOURCES = import.meta.glob<string>("../../src/hexfarer/text/*/web*.ftl", { query: "?raw", import: "default" });

const PAGES = /\/web(_person)?\.ftl$/;

function sourcesOf(lang: Lang, whole: boolean): Source[] {
  return Object.entries(SOURCES).filter(([path]) => path.includes(`/text/${lang}/`) && (whole || PAGES.test(path))).map(([, load]) => load);
}

class Words {
  #bundle: FluentBundle | null = $state.raw(null);

  #lang: Lang | null = null;
  #whole = false;

  /** Load the words of a language and show them; the old ones stay until the new ones are there. */
  async show(lang: Lang, whole = this.#whole): Promise<void> {
    const texts = await Promise.all(sourcesOf(lang, whole).map((load) => load()));
    this.read(lang, texts);
    this.#lang = lang;
    this.#whole = whole;
  }

  /** Load the words of the table as well, which the first page does without. */
  async whole(): Promise<void> {
    if (this.#lang && !this.#whole) await this.show(this.#lang, true);
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
