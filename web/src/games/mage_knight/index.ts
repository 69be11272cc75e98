/** The layout of Mage Knight. */

import "./style.css";
import "./map.css";
import type { ActionOut, Position, TotalOut } from "../../api/types";
import { addIcons } from "../../icons/icons";
import icons from "../../icons/mage_knight";
import { t } from "../../i18n.svelte";
import { settings } from "../../settings.svelte";
import type { Layout, Row, Wanted } from "../../table/layout";
import type { SoundName } from "../../table/sounds";
import type { TableState } from "../../table/state.svelte";
import { keysOf } from "../../table/things";
import Board from "./Board.svelte";
import Corner from "./Corner.svelte";
import { PILES } from "./enemies";
import Face from "./Face.svelte";
import { forayOf, roaming } from "./foray";
import { phaseOf } from "./fight";
import { carries, drop, follow, futile } from "./follow";
import { foot } from "./foot";
import { chip } from "./chip";
import { line } from "./glyphs";
import Hero from "./Hero.svelte";
import { stepsBetween } from "./map";
import Mine from "./Mine.svelte";
import { brings, levelOf, levelsOf } from "./outcome";
import Played from "./Played.svelte";
import { costOf, piecesAt, placeName, siteAt, told } from "./names";
import { glyphOf, portraitOf } from "./pictures";
import Offers from "./Offers.svelte";
import { combatOf, own, viewOf } from "./view";

addIcons(icons);

/** Cards that come from an offer or a pile, and skills: what a new level, a site or an effect brings. */
function reward(action: ActionOut, position: Position): boolean {
  const [verb, what = ""] = action.notation.split(" ");
  return verb === "skill" || (verb === "card" && !(own(position).hand ?? []).includes(what));
}

function entryOf(id: string, position: Position): string | null {
  const [kind, what = ""] = id.split(":");
  if (kind === "card" || kind === "skill" || kind === "tactic") return what;
  if (kind === "offer") return `unit_${what}`;
  if (kind === "unit") {
    const unit = what.includes("/") ? null : own(position).units[Number(what) - 1];
    return unit ? `unit_${unit.unit}` : null;
  }
  if (kind === "foe" || kind === "blow") return `enemy_${combatOf(position)?.foes[parseInt(what) - 1]?.enemy}`;
  return null;
}

function about(id: string, table: TableState): { entries: string[]; lines: string[] } {
  const { position } = table;
  const [kind, what = ""] = id.split(":");
  const entry = entryOf(id, position);
  if (entry) return { entries: [entry], lines: [] };
  const view = viewOf(position);
  if (kind === "space") {
    const space = view.space[what]!;
    const city = Object.entries(view.city).find(([, one]) => one.spaces.includes(what));
    // Who stands there matters most, then the site, then the land.
    const guards = [...(space.enemies ?? []), ...(city?.[1].garrison ?? [])];
    const found = guards.filter((token) => !PILES.includes(token)).map((token) => `enemy_${token}`);
    if (city || space.site !== "none") found.push(city ? `city_${city[0]}` : `site_${space.site}`);
    if (space.ruin && space.ruin !== "hidden") found.push(`ruin_${space.ruin}`);
    found.push(`terrain_${space.terrain}`);
    const lines = guards
      .filter((token) => PILES.includes(token))
      .map((token) => t("table-mk-face-down", { pile: t(`table-mk-pile-${token}`) }));
    return { entries: [...new Set(found)], lines };
  }
  if (kind === "seat") {
    const seat = view.seat[what]!;
    const lines = [
      t("table-mk-seat-line", { level: seat.level, fame: seat.fame, armor: seat.armor }),
      t("table-mk-seat-cards", { hand: seat.hand_size, deck: seat.deck_size, discard: seat.discard.length }),
    ];
    return { entries: [...seat.units.map((unit) => `unit_${unit.unit}`), ...Object.keys(seat.skills)], lines };
  }
  return { entries: [], lines: [] };
}

/** A step sounds like the land that one enters. */
function sound(action: ActionOut, position: Position): SoundName | null {
  const [verb, to = ""] = action.notation.split(" ");
  if (verb !== "move" && verb !== "go") return null;
  const terrain = viewOf(position).space[to]?.terrain ?? "";
  if (/desert/.test(terrain)) return "step_sand";
  if (/lake|swamp|sea/.test(terrain)) return "step_water";
  return /hill|mountain|wasteland|city/.test(terrain) ? "step_stone" : "step_grass";
}

