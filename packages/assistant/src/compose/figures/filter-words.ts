import { HOURS_OF } from "@wattleaf/engine/query/filter-code";
import { formatHours, formatTimeSpan } from "@wattleaf/shared/i18n/format/clock";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Language } from "@wattleaf/shared/i18n/language";
import { daysLeftOut, hoursOfFilter, weekdaysOfFilter } from "../../frame/labels";
import { type AssistantKey, messages } from "../../messages";
import { type Days, whenOf } from "./period-words";

/** Time of day first, then days, then seasons: "between 6 and 9 PM on weekends in summer". Chinese is the other way round. */
const RANKS: readonly [RegExp, number][] = [
  [/^(?:hours:|night|morning|afternoon|evening|daytime)/, 0],
  [/peak$/, 1],
  [/^(?:spring|summer|autumn|winter)$/, 3],
];
const rankOf = (filter: string): number => RANKS.find(([pattern]) => pattern.test(filter))?.[1] ?? 2;

/** "on weekends", "between 6 and 9 PM on Mondays and Fridays"; 周末 18:00–21:00. Empty without filters. */
export function filterPhrase(filters: readonly string[], language: Language): string {
  const ordered = filters.toSorted((a, b) => rankOf(a) - rankOf(b)).map((filter) => oneFilter(filter, language));
  return language === "en" ? ordered.join(" ") : joinChinese(ordered.toReversed());
}

function oneFilter(filter: string, language: Language): string {
  const t = messages(language);
  const hours = hoursOfFilter(filter);
  if (hours) return clockPhrase(hours.fromMinute, hours.toMinute, language);
  const days = weekdaysOfFilter(filter);
  if (days.length > 0) {
    const nameOf = (day: number) => t(`assistant.weekdays.${day}` as AssistantKey);
    const others = daysLeftOut(days);
    if (others.length > 0)
      return t("assistant.figures.filter.exceptDays", { days: formatList(others.map(nameOf), language) });
    const names = days.map(nameOf);
    return t("assistant.figures.filter.days", { days: formatList(names, language) });
  }
  const name = t(`assistant.figures.filter.${filter}` as AssistantKey);
  const named = namedHours(filter);
  if (!named) return name;
  return t("assistant.figures.when.namedHours", { name, hours: formatHours(named.from, named.to, language) });
}

/** What "at night" and "in the evening" count as; null of other filters. */
export const namedHours = (filter: string): { from: number; to: number } | null =>
  filter in HOURS_OF ? HOURS_OF[filter as keyof typeof HOURS_OF] : null;

/** "between 6 and 9 PM", 18:00–21:00. @param fromMinute minutes since midnight */
export function clockPhrase(fromMinute: number, toMinute: number, language: Language): string {
  const hours = formatTimeSpan(fromMinute, toMinute, language);
  const [from = "", to = ""] = hours.split("–");
  return messages(language)("assistant.figures.when.hours", { hours, from, to });
}

/** What applies within a period: "on weekends in October 2026", 2026年10月的周末. */
export function within(filters: string, period: string, language: Language): string {
  if (!filters) return period;
  return language === "en" ? `${filters} ${period}` : joinChinese([`${period}的`, filters]);
}

/** The same of filters and days by their codes and dates. */
export const whenWithin = (filters: readonly string[], days: Days, language: Language): string =>
  within(filterPhrase(filters, language), whenOf(days, language), language);

/** A space stands between Chinese and digits. */
function joinChinese(parts: readonly string[]): string {
  return parts.reduce((text, part) => text + (/\p{Script=Han}$/u.test(text) && /^\d/.test(part) ? " " : "") + part, "");
}
