/** Which key does what at the table (UX 7). */

export type Command =
  | "next"
  | "previous"
  | "confirm"
  | "close"
  | "why"
  | "face"
  | "undo"
  | "redo"
  | "keep"
  | "hint"
  | "map"
  | "hand"
  | "mine"
  | "offers"
  | "log"
  | "bar"
  | "list"
  | "centre"
  | "closer"
  | "farther"
  | "fit"
  | "full"
  | "coordinates"
  | "search"
  | "keys"
  | "zone"
  | "zone-back"
  | { act: number };

const LETTERS: Record<string, Command> = {
  n: "next",
  w: "why",
  i: "face",
  z: "undo",
  k: "keep",
  h: "hint",
  m: "map",
  g: "hand",
  u: "mine",
  o: "offers",
  l: "log",
  d: "bar",
  c: "centre",
  f: "full",
  x: "coordinates",
};
const SIGNS: Record<string, Command> = {
  "+": "closer",
  "=": "closer",
  "-": "farther",
  "0": "fit",
  "/": "search",
  "?": "keys",
};
const SHIFTED: Record<string, Command> = { n: "previous", z: "redo", m: "list" };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The commands whose key can be changed, with the usual one; Shift with it does what goes with it. */
export const CHANGEABLE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTERS).map(([key, command]) => [command as string, key]),
);

/** The message that names a command. */
export const COMMAND_NAMES: Readonly<Record<string, string>> = {
  next: "table-key-next",
  why: "table-key-why",
  face: "table-key-face",
  undo: "table-key-undo",
  keep: "table-key-keep",
  hint: "table-hint",
  map: "table-tab-map",
  hand: "table-hand",
  mine: "table-tab-hero",
  offers: "table-command-offers",
  log: "table-log",
  bar: "table-decision",
  centre: "table-centre",
  full: "table-command-full",
  coordinates: "table-command-coordinates",
};

/** The letters with the changes that somebody made: command to key. */
function lettersWith(bindings: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [command, usual] of Object.entries(CHANGEABLE)) found[(bindings[command] ?? usual).toLowerCase()] = usual;
  return found;
}

/** The command that already has a key; null if it is free. */
export function takenBy(key: string, bindings: Readonly<Record<string, string>>): string | null {
  const lower = key.toLowerCase();
  if (/^[0-9]$/.test(key) || key in SIGNS) return "";
  return Object.entries(CHANGEABLE).find(([command, usual]) => (bindings[command] ?? usual) === lower)?.[0] ?? null;
}

/** What a key asks for; null if it is none of the table's. `letters` off: only keys that no text or reader uses (2.1.4). */
export function commandOf(event: Pressed, letters: boolean, bindings: Readonly<Record<string, string>> = {}): Command | null {
  const { key } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    const lower = key.toLowerCase();
    if (lower === "z") return event.shiftKey ? "redo" : "undo";
    return lower === "y" ? "redo" : null;
  }
  if (key === "Escape") return "close";
  if (key === "Enter") return "confirm";
  if (key === "F6") return event.shiftKey ? "zone-back" : "zone";
  if (!letters) return null;
  if (key >= "1" && key <= "9" && key.length === 1) return { act: Number(key) };
  if (key in SIGNS) return SIGNS[key]!;
  const usual = lettersWith(bindings)[key.toLowerCase()];
  if (usual === undefined) return null;
  return (event.shiftKey ? SHIFTED[usual] : LETTERS[usual]) ?? null;
}

/** Does the element take typed text itself? Then the table's letters leave it alone. */
export function takesText(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  return element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}

/** The letter of a command, as it stands on the key. */
export function keyOf(command: string, bindings: Readonly<Record<string, string>>): string {
  return (bindings[command] ?? CHANGEABLE[command] ?? "").toUpperCase();
}

/** The list that `?` shows: keys and the message that says what they do. `{why}`: the letter of a command. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["Tab · F6", "table-key-zone"],
  ["← → ↑ ↓", "table-key-arrows"],
  ["Home PgUp End PgDn", "table-key-corners"],
  ["{next} · Shift+{next}", "table-key-next"],
  ["Enter · Space", "table-key-select"],
  ["1–9", "table-key-numbers"],
  ["Enter", "table-key-confirm"],
  ["Esc", "table-key-close"],
  ["{why}", "table-key-why"],
  ["{face}", "table-key-face"],
  ["{undo} · Shift+{undo}", "table-key-undo"],
  ["{keep}", "table-key-keep"],
  ["{hint}", "table-key-hint"],
  ["{map} {hand} {mine} {offers} {log} {bar}", "table-key-zones"],
  ["Shift+{map}", "table-key-list"],
  ["{centre} + − 0 {full} {coordinates}", "table-key-map"],
  ["/", "table-key-search"],
  ["?", "table-key-keys"],
];
