/** Your turn while you look elsewhere: a mark in the title, a dot on the icon, a notification if you wish. */

import { t } from "../i18n.svelte";
import { settings } from "../settings.svelte";

/** Show it; the answer takes it back. */
export function tellTurn(asked: boolean, title: string): () => void {
  document.title = asked ? `● ${t("page-table-your-move")} · ${title}` : title;
  icon(asked ? "/icon-turn.svg" : "/icon.svg");
  if (asked && document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { body: t("page-table-your-move"), icon: "/icon.svg", tag: "hexfarer" });
  }
  return () => icon("/icon.svg");
}

function icon(href: string): void {
  document.getElementById("icon")?.setAttribute("href", href);
}
