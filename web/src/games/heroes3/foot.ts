/** What a card of the hand would do if it were played now. */

import { t } from "../../i18n.svelte";
import type { Foot } from "../../table/layout";
import type { TableState } from "../../table/state.svelte";
import { foreseen, idOf } from "../../table/things";
import { combatOf } from "./view";

export function foot(key: string, table: TableState): Foot | null {
  const plays = table.at(idOf(key)).filter((action) => /^(play|cast|boost) /.test(action.notation));
  const [first] = plays;
  if (!first) return { text: t(combatOf(table.position) ? "table-h3-foot-later" : "table-h3-foot-combat"), tone: "plain" };
  const totals = table.position.decision?.totals ?? [];
  const [change] = foreseen(totals, first).filter((one) => one.after > one.before);
  if (change) return { text: t("table-h3-foot-total", { name: change.name, before: change.before, after: change.after }), tone: "act" };
  return { text: t(first.notation.startsWith("cast ") ? "table-h3-foot-cast" : "table-h3-foot-play"), tone: "act" };
}
