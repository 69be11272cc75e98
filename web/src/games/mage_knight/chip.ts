/** The steps of a turn in the ribbon, as short as they can be: "Stamina, blue mana, Move 4". */

import { t } from "../../i18n.svelte";
import type { LogOut, StepOut } from "../../api/types";
import type { Chip } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { placeName, told } from "./names";
import { viewOf } from "./view";

/** What belongs to the step before it: aiming, paying, and carrying out what was put together. */
const SILENT: ReadonlySet<string> = new Set(["target", "strike", "guard", "block", "next", "pay"]);

const verbOf = (step: StepOut): string => step.notation.split(" ")[0]!;

/** The points that a step brought, from the log: "Move 4". */
function points(number: number, log: readonly LogOut[]): string {
  const step = log.find((one) => one.number === number);
  return (step?.about ?? [])
    .flatMap(({ key, numbers }) => {
      const amount = numbers?.["number"];
      if (key === "mk-drew" && amount !== undefined) return [t("table-mk-chip-drew", { count: amount })];
      const stat = /^mk-(move|influence|heal|attack|block)-points$/.exec(key)?.[1];
      return stat && amount !== undefined ? [`${t(`table-mk-total-${stat}`)} ${amount}`] : [];
    })
    .join(", ");
}

/** How many are challenged one after the other, from this step on; 0 if an earlier one has begun with it. */
function challenged(from: number, history: readonly StepOut[]): number {
  const loud = (step: StepOut): boolean => !SILENT.has(verbOf(step));
  const before = history.slice(0, from).findLast(loud);
  if (before && verbOf(before) === "challenge" && before.undone === history[from]!.undone) return 0;
  const rest = history.slice(from).filter((step) => loud(step) && step.undone === history[from]!.undone);
  const others = rest.findIndex((step) => verbOf(step) !== "challenge");
  return others < 0 ? rest.length : others;
}

export function chip(step: StepOut, table: TableState): Chip | null {
  const [verb, what = ""] = step.notation.split(" ");
  const { history, log } = table.position;
  const from = history.indexOf(step);
  /** It is told with what it belongs to: what it brought stands there. */
  const joins = (one: StepOut): boolean => verbOf(one) === "pay" || (verbOf(one) === "choose" && points(one.number, log) !== "");
  if (from > 0 && (SILENT.has(verb!) || joins(step))) return { text: "" };
  if (verb === "move" || verb === "go") {
    return viewOf(table.position).space[what] ? { text: placeName(what, table), icon: "move" } : null;
  }
  if (verb === "challenge") {
    const count = challenged(from, history);
    return count > 0 ? { text: t("table-mk-chip-challenge", { count }), icon: "attack" } : { text: "" };
  }
  const card = told(what, table);
  if (!card || !["play", "power", "sideways"].includes(verb!)) return null;
  // What was paid and chosen for it comes as steps of its own.
  const paid = history.slice(from + 1).findIndex((one) => !joins(one));
  const parts = history.slice(from, paid < 0 ? undefined : from + 1 + paid);
  const brought = parts.map((one) => points(one.number, log)).filter(Boolean).join(", ");
  const colour = verb === "power" ? String(table.library.get(what)?.facts["colour"] ?? "") : "";
  return { text: verb === "sideways" ? t("table-fight-step-sideways", { card }) : card, more: brought, ...(colour && { mana: colour }) };
}
