/** Words in a sentence that mean a thing on the table (UX-LOG-02). */

export interface Piece {
  text: string;
  /** The thing it means; null for plain words. */
  id: string | null;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** A sentence cut into plain words and names of things. Longer names win over shorter ones in them. */
export function linked(
  text: string,
  names: ReadonlyMap<string, string>,
  places: RegExp | null,
  placeId: (word: string) => string,
): Piece[] {
  const known = [...names.keys()].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
  const alternatives = known.map((name) => name.replace(SPECIAL, "\\$&"));
  if (places) alternatives.push(places.source);
  if (alternatives.length === 0) return [{ text, id: null }];
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(wanted)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), id: null });
    found.push({ text: match[0], id: names.get(match[0]) ?? placeId(match[0]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), id: null });
  return found;
}
