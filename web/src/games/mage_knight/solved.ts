/** The fight as the engine's solver sees it: the ends that it can have, and the lines that lead to them. */

import type { EndOut, PlanOut, PlanStepOut, TotalOut } from "../../api/types";
import { Refused } from "../../api/client";
import { t } from "../../i18n.svelte";
import { settings } from "../../settings.svelte";
import type { TableState } from "../../table/state.svelte";
import { follow } from "./follow";
import { own } from "./view";

const STEPPING = 150; // ms: while something follows by itself, the next position is the one that counts

/** What was asked at a table, in the position that it was asked for. */
const known = new WeakMap<TableState, { at: string; answers: Map<string, Promise<PlanOut | null>> }>();

function ask(table: TableState, before: readonly string[], thorough: boolean): Promise<PlanOut | null> {
  const { sequence } = table.position;
  const at = `${sequence} ${settings.lang}`;
  let mine = known.get(table);
  if (mine?.at !== at) known.set(table, (mine = { at, answers: new Map() }));
  const key = [...before, thorough].join("; ");
  let answer = mine.answers.get(key);
  if (!answer) {
    // Where there are no hints, nobody fights, or the table has moved on, plain sums have to do.
    answer = table.api.plan(sequence, before, thorough).catch((error: unknown) => {
      if (!(error instanceof Refused)) table.trouble = error instanceof Error ? error.message : String(error);
      return null;
    });
    mine.answers.set(key, answer);
  }
  return answer;
}

/** Tells what the fight can end in, a better answer after the first one; null: nothing is known. What it gives back ends it. */
export function pursue(table: TableState, before: readonly string[], tell: (plan: PlanOut | null) => void): () => void {
  let wanted = true;
  const search = async (): Promise<void> => {
    const first = await ask(table, before, false);
    if (wanted) tell(first);
    if (!wanted || !first || first.exact) return;
    const better = await ask(table, before, true);
    if (wanted && better) tell(better);
  };
  if (!table.mine || table.noHints) tell(null);
  else {
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      if (table.pending === null) void search();
      else timer = setTimeout(begin, STEPPING); // the answer may be long in coming, and what is told until then is gone with it
    };
    timer = setTimeout(begin, follow(table) ? STEPPING : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }
  return () => (wanted = false);
}

/** The ends that one can count on, the best first; none where more may come to light, or was not found yet. */
export function surely(plan: PlanOut | null): EndOut[] {
  const ends = (plan?.ends ?? []).filter((end) => end.sure && end.line.length > 0);
  const [best] = ends;
  if (!plan || !best) return [];
  const hopes = plan.ends.some((end) => !end.sure && end.beaten.length > best.beaten.length);
  return hopes || (!plan.exact && best.beaten.length === 0) ? [] : ends;
}

/** Do two ways come to the same, whatever is still to be done for it? */
export function alike(one: EndOut, other: EndOut): boolean {
  const sum = ({ beaten, wounds, poison, units }: EndOut): string => JSON.stringify([beaten, wounds, poison, units]);
  return sum(one) === sum(other);
}

/** Something that is used on the way: a card, a unit, a skill. */
export interface Deed {
  verb: string;
  notation: string;
  label: string;
  things: string[];
  /** The mana that it takes. */
  mana: string[];
  /** What is to be reached, and how much of it there is with this. */
  total: TotalOut | null;
}

const USES = new Set(["play", "power", "sideways", "activate", "use", "use-tactic", "banner", "convert"]);
/** With these something else begins: what is to be reached is no longer the same. */
const ENDS = new Set(["next", "target", "guard", "block", "strike", "suffer"]);

export const verbOf = (step: { notation: string }): string => step.notation.split(" ")[0]!;

export function deeds(line: readonly PlanStepOut[]): Deed[] {
  const found: Deed[] = [];
  let last: Deed | null = null;
  for (const step of line) {
    const verb = verbOf(step);
    if (USES.has(verb)) found.push((last = { verb, notation: step.notation, label: step.label, things: step.things, mana: [], total: null }));
    else if (ENDS.has(verb)) last = null;
    if (verb === "pay" && last) last.mana.push(step.notation.split(" as ")[1]!);
    if (last && step.totals.length > 0) last.total = step.totals.at(-1)!;
  }
  return found;
}

