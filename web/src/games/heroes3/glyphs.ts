/** The lines of a card, folded so that they fit on its face. */

/** One way to use a card: "With power 0 (activation): a unit takes 1 damage." */
export interface Way {
  /** "With power 0" */
  head: string;
  /** "activation" */
  when: string;
  text: string;
}

/** A line that says how to use the card; null if it says something else. */
export function wayOf(line: string): Way | null {
  const found = /^([^(:]+) \(([^)]+)\): (.+?)\.?$/.exec(line);
  return found ? { head: found[1]!, when: found[2]!, text: found[3]! } : null;
}

const NUMBERS = /\d+/g;
const bare = (text: string): string => text.replace(NUMBERS, "#");

/** Equal texts with other numbers as one: "takes 1/2/3 damage". */
function together(texts: readonly string[]): string {
  const numbers = texts.map((text) => text.match(NUMBERS) ?? []);
  let i = -1;
  return texts[0]!.replace(NUMBERS, () => {
    i += 1;
    return [...new Set(numbers.map((one) => one[i]!))].join("/");
  });
}

/** The ways of a card; steps that differ in numbers only become one. */
export function folded(lines: readonly string[]): Way[] {
  const groups: Way[][] = [];
  for (const line of lines) {
    const way = wayOf(line);
    if (!way) continue;
    const last = groups.at(-1)?.[0];
    const same = last && bare(last.head) === bare(way.head) && last.when === way.when && bare(last.text) === bare(way.text);
    // Only what differs by a number in its head is a step of the same thing.
    if (same && /\d/.test(way.head)) groups.at(-1)!.push(way);
    else groups.push([way]);
  }
  return groups.map((group) => ({
    head: together(group.map((way) => way.head)),
    when: group[0]!.when,
    text: together(group.map((way) => way.text)),
  }));
}

/** What a card is besides its ways to be used: "Basic spell, school: Air." */
export function kindLine(lines: readonly string[]): string {
  return lines.find((line) => !wayOf(line))?.replace(/\.$/, "") ?? "";
}
