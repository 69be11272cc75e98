/** The seats that this browser holds: table, seat, secret. The secret opens the seat, whoever has it. */

import type { MySeat, TableMade } from "./types";

const KEY = "hexfarer.tables";

export interface Held {
  id: string;
  /** Secrets by seat; more than one: several people round this screen. */
  seats: Record<number, string>;
  host: string | null;
  /** When it was last opened, for the order on the home page. */
  opened: string;
}

export function held(): Held[] {
  const text = localStorage.getItem(KEY);
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? (list as Held[]).filter((one) => typeof one?.id === "string" && typeof one.seats === "object") : [];
  } catch {
    return []; // another tab or an extension damaged it; links with secrets still work
  }
}

export function heldAt(id: string): Held | null {
  return held().find((one) => one.id === id) ?? null;
}

/** Remember a table; seats already known stay. */
export function hold(id: string, seats: Record<number, string>, host: string | null = null): void {
  const before = heldAt(id);
  const now: Held = {
    id,
    seats: { ...before?.seats, ...seats },
    host: host ?? before?.host ?? null,
    opened: new Date().toISOString(),
  };
  store([now, ...held().filter((one) => one.id !== id)]);
}

export function holdMade(made: TableMade): void {
  const seats: Record<number, string> = {};
  for (const one of made.seats) if (one.secret) seats[one.seat] = one.secret;
  hold(made.id, seats, made.host);
}

/** Keep what the server knows of the player's seats. Seats that it does not know, from before there were players, stay. */
export function merge(seats: readonly MySeat[]): void {
  const tables = new Map(held().map((one) => [one.id, one]));
  for (const { table, seat, secret, host, updated } of seats) {
    const before = tables.get(table) ?? { id: table, seats: {}, host: null, opened: updated };
    tables.set(table, { ...before, host: host ?? before.host, seats: { ...before.seats, [seat]: secret } });
  }
  store([...tables.values()].sort((a, b) => Date.parse(b.opened) - Date.parse(a.opened)));
}

/** Take over the keys that another browser wrote into a file: how many tables. SyntaxError if it is no such file. */
export function holdAll(text: string): number {
  const given = JSON.parse(text) as { tables?: unknown };
  if (!Array.isArray(given?.tables)) throw new SyntaxError("no list of tables");
  const tables = (given.tables as Held[]).filter((one) => typeof one?.id === "string" && typeof one.seats === "object");
  for (const one of tables) hold(one.id, one.seats, one.host ?? null);
  return tables.length;
}

export function forget(id: string): void {
  store(held().filter((one) => one.id !== id));
}

export function forgetSeat(id: string, seat: number): void {
  store(held().map((one) => (one.id === id ? { ...one, seats: without(one.seats, seat) } : one)));
}

function without(seats: Record<number, string>, seat: number): Record<number, string> {
  return Object.fromEntries(Object.entries(seats).filter(([key]) => Number(key) !== seat));
}

function store(list: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(list.slice(0, 200)));
}