/** What is reached against an enemy, by its number from 1. */
export function reached(line: readonly PlanStepOut[]): Map<number, { block?: TotalOut; attack?: TotalOut }> {
  const found = new Map<number, { block?: TotalOut; attack?: TotalOut }>();
  let aim: { stat: "block" | "attack"; foes: number[] } | null = null;
  for (const step of line) {
    const [verb, what] = step.notation.split(" ");
    const foe = Number(what);
    if (verb === "guard") aim = { stat: "block", foes: [foe] };
    else if (verb === "target" && aim?.stat !== "attack") aim = { stat: "attack", foes: [foe] };
    else if (verb === "target") aim!.foes = aim!.foes.includes(foe) ? aim!.foes.filter((one) => one !== foe) : [...aim!.foes, foe];
    const total = step.totals.at(-1);
    // Several enemies at once are reached together.
    if (aim?.foes.length === 1 && total) found.set(aim.foes[0]!, { ...found.get(aim.foes[0]!), [aim.stat]: total });
    if (verb === "block" || verb === "strike" || verb === "next") aim = null;
  }
  return found;
}

/** What the block or attack under way comes to; 0 if nothing is added to it. */
export function underWay(line: readonly PlanStepOut[]): number {
  let value = 0;
  for (const step of line) {
    if (["block", "strike", "next"].includes(verbOf(step))) return value;
    value = step.totals.at(-1)?.value ?? value;
  }
  return value;
}

/** "no wound, keeps March": what an end means; of several enemies also who falls. */
export function meaning(end: EndOut, foes: number, table: TableState): string {
  const hurt = end.wounds + end.poison;
  const units = end.units.filter((wounds, i) => wounds > (own(table.position).units[i]?.wounds ?? 0)).length;
  const parts = [
    end.beaten.length === 0 ? t("table-plan-nobody") : end.beaten.length < foes ? t("table-plan-fall", { fell: end.beaten.length, count: foes }) : "",
    hurt > 0 ? t("table-mk-wounds", { count: hurt }) : t("table-plan-unhurt"),
    units > 0 ? t("table-plan-units", { count: units }) : "",
    keeps(end, table),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Which cards are left: one or two by name, more by number. */
function keeps(end: EndOut, table: TableState): string {
  const left = (own(table.position).hand ?? []).filter((card) => card !== "wound");
  for (const { things } of deeds(end.line))
    for (const thing of things) {
      const at = thing.startsWith("card:") ? left.indexOf(thing.slice(5)) : -1;
      if (at >= 0) left.splice(at, 1);
    }
  const named = left.length === end.cards && left.length > 0 && left.length < 3;
  return named ? t("table-plan-keeps", { cards: left.map((card) => table.name(`card:${card}`)).join(", ") }) : t("table-plan-keeps-count", { count: end.cards });
}

/** The crystals that it takes: they would last longer than the turn. */
export function spent(end: EndOut): string[] {
  return end.effects.filter(({ what, before, after }) => what.startsWith("crystal:") && after < before).map(({ what }) => what.slice(8));
}

/** "Promise sideways": what is used, and how if not as printed. */
export function words(deed: Deed, table: TableState): string {
  const card = deed.things.find((id) => id.startsWith("card:"));
  if (card && ["play", "power", "sideways"].includes(deed.verb))
    return deed.verb === "sideways" ? t("table-fight-step-sideways", { card: table.name(card) }) : table.name(card);
  const thing = deed.things.find((id) => /^(unit|skill|tactic):/.test(id));
  return thing ? table.name(thing) : deed.label;
}

/** The mana that a card takes: as it is paid, or the colour of its strong half. */
export function manaOf(deed: Deed, table: TableState): string[] {
  if (deed.mana.length > 0 || deed.verb !== "power") return deed.mana;
  const colour = table.library.get(deed.notation.split(" ")[1]!)?.facts["colour"];
  return colour ? [String(colour)] : [];
}
