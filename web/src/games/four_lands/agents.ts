/** Agents in words: who it is, and what state it is in. */

import { t } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { own, type AgentView } from "./view";

export function statesOf(agent: AgentView, table: TableState): string[] {
  const mine = own(table.position).side === agent.owner;
  const states = [
    agent.turned ? "turned" : "",
    mine ? (agent.revealed ? "known" : "secret") : "",
    agent.cast ? "cast" : "",
    agent.regrouped ? "regrouped" : "",
  ];
  return states.filter(Boolean).map((state) => t(`table-fl-${state}`));
}

export function agentName(agent: AgentView, table: TableState): string {
  const name = table.name(`agent:${agent.handle}`);
  return [name, ...statesOf(agent, table), table.can(`agent:${agent.handle}`) ? t("table-can-act") : ""].filter(Boolean).join(", ");
}
