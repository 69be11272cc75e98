/** The player at this screen: made on the first visit, renamed, taken to another device, deleted. */

import { settings } from "../settings.svelte";
import { ask, inLang, Refused, Unreachable } from "./client";
import { keyIn, playerKey } from "./key.svelte";
import { problemOf } from "./load.svelte";
import { forget, forgetSeat, heldAt, merge } from "./seats";
import type { Me, PlayerMade, Problem } from "./types";

/** Make a key, unless there is one or one has just come with the address. */
export function begin(): void {
  const brought = location.pathname === "/me" && keyIn(location.hash) !== null;
  if (!playerKey.value && !brought) playerKey.making = make();
}

/** A new player. Without one everything works but going on elsewhere, so no failure is told. */
export async function make(): Promise<void> {
  try {
    const made = await ask<PlayerMade>("POST", "/players", null, { name: settings.name });
    if (!playerKey.value) playerKey.keep(made.key); // else another tab was quicker
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}

/** What the server knows of the player at this screen, or of the one with another key. */
export async function me(key?: string): Promise<Me> {
  const found = await ask<Me>("GET", inLang("/me"), null, undefined, key);
  if (!key) merge(found.seats);
  return found;
}

/** Look which seats the player has, perhaps from another device, and keep them with those of this browser. */
export async function gather(): Promise<void> {
  void settings.lang; // whoever asks again in another language reads it before anything is waited for
  if (!playerKey.value) return;
  try {
    await me();
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // a wrong key is told by the page as a whole
  }
}

/** The name that others see, at this browser and at all seats of games that are not over. What went wrong, or null. */
export async function rename(name: string): Promise<Problem | null> {
  settings.change({ name });
  await playerKey.settled;
  try {
    if (playerKey.value) await ask("PATCH", inLang("/me"), null, { name });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** A new key for the same player; the old one and the secrets of the seats end with it. */
export async function renew(): Promise<Me> {
  const { key } = await ask<{ key: string }>("POST", "/me/renew", null, {});
  playerKey.keep(key);
  return me();
}

/** Become the player of another device. */
export function takeOver(key: string, player: Me): void {
  playerKey.keep(key);
  merge(player.seats);
  if (player.name) settings.change({ name: player.name });
}

/** Delete the player; the browser forgets the seats with it. */
export async function erase(player: Me): Promise<void> {
  await ask("DELETE", "/me");
  playerKey.drop();
  for (const { table, seat } of player.seats) {
    forgetSeat(table, seat);
    if (!Object.keys(heldAt(table)?.seats ?? {}).length) forget(table);
  }
  settings.change({ name: "" });
}
