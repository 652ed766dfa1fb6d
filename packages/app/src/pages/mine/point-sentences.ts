import type { PointEntry } from "@wattleaf/shared/contracts/rewards";
import {
  POINTS_PER_EVENT,
  POINTS_PER_KWH_DELIVERED,
  POINTS_PER_KWH_SAVED,
  POINTS_PER_STREAK_WEEK,
} from "@wattleaf/shared/domain/points";
import { formatDay, formatMonthOfYear } from "@wattleaf/shared/i18n/format/dates";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";

/** What an entry is for, and how its points follow from its figures. Needs the message area `points`. */
export function usePointSentences(entry: PointEntry): { title: string; why: string } {
  const t = useT();
  const language = useLanguage();
  const { kind, reason, points } = entry;
  const isCorrection = reason !== kind;
  const number = (value: number) => formatNumber(value, language);
  // Points are per tenth of a kWh.
  const kwh = formatNumber(entry.kwh, language, 2);

  const title = () => {
    if (kind !== "demand_response") return t(`points.${reason}`, { month: formatMonthOfYear(entry.period, language) });
    const key = isCorrection ? "points.demand_response_corrected" : "points.demand_response";
    return entry.day ? t(key, { day: formatDay(entry.day, language) }) : t(`${key}.undated`);
  };

  const why = () => {
    if (isCorrection)
      return entry.kwh === 0
        ? t("points.corrected")
        : t("points.corrected.kwh", { kwh: `${entry.kwh > 0 ? "+" : "−"}${number(Math.abs(entry.kwh))}` });
    switch (kind) {
      case "saving": {
        const { baselineKwh, interval } = entry;
        // A home that sold more than it bought used less than nothing: it is told of both.
        const form = (baselineKwh ?? 0) < 0 ? ".net" : entry.weatherAdjusted ? ".weather" : "";
        return t(`points.saving.why${form}`, {
          baseline: number(baselineKwh ?? 0),
          used: number((baselineKwh ?? 0) - entry.kwh),
          kwh,
          from: number(interval?.fromKwh ?? 0),
          to: number(interval?.toKwh ?? 0),
          rate: POINTS_PER_KWH_SAVED,
        });
      }
      case "group_bonus":
        return t("points.group_bonus.why", { kwh, rate: POINTS_PER_KWH_SAVED });
      case "streak":
        return t("points.streak.why", { weeks: points / POINTS_PER_STREAK_WEEK, rate: POINTS_PER_STREAK_WEEK });
      case "demand_response":
        return t("points.demand_response.why", { kwh, base: POINTS_PER_EVENT, rate: POINTS_PER_KWH_DELIVERED });
    }
  };

  return { title: title(), why: why() };
}
