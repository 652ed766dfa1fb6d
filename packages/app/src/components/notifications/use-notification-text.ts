import type { Notification } from "@wattleaf/shared/contracts/notifications";
import { formatTimeSpan } from "@wattleaf/shared/i18n/format/clock";
import { formatDayOfMonth, formatMonthOfYear } from "@wattleaf/shared/i18n/format/dates";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";

/** A notification in the reader's language: its stored values, formatted, in the message of its name. */
export function useNotificationText(): (notification: Pick<Notification, "name" | "values">) => string {
  const t = useT();
  const language = useLanguage();
  const number = (value: string | number | undefined) => formatNumber(Number(value ?? 0), language, 0);
  return ({ name, values }) => {
    if (name === "event_announced") {
      const [start, end] = [String(values.start), String(values.end)];
      return t("notifications.name.event_announced", {
        date: formatDayOfMonth(start, language),
        hours: formatTimeSpan(minuteOfDay(start), minuteOfDay(end), language),
      });
    }
    if (name === "unusual_day")
      return t("notifications.name.unusual_day", {
        date: formatDayOfMonth(String(values.date), language),
        kwh: number(values.kwh),
        usual: number(values.usualKwh),
      });
    if (name === "month_saved" || name === "month_used_more" || name === "month_as_expected")
      return t(`notifications.name.${name}`, {
        month: formatMonthOfYear(String(values.month), language),
        kwh: number(values.kwh),
      });
    if (name === "coins_savings")
      return t("notifications.name.coins_savings", {
        month: formatMonthOfYear(String(values.month), language),
        count: number(values.coins),
      });
    return t(`notifications.name.${name}`, { count: number(values.coins ?? values.readings) });
  };
}

const minuteOfDay = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
