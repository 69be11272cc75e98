/** Names and lines about the things of Euthia, put together from the library and the position. */

import type { ActionOut } from "../../api/types";
import { t } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { changes } from "../../table/things";
import { ownSeat, viewOf, type PieceView, type SeatView } from "./view";

/** The name of an entry of the library; nothing while it is still being loaded. */
export function told(id: string, table: TableState): string {
  return table.library.get(id)?.name ?? "";
}

/** The text of an entry in one line. */
export function textOf(id: string, table: TableState, from = 0): string {
  return (table.library.get(id)?.text.slice(from) ?? []).join(" · ");
}

/** A number that the library knows of a tile. */
export function factOf(id: string, fact: string, table: TableState): number | null {
  const value = table.library.get(id)?.facts[fact];
  return typeof value === "number" ? value : null;
}

export function seatName(seat: number, table: TableState): string {
  return table.position.seats[seat]?.hero_name ?? "";
}

/** What a field is, without where it lies. */
export function kindName(name: string, table: TableState): string {
  return table.name(`field:${name}`).replace(/ \([^()]*\)$/, "");
}

/** The icon of a tile: a gem or an Essence by itself, armour and jewellery by their place, else by its kind. */
export function tileIcon(tile: { kind: string; slot: string }): string {
  return tile.kind === "armour" || tile.kind === "jewellery" ? tile.slot : tile.kind;
}

/** "Long Sword, exhausted. Ruby, Opal (used)". */
export function pieceLine(piece: PieceView, table: TableState): string {
  const gems = (piece.gems ?? []).map(({ gem, active }) =>
    active ? told(`gem_${gem}`, table) : t("table-eu-gem-used", { gem: told(`gem_${gem}`, table) }),
  );
  const essences = (piece.essences ?? []).map((essence) => told(`essence_${essence}`, table));
  const parts = [piece.spent ? t("table-eu-spent") : "", [...gems, ...essences].join(", ")];
  return parts.filter(Boolean).join(". ");
}

/** The values of Reputation at which a Hero's tiles can be revealed, each with its tiles. */
export interface Book {
  value: number;
  tiles: string[];
  reached: boolean;
}

export function booksOf(seat: SeatView, table: TableState): Book[] {
  const found = new Map<number, string[]>();
  for (const entry of new Set(table.library.values())) {
    if (entry.kind !== "herotile" || entry.facts["from"] !== seat.hero) continue;
    const value = entry.facts["rep"];
    if (typeof value !== "number") continue;
    found.set(value, [...(found.get(value) ?? []), entry.id]);
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([value, tiles]) => ({
      value,
      tiles: tiles.filter((tile) => seat.stack.includes(tile)),
      reached: value <= seat.rep,
    }));
}

/** The pieces and marks on a field. */
export function piecesAt(name: string, table: TableState): string {
  const field = viewOf(table.position).field[name]!;
  const mine = ownSeat(table.position);
  const of = (seat: number): string => (seat === mine ? t("table-eu-you") : seatName(seat, table));
  const parts = (field.heroes ?? []).map(of);
  if (field.farrug) parts.push(table.name("foe:farrug"));
  if (field.golem) parts.push(table.name("foe:golem"));
  if (field.claim !== undefined) parts.push(t("table-eu-claim", { seat: of(field.claim) }));
  if (field.trade !== undefined) parts.push(t("table-eu-traded", { seat: of(field.trade) }));
  for (const [seat, count] of Object.entries(field.digs ?? {}))
    parts.push(t("table-eu-digs", { seat: of(Number(seat)), count }));
  for (const seat of field.summons ?? []) parts.push(t("table-eu-summons", { seat: of(seat) }));
  if (field.rubble) parts.push(t("table-eu-rubble", { kind: field.rubble }));
  if (field.legend) parts.push(told(field.legend, table));
  return parts.join(", ");
}

/** What the field itself tells: its level, its Monster, what surrounds it. */
export function fieldLines(name: string, table: TableState): string[] {
  const field = viewOf(table.position).field[name]!;
  const lines: string[] = [];
  if (field.level) lines.push(t("table-eu-treasure-level", { level: field.level }));
  if (field.monster)
    lines.push(t(field.guarded ? "table-eu-guarded" : "table-eu-liberated", { level: field.monster }));
  if (field.closed) lines.push(t("table-eu-closed"));
  if (field.lair) lines.push(t("table-eu-lair-of", { monster: table.name("foe:elite") }));
  if (field.powers?.length)
    lines.push(
      t("table-eu-powers", { elements: field.powers.map((one) => told(`elemental_${one}`, table)).join(", ") }),
    );
  return lines;
}

/** Move points that a step to the field costs; null if no step leads there. */
export function costOf(name: string, table: TableState): number | null {
  const step = table.at(`field:${name}`).find((action) => action.notation.startsWith("step "));
  return step ? spentBy(step, table) : null;
}

function spentBy(action: ActionOut, table: TableState): number | null {
  const totals = table.position.decision?.totals ?? [];
  const move = totals.find((total) => total.key === "eu-total-move");
  const change = changes(totals, action.preview?.totals ?? []).find((one) => one.name === move?.name);
  return change && change.after < change.before ? change.before - change.after : null;
}

/** What a field has to tell at once: "Mountain (2,-1). Guarded by a Monster of level 2. You can go there, for 1." */
export function fieldName(name: string, table: TableState): string {
  const id = `field:${name}`;
  const cost = costOf(name, table);
  const goes = cost !== null ? t("table-eu-can-go", { cost }) : t("table-can-act");
  const parts = [table.name(id), ...fieldLines(name, table), piecesAt(name, table), table.can(id) ? goes : ""];
  return parts.filter(Boolean).join(". ") + ".";
}

