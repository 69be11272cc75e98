/** Questions to the server. Keys and secrets travel in headers, never in an address. */

import { settings } from "../settings.svelte";
import { playerKey } from "./key.svelte";
import type { Explained, FactsOut, HintOut, OutlookOut, PlanOut, Position, Problem, RefusalOut, TableCard, TableMade } from "./types";

/** The server said no: its sentence, and what it sent along (the new position, the refusal). */
export class Refused extends Error {
  constructor(readonly status: number, readonly problem: Problem, readonly body: Record<string, unknown>) {
    super(problem.text);
  }

  get position(): Position | null { return (this.body["position"] as Position | undefined) ?? null; }
  get refusal(): RefusalOut | null { return (this.body["refusal"] as RefusalOut | undefined) ?? null; }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** `key`: another player than the one at this screen. */
export async function ask<T>(method: Method, path: string, secret: string | null = null, body?: unknown, key?: string | null): Promise<T> {
  if (method !== "GET" && path !== "/players") await playerKey.settled;
  const own = playerKey.value;
  const response = await send(method, path, secret, body, key ?? own);
  const text = await response.text();
  const answer: unknown = text && response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (response.ok) return answer as T;
  const said = typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
  const problem = (said["error"] as Problem | undefined) ?? { key: "unknown", text: response.statusText || String(response.status) };
  if (response.status === 401 && own && !key) await playerKey.doubt(own);
  throw new Refused(response.status, problem, said);
}

async function send(method: Method, path: string, secret: string | null, body: unknown, key: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["hexfarer-key"] = key;
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  try {
    return await fetch(`/api${path}`, request);
  } catch (error) {
    throw new Unreachable(String(error), { cause: error });
  }
}

/** A path with a query; the language of the page is added. */
export function inLang(path: string, query: Record<string, string | number | undefined> = {}): string {
  const all = new URLSearchParams({ lang: settings.lang });
  for (const [key, value] of Object.entries(query)) if (value !== undefined) all.set(key, String(value));
  return `${path}?${all}`;
}

/** One table, as one seat (or a watcher, without a secret) may use it. */
export class TableApi {
  constructor(readonly id: string, readonly secret: string | null) {}

  #post<T>(what: string, body: Record<string, unknown>): Promise<T> {
    return ask<T>("POST", `/tables/${this.id}/${what}`, this.secret, { lang: settings.lang, ...body });
  }

  card(): Promise<TableCard> { return ask("GET", inLang(`/tables/${this.id}`), this.secret); }
  /** After `at` actions; of a finished game also as another seat (`as`, -1: a watcher). */
  position(at?: number, as?: number): Promise<Position> { return ask("GET", inLang(`/tables/${this.id}/position`, { at, as }), this.secret); }
  act(notation: string, after: number): Promise<Position> { return this.#post("actions", { notation, after }); }
  undo(after: number, to?: number): Promise<Position> { return this.#post("undo", { after, to }); }
  redo(after: number, to?: number): Promise<Position> { return this.#post("redo", { after, to }); }
  explain(intent: { thing?: string; other?: string; notation?: string }): Promise<Explained> { return this.#post("explain", intent); }
  facts(thing: string): Promise<FactsOut> { return this.#post("facts", { thing }); }
  hint(bot?: string): Promise<HintOut> { return this.#post("hint", { bot }); }
  /** What the fight can end in, after the actions `before`, in the position with that sequence. */
  plan(after: number, before: readonly string[], thorough: boolean): Promise<PlanOut> { return this.#post("plan", { after, before, thorough }); }
  /** What may come of a fight or an attack, after the actions `before`; each game has chances of its own. */
  async forecast<Found>(after: number, thing: string, before: readonly string[] = []): Promise<Found> {
    const { found } = await this.#post<{ found: Found }>("forecast", { after, thing, before });
    return found;
  }
  /** What the answers to the present question lead to, in the position with that sequence. */
  outlook(after: number): Promise<OutlookOut> { return this.#post("outlook", { after }); }
  leave(): Promise<TableCard> { return this.#post("leave", {}); }
  /** This person agrees that the full save may be taken while the game is on, or no longer does. */
  agree(agree: boolean): Promise<unknown> { return this.#post("agree", { agree }); }
  /** Play on from where the rules of this version still follow the game, at a new table. */
  goOn(): Promise<TableMade> { return this.#post("continue", {}); }
  /** What this seat has seen of the game. */
  record(): Promise<unknown> { return ask("GET", inLang(`/tables/${this.id}/record`), this.secret); }
  branch(at: number): Promise<TableMade> { return this.#post("branch", { at }); }
  log(before: number): Promise<{ log: Position["log"] }> { return ask("GET", inLang(`/tables/${this.id}/log`, { before }), this.secret); }
}
