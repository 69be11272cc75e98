/** How a fight has ended: who fell, from the position before its end and the one after it. */

import type { Position } from "../../api/types";
import { fightOf, parties, viewOf, type AgentView, type FightView } from "./view";

export interface Outcome {
  fight: FightView;
  /** Everybody who fought, as they stood before the end. */
  agents: AgentView[];
  /** Those who are no longer in play, by handle. */
  fallen: Set<string>;
  /** Of each side, what its points have become. */
  points: { side: string; before: number; after: number }[];
}

/** Null if no fight has ended between the two. */
export function outcomeOf(before: Position, after: Position): Outcome | null {
  const fight = fightOf(before);
  if (!fight || fightOf(after) || fight.groups.length === 0) return null;
  const fought = new Set([...fight.attackers, ...fight.defenders]);
  const agents = parties(before)
    .flatMap((party) => party.agents)
    .filter((agent) => fought.has(agent.handle));
  const left = new Set(parties(after).flatMap((party) => party.agents.map((agent) => agent.handle)));
  const points = Object.values(viewOf(before).seat).map(({ side, vp }) => ({
    side,
    before: vp,
    after: Object.values(viewOf(after).seat).find((one) => one.side === side)?.vp ?? vp,
  }));
  return { fight, agents, fallen: new Set(agents.filter((agent) => !left.has(agent.handle)).map((agent) => agent.handle)), points };
}
