/** The drawings: groups of symbols from `web/art`, which come after the first paint, each when something in sight needs it. */

import { SvelteSet } from "svelte/reactivity";

const FILES = import.meta.glob<string>("../../art/**/*.svg", { query: "?raw", import: "default" });
/** The palettes that some groups bring along. */
const COLOURS = import.meta.glob<string>("../../art/**/*.css", { query: "?raw", import: "default" });

/** Once what stands now was painted: drawings take nothing from the time until a table is seen. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

class Art {
  #there: Record<string, true> = $state({});
  #ids = new SvelteSet<string>();
  #asked = new Set<string>();
  #coloured = new Set<string>();
  #sprite: SVGSVGElement | null = null;

  /** Are the symbols of a group in the page? */
  has(group: string): boolean {
    return this.#there[group] === true;
  }

  /** Is the symbol with this id in the page? */
  draws(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Fetch groups that are not here yet, such as "terrain" or "faces/green". */
  need(groups: readonly string[]): void {
    for (const group of groups) {
      if (this.#asked.has(group)) continue;
      this.#asked.add(group);
      // Without a connection the plain picture stays, and the next need asks again.
      this.#fetch(group).catch(() => this.#asked.delete(group));
    }
  }

  /** Fetch the palette of a group alone: another group is drawn in its colours. */
  colours(group: string): void {
    void painted().then(() => this.#colour(group));
  }

  async #colour(group: string): Promise<void> {
    if (this.#coloured.has(group)) return;
    this.#coloured.add(group);
    const colours = await COLOURS[`../../art/${group}.css`]?.();
    if (colours) document.head.append(Object.assign(document.createElement("style"), { textContent: colours }));
  }

  async #fetch(group: string): Promise<void> {
    const load = FILES[`../../art/${group}.svg`];
    if (!load) throw new Error(`there is no drawing ${group}`);
    await painted();
    const [text] = await Promise.all([load(), this.#colour(group)]);
    this.#add(text);
    this.#there[group] = true;
  }

  /** All symbols lie in one picture without a size at the end of the page, from where `<use>` takes them. */
  #add(text: string): void {
    const { documentElement: found } = new DOMParser().parseFromString(text, "image/svg+xml");
    if (!this.#sprite) {
      this.#sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      this.#sprite.setAttribute("aria-hidden", "true");
      this.#sprite.setAttribute("class", "sprite");
    }
    found.querySelector("title")?.remove();
    const ids = [...found.querySelectorAll("symbol")].map((symbol) => symbol.id);
    this.#sprite.append(...found.children);
    if (!this.#sprite.isConnected) document.body.append(this.#sprite);
    for (const id of ids) this.#ids.add(id);
  }
}

export const art = new Art();
