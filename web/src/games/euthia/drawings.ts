/** Which drawings a table of Euthia needs now: groups of web/art, by what is seen. */

import type { Position } from "../../api/types";
import { eliteOf, fightOf, viewOf, type FieldView } from "./view";

const HEROES = ["dral", "keleia", "ael", "maeldur", "skoldur", "taesiri"];
const SHOPS = ["merchant", "alchemist", "slayers"];
/** What everybody sees from the first moment. */
const ALWAYS = ["pieces", "euthia/land", "euthia/places", "euthia/tokens", "euthia/tiles_shared", ...SHOPS.map((shop) => `euthia/tiles_${shop}`)];

/** The group with the glyph of a tile, unless several share it. */
export function groupOfTile(tile: string): string {
  const from = tile.split("_")[0]!;
  return `euthia/tiles_${HEROES.includes(from) || SHOPS.includes(from) ? from : "finds"}`;
}

/** The group with the face of a Monster, by its id. */
export function groupOfMonster(monster: string): string {
  return `euthia/monsters_${/^m(\d)_/.exec(monster)?.[1] ?? "elite"}`;
}

/** The drawing of the face of a Monster. */
export function faceOf(monster: string): string {
  return `eu-face-${monster.replace(/^(m\d|elite)_/, "")}`;
}

export function drawingsOf(position: Position): string[] {
  const view = viewOf(position);
  const found = new Set(ALWAYS);
  for (const seat of Object.values(view.seat)) {
    found.add(`euthia/hero_${seat.hero}`).add(`euthia/tiles_${seat.hero}`);
    for (const { tile } of seat.pieces) found.add(groupOfTile(tile));
    for (const monster of seat.trophies) found.add(groupOfMonster(monster));
  }
  for (const tile of [...view.seen, ...Object.values(view.offers).flat()]) found.add(groupOfTile(tile));
  if ("health" in view.farrug || "health" in view.golem) found.add("euthia/giants");
  const elite = eliteOf(view);
  if (elite) found.add(groupOfMonster(elite.id));
  const fight = fightOf(position);
  if (fight && (fight.foe === "farrug" || fight.foe === "golem")) found.add("euthia/giants");
  else if (fight) found.add(groupOfMonster(fight.monster.id));
  return [...found];
}

/** The colour of a Hero, in every light. */
export function pieceColour(hero: string): string {
  return `var(--eu-piece-${hero})`;
}

/** What stands on a field, as its drawing; null for a field without a building. */
export function placeOn(field: FieldView): string | null {
  switch (field.kind) {
    case "plain":
      return null;
    case "mountain":
      return "eu-mine";
    case "lake":
      return "eu-harbour";
    case "treasure":
      return field.claim === undefined ? `eu-chest-${field.level ?? 1}` : "eu-chest-open";
    case "elemental":
      return `eu-el-${field.element}`;
    case "encounter":
      return `eu-${field.encounter}`;
    case "slayers":
      return field.centre ? "eu-towers" : "eu-tower";
    default:
      return `eu-${field.kind}`;
  }
}

const CHAPTERS = ["I", "II", "III", "IV", "V"];

/** The number of a chapter. */
export function chapterOf(chapter: string): number {
  return CHAPTERS.indexOf(chapter) + 1;
}

/** The ground of a field: one of two that vary, or the open one where something stands, with a mountain or a lake on it. */
export function groundOn(field: FieldView, chapter: number): string[] {
  const odd = (((field.q * 7 + field.r * 13) % 2) + 2) % 2;
  const ground = `eu-land-${chapter}${field.kind === "plain" ? (odd ? "a" : "b") : "c"}`;
  if (field.kind === "mountain") return [ground, `eu-mountain-${odd + 1}`];
  return field.kind === "lake" ? [ground, "eu-lake"] : [ground];
}
