/** The layout of Heroes III. */

import "./style.css";
import "./map.css";
import type { ActionOut, Position, TotalOut } from "../../api/types";
import { addIcons } from "../../icons/icons";
import icons from "../../icons/heroes3";
import { t } from "../../i18n.svelte";
import type { Layout, Row } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { keysOf } from "../../table/things";
import Board from "./Board.svelte";
import { combatRows } from "./combatlist";
import Corner from "./Corner.svelte";
import Face from "./Face.svelte";
import { foot } from "./foot";
import Hero from "./Hero.svelte";
import { ROMAN, stepsBetween } from "./map";
import Mine from "./Mine.svelte";
import { locationName, piecesAt, priceLine, unitLine } from "./names";
import { looked } from "./rides";
import Town from "./Town.svelte";
import { recruiting, town } from "./town.svelte";
import { combatOf, own, ownSeat, viewOf } from "./view";

addIcons(icons);

/** Cards that lie neither in the hand nor before the player are chosen from a sheet; so are those just looked at. */
function covered(id: string, position: Position): boolean {
  const seat = own(position);
  const view = viewOf(position);
  if (id.startsWith("card:")) {
    const card = id.slice(5);
    const looked = Array.isArray(view.waiting.cards) && view.waiting.cards.includes(card);
    return looked || !((seat.hand ?? []).includes(card) || seat.ongoing.includes(card));
  }
  return combatOf(position) !== null && /^(field|place|spot|hero):/.test(id);
}

/** Units that lie on the table for a moment. */
function reward(action: ActionOut, position: Position): boolean {
  return action.notation.startsWith("unit ") && (viewOf(position).waiting.units ?? []).length > 0;
}

