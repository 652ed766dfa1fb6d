import { DAY_MS } from "@wattleaf/shared/domain/time";
import {
  formatDay,
  formatDayOfMonth,
  formatMonthOfYear,
  formatShortMonthOfYear,
} from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import { type AssistantKey, messages } from "../../messages";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const COUNTED = new RegExp(`^(day|week|weekend|month|quarter|year|hour|bill|${WEEKDAYS.join("|")})(0|[-+]\\d+)$`);
const SEASON = /^(?:(\d{4})-)?(spring|summer|autumn|winter)(-\d)?$/;
const SPAN = /^(last|next)(\d+)(min|h|d|w|m|y)$/;
const NAMED_HOLIDAYS: ReadonlySet<string> = new Set(
  "christmas thanksgiving easter new_year halloween diwali ramadan spring_festival mid_autumn dragon_boat national_day qingming labor_day".split(
    " ",
  ),
);

/**
 * A period's code as a few words: `month-1` is "last month", and "Oct 2026" where the day is known.
 *
 * @param today YYYY-MM-DD of the asker's clock
 */
export function periodLabel(code: string, language: Language, today?: string): string {
  const t = messages(language);
  const label = (part: string) => periodLabel(part, language, today);
  const [from, to] = code.split("..");
  if (from && to) return t("assistant.slot.period.range", { from: label(from), to: label(to) });
  const bound = /^(since|before):(.+)$/.exec(code);
  if (bound?.[2])
    return bound[1] === "since"
      ? t("assistant.slot.period.since", { from: label(bound[2]) })
      : t("assistant.slot.period.before", { to: label(bound[2]) });
  if (code === "all") return t("assistant.slot.period.all");
  const holiday = /^holiday:(\w+)$/.exec(code)?.[1];
  if (holiday) return t(`assistant.slot.holiday.${NAMED_HOLIDAYS.has(holiday) ? holiday : "other"}` as AssistantKey);
  const [, after] = /^(last\d+[dwmy])-\d$/.exec(code) ?? [];
  if (after) return t("assistant.slot.period.before", { to: label(after) });
  const span = SPAN.exec(code);
  if (span) return t(`assistant.slot.period.${span[1]}.${span[3]}` as AssistantKey, { n: span[2] ?? "" });
  const season = SEASON.exec(code);
  if (season) return seasonLabel(season, language);
  const counted = COUNTED.exec(code);
  return counted
    ? countedLabel(counted[1] ?? "", Number(counted[2]), language, today)
    : dateLabel(code, language, today);
}

function seasonLabel([, year, name, back]: RegExpExecArray, language: Language): string {
  const t = messages(language);
  const season = t(`assistant.slot.period.${name}` as AssistantKey);
  if (year) return t("assistant.slot.period.seasonOf", { season, year });
  return back ? t("assistant.slot.period.seasonBefore", { season }) : season;
}

/** `month-1`, `mon0`: counted from today. */
function countedLabel(unit: string, count: number, language: Language, today: string | undefined): string {
  const t = messages(language);
  const weekday = WEEKDAYS.indexOf(unit);
  if (weekday >= 0) {
    if (today)
      return formatDay(
        shiftDays(today, weekday - weekdayOf(today) + (count - laterInWeek(weekday, today)) * 7),
        language,
      );
    const day = t(`assistant.slot.period.weekday.${weekday}` as AssistantKey);
    return count < 0 ? t("assistant.slot.period.weekdayBefore", { day }) : day;
  }
  if (today && unit === "month") return formatShortMonthOfYear(shiftMonths(today, count), language);
  if (today && unit === "year")
    return t("assistant.slot.period.year", { year: `${Number(today.slice(0, 4)) + count}` });
  if (today && unit === "quarter") {
    const month = shiftMonths(today, count * 3);
    const n = `${Math.ceil(Number(month.slice(5, 7)) / 3)}`;
    return t("assistant.slot.period.quarterOf", { n, year: month.slice(0, 4) });
  }
  const isNamed = Math.abs(count) <= 1 && (unit !== "hour" || count === 0);
  if (isNamed) return t(`assistant.slot.period.${unit}${count > 0 ? "+1" : count}` as AssistantKey);
  if (unit === "day" && today) return formatDay(shiftDays(today, count), language);
  if (unit === "week" && today)
    return t("assistant.slot.period.weekOf", {
      day: formatDayOfMonth(shiftDays(today, count * 7 - weekdayOf(today)), language),
    });
  const n = `${Math.abs(count)}`;
  if (unit === "day") return t(count < 0 ? "assistant.slot.period.daysAgo" : "assistant.slot.period.daysAhead", { n });
  return t(`assistant.slot.period.back.${unit}` as AssistantKey, { n });
}

/** `2026-10`, `--10`, `--10-14`, `--14`: the latest of a date without its year. */
function dateLabel(code: string, language: Language, today: string | undefined): string {
  const t = messages(language);
  if (/^\d{4}$/.test(code)) return t("assistant.slot.period.year", { year: code });
  if (/^\d{4}-\d\d$/.test(code)) return formatShortMonthOfYear(code, language);
  if (/^\d{4}-\d\d-\d\d$/.test(code)) return formatDay(code, language);
  const [month = "", day] = code.slice(2).split("-");
  const isMonth = Number(month) <= 12;
  if (!isMonth) return t("assistant.slot.period.dayOfMonth", { n: `${Number(month)}` });
  if (today) {
    const year = Number(today.slice(0, 4)) - (`${month}${day ? `-${day}` : ""}` > today.slice(5, day ? 10 : 7) ? 1 : 0);
    return day ? formatDay(`${year}-${month}-${day}`, language) : formatShortMonthOfYear(`${year}-${month}`, language);
  }
  if (day) return formatDayOfMonth(`2000-${month}-${day}`, language);
  // The name without the year that the format puts beside it.
  return formatMonthOfYear(`2000-${month}`, language).replace(/ 2000$|^2000年/, "");
}

const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;
/** 1 for a weekday that this week has not reached yet: the latest one was a week ago. */
const laterInWeek = (weekday: number, today: string): number => (weekday > weekdayOf(today) ? 1 : 0);

const shiftDays = (date: string, by: number): string =>
  new Date(Date.parse(date) + by * DAY_MS).toISOString().slice(0, 10);

function shiftMonths(date: string, by: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7);
}
