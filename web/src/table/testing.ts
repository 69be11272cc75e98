/** Small positions for tests: no game, only what the table needs. */

import type { ActionOut, Position, RefusalOut, SeatOut, ThingOut } from "../api/types";

export function action(notation: string, things: string[] = [], more: Partial<ActionOut> = {}): ActionOut {
  const [verb = ""] = notation.split(" ");
  return {
    notation,
    label: `do ${notation}`,
    things,
    primary: false,
    group: verb,
    order: 0,
    rule: "R-01",
    reveals: false,
    preview: { totals: [], marks: [] },
    ...more,
  };
}

export function thing(id: string, name = id, more: Partial<ThingOut> = {}): ThingOut {
  return { id, kind: id.split(":")[0]!, name, seat: -1, facts: {}, hidden: false, actions: null, ...more } as ThingOut;
}

export function refusal(intent: string, more: Partial<RefusalOut> = {}): RefusalOut {
  return {
    intent,
    label: `do ${intent}`,
    rule: "R-02",
    rule_text: "As it is written.",
    title: "A rule",
    text: `Not ${intent}.`,
    numbers: {},
    marks: [],
    remedies: [],
    ...more,
  };
}

export function seat(number: number, hero: string, more: Partial<SeatOut> = {}): SeatOut {
  return {
    seat: number,
    hero,
    hero_name: hero,
    player: "person",
    bot: null,
    name: "",
    connected: true,
    thinking: false,
    engine: "",
    planning: false,
    ...more,
  };
}

/** Of the view only what a test needs. */
export type Some = Partial<Omit<Position, "view">> & { view?: object };

export function position(more: Some = {}): Position {
  const actions = (more.actions ?? []).map((one, order) => ({ ...one, order }));
  return {
    table: "t",
    sequence: 1,
    at: 1,
    of: 1,
    seat: 0,
    to_act: 0,
    over: false,
    view: {},
    things: [],
    decision: {
      seat: 0,
      title: "Your move",
      sentence: "Do something.",
      rule: "R-01",
      totals: [],
      primary: actions.filter((one) => one.primary).map((one) => one.notation),
    },
    history: [],
    log: [],
    can_undo: false,
    can_redo: false,
    undo_refused: null,
    seats: [seat(0, "north")],
    ...more,
    actions,
  } as Position;
}
