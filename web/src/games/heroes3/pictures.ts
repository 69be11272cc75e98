/** Which drawing (web/art/heroes3) shows what, by the engine's ids, and which groups of them are needed. */

import type { TableState } from "../../table/state.svelte";
import type { FieldView, View } from "./view";

/** What is printed on the tiles. */
export type Ground = "grass" | "dirt" | "subterranean";

export const FACTIONS = ["castle", "dungeon", "necropolis"] as const;
/** What a map shows: one needs all of it, or none. */
export const MAP_ART = ["terrain", "heroes3/land", "heroes3/places", "heroes3/pieces"];

/** The drawings of each ground: of a field by chance, of one on which something stands, and of a blocked one. */
const LAND: Record<Ground, { wild: readonly string[]; open: string; block: string }> = {
  grass: { wild: ["te-plains-1", "te-plains-2", "te-plains-4"], open: "te-plains-3", block: "h3-block-grass" },
  dirt: { wild: ["h3-dirt-1", "h3-dirt-2"], open: "h3-dirt-3", block: "h3-block-dirt" },
  subterranean: { wild: ["h3-sub-1", "h3-sub-2"], open: "h3-sub-3", block: "h3-block-sub" },
};

export function groundOfTile(tile: string, library: TableState["library"]): Ground {
  const ground = String(library.get(`tile_${tile}`)?.facts["ground"] ?? "");
  return ground in LAND ? (ground as Ground) : "grass";
}

/** The ground of a field, by the tile that it lies on. */
export function groundOfField(name: string, view: View, library: TableState["library"]): Ground {
  return groundOfTile(view.places.find((place) => place.id === name[0])?.tile ?? "", library);
}

/** Does something stand on the field that wants an open ground? */
export function stands(field: FieldView): boolean {
  return field.location !== "empty_field" && field.location !== "blocked_field";
}

/** The drawing of the land; the same for a field as long as a game lasts. */
export function landOf(field: FieldView, ground: Ground): string {
  const { wild, open, block } = LAND[ground];
  if (field.location === "blocked_field") return block;
  if (stands(field) || field.heroes?.length || field.foe !== undefined) return open;
  return wild[Math.abs(field.q * 7 + field.r * 13 + field.q * field.r) % wild.length]!;
}

export const placePicture = (location: string): string => `h3-place-${location}`;
export const townPicture = (faction: string): string => `h3-town-${faction}`;
export const guardPicture = (difficulty: number): string => `h3-guard-${difficulty}`;
export const stockPicture = (resource: string): string => `h3-stock-${resource}`;
export const buildingPicture = (building: string): string => `h3-building-${building}`;
export const signPicture = (sign: string): string => `h3-sign-${sign}`;
export const heroPicture = (hero: string): string => `bust-${hero}`;
/** Neutral units look like those of the factions. */
export const unitPicture = (unit: string): string => `h3-unit-${unit.replace("neutral_", "")}`;

/** Heroes of might and of magic ride alike, each with arms of their own. */
const MAGIC = ["rion", "alamar", "sandro"];
export function riderPicture(hero: string, second: boolean): string {
  if (second) return "h3-hero-second";
  return MAGIC.includes(hero) ? "h3-hero-magic" : "h3-hero-might";
}

/** The units of each faction are a group; all others are neutral. */
const UNITS: Record<(typeof FACTIONS)[number], readonly string[]> = {
  castle: ["halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions", "archangels"],
  dungeon: ["troglodytes", "harpies", "evil_eyes", "medusas", "minotaurs", "manticores", "black_dragons"],
  necropolis: ["skeletons", "zombies", "wraiths", "vampires", "liches", "dread_knights", "ghost_dragons"],
};

export function groupOfUnit(unit: string): string {
  const plain = unit.replace("neutral_", "");
  return `heroes3/units_${FACTIONS.find((faction) => UNITS[faction].includes(plain)) ?? "neutral"}`;
}

/** The groups that the units among these need. */
export function groupsOfUnits(units: readonly { unit: string }[]): string[] {
  return [...new Set(units.map(({ unit }) => groupOfUnit(unit)))];
}

