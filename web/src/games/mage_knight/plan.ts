/** How the hand completes the block or attack under way: plain sums of what the engine says each action adds. */

import type { ActionOut, TotalOut } from "../../api/types";
import { contributions, type Change } from "../../table/things";

export interface Help {
  action: ActionOut;
  change: Change;
  /** It completes what is under way alone. */
  ends: boolean;
}

/** What can be added: what ends it first, with the least left over, then what adds most. */
export function helpsOf(totals: readonly TotalOut[], actions: readonly ActionOut[]): Help[] {
  return contributions(totals, actions)
    .filter(({ change, action }) => change.before < change.need && !action.reveals)
    .map((one) => ({ ...one, ends: one.change.after >= one.change.need }))
    .sort((a, b) =>
      a.ends !== b.ends
        ? Number(b.ends) - Number(a.ends)
        : (a.change.after - b.change.after) * (a.ends ? 1 : -1) || a.action.order - b.action.order,
    );
}

export interface Line {
  helps: Help[];
  /** What they lead to together. */
  value: number;
  need: number;
  complete: boolean;
}

const MOST = 6; // cards in one line; more are never needed in practice, and the search stays short

/** The fewest cards that are enough, with the least left over, and rather those that can do little; if nothing is, all that can be brought together. */
export function cheapest(helps: readonly Help[], copies: (thing: string) => number): Line | null {
  const [first] = helps;
  if (!first) return null;
  const { before, need } = first.change;
  const gain = (help: Help): number => help.change.after - before;
  const sum = (some: readonly Help[]): number => some.reduce((all, one) => all + gain(one), before);
  const fits = (some: readonly Help[], one: Help): boolean =>
    one.action.things.every((thing) => some.filter((other) => other.action.things.includes(thing)).length < copies(thing));
  /** What the cards could do at best: of two that are enough, the one that can do less is given up more gladly. */
  const worth = (some: readonly Help[]): number =>
    some.reduce((all, { action: { things } }) => all + Math.max(...helps.filter((one) => one.action.things.some((id) => things.includes(id))).map(gain)), 0);
  const better = (some: readonly Help[], than: readonly Help[]): boolean => sum(some) - sum(than) < 0 || (sum(some) === sum(than) && worth(some) < worth(than));
  let best: Help[] | null = null;
  const search = (from: number, some: Help[], size: number): void => {
    if (some.length === size) {
      if (sum(some) >= need && (!best || better(some, best))) best = some;
      return;
    }
    for (let i = from; i < helps.length; i++) if (fits(some, helps[i]!)) search(i, [...some, helps[i]!], size);
  };
  for (let size = 1; size <= MOST && !best; size++) search(0, [], size);
  const line = best ?? all(helps, fits, gain);
  return { helps: line, value: sum(line), need, complete: best !== null };
}

function all(helps: readonly Help[], fits: (some: readonly Help[], one: Help) => boolean, gain: (help: Help) => number): Help[] {
  const found: Help[] = [];
  for (const help of [...helps].sort((a, b) => gain(b) - gain(a))) if (fits(found, help)) found.push(help);
  return found;
}
