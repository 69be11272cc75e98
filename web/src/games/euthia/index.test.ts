// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { ActionOut, Position } from "../../api/types";
import { covered, entryOf, unfinished } from "./index";
import { placeFor, tabFor } from "./rail";
import { filled, pieceIds, type PieceView, type SeatView } from "./view";

const action = (notation: string): ActionOut => ({ notation, things: [], group: "", order: 0, reveals: false }) as unknown as ActionOut;
const piece = (tile: string, slot: string, worn = true): PieceView => ({ tile, kind: "weapon", slot, worn, spent: false });
const SEAT = {
  hero: "dral",
  tokens: ["mining", "combat"],
  saved: "trade",
  move: 0,
  at: "c0,0",
  gaar: 4,
  dwurt: 0,
  pieces: [piece("dagger", "sword"), piece("dagger", "sword"), piece("club", "sword"), piece("ring", "ring", false)],
  board: [
    { id: "sword1", slot: "sword" },
    { id: "sword2", slot: "sword", locked: true, gold: 4 },
    { id: "sword3", slot: "sword" },
    { id: "helmet", slot: "helmet" },
  ],
} as unknown as SeatView;

function position(actions: string[], seat: Partial<SeatView> = {}, view: Record<string, unknown> = {}): Position {
  return {
    seat: 0,
    to_act: 0,
    actions: actions.map(action),
    view: { seat: { "0": { ...SEAT, ...seat } }, field: { "1,0": { element: "fire", legend: "legend_1", powers: ["fire", "air"] } }, seen: [], fight: {}, elite: {}, farrug: {}, ...view },
  } as unknown as Position;
}

describe("what is drawn", () => {
  it("are halves in place of tokens", () => {
    expect(covered("token:mining", position([]))).toBe(true);
  });

  it("is not the map during a Combat, nor tiles that are only looked at", () => {
    expect(covered("field:0,0", position([]))).toBe(false);
    expect(covered("field:0,0", position([], {}, { fight: { monster: {} } }))).toBe(true);
    expect(covered("tile:mountain_ore", position([], {}, { seen: ["mountain_ore"] }))).toBe(true);
    expect(covered("tile:mountain_ore", position([]))).toBe(false);
  });
});

it("the library tells of things by their ids", () => {
  const now = position([], {}, { elite: { id: "e1_warg" }, farrug: { stage: 3, health: 9 } });
  expect(entryOf("piece:1/dagger:2", now)).toBe("dagger");
  expect(entryOf("tile:merchant_backpack#2", now)).toBe("merchant_backpack");
  expect(entryOf("gem:ruby", now)).toBe("gem_ruby");
  expect(entryOf("seat:0", now)).toBe("hero_dral");
  expect(entryOf("foe:elite", now)).toBe("e1_warg");
  expect(entryOf("foe:farrug", now)).toBe("farrug_3");
  expect(entryOf("field:1,0", now)).toBe("elemental_fire");
  expect(entryOf("slot:helmet", now)).toBeNull();
});

it("ending a turn asks about Move points and tokens that are left", () => {
  expect(unfinished(action("end"), position(["step 1,0", "end"], { move: 2 }))).toContain("table-eu-end-move");
  expect(unfinished(action("end"), position(["end"], { move: 2, tokens: [] }))).toBeNull();
  expect(unfinished(action("end"), position(["end"]))).toContain("table-eu-end-tokens");
  expect(unfinished(action("end"), position(["end"], { tokens: ["trade"] }))).toBeNull();
  expect(unfinished(action("mine mining"), position(["mine mining"]))).toBeNull();
});

it("tiles lie in the first open socket of their kind", () => {
  expect(pieceIds(SEAT.pieces, "2/")).toEqual(["piece:2/dagger", "piece:2/dagger:2", "piece:2/club", "piece:2/ring"]);
  const { sockets, more } = filled(SEAT, "");
  expect(sockets.map((one) => one.id)).toEqual(["piece:dagger", "", "piece:dagger:2", ""]);
  expect(more.map((one) => one.id)).toEqual(["piece:club"]);
});

it("the rail turns to what is asked about", () => {
  expect(tabFor([action("buy merchant_long_sword"), action("leave")])).toBe("trade");
  expect(tabFor([action("quest enc_hermit_1")])).toBe("encounters");
  expect(tabFor([action("fight elite"), action("end")])).toBe("monsters");
  expect(tabFor([action("end")])).toBeNull();
});

it("a narrow screen turns to where the answers lie", () => {
  const there = (id: string): boolean => id === "gem:ruby";
  const place = (...notations: string[]) => placeFor(notations.map((one) => ({ ...action(one), things: [one.replace(" ", ":")] })), there);
  expect(place("buy merchant_long_sword", "leave")).toBe("offers");
  expect(place("use healing_potion", "drop-gem ruby")).toBe("hero");
  expect(place("cart slayers_dragon_gloves", "stop")).toBeNull(); // it stands in the bar
  expect(place("place 1,1", "place 2,-1")).toBe("map");
  expect(place("gem opal", "gem ruby")).toBe("hero");
  expect(place("gem opal", "gem onyx")).toBeNull(); // new ones, chosen from a sheet
  expect(place("use healing_potion", "end")).toBeNull();
});
