/** What pointer, finger and focus do at anything that stands for a thing (UX-PTR). */

import type { ActionOut } from "../api/types";
import type { TableState } from "./state.svelte";
import { idOf, inOrder } from "./things";

const REST = 450; // ms until a resting finger asks for the face of a thing

let resting: ReturnType<typeof setTimeout> | undefined;
let rested = false;

/** A finger that rests on a thing asks for its face; the click that follows is no second wish. */
function press(table: TableState, key: string, event: PointerEvent): void {
  rested = false;
  clearTimeout(resting);
  if (event.pointerType !== "touch") return;
  resting = setTimeout(() => {
    rested = true;
    table.show(key);
  }, REST);
}

/** The attributes of the element of a thing. */
export function handle(table: TableState, key: string): Record<string, unknown> {
  const some = table.at(idOf(key));
  const only = some.length === 1 ? some[0]! : null;
  return {
    "data-thing": key,
    "data-act": table.direct(key)?.notation,
    "data-can": table.can(key) ? "" : undefined,
    draggable: some.length > 0 || table.layout.carries?.(key, table) ? true : undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!rested) void table.pick(key, event.detail === 0);
      rested = false;
    },
    ondblclick: () => {
      const first = inOrder(table.at(idOf(key)), table.layout.verbs)[0];
      if (first && table.hand.includes(key)) void table.act(first);
    },
    oncontextmenu: (event: MouseEvent) => {
      event.preventDefault();
      table.show(key);
    },
    ondragstart: (event: DragEvent) => {
      event.dataTransfer?.setData("text/plain", key);
      table.dragged = key;
    },
    ondragend: () => (table.dragged = null),
    ondragover: (event: DragEvent) => {
      if (table.dragged) event.preventDefault();
    },
    ondrop: (event: DragEvent) => {
      event.preventDefault();
      void table.drop(key);
    },
    onpointerdown: (event: PointerEvent) => press(table, key, event),
    onpointerup: () => clearTimeout(resting),
    onpointercancel: () => clearTimeout(resting),
    onpointerenter: (event: PointerEvent) => {
      table.preview(only);
      if (event.pointerType !== "touch") table.look(key);
    },
    onpointerleave: () => {
      clearTimeout(resting);
      table.leave(key);
    },
    onfocus: (event: FocusEvent) => {
      table.preview(only);
      if ((event.target as Element).matches(":focus-visible")) table.look(key);
    },
    onblur: () => table.leave(key),
  };
}

/** The attributes of a button that takes an action: pointer and focus tell beforehand what it brings. */
export function offer(table: TableState, action: ActionOut): Record<string, unknown> {
  const tell = (): void => table.preview(action);
  const hush = (): void => table.preview(null);
  return {
    "data-act": action.notation,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      void table.act(action);
    },
    onpointerenter: tell,
    onpointerleave: hush,
    onfocus: tell,
    onblur: hush,
  };
}
