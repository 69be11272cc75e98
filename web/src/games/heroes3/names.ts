/** Names and numbers of the things of Heroes III, put together from the library and the position. */

import { t } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { ROMAN } from "./map";
import { own, ownSeat, RESOURCES, viewOf, type Amounts, type HeroOf, type UnitFace } from "./view";

/** The name of an entry of the library: `location_temple`, `unit_griffins`, a card's own id. */
export function told(id: string, table: TableState): string {
  return table.library.get(id)?.name ?? "";
}

export function unitName(unit: { unit: string }, table: TableState): string {
  return told(`unit_${unit.unit}`, table) || unit.unit;
}

export function seatName(seat: number, table: TableState): string {
  return table.position.seats[seat]?.hero_name ?? "";
}

/** The icon of a unit; neutral ones look like those of the factions. */
export function unitIcon(unit: string): string {
  return unit.replace("neutral_", "");
}

/** "Griffins, a few, bronze, flying: attack 2, defence 0, health 4, initiative 6". */
export function unitLine(unit: UnitFace, table: TableState): string {
  return t("table-h3-unit-line", {
    name: unitName(unit, table),
    side: t(`table-h3-side-${unit.side}`),
    tier: t(`table-h3-tier-${unit.tier}`),
    type: t(`table-h3-type-${unit.type}`),
    attack: unit.attack,
    defence: unit.defence,
    health: unit.health,
    initiative: unit.initiative,
  });
}

/** "8 gold, 4 building materials"; nothing is free of charge. */
export function priceLine(price: Amounts): string {
  const some = RESOURCES.filter((one) => price[one] > 0);
  if (some.length === 0) return t("table-h3-free");
  return some.map((one) => t(`table-h3-amount-${one}`, { n: price[one] })).join(", ");
}

export function locationName(location: string, table: TableState): string {
  return told(`location_${location}`, table) || location;
}

/** The pieces on a field: heroes, flag, the Grail. */
export function piecesAt(name: string, table: TableState): string {
  const field = viewOf(table.position).field[name]!;
  const mine = ownSeat(table.position);
  const heroes = (field.heroes ?? []).map(({ seat, hero }) => heroName(seat, hero, table));
  const parts = [...heroes];
  if (field.flag !== undefined)
    parts.push(field.flag === mine ? t("table-h3-flag-own") : t("table-h3-flag", { seat: seatName(field.flag, table) }));
  if (field.theirs) parts.push(t("table-h3-flag-ai"));
  if (field.foe !== undefined) parts.push(table.name(`foe:${field.foe}`));
  if (field.black) parts.push(t("table-h3-visited"));
  if (field.grail) parts.push(told("location_grail", table));
  return parts.join(", ");
}

export function heroName(seat: number, hero: HeroOf, table: TableState): string {
  if (hero === "main") return seat === ownSeat(table.position) ? t("table-h3-you") : seatName(seat, table);
  return t("table-h3-second-of", { seat: seatName(seat, table) });
}

/** What a field has to tell at once: "Gold Mine, B3. Guards III. Your flag. You can go there." */
export function fieldName(name: string, table: TableState): string {
  const id = `field:${name}`;
  const field = viewOf(table.position).field[name]!;
  const parts = [
    `${locationName(field.location, table)}, ${name}`,
    field.guarded ? t("table-h3-guards", { level: ROMAN[field.difficulty] ?? "" }) : "",
    piecesAt(name, table),
    table.can(id) ? (goesTo(name, table) ? t("table-h3-can-go") : t("table-can-act")) : "",
  ];
  return parts.filter(Boolean).join(". ") + ".";
}

function goesTo(name: string, table: TableState): boolean {
  return table.at(`field:${name}`).some((action) => action.notation.startsWith("move "));
}

/** Heroes of a seat that stand on the map. */
export function heroesOf(table: TableState): HeroOf[] {
  const seat = own(table.position);
  return (["main", "second"] as const).filter((hero) => seat.at[hero] !== "");
}
