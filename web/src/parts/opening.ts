/** Ways to come to a table other than making one: codes, links, files. */

import { ask } from "../api/client";
import { holdMade } from "../api/seats";
import type { SituationRun, TableMade } from "../api/types";
import { settings } from "../settings.svelte";

/** The address that a code or a pasted link means; "" if it is neither. */
export function tableAddress(text: string): string {
  const given = text.trim();
  if (/^[A-Za-z0-9_-]{4,32}$/.test(given)) return `/t/${given}`;
  const link = /\/(?:t|lobby)\/([A-Za-z0-9_-]{4,32})(\/replay)?(\?[^#\s]*)?(#\S+)?$/.exec(given);
  return link ? `/t/${link[1]}${link[2] ?? ""}${link[3] ?? ""}${link[4] ?? ""}` : "";
}

/** A situation is made of keys of YAML; a save says in its first line what it is. */
export function looksLikeSituation(text: string): boolean {
  return !text.trimStart().startsWith("hexfarer save") && /^(game|title|rules|setup|given|do|expect)\s*:/m.test(text);
}

/** Does a file say of itself that it is a record? */
export function looksLikeRecord(text: string): boolean {
  return /^\s*\{[^{[]*"hexfarer"\s*:\s*"record"/.test(text);
}

/** A file that was opened elsewhere, on its way to the page that shows it. */
let handed = "";

export function handRecord(text: string): void {
  handed = text;
}

export function handedRecord(): string {
  const text = handed;
  handed = "";
  return text;
}

/** Open a save, a situation or a record: the address where it can be seen. */
export async function openFile(text: string): Promise<string> {
  if (looksLikeRecord(text)) {
    handRecord(text);
    return "/record";
  }
  if (looksLikeSituation(text)) {
    keepSituation(text);
    return "/situation";
  }
  const made = await ask<TableMade>("POST", "/tables/import", null, { text, lang: settings.lang });
  holdMade(made);
  return `/t/${made.id}`;
}

const KEY = "hexfarer.situation";

/** The situation that is being looked at, so that it survives a reload. */
export function keepSituation(text: string): void {
  sessionStorage.setItem(KEY, text);
}

export function keptSituation(): string {
  return sessionStorage.getItem(KEY) ?? "";
}

/** What is to be reached in a puzzle, as its text says. */
export function goalOf(text: string): string {
  return /^goal:\s*(.+)$/m.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, "$2").trim() ?? "";
}

const GOALS = "hexfarer.goals";

/** The goals of the puzzles that this browser sat down at, by table. */
function goals(): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(GOALS) ?? "{}") as Record<string, string>;
}

export function goalAt(table: string): string {
  return goals()[table] ?? "";
}

/** Put a situation on a new table: what the check says, and the table if there is one. */
export async function playSituation(text: string, play: boolean): Promise<SituationRun> {
  const run = await ask<SituationRun>("POST", "/situations", null, { text, play, lang: settings.lang });
  if (run.table) {
    holdMade(run.table);
    sessionStorage.setItem(GOALS, JSON.stringify({ ...goals(), [run.table.id]: goalOf(text) }));
  }
  return run;
}
