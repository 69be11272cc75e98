/** Where the focus is and where it goes: between zones, to the next thing that can act, and after a new position (UX-A11Y-04). */

import type { TableState } from "./state.svelte";

const ZONES = ["bar", "sheet", "map", "hand", "mine", "offers", "log"];

/** What had the focus before the page changed. */
export interface Held {
  zone: string | null;
  /** Which of the zone's things it was; -1 if none. */
  index: number;
  /** Was it in something that closes by itself? */
  open: boolean;
}

function thingsIn(zone: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] [data-thing]`)];
}

function zoneOf(element: Element | null): string | null {
  return element?.closest("[data-zone]")?.getAttribute("data-zone") ?? null;
}

export function held(): Held {
  const focused = document.activeElement;
  const zone = zoneOf(focused);
  return {
    zone,
    index: zone ? thingsIn(zone).indexOf(focused as HTMLElement) : -1,
    open: (focused?.closest(".pop, .open, .sheet") ?? null) !== null,
  };
}

/** If what had the focus is gone, its neighbour gets it, or else the decision. */
export function restore({ zone, index, open }: Held): void {
  const lost = document.activeElement === document.body || document.activeElement === null;
  if (!lost || (zone === null && !open)) return;
  const things = zone ? thingsIn(zone) : [];
  const to = things[Math.min(Math.max(index, 0), things.length - 1)] ?? document.getElementById("bar-title");
  to?.focus();
}

/** Go to a zone; false if it is not there. */
export function go(zone: string): boolean {
  if (zone === "bar") {
    const title = document.getElementById("bar-title");
    title?.focus();
    return title !== null;
  }
  const root = document.querySelector(`[data-zone="${zone}"]`);
  if (!root) return false;
  const target =
    root.querySelector<HTMLElement>('[data-thing][tabindex="0"]') ??
    root.querySelector<HTMLElement>("h1, button, [tabindex]");
  target?.focus();
  return target !== null;
}

/** Go to the next zone that is there, or with -1 to the one before. */
export function cycle(step: 1 | -1): void {
  const at = ZONES.indexOf(zoneOf(document.activeElement) ?? "");
  for (let k = 1; k <= ZONES.length; k++) {
    if (go(ZONES[(at + step * k + ZONES.length * 2) % ZONES.length]!)) return;
  }
}

/** Go to the next thing that can act now, in the order of the page. */
export function nextThing(table: TableState, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(".tbl [data-thing]")].filter((thing) => {
    const key = thing.dataset["thing"]!;
    return key.startsWith("choice:") || table.can(key);
  });
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + step + all.length) % all.length]?.focus();
}

/** The thing that a key means: the focused one, or else the selected one. */
export function focusedThing(table: TableState): string | null {
  return document.activeElement?.closest("[data-thing]")?.getAttribute("data-thing") ?? table.selected;
}
