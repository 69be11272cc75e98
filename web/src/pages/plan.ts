/** A game that is being set up: what was chosen, what must follow from it, and what is sent. */

import type { EditionOut, GameOut, OptionOut, ScenarioOut, SequelOut, TableIn } from "../api/types";

/** `hero` "": the usual one of so many seats. */
export interface PlannedSeat { hero: string; player: string }

export interface Plan {
  scenario: string;
  edition: string;
  seats: PlannedSeat[];
  options: Record<string, string>;
  seed: string;
  listed: boolean;
  name: string;
  /** Where others may come: does the table give hints? null: as usual, no. */
  hints: boolean | null;
}

/** What starts in one click: you, and a bot in every other seat that must be taken. `open`: the others may come. */
export function firstPlan(game: GameOut, scenario: string | null, open: boolean): Plan {
  const chosen = game.scenarios.find((one) => one.id === scenario) ?? game.scenarios[0]!;
  const plan: Plan = { scenario: chosen.id, edition: game.editions[0]!.id, seats: [], options: {}, seed: "", listed: open, name: "", hints: null };
  const count = open ? Math.max(2, chosen.seats[0]!) : chosen.seats[0]!;
  return resize({ ...plan, seats: [{ hero: "", player: "me" }] }, count, open ? "open" : usualBot(game));
}

/** The first game: the first scenario, with easy bots where others are needed. */
export function easyPlan(game: GameOut): Plan {
  const plan = firstPlan(game, null, false);
  const easy = game.bots.some((one) => one.id === "easy") ? "bot:easy" : usualBot(game);
  return { ...plan, seats: plan.seats.map((seat) => (seat.player === "me" ? seat : { ...seat, player: easy })) };
}

const KEPT = "hexfarer.plans";

/** What was chosen last time, if this browser remembers: all but the name, the seed and who may come. */
export function kept(game: GameOut): Plan | null {
  const found = plans()[game.id];
  if (typeof found !== "string") return null;
  const query = new URLSearchParams(found);
  const plan = planFrom(game, query);
  const players = (query.get("players") ?? "").split(",").filter((player) => isPlayer(game, player));
  const count = Math.min(Math.max(players.length, scenarioOf(game, plan).seats[0]!), scenarioOf(game, plan).seats[1]!);
  const seats = resize(plan, count, usualBot(game)).seats.map((seat, i) => ({ ...seat, player: players[i] ?? seat.player }));
  return seats.some((seat) => seat.player === "me") ? { ...plan, seats } : plan;
}

export function keep(game: GameOut, plan: Plan): void {
  const query = new URLSearchParams({ scenario: plan.scenario, edition: plan.edition, heroes: heroesOf(game, plan).join(","), players: plan.seats.map((seat) => seat.player).join(",") });
  for (const option of changedOf(game, plan)) query.set(`option.${option.id}`, valueOf(plan, option));
  localStorage.setItem(KEPT, JSON.stringify({ ...plans(), [game.id]: query.toString() }));
}

function plans(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {}; // somebody else wrote there
  }
}

const isPlayer = (game: GameOut, player: string) => ["me", "here", "open"].includes(player) || game.bots.some((one) => one.level && `bot:${one.id}` === player);

/** What an address of the page asks for: `scenario`, `edition`, `open`, `heroes` between commas, `option.<id>`. What the game does not know is passed over. */
export function planFrom(game: GameOut, query: URLSearchParams): Plan {
  const first = firstPlan(game, query.get("scenario"), query.has("open"));
  const plan = { ...first, edition: game.editions.find((one) => one.id === query.get("edition"))?.id ?? first.edition };
  const wanted = new Set((query.get("heroes") ?? "").split(","));
  const heroes = [...wanted].filter((id) => editionOf(game, plan).heroes.includes(id));
  const count = Math.min(Math.max(plan.seats.length, heroes.length), scenarioOf(game, plan).seats[1]!);
  const seats = resize(plan, count, usualBot(game)).seats.map((seat, i) => ({ ...seat, hero: heroes[i] ?? "" }));
  const options: Plan["options"] = {};
  for (const option of game.options) {
    const value = query.get(`option.${option.id}`);
    if (value !== null && (isFree(option) || option.values.some((one) => one.id === value))) options[option.id] = value;
  }
  return { ...plan, seats, options };
}

