/** What a Trade Action offers, put together from the things and the answers: what to buy, to sell, to pay for. */

import type { ActionOut } from "../../api/types";
import { t } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { told } from "./names";
import type { GoodFacts, OfferFacts } from "./view";

/** Is it a Trade Action that is under way? */
export function trading(actions: readonly ActionOut[]): boolean {
  return actions.some((action) => action.notation === "leave");
}

export interface Good {
  id: string;
  facts: GoodFacts;
  /** The sales that are possible now. */
  sales: ActionOut[];
  /** It is of no other use. */
  surplus: boolean;
}

/** One's own goods that can be sold, what is of no other use first. */
export function goodsOf(table: TableState): Good[] {
  return table.position.things
    .flatMap((thing) => {
      const facts = thing.facts["good"] as GoodFacts | undefined;
      if (thing.facts["worn"] === true) return []; // what is worn is sold where it hangs
      const sales = facts ? table.at(thing.id).filter((action) => /^sell/.test(action.notation)) : [];
      return facts && sales.length > 0 ? [{ id: thing.id, facts, sales, surplus: !("what" in facts.use) }] : [];
    })
    .sort((a, b) => Number(b.surplus) - Number(a.surplus));
}

/** The sales of all that is of no other use, one after another; the second of two alike goes by the name of the first then. */
export function surplusOf(goods: readonly Good[]): { steps: string[]; gold: number } {
  const found = goods.filter((good) => good.surplus).map((good) => ({ step: good.sales.find((sale) => sale.notation.startsWith("sell ") || /^sell-(gem|essence) /.test(sale.notation)) ?? good.sales[0]!, gold: good.facts.gold }));
  return { steps: found.map(({ step }) => step.notation.replace(/:\d+$/, "")), gold: found.reduce((sum, { gold }) => sum + gold, 0) };
}

export interface Foot {
  text: string;
  tone: "ok" | "short" | "none";
}

/** Whether a tile can be had now, or what is missing and what would help. */
export function footOf(facts: OfferFacts | undefined, can: boolean, surplus: number): Foot {
  if (!facts) return { text: "", tone: "none" };
  const field = facts.room === "locked" || facts.room === "full";
  if (can && !field) return { text: t("table-eu-foot-can"), tone: "ok" };
  if (can) return { text: t(facts.room === "locked" ? "table-eu-foot-field" : "table-eu-foot-full"), tone: "ok" };
  if (facts.short > 0) {
    const key = surplus >= facts.short ? "table-eu-foot-sell" : field ? "table-eu-foot-short-field" : "table-eu-foot-short";
    return { text: t(key, { n: facts.short }), tone: "short" };
  }
  return { text: t(field ? "table-eu-foot-needs" : "table-eu-foot-not-here"), tone: field ? "short" : "none" };
}

/** How a tile compares with what one wears; empty where nothing can be compared. */
export function comparison(facts: OfferFacts | undefined, table: TableState): { text: string; better: boolean } {
  if (!facts) return { text: "", better: false };
  const hundredths = (n: number): string => (n / 100).toFixed(1);
  if (facts.hit !== undefined && facts.hit_now) return { text: t("table-eu-hits-now", { hit: hundredths(facts.hit), now: hundredths(facts.hit_now) }), better: facts.hit > facts.hit_now };
  if (facts.hit !== undefined) return { text: t("table-eu-hits", { hit: hundredths(facts.hit) }), better: false };
  if (facts.works !== undefined) return { text: t(facts.works ? "table-eu-works" : "table-eu-works-not"), better: facts.works };
  if (facts.alike !== undefined && facts.alike > 1) return { text: t("table-eu-alike", { n: facts.alike }), better: true };
  if (facts.beside.length > 0) return { text: t("table-eu-beside", { tiles: facts.beside.map((tile) => told(tile, table)).join(", ") }), better: false };
  return { text: "", better: false };
}

/** What else a good is for, in a few words. */
export function useOf(facts: GoodFacts, table: TableState): string {
  if (!("what" in facts.use)) return t("table-eu-use-none");
  const of = facts.use.of;
  const name = told(of, table) || (of ? table.name(`piece:${of}`) : "");
  return t(`table-eu-use-${facts.use.what}`, { of: name === `piece:${of}` ? of : name });
}