function entryOf(id: string, position: Position): string | null {
  const [kind, what = ""] = id.split(":");
  const view = viewOf(position);
  if (kind === "card") return what.replace(/#\d+$/, "");
  if (kind === "unit") return `unit_${what.replace(/^\d+\//, "")}`;
  if (kind === "building") return `building_${own(position).buildings[what]?.id}`;
  if (kind === "fighter") return `unit_${combatOf(position)?.fighters[Number(what)]?.unit}`;
  if (kind === "field") return `location_${view.field[what]?.location}`;
  if (kind === "sign") return `astrologers_${what}`;
  return null;
}

function about(id: string, table: TableState): { entries: string[]; lines: string[] } {
  const { position } = table;
  const view = viewOf(position);
  const [kind, what = ""] = id.split(":");
  if (kind === "field") {
    const field = view.field[what]!;
    const lines = field.guarded ? [t("table-h3-guards", { level: ROMAN[field.difficulty] ?? "" })] : [];
    const pieces = piecesAt(what, table);
    return { entries: [`location_${field.location}`], lines: pieces ? [...lines, pieces] : lines };
  }
  if (kind === "place") return { entries: [], lines: [t("table-h3-back-text")] };
  if (kind === "hero") {
    const [seat, hero] = what.includes("/") ? what.split("/") : [String(ownSeat(position)), what];
    const entry = hero === "main" ? [`hero_${view.seat[seat!]?.hero}`] : [];
    return { entries: entry, lines: [seatLine(seat!, table)] };
  }
  if (kind === "seat") {
    const seat = view.seat[what]!;
    const lines = [seatLine(what, table), cardsLine(what, table), priceLine(seat.resources), ...seat.units.map((unit) => unitLine(unit, table))];
    return { entries: [`hero_${seat.hero}`], lines };
  }
  if (kind === "foe") {
    const foe = view.foes?.[Number(what)];
    return { entries: [], lines: foe?.army.map((unit) => unitLine(unit, table)) ?? [] };
  }
  if (kind === "deck") {
    const deck = view.decks[what]!;
    return { entries: deck.discard.slice(-1), lines: [t("table-h3-deck-size", { count: deck.size })] };
  }
  if (kind === "token") return { entries: [], lines: [t(`table-h3-token-${what}-text`)] };
  const entry = entryOf(id, position);
  return { entries: entry ? [entry] : [], lines: [] };
}

function seatLine(seat: string, table: TableState): string {
  const one = viewOf(table.position).seat[seat]!;
  return t("table-h3-seat-line", { faction: t(`table-h3-faction-${one.faction}`), level: one.level, xp: one.xp });
}

function cardsLine(seat: string, table: TableState): string {
  const one = viewOf(table.position).seat[seat]!;
  return t("table-h3-seat-cards", { hand: one.hand_size, deck: one.deck_size, discard: one.discard_size });
}

/** Ending a turn with movement points that could still be used is asked about once. */
function unfinished(action: ActionOut, position: Position): string | null {
  if (action.notation === "done" && position.actions.some((one) => one.notation.startsWith("attack ")))
    return t("table-h3c-end-attack");
  if (action.notation === "flee") return t("table-h3c-flee");
  if (recruiting(position) && /^(stop|no|done|pass)$/.test(action.notation)) return left(position);
  if (action.notation !== "end") return null;
  const seat = own(position);
  const canMove = position.actions.some((one) => /^(move|discover) /.test(one.notation));
  const points = seat.mp.main + (seat.at.second ? seat.mp.second : 0);
  return canMove && points > 0 ? t("table-h3-end-move", { points }) : null;
}

/** On the map the steps of the heroes count; in the town the stock; whatever else is asked brings its own numbers. */
function totals(position: Position): readonly TotalOut[] {
  const given = position.decision?.totals ?? [];
  if (combatOf(position) !== null) return given;
  const moves = given.filter(({ key }) => key?.startsWith("h3-mp-"));
  const stock = given.filter(({ key }) => key?.startsWith("h3-resource-"));
  const rest = given.filter((total) => !moves.includes(total) && !stock.includes(total));
  return town.shown(position) || moves.length === 0 ? [...rest, ...stock] : [...rest, ...moves];
}

/** Units that could still be had, by leaving whom the population action ends. */
function left(position: Position): string {
  const some = position.actions.filter((action) => /^(recruit|reinforce) /.test(action.notation));
  return t("table-h3-leave-town", { what: some.map((action) => action.label).join(", ") });
}

/** What the page asks, as it sees the whole of it. */
function question(table: TableState): { title: string; sentence: string } | null {
  const { position } = table;
  const hero = position.seats[position.seat]?.hero_name ?? "";
  if (town.shown(position)) return { title: t("table-h3-town-title", { hero }), sentence: recruiting(position) ? (position.decision?.sentence ?? "") : t("table-h3-town-say") };
  if (position.decision?.rule === "H3-TURN-006" && combatOf(position) === null)
    return { title: t("table-h3-where-to", { hero }), sentence: position.decision.sentence };
  return null;
}

function totalIcon(name: string, position: Position): string | null {
  const total = position.decision?.totals.find((one) => one.name === name);
  const key = total?.key ?? "";
  if (key.startsWith("h3-resource-")) return key.slice(12).replaceAll("-", "_");
  if (key.startsWith("h3-total-")) return key === "h3-total-attack" ? "attack" : "block";
  return key?.startsWith("h3-mp-") ? "movement" : null;
}

function rows(table: TableState): Row[] {
  const combat = combatOf(table.position);
  if (combat) return combatRows(combat, table);
  const view = viewOf(table.position);
  const home = view.field[own(table.position).at.main];
  const kinds = new Map(view.places.map((place) => [place.id, t(`table-h3-kind-${place.kind}`)]));
  const found: Row[] = Object.entries(view.field).map(([name, field]) => ({
    id: `field:${name}`,
    place: name,
    terrain: kinds.get(name[0]!) ?? "",
    cost: field.guarded ? (ROMAN[field.difficulty] ?? "") : "",
    site: field.location === "empty_field" ? "" : locationName(field.location, table),
    pieces: piecesAt(name, table),
    distance: home ? stepsBetween(home, field) : -1,
  }));
  found.sort((a, b) => a.distance - b.distance);
  for (const place of view.places.filter((one) => !one.tile)) {
    found.push({
      id: `place:${place.id}`,
      place: place.id,
      terrain: kinds.get(place.id) ?? "",
      cost: "",
      site: t("table-h3-face-down"),
      pieces: "",
      distance: -1,
      unexplored: true,
    });
  }
  return found;
}

const layout: Layout = {
  Board,
  Reference: Town,
  Hero,
  Mine,
  Face,
  Corner,
  reference: "table-h3-town",
  entryOf,
  about,
  unfinished,
  reward,
  leaves: (action) => /^(flee|surrender)$/.test(action.notation),
  caption: (table) => {
    const field = viewOf(table.position).field[combatOf(table.position)?.field ?? ""];
    return field ? t("table-h3c-fight-at", { place: locationName(field.location, table) }) : null;
  },
  totals,
  question,
  foot,
  art: ["heroes3/heroes", "heroes3/pieces"],
  guest: () => null,
  totalIcon,
  rows,
  detail: () => null,
  wanted: () => [],
  map: new Set(["field", "place"]),
  direct: new Set([
    "h3-pass",
    "h3-stop",
    "h3-yes",
    "h3-choose",
    "h3-number",
    "h3-resource",
    "h3-outcome",
    "h3-die",
    "h3-reroll",
    "h3-look",
    "h3-top",
    "h3-buy-spell",
    "h3-hero",
    "h3-draw",
    "h3-dig",
    "h3-revisit",
    "h3-defend",
    "h3-done",
    "h3-flee",
    "h3-surrender",
    "h3-extend",
    "h3-place",
  ]),
  standing: null,
  verbs: ["move", "discover", "play", "build", "recruit", "reinforce", "attack", "go", "discard"],
  Facts: () => import("./FieldFacts.svelte"),
  tells: (id, position) => id.startsWith("field:") && combatOf(position) === null,
  route: (table) => looked(table)?.way ?? null,
  placeName: (id, table) => locationName(viewOf(table.position).field[id.slice("field:".length)]?.location ?? "", table),
  covered,
  hand: (position) => keysOf("card:", own(position).hand ?? []),
  seatIcon: (hero) => hero || "knight",
  places: /\b[A-Z][0-6]\b/,
  placeId: (word) => `field:${word}`,
};

export default layout;
