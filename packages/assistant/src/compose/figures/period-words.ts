import { DAY_MS } from "@wattleaf/shared/domain/time";
import {
  formatDay,
  formatDayOfMonth,
  formatDayWithWeekday,
  formatMonthName,
  formatMonthOfYear,
} from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../../messages";

/** Days by their dates, both included, `2026-10-01`. */
export interface Days {
  from: string;
  to: string;
}

/** "in October 2026", "from Jun 1 to Jun 10, 2026"; 2026年10月. Always with its year. */
export function whenOf({ from, to }: Days, language: Language): string {
  const t = messages(language);
  if (from === to) return t("assistant.figures.when.day", { day: formatDayWithWeekday(from, language) });
  const isWhole = from.endsWith("-01") && nextDay(to).endsWith("-01");
  const [firstMonth, lastMonth] = [from.slice(0, 7), to.slice(0, 7)];
  if (isWhole && firstMonth === lastMonth)
    return t("assistant.figures.when.month", { month: formatMonthOfYear(from, language) });
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  if (isOneYear && from.endsWith("-01-01") && to.endsWith("-12-31"))
    return t("assistant.figures.when.year", { year: language === "zh" ? `${from.slice(0, 4)}年` : from.slice(0, 4) });
  if (isWhole)
    return t("assistant.figures.when.range", {
      first: isOneYear && language === "en" ? formatMonthName(from, language) : formatMonthOfYear(from, language),
      last: isOneYear && language === "zh" ? `${Number(lastMonth.slice(5))}月` : formatMonthOfYear(to, language),
    });
  // English names the year behind the last day, Chinese before the first.
  return t("assistant.figures.when.range", {
    first: isOneYear && language === "en" ? formatDayOfMonth(from, language) : formatDay(from, language),
    last: isOneYear && language === "zh" ? formatDayOfMonth(to, language) : formatDay(to, language),
  });
}

/** The same without a preposition, as a chart's label: "October 2026", "Jun 1, 2026 to Jun 10, 2026". */
export function spanName({ from, to }: Days, language: Language): string {
  const isMonth = from.endsWith("-01") && nextDay(to).endsWith("-01") && from.slice(0, 7) === to.slice(0, 7);
  if (isMonth) return formatMonthOfYear(from, language);
  if (from === to) return formatDay(from, language);
  return messages(language)("assistant.slot.period.range", {
    from: formatDay(from, language),
    to: formatDay(to, language),
  });
}

const nextDay = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
