/** Files that go out of the page. */

import { ask, TableApi } from "../api/client";
import type { Held } from "../api/seats";
import type { TableCard } from "../api/types";

/** The secret that opens the save of a table, if this browser has one. */
export const savingSecret = (mine: Held | null): string | null => mine?.host ?? Object.values(mine?.seats ?? {})[0] ?? null;

/** May the full save be had? It tells what is hidden, so not while others play, unless all agree; alone, the host has it. */
export function maySave(card: TableCard, mine: Held | null): boolean {
  if (card.phase === "over") return true;
  if (!card.others) return Boolean(mine?.host);
  const people = card.seats.filter((seat) => seat.player === "person");
  return savingSecret(mine) !== null && people.every((seat) => seat.agrees);
}

export async function downloadSave(id: string, mine: Held | null): Promise<void> {
  const text = await ask<string>("GET", `/tables/${id}/save`, savingSecret(mine));
  download(`hexfarer-${id}.save`, text);
}

/** What one seat has seen of the game, which it may always have. */
export async function downloadRecord(card: TableCard, seat: number, secret: string): Promise<void> {
  const record = await new TableApi(card.id, secret).record();
  download(`${card.game}-${card.id}-seat${seat}.record.json`, JSON.stringify(record));
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
