/** The layout of Tales from the Four Lands. */

import "./style.css";
import type { Position } from "../../api/types";
import { addIcons } from "../../icons/icons";
import icons from "../../icons/four_lands";
import { t } from "../../i18n.svelte";
import { givenTotals, type Foot, type Layout, type Row } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { idOf, keysOf } from "../../table/things";
import Board from "./Board.svelte";
import Corner from "./Corner.svelte";
import Face from "./Face.svelte";
import { PLACES, steps } from "./map";
import Mine from "./Mine.svelte";
import { climatesOf, partiesAt } from "./names";
import Side from "./Side.svelte";
import Tasks from "./Tasks.svelte";
import { fightOf, own, parties, viewOf } from "./view";
import { movesOf, type Move } from "./ways";

addIcons(icons);

function entryOf(id: string, position: Position): string | null {
  const [kind, what = ""] = id.split(":");
  if (kind === "card") return what.replace("hand/", "");
  if (kind === "task" || kind === "field" || kind === "artefact") return id;
  if (kind === "agent") {
    const agent = parties(position)
      .flatMap((party) => party.agents)
      .find((one) => one.handle === what);
    return agent?.card ?? null;
  }
  return null;
}

function about(id: string, table: TableState): { entries: string[]; lines: string[] } {
  const { position } = table;
  const [kind, what = ""] = id.split(":");
  const entry = entryOf(id, position);
  if (kind === "field") {
    const task = viewOf(position).field[what]?.task;
    const here = partiesAt(what, table);
    return { entries: [id, ...(task ? [`task:${task}`] : [])], lines: here ? [here] : [] };
  }
  if (entry) return { entries: [entry], lines: [] };
  if (kind === "agent") return { entries: [], lines: [t("table-fl-face-down-text")] };
  if (kind === "party") {
    const party = parties(position).find((one) => one.name === what);
    const cards = party?.agents.map((agent) => agent.card).filter((card) => card !== undefined) ?? [];
    return {
      entries: [...new Set(cards), ...(party?.artefacts.map((one) => `artefact:${one}`) ?? [])],
      lines: party ? [table.name(`field:${party.field}`)] : [],
    };
  }
  if (kind === "seat") {
    const side = Object.values(viewOf(position).seat).find((one) => one.side === what);
    return {
      entries: [],
      lines: side ? [t("table-fl-side-line", { vp: side.vp, goal: 6, ap: side.ap, hand: side.hand_size })] : [],
    };
  }
  return { entries: [], lines: [] };
}

/** Somebody announced something, and this seat is asked for an answer. */
function asked(position: Position): boolean {
  const top = viewOf(position).stack.at(-1);
  return (top?.to_come ?? []).includes(own(position).side) && position.actions.some((action) => action.notation === "pass");
}

/** What a card of the hand would do now; why not, it says when it is asked about. */
function foot(key: string, table: TableState): Foot | null {
  const some = table.mine ? table.at(idOf(key)) : [];
  const [first] = some;
  if (!first) return null;
  return { text: some.length === 1 ? first.label : t("table-fl-play-ways", { count: some.length }), tone: "act" };
}

const EVENTS: Record<string, (what: string, table: TableState) => string | null> = {
  task: (what, table) => String(table.library.get(`task:${what}`)?.facts["icon"] ?? "") || null,
  card: (what, table) => String(table.library.get(what.replace("hand/", ""))?.facts["icon"] ?? "") || null,
  seat: (what) => `em-${what}`,
};

/** The drawing of a thing, for a big event of the log. */
function picture(id: string, table: TableState): string | null {
  const icon = table.things.get(id)?.facts["icon"];
  if (typeof icon === "string" && icon) return icon;
  const [kind = "", what = ""] = id.split(":");
  return EVENTS[kind]?.(what, table) ?? null;
}

/** The least that a move to the field costs. */
function toll(field: string, moves: readonly Move[]): string {
  const prices = moves.filter((move) => move.field === field).map((move) => move.price);
  return prices.length > 0 ? t("table-fl-toll", { ap: Math.min(...prices) }) : "";
}

function rows(table: TableState): Row[] {
  const view = viewOf(table.position);
  const moves = movesOf(table.actions);
  const start = parties(table.position).find((party) => party.side === own(table.position).side)?.field;
  return [...PLACES.keys()]
    .map((field) => {
      const here = view.field[field];
      return {
        id: `field:${field}`,
        place: table.name(`field:${field}`),
        terrain: climatesOf(field, table),
        cost: toll(field, moves),
        site: here?.task ? table.name(`task:${here.task}`) : here?.used ? t("table-fl-used") : "",
        pieces: partiesAt(field, table),
        distance: start ? steps(start, field) : -1,
      };
    })
    .sort((a, b) => a.distance - b.distance);
}

const TOTALS: Record<string, string> = { "total-ap": "ap", "total-vp": "trophy", "total-symbols": "task" };

const layout: Layout = {
  Board,
  Reference: Tasks,
  Hero: Side,
  Mine,
  Face,
  Corner,
  reference: "table-fl-tasks",
  entryOf,
  about,
  rows,
  detail: () => null,
  unfinished: () => null,
  wanted: () => [],
  reward: () => false,
  totals: givenTotals,
  foot,
  picture,
  art: ["four_lands/land", "four_lands/pieces", "sites"],
  Facts: () => import("./PlaceFacts.svelte"),
  tells: (id, position) => id.startsWith("field:") || (id.startsWith("task:") && id.slice(5) in viewOf(position).task),
  Sheet: () => import("./AnswerSheet.svelte"),
  sheets: asked,
  guest: () => null,
  totalIcon: (name, position) =>
    TOTALS[position.decision?.totals.find((total) => total.name === name)?.key ?? ""] ?? null,
  // A pass holds for the phase, and only while nothing is announced that was not there before.
  standing: {
    notation: "pass",
    moment: (position) =>
      `${viewOf(position).round} ${viewOf(position).phase} ${viewOf(position).stack.length > 0 ? position.sequence : ""}`,
    offered: (position) => viewOf(position).stack.length === 0,
  },
  verbs: [],
  map: new Set(["field"]),
  direct: new Set(["pass", "done", "all", "price"]),
  covered: (id, position) => fightOf(position) !== null && id.startsWith("field:"),
  hand: (position) => keysOf("card:hand/", own(position).hand ?? []),
  seatIcon: (hero) => hero,
  places: null,
  placeId: (word) => word,
};

export default layout;
