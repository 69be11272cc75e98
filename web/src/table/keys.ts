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

/** What a key asks for; null if it is none of the table's. `letters` off: only keys that no text or reader uses (2.1.4). */
export function commandOf(event: Pressed, letters: boolean): Command | null {
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
  const lower = key.toLowerCase();
  return (event.shiftKey ? SHIFTED[lower] : LETTERS[lower]) ?? null;
}

/** Does the element take typed text itself? Then the table's letters leave it alone. */
export function takesText(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  return element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}

/** The list that `?` shows: keys and the message that says what they do. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["Tab · F6", "table-key-zone"],
  ["← → ↑ ↓", "table-key-arrows"],
  ["Home PgUp End PgDn", "table-key-corners"],
  ["N · Shift+N", "table-key-next"],
  ["Enter · Space", "table-key-select"],
  ["1–9", "table-key-numbers"],
  ["Enter", "table-key-confirm"],
  ["Esc", "table-key-close"],
  ["W", "table-key-why"],
  ["I", "table-key-face"],
  ["Z · Shift+Z", "table-key-undo"],
  ["K", "table-key-keep"],
  ["H", "table-key-hint"],
  ["M G U O L D", "table-key-zones"],
  ["Shift+M", "table-key-list"],
  ["C + − 0 F X", "table-key-map"],
  ["/", "table-key-search"],
  ["?", "table-key-keys"],
];
