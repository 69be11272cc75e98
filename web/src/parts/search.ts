/** Finding by words, without capitals and accents. */

export function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();
}

/** Does every word of the query appear in one of the texts? */
export function fits(query: string, ...texts: string[]): boolean {
  const all = plain(texts.join("\n"));
  return plain(query).split(/\s+/).every((word) => all.includes(word));
}

/** The names that look most like the query, the best first. */
export function nearest(query: string, names: readonly string[], count: number): string[] {
  const wanted = pairs(plain(query));
  const rated = [...new Set(names)].filter(Boolean).map((name) => ({ name, likeness: likeness(wanted, pairs(plain(name))) }));
  return rated.filter((one) => one.likeness > 0.2).sort((a, b) => b.likeness - a.likeness).slice(0, count).map((one) => one.name);
}

function pairs(text: string): Set<string> {
  const out = new Set<string>();
  for (let i = 0; i + 1 < text.length; i++) out.add(text.slice(i, i + 2));
  return out;
}

function likeness(a: Set<string>, b: Set<string>): number {
  let same = 0;
  for (const pair of a) if (b.has(pair)) same += 1;
  return (2 * same) / Math.max(1, a.size + b.size);
}

/** The things under their headings, both in the order in which they come. */
export function grouped<T>(list: readonly T[], heading: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = heading(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups];
}
