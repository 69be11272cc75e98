/** The layout of Mage Knight. */

import "./style.css";
import type { ActionOut, Position } from "../../api/types";
import { addIcons } from "../../icons/icons";
import icons from "../../icons/mage_knight";
import { t } from "../../i18n.svelte";
import { settings } from "../../settings.svelte";
import type { Layout, Row, Wanted } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { keysOf } from "../../table/things";
import Board from "./Board.svelte";
import Corner from "./Corner.svelte";
import { PILES } from "./enemies";
import Face from "./Face.svelte";
import { blows, several } from "./fight";
import { line } from "./glyphs";
import Hero from "./Hero.svelte";
import { emptySlots, slotKey, stepsBetween } from "./map";
import Mine from "./Mine.svelte";
import { costOf, piecesAt, siteAt, told } from "./names";
import Offers from "./Offers.svelte";
import { BASIC, combatOf, own, ownSeat, viewOf } from "./view";

addIcons(icons);

/** Answers that are given where the hero stands. */
const HERE = new Set(["interact", "enter", "altar", "burn", "plunder", "incant", "wake", "path", "turn-back"]);
const PLACES: Record<string, string> = {
  token: "token",
  stored: "stored",
  die: "die",
  crystal: "crystal",
  endless: "token",
};

function touches(action: ActionOut, position: Position): string[] {
  const [verb, first = ""] = action.notation.split(" ");
  if (verb === "pay") {
    const [place, colour] = first.split("-");
    return [`${PLACES[place!] ?? place}:${colour}`];
  }
  if (verb === "crystal" || verb === "die") return [`${verb}:${first}`];
  if (verb === "explore") return [`slot:${first}`];
  if (verb === "use-tactic") return [`tactic:${own(position).tactic}`];
  if (verb === "heal" && !first) return ["card:wound"];
  if (verb === "damage-hero" || verb === "wound-hero") return [`seat:${ownSeat(position)}`];
  const blow = /^(?:guard|suffer|slow) (\d+) (\d+)/.exec(action.notation);
  if (blow) return [`blow:${blow[1]}/${blow[2]}`];
  if (verb === "attack" || verb === "seat") return [`seat:${Number(first) - 1}`];
  return HERE.has(verb!) ? [`space:${own(position).place}`] : [];
}

function drawn(position: Position): Set<string> {
  const view = viewOf(position);
  const seat = own(position);
  const found = new Set<string>(BASIC.map((colour) => `crystal:${colour}`));
  for (const colour of view.source) found.add(`die:${colour}`);
  for (const [colour, count] of Object.entries(seat.mana)) if (count > 0) found.add(`token:${colour}`);
  if (seat.stored_die) found.add(`stored:${seat.stored_die}`);
  if (seat.tactic) found.add(`tactic:${seat.tactic}`);
  for (const slot of emptySlots(view.tiles)) found.add(`slot:${slotKey(slot)}`);
  combatOf(position)?.foes.forEach((foe, i) => {
    if (several(foe) && !foe.defeated) blows(foe).forEach((_, j) => found.add(`blow:${i + 1}/${j + 1}`));
  });
  for (const action of position.actions)
    if (action.notation.startsWith("explore ")) found.add(`slot:${action.notation.slice(8)}`);
  return found;
}

function intents(id: string): string[] {
  const [kind, what = ""] = id.split(":");
  if (kind === "slot") return [`explore ${what}`];
  if (kind === "crystal") return [`crystal ${what}`];
  if (kind === "die") return [`die ${what}`];
  if (kind === "tactic") return ["use-tactic"];
  if (kind === "blow") return [`guard ${what.replace("/", " ")}`, `suffer ${what.replace("/", " ")}`];
  return [];
}

function nameOf(id: string): string | null {
  const [kind, what = ""] = id.split(":");
  if (kind === "blow") return t("table-mk-blow-name", { number: what.split("/")[1]!, foe: what.split("/")[0]! });
  if (kind === "slot") return t("table-mk-slot");
  if (kind === "die" || kind === "crystal" || kind === "token" || kind === "stored")
    return t(`table-mk-${kind}-name`, { colour: t(`table-mk-mana-${what}`) });
  return null;
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
    const found = [city ? `city_${city[0]}` : `site_${space.site}`, `terrain_${space.terrain}`];
    if (space.ruin && space.ruin !== "hidden") found.push(`ruin_${space.ruin}`);
    const guards = [...(space.enemies ?? []), ...(city?.[1].garrison ?? [])];
    found.push(...guards.filter((token) => !PILES.includes(token)).map((token) => `enemy_${token}`));
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
  const totals = position.decision?.totals ?? [];
  if (totals[0]?.name === name) return "fame";
  for (const [stat, word] of ["move", "influence", "heal", "attack", "block"].map(
    (one) => [one, t(`table-mk-total-${one}`)] as const,
  )) {
    if (word === name) return stat;
  }
  return null;
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
      cost: table.can(id) ? "2" : "",
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
  Mine,
  Face,
  Corner,
  reference: "table-mk-offers",
  touches,
  drawn,
  intents,
  nameOf,
  entryOf,
  about,
  detail,
  unfinished,
  wanted,
  totalIcon,
  rows,
  asks: {
    space: ["move", "challenge", "go", "push"],
    card: ["play", "power", "sideways", "buy", "learn", "rest", "steal"],
    offer: ["recruit", "offer"],
    unit: ["activate", "heal", "damage", "banner"],
    skill: ["use"],
    foe: ["guard", "target", "suffer", "slow", "foe"],
    blow: ["guard", "suffer", "slow"],
    slot: ["explore"],
  },
  direct: new Set(["mk-pay", "mk-choose", "mk-colour", "mk-number", "mk-yes", "mk-stop", "mk-die", "mk-damage-hero", "mk-path", "mk-turn-back"]),
  standing: null,
  // Resting with a card comes after everything that plays it.
  verbs: ["play", "power", "sideways", "use", "activate", "move", "challenge", "interact", "enter"],
  covered: (id, position) => combatOf(position) !== null && /^(space|slot|offer):/.test(id),
  hand: (position) => keysOf("card:", own(position).hand ?? []).sort(woundsLast),
  seatIcon: (hero) => hero || "knight",
  places: /[A-Z][0-6]/,
  placeId: (word) => `space:${word}`,
};

function woundsLast(a: string, b: string): number {
  return Number(a.startsWith("card:wound@")) - Number(b.startsWith("card:wound@"));
}

export default layout;
