/** A small position of the Four Lands for tests. */

import type { Position } from "../../api/types";
import { action, position, seat, thing } from "../../table/testing";
import { PLACES } from "./map";

const agent = {
  handle: "north.I#1",
  owner: "north",
  turned: false,
  revealed: false,
  cast: false,
  regrouped: false,
  armour: 0,
  card: "jarl_hroald",
  traits: { war: 2, deals: 1 },
  defence_plus: 0,
};
const hidden = {
  handle: "sun.I#1",
  owner: "sun",
  turned: true,
  revealed: false,
  cast: false,
  regrouped: false,
  armour: 0,
};
const plain = { artefacts: [], amulet: false, circle: false, extra_moved: false };
const side = { ap: 5, funds: 5, vp: 1, trophies: ["wolves_1"], hand_size: 2, deck_size: 12 };

const view = {
  mode: "competitive",
  round: 2,
  phase: "tasks",
  initiative: "sun",
  asked: "north",
  seat: { 0: { ...side, side: "north", hand: ["attack", "attack"] }, 1: { ...side, side: "sun", trophies: [] } },
  party: {
    north: { I: { ...plain, field: "normark", agents: [agent] } },
    sun: { I: { ...plain, field: "cirth", agents: [hidden] } },
  },
  field: { normark: { task: "stones_1" }, cirth: { used: true } },
  task: {
    stones_1: {
      field: "normark",
      need: { war: 2, growth: 1 },
      worth: ["north", "sun"],
      thwarters: [],
      cover: { "north.I": { short: 1, slots: { war: ["war", "war"], growth: [""] }, steps: 0, ap: -1 } },
    },
  },
  unseen: { sun: ["druid_maelon"] },
  task_deck_size: 12,
  complications: ["sun"],
  stack: [],
  fight: {},
};

export function tasksPhase(more: Record<string, unknown> = {}): Position {
  return position({
    view: { ...view, ...more },
    things: [
      ...[...PLACES.keys()].map((field) =>
        thing(`field:${field}`, field, {
          facts: { climates: field === "cirth" ? ["north", "storms"] : ["north"], used: false },
        }),
      ),
      thing("task:stones_1", "Stones", { facts: { field: "normark" } }),
      thing("party:north.I", "North I", { seat: 0 }),
      thing("party:sun.I", "Sun I", { seat: 1 }),
      thing("agent:north.I#1", "Jarl Hroald", { seat: 0 }),
      thing("agent:sun.I#1", "somebody", { seat: 1, hidden: true }),
      thing("card:hand/attack", "Attack", { seat: 0 }),
      thing("seat:north", "North", { seat: 0 }),
      thing("seat:sun", "Sun", { seat: 1 }),
      thing("item:1", "Sun plays Portal", { seat: 1 }),
    ],
    seats: [seat(0, "north"), seat(1, "sun", { player: "bot", bot: "greedy" })],
    actions: [
      action("pass", [], { primary: true }),
      action("task north.I", ["party:north.I", "task:stones_1"]),
      action("trade wolves_1", ["task:wolves_1"]),
    ],
  });
}
