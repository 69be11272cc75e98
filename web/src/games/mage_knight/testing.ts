/** A small position of Mage Knight for tests: the starting tile and one more, a hand of three. */

import type { Position } from "../../api/types";
import { action, position, seat as seatOf, thing, type Some } from "../../table/testing";

const TERRAIN = ["plains", "forest", "plains", "sea", "sea", "sea", "plains"];

function spaces(): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const tile of ["A", "B"]) TERRAIN.forEach((terrain, i) => (found[`${tile}${i}`] = { terrain, site: "none" }));
  return {
    ...found,
    A0: { terrain: "plains", site: "portal", heroes: [0] },
    B1: { terrain: "hills", site: "marauding_orcs", enemies: ["ironclads"] },
    B2: { terrain: "hills", site: "keep", enemies: ["gray"] },
  };
}

const seat = {
  hero: "arythea",
  fame: 4,
  level: 2,
  reputation: -1,
  armor: 2,
  hand_limit: 5,
  command: 1,
  place: "A0",
  hand_size: 3,
  deck_size: 9,
  discard: ["rage"],
  play: [],
  units: [{ unit: "peasants", ready: true, wounds: 0, banner: "", level: 1, armor: 3, resists: [] }],
  crystals: { red: 1, blue: 0, green: 0, white: 0 },
  mana: { red: 0, blue: 1, green: 0, white: 0, gold: 0, black: 0 },
  skills: { arythea_dark_paths: "ready" },
  tactic: "planning",
  tactic_used: false,
  stored_die: "",
  move: 4,
  influence: 0,
  heal: 0,
  hand: ["march", "wound", "march"],
};

const foe = {
  enemy: "ironclads",
  armor: 3,
  attack: 4,
  element: "physical",
  abilities: ["resistance-physical", "ability-brutal"],
  fortifications: 0,
  fame: 4,
  rampages: true,
  defends: false,
  master: 0,
  blocked: false,
  stopped: false,
  dealt: false,
  defeated: false,
};

const view = {
  scenario: "solo_conquest",
  round: 1,
  rounds: 6,
  time: "day",
  moment: "move",
  source: ["red", "black", "red"],
  dice_away: ["blue"],
  unit_offer: ["peasants", "peasants"],
  monastery_offer: [],
  action_offer: ["ice_bolt"],
  spell_offer: ["fireball"],
  decks: { tiles: 9 },
  next_tile: "countryside",
  tiles: [
    { tile: "start_A", slot: [0, 0], turned: 0 },
    { tile: "country_1", slot: [0, 1], turned: 0 },
  ],
  space: spaces(),
  city: {},
  seat: { 0: seat },
  dummy: { hero: "tovak", deck_size: 12 },
  combat: {},
  duel: {},
};

const things = [
  ...Object.keys(view.space).map((name) => thing(`space:${name}`, `${name} (plains)`)),
  thing("seat:0", "Arythea", { facts: { levels: [0, 3, 8, 15, 24, 35, 48, 63, 80, 99] } }),
  thing("crystal:red", "Crystal: red"),
  thing("unit:1", "Peasants"),
  thing("skill:arythea_dark_paths", "Dark Paths"),
  thing("offer:peasants", "Peasants"),
  thing("card:march", "March"),
  thing("card:wound", "Wound"),
  thing("card:ice_bolt", "Ice Bolt"),
  thing("card:fireball", "Fireball"),
];
const seats = [seatOf(0, "arythea", { hero_name: "Arythea" })];
const totals = [
  { name: "Fame", value: 4, need: -1 },
  { name: "Move", value: 4, need: -1 },
];

export function mapTurn(more: Some = {}): Position {
  const step = { preview: { totals: [totals[0]!, { name: "Move", value: 2, need: -1 }], marks: [] } };
  const made = position({
    view,
    things,
    seats,
    actions: [
      action("move A2", ["space:A2"], { ...step, group: "mk-move", cost: [{ what: "move", name: "Move", n: 2 }], way: { places: ["space:A2"], prices: [2], have: 4, stop: "" } }),
      action("play march", ["card:march"]),
      action("sideways march move", ["card:march"], step),
      action("crystal red", ["crystal:red"]),
      action("activate 1 1", ["unit:1"]),
      action("end", [], { primary: true, reveals: true }),
    ],
    history: [
      {
        number: 1,
        seat: 0,
        notation: "tactic planning",
        label: "Planning",
        things: [],
        final: true,
        barrier: "a card was drawn here",
        undone: false,
        told: [],
        forced: [],
      },
      {
        number: 2,
        seat: 0,
        notation: "play march",
        label: "Play March",
        things: [],
        final: false,
        barrier: null,
        undone: false,
        told: [],
        forced: [],
      },
    ],
    log: [{ number: 1, seat: 0, texts: ["Arythea moved to A0 (portal)."] }],
    can_undo: true,
    ...more,
  });
  return { ...made, decision: made.decision && { ...made.decision, title: "Your turn, Arythea", totals } };
}

export function blockPhase(): Position {
  const block = { name: "Block", value: 2, need: 4 };
  const combat = {
    seat: 0,
    context: "rampage",
    space: "A0",
    foes: [foe, { ...foe, enemy: "prowlers", blocked: true, abilities: [] }],
    targets: [],
    blocking: 1,
    attack: {},
    block: { physical: 2 },
    skipped: false,
    block_total: 2,
    block_need: 4,
  };
  const made = position({
    view: { ...view, moment: "block", combat },
    things: [...things, thing("foe:1", "Ironclads"), thing("foe:2", "Prowlers")],
    seats,
    actions: [
      action("sideways march block", ["card:march"], {
        preview: { totals: [totals[0]!, { ...block, value: 3 }], marks: [] },
      }),
      action("next", [], { primary: true }),
    ],
  });
  return {
    ...made,
    decision: made.decision && { ...made.decision, title: "Block phase, Arythea", totals: [totals[0]!, block] },
  };
}

/** The same fight against an enemy with two attacks, one of them blocked. */
export function severalAttacks(): Position {
  const made = blockPhase();
  const view = made.view as unknown as { combat: { foes: object[] } };
  const blow = { attack: 4, element: "physical", need: 4, damage: 8, abilities: [], state: "blocked" };
  const attacks = [blow, { ...blow, attack: 2, element: "fire", need: 2, damage: 2, state: "pending" }];
  const combat = { ...view.combat, blocking: 0, blow: 0, block: {}, foes: [{ ...foe, attacks }] };
  return {
    ...made,
    view: { ...view, combat } as unknown as Position["view"],
    things: [...made.things, thing("blow:1/1", "Attack 1 of enemy 1"), thing("blow:1/2", "Attack 2 of enemy 1")],
    actions: [action("guard 1 2", ["foe:1", "blow:1/2"]), action("next", [], { primary: true })],
  };
}
