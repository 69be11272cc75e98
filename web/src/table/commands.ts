/** What the keys of the table do (UX 7). Which key means which command is in keys.ts. */

import { tick } from "svelte";
import { settings } from "../settings.svelte";
import { cycle, focusedThing, go, nextThing } from "./focus";
import { commandOf, takesText, type Command } from "./keys";
import type { Tab, TableState } from "./state.svelte";

/** The thing of a key press that no button takes for itself: places on the map are no buttons. */
function bareThing(event: KeyboardEvent): string | null {
  const thing = (event.target as Element).closest?.("[data-thing]");
  return thing && !(thing instanceof HTMLButtonElement) ? thing.getAttribute("data-thing") : null;
}

function confirm(table: TableState, event: KeyboardEvent): void {
  const thing = bareThing(event);
  if (thing !== null) {
    event.preventDefault();
    void table.pick(thing, true);
  } else if (!(event.target as Element).closest?.("button, a, input, select, textarea, dialog")) {
    event.preventDefault();
    if (table.proposal && !table.asking) return table.proposal.take();
    const filled = document.querySelector<HTMLElement>(".bar .btn.primary");
    if (table.primary[0]?.reveals && !table.asking)
      filled?.focus(); // what cannot be taken back wants a second Enter
    else filled?.click();
  }
}

/** Show a tab of narrow screens, then go to its zone. */
export function visit(table: TableState, tab: Tab): void {
  table.tab = tab;
  void tick().then(() => go(tab));
}

function obey(table: TableState, command: Command, event: KeyboardEvent): void {
  if (command === "confirm") return confirm(table, event);
  const thing = focusedThing(table);
  if (typeof command === "object") {
    const action = table.numbered[command.act - 1];
    if (action) void table.act(action);
    return;
  }
  event.preventDefault();
  switch (command) {
    case "close":
      table.close();
      break;
    case "next":
      nextThing(table, 1);
      break;
    case "previous":
      nextThing(table, -1);
      break;
    case "why":
      if (thing && table.mine) void table.explain(thing);
      break;
    case "face":
      if (thing) table.show(thing);
      break;
    case "undo":
      void table.undo();
      break;
    case "redo":
      void table.redo();
      break;
    case "keep":
      table.keep();
      break;
    case "hint":
      void table.hint();
      break;
    case "map":
      table.minimised = table.sheet.length > 0 && !table.minimised;
      visit(table, command);
      break;
    case "offers":
    case "log":
      visit(table, command);
      break;
    case "hand":
    case "mine":
    case "bar":
      go(command);
      break;
    case "list":
      table.list = true;
      break;
    case "centre":
      table.camera?.centre();
      break;
    case "closer":
      table.camera?.zoom(1.25);
      break;
    case "farther":
      table.camera?.zoom(0.8);
      break;
    case "fit":
      table.camera?.fit();
      break;
    case "full":
      table.full = !table.full;
      break;
    case "coordinates":
      table.coordinates = !table.coordinates;
      break;
    case "search":
      open(`/rules/${table.game}`, "_blank", "noopener");
      break;
    case "keys":
      table.keys = true;
      break;
    case "zone":
      cycle(1);
      break;
    case "zone-back":
      cycle(-1);
      break;
  }
}

/** A key was pressed. Where a scrubber stands in the place of the bar, keys outside the zones are its own. */
export function pressed(table: TableState, event: KeyboardEvent, scrubber: boolean): void {
  if (event.defaultPrevented || takesText(event.target) || table.keys || table.list) return;
  if (scrubber && !(event.target as Element).closest?.(".tbl [data-zone]")) return;
  if (event.key === " ") {
    const thing = bareThing(event);
    if (thing === null) return;
    event.preventDefault();
    void table.pick(thing, true);
    return;
  }
  const command = commandOf(event, settings.keys, settings.bindings);
  if (command) obey(table, command, event);
}
