/** Names of fields and Parties with what lies there. */

import { t } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { parties, viewOf, type Party } from "./view";
import { movesOf, walkerOf, waysOf } from "./ways";

export function partyName(party: Party, table: TableState): string {
  const id = `party:${party.name}`;
  const agents = party.agents.map((agent) => table.name(`agent:${agent.handle}`));
  return [
    table.name(id),
    table.name(`field:${party.field}`),
    t("table-fl-agents", { count: agents.length }),
    agents.join(", "),
    party.circle ? t("table-fl-circle") : "",
    party.amulet ? t("table-fl-amulet") : "",
    table.can(id) ? t("table-can-act") : "",
  ]
    .filter(Boolean)
    .join(". ");
}

export function partiesAt(field: string, table: TableState): string {
  return parties(table.position)
    .filter((party) => party.field === field)
    .map((party) => table.name(`party:${party.name}`))
    .join(", ");
}

/** The sides whose climate a field has. */
export function climates(field: string, table: TableState): string[] {
  return (table.things.get(`field:${field}`)?.facts["climates"] ?? []) as string[];
}

export function climatesOf(field: string, table: TableState): string {
  return climates(field, table).map((side) => t(`table-fl-side-${side}`)).join(", ");
}

/** The colour of a Task's wax: that of the climate which it names, or green. */
export function waxOf(task: string, table: TableState): string | null {
  const [side] = (table.library.get(`task:${task}`)?.facts["climates"] ?? []) as string[];
  return side ? `var(--wx-${side})` : null;
}

export function fieldName(field: string, table: TableState): string {
  const { task, used } = viewOf(table.position).field[field] ?? {};
  const moves = movesOf(table.actions);
  const ways = (waysOf(moves, walkerOf(moves, table.selected)).get(field) ?? []).map((move) => move.action.label);
  return [
    table.name(`field:${field}`),
    climatesOf(field, table),
    task ? t("table-fl-task-here", { task: table.name(`task:${task}`) }) : "",
    used ? t("table-fl-used") : "",
    partiesAt(field, table),
    ...(ways.length > 0 ? ways : [table.can(`field:${field}`) ? t("table-can-act") : ""]),
  ]
    .filter(Boolean)
    .join(". ");
}
