/** The layout of Euthia. */

import "./map.css";
import "./style.css";
import type { ActionOut, Position, TotalOut } from "../../api/types";
import { t } from "../../i18n.svelte";
import icons from "../../icons/euthia";
import { addIcons } from "../../icons/icons";
import { priceOf } from "../../table/route";
import type { Layout, Row } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { keysOf } from "../../table/things";
import Board from "./Board.svelte";
import Corner from "./Corner.svelte";
import { faceOf } from "./drawings";
import Face from "./Face.svelte";
import Hero from "./Hero.svelte";
import { stepsBetween } from "./map";
import Mine from "./Mine.svelte";
import { costOf, fieldLines, kindName, pieceLine, piecesAt, told, walkTo } from "./names";
import Rail from "./Rail.svelte";
import { eliteOf, fightOf, giantOf, own, SHOPS, viewOf, type PieceView } from "./view";

addIcons(icons);

/** A token is drawn as its halves; tiles just looked at are chosen from a sheet; a Combat takes the place of the map. */
export function covered(id: string, position: Position): boolean {
  const view = viewOf(position);
  if (id.startsWith("token:")) return true;
  if (id.startsWith("tile:")) return view.seen.includes(id.slice(5));
  return fightOf(position) !== null && /^(field|place):/.test(id);
}

