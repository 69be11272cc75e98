/** The steps of a turn in the ribbon, as short as they can be: "Stamina, blue mana, Move 4". */

import { t } from "../../i18n.svelte";
import type { StepOut } from "../../api/types";
import type { Chip } from "../../table/layout";
import type { Told } from "../../table/story";
import type { TableState } from "../../table/state.svelte";
import { placeName, told } from "./names";
import { viewOf } from "./view";

/** What needs no words: aiming, and carrying out what was put together. */
const SIGNS: Readonly<Record<string, string>> = { target: "attack", strike: "attack", guard: "block", block: "block", next: "done" };

const AIMS = /^(target|guard) /;

/** The points that a step brought, from the log: "Move 4". */
function points(number: number, log: readonly Told[]): string {
  const step = log.find((one) => one.number === number);
  return (step?.about ?? [])
    .flatMap(({ key, numbers }) => {
      const amount = numbers?.["number"];
      const stat = /^mk-(move|influence|heal|attack|block)-points$/.exec(key)?.[1];
      return stat && amount !== undefined ? [`${t(`table-mk-total-${stat}`)} ${amount}`] : [];
    })
    .join(", ");
}

export function chip(step: StepOut, table: TableState): Chip | null {
  const [verb, what = ""] = step.notation.split(" ");
  const { history, log } = table.position;
  // Who aims anew has not aimed before.
  if (AIMS.test(step.notation)) return AIMS.test(history[history.indexOf(step) + 1]?.notation ?? "") ? { text: "" } : { text: "", icon: SIGNS[verb!]! };
  if (SIGNS[verb!]) return { text: "", icon: SIGNS[verb!]! };
  if (verb === "pay") return { text: "" };
  if (verb === "move" || verb === "go") {
    return viewOf(table.position).space[what] ? { text: placeName(what, table), icon: "move" } : null;
  }
  if (verb === "challenge") return { text: t("table-mk-chip-challenge"), icon: "attack" };
  const card = told(what, table);
  if (!card || !["play", "power", "sideways"].includes(verb!)) return null;
  // What was paid for it comes as steps of its own; they belong to it.
  const from = history.indexOf(step);
  const paid = history.slice(from + 1).findIndex((one) => !one.notation.startsWith("pay "));
  const parts = history.slice(from, paid < 0 ? undefined : from + 1 + paid);
  const brought = parts.map((one) => points(one.number, log)).filter(Boolean).join(", ");
  const colour = verb === "power" ? String(table.library.get(what)?.facts["colour"] ?? "") : "";
  return { text: verb === "sideways" ? t("table-fight-step-sideways", { card }) : card, more: brought, ...(colour && { mana: colour }) };
}
