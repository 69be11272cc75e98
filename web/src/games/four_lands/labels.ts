/** How wide a name is on the map, in the letters of names at 13 px: a ribbon lies close around it. */

const WIDE: Readonly<Record<string, number>> = { i: 3.6, l: 3.6, j: 3.8, r: 5, t: 4.5, f: 4.3, m: 10.2, w: 9.4, " ": 3 };

export function nameWidth(name: string): number {
  return [...name].reduce((sum, letter) => sum + (WIDE[letter] ?? (letter === letter.toUpperCase() ? 8.4 : 6.3)), 0);
}

export interface Ribbon {
  /** From the middle of the field. */
  left: number;
  width: number;
  name: number;
  nameWidth: number;
  /** Where the price begins; it goes to the right end. */
  price: number;
}

export function ribbon(name: string, emblems: number, price: string): Ribbon {
  const start = 3 + emblems * 13 + 3;
  const wide = nameWidth(name);
  const after = start + wide + 7;
  const width = price ? after + price.length * 5.7 + 16 : after + 2;
  return { left: -width / 2, width, name: start - width / 2, nameWidth: wide, price: after - width / 2 };
}
