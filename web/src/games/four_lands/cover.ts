/** How own Parties stand against a Task: as the engine has reckoned it. */

import type { Schemas } from "../../api/types";
import { TRAITS } from "./view";

export type Cover = Schemas["four_lands.CoverView"];
export type TaskView = Schemas["four_lands.TaskView"];

export interface Slot {
  trait: string;
  /** The Trait that covers it, itself or another one; nothing covers it yet. */
  by: string;
}

/** Symbol by symbol, as they stand on the card. */
export function slotsOf(slots: Readonly<Record<string, readonly string[]>>): Slot[] {
  return TRAITS.flatMap((trait) => (slots[trait] ?? []).map((by) => ({ trait, by })));
}

export const sizeOf = (task: TaskView): number => Object.values(task.need).reduce((sum, count) => sum + count, 0);

/** What stands for something else, each pair once. */
export function exchanges(cover: Cover): Slot[] {
  const found = slotsOf(cover.slots).filter(({ trait, by }) => by && by !== trait);
  return found.filter((one, i) => found.findIndex((other) => other.trait === one.trait && other.by === one.by) === i);
}

/** The Party whose cover is told: the one that is asked about, or the one that lacks least and stands nearest. */
export function bestOf(task: TaskView, wanted: string | null): { party: string; cover: Cover } | null {
  const all = Object.entries(task.cover).map(([party, cover]) => ({ party, cover }));
  const far = ({ cover }: { cover: Cover }): number => (cover.steps < 0 ? 99 : cover.steps);
  return all.find(({ party }) => party === wanted) ?? all.sort((a, b) => a.cover.short - b.cover.short || far(a) - far(b))[0] ?? null;
}
