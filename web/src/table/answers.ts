/** Which answers stand in the bar, which under "More", which on a sheet above it (UX-BAR-04, -09). */

import type { ActionOut } from "../api/types";
import type { Spread } from "./things";

const INLINE = 4; // so many answers to a small question fit into the bar,
const LETTERS = 88; // if they have no more letters: the bar is one line and does not grow

export interface Answers {
  /** The usual next ones, as the engine names them. */
  primary: ActionOut[];
  /** New things to choose among, and long lists of answers. */
  sheet: ActionOut[];
  /** What is left and belongs to no thing, or to a small question. */
  others: ActionOut[];
  /** The same, if they fit into the bar. */
  inline: ActionOut[];
}

const byOrder = (a: ActionOut, b: ActionOut): number => a.order - b.order;

export function answers(
  actions: readonly ActionOut[],
  where: Spread,
  usual: readonly string[],
  direct: ReadonlySet<string>,
  laid: (action: ActionOut) => boolean = () => false,
): Answers {
  const primary = usual
    .map((notation) => actions.find((action) => action.notation === notation))
    .filter((action) => action !== undefined);
  const plain = [...new Set([...where.free, ...actions.filter((action) => direct.has(action.group))])]
    .filter((action) => !primary.includes(action))
    .sort(byOrder);
  const fresh = [...where.fresh, ...actions.filter(laid)];
  const known = new Set([...plain, ...primary, ...fresh]);
  const onlyList = plain.length > INLINE && actions.every((action) => known.has(action));
  const sheet = [...new Set([...fresh, ...(onlyList ? plain : [])])]
    .filter((action) => !primary.includes(action))
    .sort(byOrder);
  const others = plain.filter((action) => !sheet.includes(action));
  const shown = [...others, ...primary];
  const fits = shown.length <= INLINE && shown.reduce((sum, action) => sum + action.label.length, 0) <= LETTERS;
  return { primary, sheet, others, inline: fits ? others : [] };
}
