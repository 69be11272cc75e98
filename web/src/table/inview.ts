/** No question without something to do in view: what an answer lies at is brought into sight, or laid on the sheet. */

import { tick } from "svelte";
import type { ActionOut } from "../api/types";
import { hitAt } from "./guard";
import type { Box } from "./place";
import type { Tab, TableState } from "./state.svelte";
import { idOf } from "./things";

const LEAST = 40; // px of a thing that must be seen to be chosen without looking for it
const TRIES = 4; // things that are looked for, one after another

/** The answers that are looked for: all but the usual next one, or that one if there is no other. */
export function choices(actions: readonly ActionOut[], primary: readonly ActionOut[]): ActionOut[] {
  const some = actions.filter((action) => !primary.includes(action));
  return some.length > 0 ? some : [...actions];
}

/** The part of a box that lies in another. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** The part of an element that no edge of the window or of a scrolled part cuts off. */
function uncut(element: Element): Box {
  let box: Box = common(element.getBoundingClientRect(), { x: 0, y: 0, width: innerWidth, height: innerHeight });
  for (let one = element.parentElement; one && !one.matches(".tbl"); one = one.parentElement)
    if (getComputedStyle(one).overflow !== "visible") box = common(box, one.getBoundingClientRect());
  return box;
}

/** Can the element be seen and hit? */
function inSight(element: Element): boolean {
  const whole = element.getBoundingClientRect();
  const box = uncut(element);
  if (box.width < Math.min(LEAST, whole.width) || box.height < Math.min(LEAST, whole.height)) return false;
  if (box.width <= 0 || box.height <= 0) return false;
  if (element.closest(".bar, .sheet")) return true; // over everything; for a moment after an action they take no click
  const hit = hitAt(box.x + box.width / 2, box.y + box.height / 2);
  return hit !== null && element.contains(hit);
}

/** Everything on the page at which one of the answers can be given; not what may be gone the next moment. */
function places(table: TableState, wanted: ReadonlySet<string>): Element[] {
  return [...document.querySelectorAll<HTMLElement>(".tbl :is([data-act], [data-can]):not([data-fleeting] *)")].filter(({ dataset }) =>
    dataset["act"] !== undefined
      ? wanted.has(dataset["act"])
      : table.at(idOf(dataset["thing"]!)).some((action) => wanted.has(action.notation)),
  );
}

/** The tab of a narrow screen behind which the element lies; null if it lies behind none. */
function tabOf(element: Element): Tab | null {
  if (element.closest(".rail")) return "offers";
  if (element.closest(".tray > :not(.handwrap)")) return "hero";
  return element.closest(".board-zone, .handwrap") ? "map" : null;
}

/** Scroll the parts that a hand could scroll too, and no others: what hides its overflow must keep still. */
function scroll(element: Element): void {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(part).overflow)) continue;
    const [inner, outer] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) part.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
    else if (inner.top < outer.top) part.scrollTop -= outer.top - inner.top;
    if (inner.right > outer.right) part.scrollLeft += Math.min(inner.right - outer.right, inner.left - outer.left);
    else if (inner.left < outer.left) part.scrollLeft -= outer.left - inner.left;
  }
}

const WAITS = [0, 100, 150]; // ms: parts of a board are loaded when they are first needed

/** Scroll to one of the things, or move the picture: true if that was enough. */
async function reach(table: TableState, there: () => Element[], over: () => boolean): Promise<boolean> {
  for (const one of there().filter((one) => one.getClientRects().length > 0).slice(0, TRIES)) {
    if (one.closest("svg.board")) table.camera?.show(one);
    else scroll(one);
    await tick();
    if (over()) return true;
  }
  return false;
}

/** Look for one of the things where one is, then behind the other tabs. */
async function find(table: TableState, there: () => Element[], over: () => boolean): Promise<boolean> {
  if (await reach(table, there, over)) return true;
  for (const tab of new Set(there().map(tabOf))) {
    if (!tab || tab === table.tab) continue;
    table.visitFor(tab);
    await tick();
    if (over() || (await reach(table, there, over))) return true;
  }
  return false;
}

/** What is asked now is brought into sight: by scrolling, by its tab, or else on the sheet. */
export async function bringIntoView(table: TableState): Promise<void> {
  const root = document.querySelector<HTMLElement>(".tbl");
  if (!table.mine || !root || root.clientHeight === 0) return; // nobody sees a page that is not laid out
  const asked = table.position.sequence;
  const some = choices(table.offered, table.primary);
  const wanted = new Set(some.map((action) => action.notation));
  const there = (): Element[] => places(table, wanted);
  const over = (): boolean => table.position.sequence !== asked || there().some(inSight);
  // Beside a usual next answer the others may wait under "More"; alone they may not.
  if (table.primary.length > 0 && some.every((action) => table.others.includes(action))) return;
  for (const wait of WAITS) {
    await (wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : tick());
    if (over()) return;
  }
  if (!(await find(table, there, over))) table.laid = wanted;
}

/** After the first of a pair one of its partners is brought into sight. */
export async function bringPartners(table: TableState): Promise<void> {
  const root = document.querySelector<HTMLElement>(".tbl");
  const first = table.selected;
  if (!first || !root || root.clientHeight === 0) return;
  const partners = new Set([...table.partners].filter((id) => table.drawn.has(id)));
  if (partners.size === 0) return;
  const there = (): Element[] => [...document.querySelectorAll<HTMLElement>(".tbl [data-can]")].filter(({ dataset }) => partners.has(idOf(dataset["thing"] ?? "")));
  const over = (): boolean => table.selected !== first || there().some(inSight);
  await tick();
  if (!over()) await find(table, there, over);
}