/** The drawing of an enemy, a city, a site, a unit or a card. */
function picture(id: string): string | null {
  const [kind, what = ""] = id.split(":");
  if (kind === "enemy") return `face-${what}`;
  if (kind === "city") return `site-city-${what}`;
  if (kind === "site") return `site-${what}`;
  if (kind === "unit" || kind === "offer") return portraitOf(what);
  return kind === "card" ? glyphOf(what) : null;
}

/** The half of the card that a play uses; otherwise labels say it all. */
function detail(action: ActionOut, table: TableState): string | null {
  const [verb, what = ""] = action.notation.split(" ");
  const text = table.library.get(what)?.text;
  if (!text) return null;
  if (verb === "play") return line(text[0] ?? "", settings.lang).text;
  if (verb === "power") return line(text[1] ?? "", settings.lang).text;
  if (verb === "use") return line(text[1] ?? "", settings.lang).text;
  return null;
}

/** Ending a turn with Move that could still be used is asked about once. */
function unfinished(action: ActionOut, position: Position): string | null {
  if (action.notation !== "end") return null;
  const seat = own(position);
  const canMove = position.actions.some((one) => /^(move|explore) /.test(one.notation));
  if (seat.move >= 2 && canMove) return t("table-mk-end-move", { move: seat.move });
  if (seat.heal > 0 && position.actions.some((one) => one.notation.startsWith("heal")))
    return t("table-mk-end-heal", { heal: seat.heal });
  return null;
}

function wanted(position: Position): Wanted[] {
  const combat = combatOf(position);
  if (!combat || combat.seat !== position.seat) return [];
  if (combat.blocking > 0) return [{ notation: "block", label: t("table-mk-finish-block") }];
  return combat.targets.length > 0 ? [{ notation: "strike", label: t("table-mk-finish-attack") }] : [];
}

function totalIcon(name: string, position: Position): string | null {
  const all = [...totals(position), ...(position.decision?.totals ?? [])];
  return all.find((total) => total.name === name)?.key?.replace("mk-total-", "") ?? null;
}

/** While Move is left, and while nothing was played, ending the turn is not what stands out. */
function early(action: ActionOut, position: Position): boolean {
  return action.notation === "end" && (unfinished(action, position) !== null || (!own(position).played && !own(position).acted));
}

/** What the page asks for at once, or sees at a glance. */
function question(table: TableState): { title: string; sentence: string } | null {
  const { position } = table;
  const hero = position.seats[position.seat]?.hero_name ?? "";
  const rule = position.decision?.rule ?? "";
  if (leveled(position) && position.actions.some((action) => action.notation.startsWith("skill ")))
    return { title: t("table-fight-choose", { hero }), sentence: t("table-fight-choose-text") };
  if (rule === "MK-TURN-18" && own(position).acted && risen(position))
    return { title: t("table-fight-risen", { level: levelOf(own(position).fame, levelsOf(position)), hero }), sentence: t(`table-fight-risen-${brings(levelOf(own(position).fame, levelsOf(position)))}`) };
  if (rule === "MK-TURN-18" && !own(position).acted) return { title: own(position).move > 0 ? t("table-mk-where-to", { hero }) : position.decision!.title, sentence: t("table-mk-turn-text") };
  const combat = combatOf(position);
  const aim = combat && (combat.blocking || (combat.targets.length === 1 ? combat.targets[0]! : 0));
  const phase = phaseOf(position);
  const total = position.decision?.totals.find((one) => one.need >= 0);
  if (!combat || !aim || !phase || !total || combat.seat !== position.seat) return null;
  const enemy = told(`enemy_${combat.foes[aim - 1]!.enemy}`, table);
  const { value, need } = total;
  return {
    title: t(combat.blocking ? "table-fight-block-title" : "table-fight-attack-title", { enemy, hero }),
    sentence: value < need ? t("table-fight-so-far", { value, need, count: need - value }) : t("table-of", { value, need }),
  };
}

/** Its fame is enough for a new level, which comes at the end of the turn. */
const risen = (position: Position): boolean => position.seat >= 0 && levelOf(own(position).fame, levelsOf(position)) > own(position).level;

const leveled = (position: Position): boolean => /^MK-LEVEL-0[57]$/.test(position.decision?.rule ?? "");

