/** Glyphs in effect texts: the engine's words, with the icon of what they mean. */

import type { Lang } from "../../settings.svelte";

export interface Glyph {
  text: string;
  /** The stat it names; null for plain words. */
  stat: string | null;
  element: string | null;
  /** A word that leads to it: "or". */
  before?: string;
}

interface Words {
  /** Alternatives of one stat with a number, groups named stat-wise in `read`. */
  pattern: RegExp;
  read(match: RegExpMatchArray): { stat: string; text: string; element: string };
  /** Beginnings of the words for the six colours. */
  colours: Record<string, string>;
}

const EN: Words = {
  pattern:
    /(Siege Attack|Ranged Attack|Attack|Block) (\d+)(?: \((physical|fire|ice|cold fire)\))?|(Move|Influence|Heal) (\d+)/g,
  read: (m) => ({ stat: STATS[m[1] ?? m[4]!]!, text: `${m[1] ?? m[4]} ${m[2] ?? m[5]}`, element: m[3] ?? "" }),
  colours: { red: "red", blue: "blue", green: "green", white: "white", gold: "gold", black: "black" },
};
const CS: Words = {
  pattern:
    /(Obléhací útok|Střelecký útok|Útok|Blok) (\d+)(?: \((fyzický|ohnivý|ledový|ledovým ohněm)\))?|(Pohyb|Vliv|Léčení) (\d+)/g,
  read: (m) => ({ stat: STATS[m[1] ?? m[4]!]!, text: `${m[1] ?? m[4]} ${m[2] ?? m[5]}`, element: m[3] ?? "" }),
  colours: { červen: "red", modr: "blue", zelen: "green", bíl: "white", zlat: "gold", čern: "black" },
};
const PL: Words = {
  pattern:
    /(Atak oblężniczy|Atak|Blok) (fizyczny|ogniem|lodem|zimnym ogniem)( z dystansu)? (\d+)|(Ruch|Wpływ|Leczenie) (\d+)/g,
  read: (m) => ({
    stat: m[3] ? "ranged" : STATS[m[1] ?? m[5]!]!,
    text: `${m[1] ?? m[5]}${m[3] ?? ""} ${m[4] ?? m[6]}`,
    element: m[2] ?? "",
  }),
  colours: { czerwon: "red", niebiesk: "blue", zielon: "green", biał: "white", złot: "gold", czarn: "black" },
};
const STATS: Record<string, string> = {
  "Siege Attack": "siege",
  "Ranged Attack": "ranged",
  Attack: "attack",
  Block: "block",
  Move: "move",
  Influence: "influence",
  Heal: "heal",
  "Obléhací útok": "siege",
  "Střelecký útok": "ranged",
  Útok: "attack",
  Blok: "block",
  Pohyb: "move",
  Vliv: "influence",
  Léčení: "heal",
  "Atak oblężniczy": "siege",
  Atak: "attack",
  Ruch: "move",
  Wpływ: "influence",
  Leczenie: "heal",
};
const ELEMENTS: Record<string, string> = {
  fire: "fire",
  ice: "ice",
  "cold fire": "cold_fire",
  ohnivý: "fire",
  ledový: "ice",
  "ledovým ohněm": "cold_fire",
  ogniem: "fire",
  lodem: "ice",
  "zimnym ogniem": "cold_fire",
};
const WORDS: Record<Lang, Words> = { en: EN, pl: PL, cs: CS };

/** A text cut into plain words and stats. The element stays a word only where it is not physical. */
export function glyphs(text: string, lang: Lang): Glyph[] {
  const { pattern, read } = WORDS[lang];
  const found: Glyph[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), stat: null, element: null });
    const { stat, text: said, element } = read(match);
    found.push({ text: ELEMENTS[element] ? `${said} (${element})` : said, stat, element: ELEMENTS[element] ?? null });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), stat: null, element: null });
  return found;
}

/** A single word between two stats goes with the second: "or Block 2". */
export function joined(pieces: readonly Glyph[]): Glyph[] {
  const found: Glyph[] = [];
  pieces.forEach((piece, i) => {
    const word = /^\s*(\p{L}+)\s*$/u.exec(piece.text)?.[1];
    if (word && !piece.stat && pieces[i - 1]?.stat && pieces[i + 1]?.stat) return;
    const last = pieces[i - 1];
    const before = piece.stat && last && !last.stat && pieces[i - 2]?.stat && /^\s*(\p{L}+)\s*$/u.exec(last.text)?.[1];
    found.push(before ? { ...piece, before } : piece);
  });
  return found;
}

export interface Line {
  /** What stands before the colon, and the mana it names. */
  head: string;
  mana: string[];
  text: string;
}

/** A line of a card: its heading with the mana that it costs, and the effect. */
export function line(text: string, lang: Lang): Line {
  const at = text.indexOf(": ");
  if (at < 0) return { head: "", mana: [], text: text.replace(/\.$/, "") };
  const head = text.slice(0, at);
  const lower = head.toLowerCase();
  const mana = Object.entries(WORDS[lang].colours)
    .map(([stem, colour]) => ({ colour, at: lower.search(new RegExp(`(?<!\\p{L})${stem}`, "u")) }))
    .filter((one) => one.at >= 0)
    .sort((a, b) => a.at - b.at)
    .map((one) => one.colour);
  const rest = text.slice(at + 2).replace(/\.$/, "");
  return { head, mana, text: rest };
}
