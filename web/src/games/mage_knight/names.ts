/** Names and numbers of Mage Knight's things, put together from the library and the position. */

import { t } from "../../i18n.svelte";
import { priceTo } from "../../table/route";
import type { TableState } from "../../table/state.svelte";
import { enemy, PILES } from "./enemies";
import { own, ownSeat, viewOf } from "./view";

export function told(id: string, table: TableState): string {
  return table.library.get(id)?.name ?? "";
}

export function enemyName(token: string, table: TableState): string {
  return PILES.includes(token) ? t(`table-mk-pile-${token}`) : enemy(token, table.library).name;
}

/** The Move points that going there or turning up a tile costs; of a longer way all of it, even if one stops before. Null of what is neither. */
export function costOf(id: string, table: TableState): number | null {
  const tile = table.at(id).find((action) => action.group === "mk-explore");
  return tile ? (tile.cost?.find((paid) => paid.what === "move")?.n ?? 0) : priceTo(id, table.at(id));
}

export function piecesAt(name: string, table: TableState): string {
  const view = viewOf(table.position);
  const space = view.space[name]!;
  const heroes = (space.heroes ?? []).map((seat) =>
    seat === ownSeat(table.position) ? t("table-mk-you") : (table.position.seats[seat]?.hero_name ?? ""),
  );
  const seen = (own(table.position).peeked ?? []).filter((one) => one.place === name);
  const known = seen.map((one) => enemyName(one.enemy, table));
  return [...heroes, ...(space.enemies ?? []).map((token) => enemyName(token, table)), ...known].join(", ");
}

export function siteAt(name: string, table: TableState): string {
  const view = viewOf(table.position);
  const space = view.space[name]!;
  const city = Object.entries(view.city).find(([, one]) => one.spaces.includes(name));
  if (city) return told(`city_${city[0]}`, table);
  if (space.site === "none") return "";
  if ((space.site === "marauding_orcs" || space.site === "draconum") && !space.enemies?.length) return "";
  return told(`site_${space.site}`, table);
}

/** "Village", or the land where nothing is built. */
export function placeName(name: string, table: TableState): string {
  return siteAt(name, table) || told(`terrain_${viewOf(table.position).space[name]!.terrain}`, table);
}

/** "Plains, village, B3. Ironclads. Cost 2. You can go there." */
export function spaceName(name: string, table: TableState): string {
  const id = `space:${name}`;
  const space = viewOf(table.position).space[name]!;
  const cost = costOf(id, table);
  const parts = [
    [told(`terrain_${space.terrain}`, table), siteAt(name, table), name].filter(Boolean).join(", "),
    piecesAt(name, table),
    space.walls ? t("table-mk-behind-walls", { places: space.walls.join(", ") }) : "",
    cost === null ? "" : t("table-mk-cost", { cost }),
    table.can(id) ? (cost === null ? t("table-can-act") : t("table-mk-can-go")) : "",
  ];
  return parts.filter(Boolean).join(". ") + ".";
}
