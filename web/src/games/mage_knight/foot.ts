/** What a card of the hand would do now, for its foot. */

import { t } from "../../i18n.svelte";
import type { ActionOut } from "../../api/types";
import type { Foot } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { changes, contributions, idOf, inOrder, type Change } from "../../table/things";
import { combatOf, own } from "./view";

const PRINTED = ["play", "power"];

/** Once the action is taken, what is played sideways can no longer be spent. */
function stays(table: TableState): boolean {
  return table.position.decision?.rule === "MK-TURN-18" && own(table.position).acted && combatOf(table.position) === null;
}

const verb = (action: ActionOut): string => action.notation.split(" ")[0]!;

/** The first total that an action raises. */
function raised(action: ActionOut, table: TableState): Change | null {
  return changes(table.position.decision?.totals ?? [], action.preview?.totals ?? []).find((change) => change.after > change.before) ?? null;
}

/** What an action leads to, as short as a foot is: "Move 6", or "6 of 6" where something is to be reached. */
function result(action: ActionOut, table: TableState): string | null {
  const change = action.reveals ? null : raised(action, table);
  if (!change) return null;
  const { name, after: value, need } = change;
  return need >= 0 ? t("table-mk-foot-of", { value, need }) : t("table-total-is", { name, value });
}

/** What a card is for in the line that is planned for the fight; the first of equal ones is meant. */
function planned(key: string, table: TableState): Foot | null {
  const uses = table.proposal?.uses?.filter(({ things }) => things.includes(idOf(key))) ?? [];
  const use = uses[Number(key.split("@")[1] ?? 0)];
  if (!use?.total) return null;
  const { key: stat, value, need } = { ...use.total, value: Math.min(use.total.value, use.total.need) };
  if (!table.position.decision?.totals.some((one) => one.key === stat && one.need >= 0)) return { text: t("table-plan-later", { value, need }), tone: "plain" };
  const what = t("table-mk-foot-of", { value, need });
  return { text: t(use.notation.startsWith("sideways") ? "table-mk-foot-sideways" : "table-mk-foot-play", { what }), tone: "plan" };
}

/** What is printed on it comes first, then sideways; a card that can do one thing else says that. */
export function foot(key: string, table: TableState): Foot | null {
  const actions = inOrder(table.at(idOf(key)), [...PRINTED, "sideways"]);
  const first = actions[0];
  if (!first) return null;
  const meant = planned(key, table);
  if (meant) return meant;
  const printed = actions.filter((action) => PRINTED.includes(verb(action)));
  // Where something must be reached, what helps to reach it comes first.
  const helps = contributions(table.position.decision?.totals ?? [], actions.filter((action) => !action.reveals));
  const help = helps.find(({ action }) => PRINTED.includes(verb(action))) ?? helps[0];
  if (help) {
    const { value, need } = { value: help.change.after, need: help.change.need };
    const what = t("table-mk-foot-of", { value, need });
    if (PRINTED.includes(verb(help.action))) return { text: t("table-mk-foot-play", { what }), tone: "act" };
    return { text: t("table-mk-foot-sideways", { what }), tone: value >= need && !table.proposal?.uses ? "plan" : "plain" };
  }
  const aside = (table.position.decision?.totals ?? []).some((total) => total.need >= 0);
  const sideways = actions.find((action) => verb(action) === "sideways");
  const walking = table.position.decision?.rule === "MK-TURN-18";
  for (const action of printed) {
    // Influence is worth nothing while one walks; the card is then for walking, too.
    if (walking && sideways && raised(action, table)?.name === t("table-mk-total-influence")) continue;
    const what = result(action, table);
    if (what) return { text: t("table-mk-foot-play", { what }), tone: aside ? "plain" : "act" };
  }
  const idle = walking && sideways && printed.every((action) => raised(action, table)?.name === t("table-mk-total-influence"));
  if (printed.length > 0 && !idle) return { text: t("table-mk-foot-printed"), tone: "act" };
  if (sideways && stays(table)) return { text: t("table-mk-foot-stays"), tone: "plain" };
  if (sideways) {
    const what = result(sideways, table) ?? sideways.label;
    return { text: t("table-mk-foot-sideways", { what }), tone: "plain" };
  }
  return { text: first.label, tone: "act" };
}
