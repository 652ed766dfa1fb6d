import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { clockHourOf, hourInKey, REPEATED_HOUR } from "@wattleaf/shared/domain/hour-keys";
import { formatHours } from "@wattleaf/shared/i18n/format/clock";
import { formatDay, formatDayWithWeekday, formatMonthOfYear } from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import { type AssistantKey, messages } from "../../messages";
import { clockPhrase, filterPhrase } from "./filter-words";
import { whenOf } from "./period-words";

export type Group = NonNullable<EnergyQuestion["group"]>;

const HOUR_MINUTES = 60;

/** A group's name as it stands in a list: "October 2026", "6–7 PM", "Sundays". @param key as in `EnergyRow` */
export function rowName(group: Group, key: string, language: Language): string {
  const t = messages(language);
  switch (group) {
    case "hour":
      return `${formatDay(key, language)}${language === "zh" ? " " : ", "}${rowName("hour_of_day", hourInKey(key), language)}`;
    case "hour_of_day":
      return marked(formatHours(clockHourOf(key), clockHourOf(key) + 1, language), key, language);
    case "day":
      return formatDay(key, language);
    case "weekday":
      return t(`assistant.weekdays.${Number(key)}` as AssistantKey);
    case "month":
      return formatMonthOfYear(key, language);
    case "quarter":
      return t("assistant.slot.period.quarterOf", { year: key.slice(0, 4), n: key.slice(-1) });
    case "season":
      return t("assistant.slot.period.seasonOf", {
        year: key.slice(0, 4),
        season: t(`assistant.slot.period.${key.slice(5)}` as AssistantKey),
      });
    case "year":
      return t("assistant.slot.period.year", { year: key });
    case "weekpart":
    case "tariff_period":
      return t(`assistant.slot.filter.${key}` as AssistantKey);
    case "week":
      return t("assistant.slot.period.weekOf", { day: formatDay(key, language) });
    case "bill": {
      const [from = "", to = ""] = billDays(key);
      return t("assistant.slot.period.range", { from: formatDay(from, language), to: formatDay(to, language) });
    }
  }
}

/** The same with what a sentence needs before it: "in October 2026", "between 6 and 7 PM", "on Sundays". */
export function rowAt(group: Group, key: string, language: Language): string {
  const t = messages(language);
  const hour = clockHourOf(group === "hour" ? hourInKey(key) : key);
  switch (group) {
    case "hour": {
      const day = formatDayWithWeekday(key, language);
      const clock = clockPhrase(hour * HOUR_MINUTES, (hour + 1) * HOUR_MINUTES, language);
      return marked(language === "zh" ? `${day} ${clock}` : `${clock} on ${day}`, key, language);
    }
    case "hour_of_day":
      return marked(clockPhrase(hour * HOUR_MINUTES, (hour + 1) * HOUR_MINUTES, language), key, language);
    case "day":
      return whenOf({ from: key, to: key }, language);
    case "week":
      return t("assistant.figures.when.weekOf", { day: formatDay(key, language) });
    case "weekday":
      return t("assistant.figures.filter.days", { days: rowName(group, key, language) });
    case "weekpart":
    case "tariff_period":
      return filterPhrase([key], language);
    case "bill": {
      const [from = "", to = ""] = billDays(key);
      return t("assistant.figures.when.bill", { range: whenOf({ from, to }, language) });
    }
    default:
      return t("assistant.figures.when.named", { name: rowName(group, key, language) });
  }
}

/** The second of two hours that the clock shows alike, where it goes back. */
const marked = (hour: string, key: string, language: Language): string =>
  key.endsWith(REPEATED_HOUR) ? messages(language)("assistant.figures.repeatedHour", { hour }) : hour;

/** `2026-10-12..2026-11-10`: the first and the last day billed. */
export const billDays = (key: string): readonly string[] => key.split("..");