/** The id without a seat before it and a number behind it: `piece:1/dagger:2` -> `dagger`. */
function bare(id: string): string {
  return id
    .slice(id.indexOf(":") + 1)
    .replace(/^\d+\//, "")
    .replace(/[:#]\d+$/, "");
}

export function entryOf(id: string, position: Position): string | null {
  const kind = id.split(":")[0];
  const view = viewOf(position);
  const what = bare(id);
  switch (kind) {
    case "piece":
    case "tile":
    case "trophy":
    case "monster":
    case "card":
    case "quest":
    case "event":
      return what;
    case "gem":
    case "essence":
      return `${kind}_${what}`;
    case "seat":
      return `hero_${view.seat[what]?.hero}`;
    case "foe":
      return what === "elite" ? (eliteOf(view)?.id ?? null) : what === "farrug" ? `farrug_${giantOf(view.farrug)?.stage ?? 1}` : "golem";
    case "field":
      return ofField(what, position)[0] ?? null;
    default:
      return null;
  }
}

/** The entries about a field: its Elemental and its Legend. */
function ofField(name: string, position: Position): string[] {
  const field = viewOf(position).field[name];
  if (!field) return [];
  const found = field.element ? [`elemental_${field.element}`] : [];
  if (field.legend) found.push(field.legend);
  for (const power of field.powers ?? []) if (power !== field.element) found.push(`elemental_${power}`);
  return found;
}

function pieceOf(id: string, table: TableState): PieceView | null {
  const thing = table.things.get(id);
  return thing ? (thing.facts as unknown as PieceView) : null;
}

function about(id: string, table: TableState): { entries: string[]; lines: string[] } {
  const { position } = table;
  const view = viewOf(position);
  const [kind] = id.split(":");
  const what = bare(id);
  const entry = entryOf(id, position);
  const entries = entry ? [entry] : [];
  if (kind === "field") {
    const field = view.field[what];
    if (!field) return { entries: [], lines: [] };
    const pieces = piecesAt(what, table);
    const quests = field.encounter ? (view.encounters[field.encounter]?.open ?? []) : [];
    const shop = SHOPS.find((one) => one === field.kind);
    const lines = [...fieldLines(what, table), ...(pieces ? [pieces] : [])];
    if (shop) lines.push(view.offers[shop].map((tile) => told(tile, table)).join(", "));
    return { entries: [...ofField(what, position), ...quests], lines };
  }
  if (kind === "place") return { entries: [], lines: [t("table-eu-place-text", { chapter: view.map.next || "–", count: view.map.left })] };
  if (kind === "piece") {
    const piece = pieceOf(id, table);
    const line = piece ? pieceLine(piece, table) : "";
    return { entries: [...entries, ...(piece?.gems ?? []).map(({ gem }) => `gem_${gem}`)], lines: line ? [line] : [] };
  }
  if (kind === "seat") {
    const seat = view.seat[what];
    if (!seat) return { entries, lines: [] };
    const worn = seat.pieces.filter((piece) => piece.worn).map((piece) => told(piece.tile, table));
    const stowed = seat.pieces.filter((piece) => !piece.worn).map((piece) => told(piece.tile, table));
    const lines = [
      t("table-eu-seat-line", { health: seat.health, max: seat.max_health, rep: seat.rep, gold: seat.gold, gaar: seat.gaar }),
      t("table-eu-cards-are", { silver: seat.silver, gold: seat.gold_cards }),
      t("table-eu-seat-deeds", { quests: seat.quests.length, bounties: seat.bounties.length, kills: seat.kills, deaths: seat.deaths }),
      worn.join(", "),
      stowed.length > 0 ? t("table-eu-in-sacks", { tiles: stowed.join(", ") }) : "",
    ];
    return { entries, lines: lines.filter(Boolean) };
  }
  if (kind === "slot") {
    const socket = own(position).board.find((one) => one.id === what);
    return { entries: [], lines: [t(socket?.locked ? "table-eu-socket-locked" : "table-eu-socket-empty")] };
  }
  if (kind === "deck") return { entries: [], lines: [t("table-eu-deck-text")] };
  if (kind === "stat") return { entries: [], lines: [t(`table-eu-${what}-text`)] };
  return { entries, lines: [] };
}

/** Ending a turn with Move points or Action tokens that could still be used is asked about once. */
export function unfinished(action: ActionOut, position: Position): string | null {
  if (action.notation === "leave" && position.actions.some((one) => /^(buy|learn) /.test(one.notation))) return null;
  if (action.notation !== "end") return null;
  const seat = own(position);
  if (seat.move > 0 && position.actions.some((one) => one.notation.startsWith("step ")))
    return t("table-eu-end-move", { points: seat.move });
  const tokens = seat.tokens.length;
  // One unused token is kept for the next round: more than that are lost.
  return tokens > 1 ? t("table-eu-end-tokens", { count: tokens }) : null;
}

const TOTALS: Record<string, string> = {
  "eu-total-health": "health",
  "eu-total-move": "move",
  "eu-total-gold": "gold",
  "eu-total-rep": "rep",
  "eu-total-gaar": "gaar",
  "eu-total-dwurt": "dwurt",
  "eu-total-monster": "monster",
  "eu-total-damage": "damage",
  "eu-total-hope": "hope",
  "eu-total-roll": "roll",
  "eu-total-wounds": "wounds",
  "eu-total-hits": "hits",
};

function totalIcon(name: string, position: Position): string | null {
  const total = position.decision?.totals.find((one) => one.name === name);
  return TOTALS[total?.key ?? ""] ?? null;
}

function rows(table: TableState): Row[] {
  const view = viewOf(table.position);
  const home = view.field[own(table.position).at];
  const found: Row[] = Object.entries(view.field).map(([name, field]) => ({
    id: `field:${name}`,
    place: name,
    terrain: kindName(name, table),
    cost: String(costOf(name, table) ?? ""),
    site: fieldLines(name, table).join(". "),
    pieces: piecesAt(name, table),
    distance: home ? stepsBetween(home, field) : -1,
  }));
  found.sort((a, b) => a.distance - b.distance);
  for (const thing of table.position.things.filter((one) => one.kind === "place")) {
    found.push({
      id: thing.id,
      place: thing.id.slice(6),
      terrain: "",
      cost: "",
      site: thing.name,
      pieces: "",
      distance: -1,
      unexplored: true,
    });
  }
  return found;
}

/** The drawing of what a big event is about. */
function picture(id: string): string | null {
  const [kind = "", what = ""] = id.split(":");
  if (kind === "foe") return what === "farrug" || what === "golem" ? `eu-${what}` : null;
  if (kind === "monster" || kind === "trophy") return faceOf(what);
  return null;
}

/** What the page knows better: where the walk leads that is looked at, and what waits there. */
function question(table: TableState): { title: string; sentence: string } | null {
  const { position } = table;
  const decision = position.decision;
  const name = table.face?.startsWith("field:") ? table.face.slice(6) : null;
  const walk = name ? walkTo(name, table) : null;
  if (!name || !walk?.way || !decision) return null;
  const field = viewOf(position).field[name]!;
  const args = { field: kindName(name, table), cost: priceOf(walk.way), level: field.monster ?? 0 };
  return { title: t(field.guarded ? "table-eu-go-fight" : "table-eu-go-to", args), sentence: decision.sentence };
}

/** The numbers that have a slot: on the map Move and gold, in a shop gold, in a Combat the own Health and Gaar. */
function totals(position: Position): readonly TotalOut[] {
  const given = position.decision?.totals ?? [];
  const find = (keys: string[]): TotalOut[] => keys.flatMap((key) => given.filter((total) => total.key === `eu-total-${key}`));
  const inFight = find(["wounds", "hits", "damage"]);
  if (fightOf(position)) return [...find(["health"]), ...inFight.slice(0, 1), ...find(["gaar"])].slice(0, 3);
  return position.actions.some((action) => action.notation === "leave") ? find(["gold", "health"]) : find(["move", "gold"]);
}

const layout: Layout = {
  Board,
  Reference: Rail,
  Hero,
  Mine,
  Face,
  Corner,
  reference: "table-eu-reference",
  entryOf,
  about,
  unfinished,
  reward: (action) => /^(tile|gem) /.test(action.notation),
  Facts: () => import("./FieldFacts.svelte"),
  tells: (id) => id.startsWith("field:"),
  question,
  totals,
  picture,
  placeName: (id, table) => kindName(id.slice("field:".length), table),
  caption: (table) => {
    const fight = fightOf(table.position);
    return fight ? t("table-eu-fight-at", { field: kindName(fight.field, table) }) : null;
  },
  foot: () => null,
  art: [],
  guest: () => null,
  totalIcon,
  rows,
  detail: () => null,
  wanted: () => [],
  map: new Set(["field", "place"]),
  looks: true,
  direct: new Set([
    "eu-choose",
    "eu-yes",
    "eu-stop",
    "eu-token",
    "eu-exchange",
    "eu-pray",
    "eu-draught",
    "eu-loot",
    "eu-confront",
    "eu-legend",
    "eu-clear",
    "eu-forge",
    "eu-fists",
    "eu-boost",
    "eu-dwurt",
    "eu-pass",
    "eu-hope",
    "eu-hope-gaar",
    "eu-hope-strike",
    "eu-keep",
    "eu-command",
    "eu-cart",
    "eu-done",
    "eu-fight",
  ]),
  standing: null,
  verbs: ["step", "fight", "mine", "trade", "buy", "learn", "use", "strike", "play", "march", "equip", "swap", "sell", "unequip", "drop"],
  covered,
  // Cards are for a Monster that one plays: they lie in the tray while one of them can be used, else on the Hero board.
  hand: (position) => (position.actions.some((action) => action.things.some((id) => id.startsWith("card:"))) ? keysOf("card:", own(position).hand ?? []) : []),
  seatIcon: (hero) => hero || "knight",
  bust: (hero) => `eu-bust-${hero}`,
  colours: (position) => position.seats.map(({ seat, hero }) => `--seat-${seat + 1}: var(--eu-${hero})`).join("; "),
  places: /(?<![\d,.-])c?-?\d+,-?\d+(?![\d,])/,
  placeId: (word) => `field:${word}`,
};

export default layout;
