import { t } from "../i18n.svelte";
import { settings } from "../settings.svelte";

/** A moment as the reader writes it. */
export function moment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** A number as the reader writes it, with a true minus. */
export function figure(value: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** About how long: minutes, from an hour and a half on halves of hours. */
export function hours(minutes: number): string {
  if (minutes < 90) return t("page-minutes", { minutes });
  const half = Math.round(minutes / 30);
  return t("page-hours", { hours: `${half >= 2 ? half >> 1 : ""}${half % 2 ? "½" : ""}` });
}
