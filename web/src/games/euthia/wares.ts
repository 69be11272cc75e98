/** Prizes and prices in words and drawings: "gem:ruby" as a Ruby, "trophy:1" as a Trophy of level 1. */

import { t } from "../../i18n.svelte";
import type { TableState } from "../../table/state.svelte";
import { told } from "./names";

export interface Ware {
  what: string;
  n: number;
  text: string;
  /** Its drawing; null where there is only an icon. */
  art: string | null;
  icon: string;
}

const PLAIN: Record<string, { art: string; icon: string }> = {
  gold: { art: "eu-coin", icon: "gold" },
  gaar: { art: "eu-gaar", icon: "gaar" },
  dwurt: { art: "eu-dwurt", icon: "dwurt" },
  silver: { art: "eu-silver", icon: "silver" },
  goldcard: { art: "eu-goldcard", icon: "gold_card" },
  potion: { art: "eu-potion", icon: "potion" },
};

/** One part, such as {what: "essence:earth", n: 1}. */
export function ware({ what, n }: { what: string; n: number }, table: TableState): Ware {
  const [kind = "", of = ""] = what.split(":");
  if (kind === "gem" || kind === "essence") {
    const name = of === "any" ? t(`table-eu-any-${kind}`) : told(`${kind}_${of}`, table);
    return { what, n, text: n > 1 ? `${n} ${name}` : name, art: of === "any" ? null : `eu-${kind === "gem" ? "gem" : "ess"}-${of}`, icon: of === "any" ? (kind === "gem" ? "gem" : "any") : of };
  }
  if (kind === "trophy") return { what, n, text: t("table-eu-ware-trophy", { n, level: of }), art: `eu-back-${of}`, icon: "monster" };
  const plain = PLAIN[kind];
  return { what, n, text: t(`table-eu-ware-${kind}`, { n, of }), art: plain?.art ?? null, icon: plain?.icon ?? kind };
}

export function wares(parts: readonly { what: string; n: number }[], table: TableState): Ware[] {
  return parts.map((part) => ware(part, table));
}
