/** What the town offers: buildings, units to recruit and packs to make, each with its price, what is short, and the answers that take it. */

import { t } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { priceLine, told, unitName } from "./names";
import { own, RESOURCES, unitThing, type Amounts, type UnitView } from "./view";

export interface Deal {
  /** The thing that stands for it. */
  key: string;
  kind: "build" | "recruit" | "reinforce";
  name: string;
  unit: UnitView | null;
  /** The id of the building, if it is one. */
  building: string;
  price: Amounts;
  /** The answers that take it, one after the other; empty if it cannot be had now. */
  steps: readonly string[];
  short: Amounts;
  cover: UnitView["cover"];
  /** The name of the building that it still needs; empty if none. */
  needs: string;
}

const NONE: Amounts = { gold: 0, building_materials: 0, valuables: 0 };

/** One after the other, if all of it can be had now: the population action is taken along. */
function stepsTo(notation: string, can: boolean, table: TableState): string[] {
  const legal = (one: string): boolean => table.actions.some((action) => action.notation === one);
  if (legal(notation)) return [notation];
  return can && !notation.startsWith("build ") && legal("populate") ? ["populate", notation] : [];
}

function buildingName(role: string, table: TableState): string {
  return told(`building_${own(table.position).buildings[role]?.id}`, table);
}

function unitDeal(unit: UnitView, table: TableState): Deal {
  const kind = unit.recruit ? "recruit" : "reinforce";
  const can = (unit.recruit ? unit.can_recruit : unit.can_reinforce) ?? false;
  const { buildings } = own(table.position);
  const needs = unit.dwelling && !buildings[unit.dwelling]?.built ? buildingName(unit.dwelling, table) : "";
  return {
    key: `${unitThing(unit)}@town`,
    kind,
    name: kind === "recruit" ? unitName(unit, table) : t("table-h3-pack", { unit: unitName(unit, table) }),
    unit,
    building: "",
    price: unit.recruit ?? unit.reinforce ?? NONE,
    steps: stepsTo(`${kind} ${unit.unit}:${unit.side}`, can, table),
    short: unit.short ?? NONE,
    cover: unit.cover,
    needs,
  };
}

/** All units of the faction that can become part of the army, or a pack of it. */
export function unitDeals(table: TableState): Deal[] {
  const seat = own(table.position);
  return [...seat.recruits, ...seat.units.filter((unit) => unit.reinforce)].map((unit) => unitDeal(unit, table));
}

export function buildingDeals(table: TableState): (Deal & { role: string; built: boolean })[] {
  const { buildings } = own(table.position);
  return Object.entries(buildings).map(([role, building]) => ({
    key: `building:${role}`,
    kind: "build",
    role,
    built: building.built,
    name: buildingName(role, table),
    unit: null,
    building: building.id,
    price: building.cost,
    steps: building.built ? [] : stepsTo(`build ${role}`, building.can_build, table),
    short: building.short,
    cover: building.cover,
    needs: building.needs && !buildings[building.needs]?.built ? buildingName(building.needs, table) : "",
  }));
}

const missing = (deal: Deal): number => RESOURCES.reduce((sum, one) => sum + deal.short[one], 0);

/** The best offers first: what can be had now, the dearest of it; then what lacks least. */
export function best(table: TableState): Deal[] {
  const all = [...unitDeals(table), ...buildingDeals(table).filter(({ built }) => !built)];
  const rank = (deal: Deal): number => (deal.steps.length > 0 ? 0 : deal.needs ? 2 : 1);
  const unit = (deal: Deal): number => Number(deal.unit === null);
  return all.sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? unit(a) - unit(b) || b.price.gold - a.price.gold : missing(a) - missing(b)));
}

/** Why it cannot be had: what it needs, or what is short and the card that helps. */
export function hindrance(deal: Deal, table: TableState): string {
  if (deal.steps.length > 0) return "";
  if (deal.needs) return t("table-h3-needs-built", { building: deal.needs });
  if (missing(deal) === 0) return deal.kind === "build" && !own(table.position).tokens.build ? t("table-h3-used-build") : t("table-h3-not-now");
  const what = priceLine(deal.short);
  const [help] = deal.cover ?? [];
  const gain = help ? { ...NONE, ...help.gain } : NONE;
  return help ? t("table-h3-short-cover", { what, card: told(help.card, table), gain: priceLine(gain) }) : t("table-h3-short", { what });
}
