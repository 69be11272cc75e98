/** Names and lines about the things of Euthia, put together from the library and the position. */

import type { ActionOut } from "../../api/types";
import { t } from "../../i18n.svelte";
import { idOf } from "../../table/things";
import { priceOf } from "../../table/route";
import type { TableState } from "../../table/state.svelte";
import { anchorOf } from "./map";
import { ownSeat, viewOf, type FieldView, type PieceView, type SeatView, type WayFacts } from "./view";

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

/** The walk that leads to a field now, of one step or of several. */
export function walkTo(name: string, table: TableState): ActionOut | null {
  return table.at(`field:${name}`).find((action) => /^(step|go|portal) /.test(action.notation)) ?? null;
}

/** Move points that going to the field costs; null if no way leads there. */
export function costOf(name: string, table: TableState): number | null {
  const walk = walkTo(name, table);
  return walk?.way ? priceOf(walk.way) : null;
}

/** By how much each field of a way changes the Health of a Hero. */
export function healthOf(way: WayFacts | undefined, health: number): { field: string; portal: boolean; health: number; by: number }[] {
  let before = health;
  return (way?.legs ?? []).map((leg) => {
    const by = leg.health - before;
    before = leg.health;
    return { ...leg, by };
  });
}

/** The way to a field, as the engine tells it. */
export function wayTo(name: string, table: TableState): WayFacts | undefined {
  return table.things.get(`field:${name}`)?.facts["way"] as WayFacts | undefined;
}

/** The chapter of the tile on which a field lies. */
export function chapterAt(field: FieldView, table: TableState): string {
  const anchor = anchorOf(field);
  return viewOf(table.position).tiles.find((tile) => tile.q === anchor.q && tile.r === anchor.r)?.chapter ?? "";
}

/** What a field has to tell at once: "Mountain (2,-1). Guarded by a Monster of level 2. You can go there, for 1." */
export function fieldName(name: string, table: TableState): string {
  const id = `field:${name}`;
  const cost = costOf(name, table);
  const goes = cost !== null ? t("table-eu-can-go", { cost }) : t("table-can-act");
  const parts = [table.name(id), ...fieldLines(name, table), piecesAt(name, table), table.can(id) ? goes : ""];
  return parts.filter(Boolean).join(". ") + ".";
}


/** The steps of the way to a field as chips, and what is met at its end. */
export function stepsTo(name: string, table: TableState): string[] {
  const walk = walkTo(name, table);
  const field = viewOf(table.position).field[name];
  const steps = (walk?.way?.places ?? []).map((id, i) => `${kindName(id.slice(6), table)} ${walk!.way!.prices[i]}`);
  if (field?.guarded) steps.push(t("table-eu-combat-level", { level: field.monster ?? 0 }));
  return steps;
}

/** What going to a field means: Fire and Water on the way, a token that is spent. */
export function saysOf(name: string, table: TableState): string {
  const walk = walkTo(name, table);
  const seat = viewOf(table.position).seat[String(ownSeat(table.position))]!;
  const parts = healthOf(wayTo(name, table), seat.health)
    .filter((leg) => leg.by !== 0)
    .map((leg) => t(leg.by > 0 ? "table-eu-says-water" : "table-eu-says-fire", { n: Math.abs(leg.by), field: kindName(leg.field, table) }));
  const token = walk?.cost?.find((one) => one.what.startsWith("token:"));
  if (token) parts.push(t("table-eu-says-token", { token: token.name }));
  if (walk?.way?.stop) parts.push(t("table-eu-says-stops", { field: kindName(walk.way.stop.slice(6), table) }));
  return parts.join(" ") || t("table-eu-says-walk");
}

/** What a tile does in a few words. */
export function briefOf(id: string, table: TableState): string {
  const entry = table.library.get(id);
  return (entry?.brief?.length ? entry.brief : (entry?.text.slice(1) ?? [])).join(". ");
}

/** A table of results in short: "4+: 2, 7+: 3". */
export function tableOf(rows: readonly { from: number; n: number }[]): string {
  return rows.map(({ from, n }) => `${from}+: ${n}`).join(", ");
}

/** Is there more to do with a thing than to put it away? Only that is worth a ring; the rest is in its facts. */
export function inviting(key: string, table: TableState): boolean {
  return table.can(key) && (table.selected !== null || table.at(idOf(key)).some((action) => !/^(unequip|unlearn|swap|drop)/.test(action.notation) || action.primary) || table.actions.every((action) => /^drop/.test(action.notation)));
}