/** The address of the page with everything chosen that a campaign goes on with. */
export function addressOf(sequel: SequelOut): string {
  const query = new URLSearchParams({ scenario: sequel.scenario, heroes: sequel.heroes.join(",") });
  for (const [id, value] of Object.entries(sequel.options)) query.set(`option.${id}`, value);
  return `/new/${sequel.game}?${query}`;
}

/** Without values to choose from, an option takes words of one's own. */
export const isFree = (option: OptionOut) => option.values.length === 0;

export function editionOf(game: GameOut, plan: Plan): EditionOut {
  return game.editions.find((one) => one.id === plan.edition) ?? game.editions[0]!;
}

/** Another edition: heroes that it lacks make room for the usual ones. */
export function withEdition(game: GameOut, plan: Plan, id: string): Plan {
  const changed = { ...plan, edition: id };
  const { heroes } = editionOf(game, changed);
  return { ...changed, seats: plan.seats.map((seat) => (heroes.includes(seat.hero) ? seat : { ...seat, hero: "" })) };
}

/** The options that mean something in the edition and the scenario. */
export function optionsOf(game: GameOut, plan: Plan): OptionOut[] {
  const unfit = [...(scenarioOf(game, plan).unfit ?? []), ...editionOf(game, plan).unfit];
  return game.options.filter((option) => !unfit.includes(option.id));
}

const usualOf = (option: OptionOut) => option.values[0]?.id ?? "";

export function valueOf(plan: Plan, option: OptionOut): string {
  const value = plan.options[option.id] ?? usualOf(option);
  return isFree(option) ? value.trim() : value;
}

/** The options that are not as usual. */
export function changedOf(game: GameOut, plan: Plan): OptionOut[] {
  return optionsOf(game, plan).filter((option) => valueOf(plan, option) !== usualOf(option));
}

export function usualBot(game: GameOut): string {
  const bot = game.bots.find((one) => one.id === "normal") ?? game.bots[0];
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

/** Who every seat is: those that were chosen, and the usual ones of so many seats for the rest. */
export function heroesOf(game: GameOut, plan: Plan): string[] {
  const scenario = scenarioOf(game, plan);
  const usual = scenario.usual?.[plan.seats.length - scenario.seats[0]!] ?? [];
  const chosen = plan.seats.map((seat) => seat.hero);
  const free = [...new Set([...usual, ...editionOf(game, plan).heroes])].filter((hero) => !chosen.includes(hero));
  return chosen.map((hero) => hero || (free.shift() ?? ""));
}

/** One seat takes another hero; a seat that had it takes the one that becomes free. All others stay who they are. */
export function withHero(game: GameOut, plan: Plan, seat: number, hero: string): Plan {
  const before = heroesOf(game, plan);
  const after = before.map((one, i) => (i === seat ? hero : one === hero ? before[seat]! : one));
  return { ...plan, seats: plan.seats.map((one, i) => ({ ...one, hero: after[i]! })) };
}

/** Is a seat left for somebody who may come? */
export const isOpen = (plan: Plan) => plan.seats.some((seat) => seat.player === "open");

/** The digits of the seed, null for a random one, undefined if it is none. */
export function seedOf(plan: Plan): string | null | undefined {
  const text = plan.seed.trim();
  if (text === "") return null;
  return /^\d{1,40}$/.test(text) ? text : undefined;
}

export function tableOf(game: GameOut, plan: Plan, me: string, lang: TableIn["lang"]): TableIn {
  return {
    game: game.id,
    scenario: plan.scenario,
    edition: plan.edition,
    seed: seedOf(plan) ?? null,
    options: Object.fromEntries(changedOf(game, plan).map((option) => [option.id, valueOf(plan, option)])),
    seats: plan.seats.map((seat, i) => ({ hero: heroesOf(game, plan)[i] || null, player: seat.player, name: seat.player === "me" && me ? me : null })),
    listed: plan.listed,
    hints: isOpen(plan) ? plan.hints : null,
    name: plan.name.trim() || null,
    lang: lang ?? "en",
  };
}
