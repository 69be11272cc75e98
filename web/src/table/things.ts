/** From a list of actions to things that can be touched. Nothing here knows a game. */

import type { ActionOut, TotalOut } from "../api/types";

/** A thing's key is its id, and its place where several things share an id: `card:march@3`. */
export function idOf(key: string): string {
  const at = key.indexOf("@");
  return at < 0 ? key : key.slice(0, at);
}

/** Keys of things that may be equal: each by how many like it came before, so that the others keep theirs. */
export function keysOf(prefix: string, ids: readonly string[]): string[] {
  return ids.map((id, i) => `${prefix}${id}@${ids.slice(0, i).filter((other) => other === id).length}`);
}

export interface Spread {
  /** Actions by the id of each thing they touch. */
  at: Map<string, ActionOut[]>;
  /** Actions that touch nothing. */
  free: ActionOut[];
  /** Actions that touch only what lies nowhere on the table: new things to choose among. */
  fresh: ActionOut[];
}

/** Where each action is offered: at things that are drawn, among new things, or in the bar. */
export function spread(
  actions: readonly ActionOut[],
  drawn: ReadonlySet<string>,
): Spread {
  const found: Spread = { at: new Map(), free: [], fresh: [] };
  for (const action of actions) {
    const things = new Set(action.things);
    const placed = [...things].filter((id) => drawn.has(id));
    for (const id of placed) {
      const some = found.at.get(id);
      if (some) some.push(action);
      else found.at.set(id, [action]);
    }
    if (things.size === 0) found.free.push(action);
    else if (placed.length === 0) found.fresh.push(action);
  }
  return found;
}

/** The other things that actions of one thing touch. */
export function partnersOf(id: string, actions: readonly ActionOut[]): Set<string> {
  const found = new Set<string>();
  for (const { things } of actions) {
    if (things.includes(id)) for (const other of things) if (other !== id) found.add(other);
  }
  return found;
}

/** The actions that touch both things. */
export function between(a: string, b: string, actions: readonly ActionOut[]): ActionOut[] {
  return actions.filter(({ things }) => things.includes(a) && things.includes(b));
}

/** The usual verbs first, otherwise as the engine gives them. */
export function inOrder(actions: readonly ActionOut[], verbs: readonly string[]): ActionOut[] {
  const rank = (action: ActionOut): number => {
    const at = verbs.indexOf(action.notation.split(" ")[0]!);
    return at < 0 ? verbs.length : at;
  };
  return [...actions].sort((a, b) => rank(a) - rank(b) || a.order - b.order);
}

/** The one action that selecting the thing performs at once (UX-THING-04): it is alone and can be taken back. */
export function atOnce(
  id: string,
  actions: readonly ActionOut[],
  inHand: boolean,
  alwaysAsk: boolean,
): ActionOut | null {
  const only = actions.length === 1 ? actions[0]! : null;
  return only && !only.reveals && !inHand && !alwaysAsk && !id.startsWith("seat:") ? only : null;
}

export interface Change {
  name: string;
  before: number;
  after: number;
  need: number;
}

/** The totals that an action changes. A total that is not listed is 0. */
export function changes(now: readonly TotalOut[], after: readonly TotalOut[]): Change[] {
  const found: Change[] = [];
  for (const total of now) {
    const then = after.find((other) => other.name === total.name);
    const value = then?.value ?? 0;
    const need = then?.need ?? -1;
    if (value !== total.value || (then && need !== total.need))
      found.push({ name: total.name, before: total.value, after: value, need });
  }
  for (const then of after) {
    if (!now.some((total) => total.name === then.name))
      found.push({ name: then.name, before: 0, after: then.value, need: then.need });
  }
  return found;
}

/** The totals that an action changes as far as that is known: of one that reveals only those that are listed. */
export function foreseen(now: readonly TotalOut[], action: ActionOut): Change[] {
  const after = action.preview?.totals ?? [];
  return changes(action.reveals ? now.filter((total) => after.some((one) => one.name === total.name)) : now, after);
}

/** The actions that bring a total nearer to what it must reach, with the value they lead to (UX-PRE-05). */
export function contributions(
  now: readonly TotalOut[],
  actions: readonly ActionOut[],
): { action: ActionOut; change: Change }[] {
  const wanted = now.filter((total) => total.need >= 0).map((total) => total.name);
  const found: { action: ActionOut; change: Change }[] = [];
  for (const action of actions) {
    const change = changes(now, action.preview?.totals ?? []).find(
      (one) => wanted.includes(one.name) && one.need >= 0 && one.after > one.before,
    );
    if (change) found.push({ action, change });
  }
  return found;
}
