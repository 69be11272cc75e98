/** A game that is being set up: what was chosen, what must follow from it, and what is sent. */

import type { GameOut, ScenarioOut, TableIn } from "../api/types";

/** `hero` "": the usual one of so many seats, which only the game knows. */
export interface PlannedSeat { hero: string; player: string }

export interface Plan {
  scenario: string;
  seats: PlannedSeat[];
  options: Record<string, string>;
  seed: string;
  listed: boolean;
  name: string;
}

/** What starts in one click: you, and a bot in every other seat that must be taken. `open`: the others may come. */
export function firstPlan(game: GameOut, scenario: string | null, open: boolean): Plan {
  const chosen = game.scenarios.find((one) => one.id === scenario) ?? game.scenarios[0]!;
  const plan: Plan = { scenario: chosen.id, seats: [], options: {}, seed: "", listed: open, name: "" };
  const count = open ? Math.max(2, chosen.seats[0]!) : chosen.seats[0]!;
  return resize({ ...plan, seats: [{ hero: "", player: "me" }] }, count, open ? "open" : usualBot(game));
}

export function usualBot(game: GameOut): string {
  const bot = game.bots.find((one) => one.id === "greedy") ?? game.bots[0];
  return bot ? `bot:${bot.id}` : "open";
}

export function scenarioOf(game: GameOut, plan: Plan): ScenarioOut {
  return game.scenarios.find((one) => one.id === plan.scenario) ?? game.scenarios[0]!;
}

/** Another scenario: as many of the seats stay as it allows. */
export function withScenario(game: GameOut, plan: Plan, id: string): Plan {
  const scenario = game.scenarios.find((one) => one.id === id)!;
  const count = Math.min(Math.max(plan.seats.length, scenario.seats[0]!), scenario.seats[1]!);
  return resize({ ...plan, scenario: id }, count, usualBot(game));
}

export function resize(plan: Plan, count: number, player: string): Plan {
  const seats = plan.seats.slice(0, count);
  while (seats.length < count) seats.push({ hero: "", player });
  return { ...plan, seats };
}

/** A hero taken by two seats changes places with the one that the first of them had. */
export function withHero(plan: Plan, seat: number, hero: string): Plan {
  const before = plan.seats[seat]!.hero;
  const seats = plan.seats.map((one, i) => {
    if (i === seat) return { ...one, hero };
    return hero && one.hero === hero ? { ...one, hero: before } : one;
  });
  return { ...plan, seats };
}

/** The seed as a number, null for a random one, undefined if it is none. */
export function seedOf(plan: Plan): number | null | undefined {
  const text = plan.seed.trim();
  if (text === "") return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function tableOf(game: GameOut, plan: Plan, me: string, lang: TableIn["lang"]): TableIn {
  const chosen = Object.entries(plan.options).filter(([id, value]) => {
    const option = game.options.find((one) => one.id === id);
    return option !== undefined && option.values[0]?.id !== value;
  });
  return {
    game: game.id,
    scenario: plan.scenario,
    edition: scenarioOf(game, plan).edition,
    seed: seedOf(plan) ?? null,
    options: Object.fromEntries(chosen),
    seats: plan.seats.map((seat) => ({ hero: seat.hero || null, player: seat.player, name: seat.player === "me" && me ? me : null })),
    listed: plan.listed,
    name: plan.name.trim() || null,
    lang: lang ?? "en",
  };
}