/** Three numbers by which one walks and deals; in a fight what is being put together; fame has its meter in the tray. */
function totals(position: Position): TotalOut[] {
  const given = position.decision?.totals ?? [];
  const slot = (stat: string): TotalOut =>
    given.find((total) => total.key === `mk-total-${stat}`) ?? {
      name: t(`table-mk-total-${stat}`),
      value: 0,
      need: -1,
      key: `mk-total-${stat}`,
    };
  if (leveled(position) || (own(position).acted && risen(position))) return [slot("fame")];
  if (!combatOf(position)) return ["move", "influence", "heal"].map(slot);
  const phase = phaseOf(position);
  return phase === "block" || phase === "damage" ? [slot("block"), slot("move")] : [slot("attack"), slot("move")];
}

function rows(table: TableState): Row[] {
  const view = viewOf(table.position);
  const place = own(table.position).place;
  const found: Row[] = Object.entries(view.space).map(([name, space]) => {
    const cost = costOf(`space:${name}`, table);
    return {
      id: `space:${name}`,
      place: name,
      terrain: told(`terrain_${space.terrain}`, table),
      cost: cost === null ? "" : String(cost),
      site: siteAt(name, table),
      pieces: piecesAt(name, table),
      distance: place ? stepsBetween(place, name, view.tiles) : -1,
    };
  });
  found.sort((a, b) => a.distance - b.distance);
  const slots = [...table.drawn].filter((id) => id.startsWith("slot:"));
  for (const id of slots) {
    found.push({
      id,
      place: t("table-mk-unexplored"),
      terrain: "",
      cost: String(costOf(id, table) ?? ""),
      site: "",
      pieces: "",
      distance: -1,
      unexplored: true,
    });
  }
  return found;
}

const layout: Layout = {
  Board,
  Reference: Offers,
  Hero,
  Played,
  Mine,
  Face,
  Corner,
  reference: "table-mk-offers",
  entryOf,
  about,
  Facts: () => import("./EnemyFacts.svelte"),
  tells: (id, position) => id.startsWith("space:") && roaming(id.slice(6), viewOf(position)).length > 0 && combatOf(position) === null,
  detail,
  unfinished,
  wanted,
  Sheet: () => import("./Rewards.svelte"),
  sheets: leveled,
  follow,
  futile,
  route: (table) => forayOf(table)?.way ?? null,
  placeName: (id, table) => placeName(id.slice("space:".length), table),
  carries,
  drop,
  reward,
  picture,
  sound,
  totals,
  foot,
  chip,
  early,
  question,
  art: ["cards", "pieces", "heroes", "stage"],
  totalIcon,
  rows,
  caption: (table) => {
    const space = viewOf(table.position).space[combatOf(table.position)?.space ?? ""];
    if (leveled(table.position)) return t("table-fight-level", { level: own(table.position).level });
    return space ? t("table-mk-fight-on", { terrain: space.terrain }) : null;
  },
  map: new Set(["space", "slot"]),
  direct: new Set(["mk-pay", "mk-choose", "mk-colour", "mk-number", "mk-yes", "mk-stop", "mk-die", "mk-damage-hero", "mk-path", "mk-turn-back", "mk-give-up", "mk-call-off", "mk-let-go"]),
  standing: null,
  // Resting with a card comes after everything that plays it.
  verbs: ["play", "power", "sideways", "use", "activate", "move", "challenge", "interact", "enter"],
  covered: (id, position) => (combatOf(position) !== null && /^(space|slot|offer):/.test(id)) || awarded(id, position),
  hand: (position) => keysOf("card:", own(position).hand ?? []).sort(woundsLast),
  guest: (position) => {
    const { dummy } = viewOf(position);
    return dummy.hero ? { hero: dummy.hero, text: t("table-mk-dummy", { hero: `${dummy.hero[0]!.toUpperCase()}${dummy.hero.slice(1)}`, count: dummy.deck_size ?? 0 }) } : null;
  },
  seatIcon: (hero) => hero || "knight",
  places: /[A-Z][0-6]/,
  placeId: (word) => `space:${word}`,
};

/** Is it a card or unit of an offer that one may take as a reward? Such a choice lies on the sheet, not in the rail. */
function awarded(id: string, position: Position): boolean {
  const [kind = "", what = ""] = id.split(":");
  if (kind !== "card" && kind !== "offer") return false;
  if (kind === "card" && own(position).hand?.includes(what)) return false;
  return position.actions.some((action) => action.notation === `${kind} ${what}`);
}

function woundsLast(a: string, b: string): number {
  return Number(a.startsWith("card:wound@")) - Number(b.startsWith("card:wound@"));
}

export default layout;
