import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { formatTimeSpan } from "@wattleaf/shared/i18n/format/clock";
import { formatDateTime, formatDay, formatDayWithWeekday } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import type { TimeWindow } from "../../../ui/chart/envelope";

/** Longer stretches are named by their days alone. */
const MAX_TIMED_MS = 4 * DAY_MS;

/** A stretch of time in a zone: `Tuesday, Nov 3, 2026, 6–6:15 PM`, `Nov 1, 2026 to Nov 30, 2026`. */
export function useStretchName(timeZone: string): (stretch: TimeWindow) => string {
  const t = useT();
  const language = useLanguage();
  const clock = zoneClock(timeZone);
  return ({ fromMs, toMs }) => {
    const [from, to] = [clock(fromMs), clock(toMs)];
    const iso = (localMs: number) => new Date(localMs).toISOString();
    const midnight = Math.floor(from / DAY_MS) * DAY_MS;
    if (to - midnight <= DAY_MS && to > from) {
      const minute = (localMs: number) => Math.round((localMs - midnight) / MINUTE_MS);
      const day = formatDayWithWeekday(iso(from), language);
      return `${day}${language === "zh" ? " " : ", "}${formatTimeSpan(minute(from), minute(to), language)}`;
    }
    const named = (localMs: number) =>
      toMs - fromMs <= MAX_TIMED_MS ? formatDateTime(iso(localMs), language) : formatDay(iso(localMs), language);
    // The end is no longer of it.
    return t("dashboard.period", { start: named(from), end: named(toMs - fromMs <= MAX_TIMED_MS ? to : to - 1) });
  };
}
