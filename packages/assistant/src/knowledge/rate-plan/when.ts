import type { RateHours, RateSeason, Run } from "@wattleaf/engine/tariff/rate-seasons";
import { formatHours } from "@wattleaf/shared/i18n/format/clock";
import { formatMonth } from "@wattleaf/shared/i18n/format/dates";
import type { AssistantKey } from "../../messages";
import type { Wording } from "./wording";

const HOURS = 24;
const MONTHS = 12;

/** A message that has a form for the whole year (`.all`) and one for some months (`.months`). */
type SeasonalKey =
  Extract<AssistantKey, `assistant.ratePlan.${string}.months`> extends `${infer Stem}.months` ? Stem : never;

/** The sentence of a season; a season of all months is not named. */
export function inSeason(
  key: SeasonalKey,
  { months }: Pick<RateSeason, "months">,
  values: Readonly<Record<string, string>>,
  words: Wording,
): string {
  if (isWhole(months, MONTHS)) return words.t(`${key}.all`, values);
  const names = months.map((run) => monthsOf(run, words));
  return words.t(`${key}.months`, { ...values, months: words.list(names) });
}

/** `4–9 PM on weekdays and all day on weekends`. */
export function whenOf({ weekday, weekend }: Pick<RateHours, "weekday" | "weekend">, words: Wording): string {
  const { t, list } = words;
  const [onWeekdays, onWeekends] = [hoursOf(weekday, words), hoursOf(weekend, words)];
  if (onWeekdays === onWeekends)
    return isWhole(weekday, HOURS)
      ? t("assistant.ratePlan.when.always")
      : t("assistant.ratePlan.when.daily", { hours: onWeekdays });
  return list([
    ...(weekday.length > 0 ? [t("assistant.ratePlan.when.weekdays", { hours: onWeekdays })] : []),
    ...(weekend.length > 0 ? [t("assistant.ratePlan.when.weekends", { hours: onWeekends })] : []),
  ]);
}

const hoursOf = (runs: readonly Run[], { t, list, language }: Wording): string =>
  isWhole(runs, HOURS)
    ? t("assistant.ratePlan.when.allDay")
    : list(runs.map(([from, to]) => formatHours(from, to, language)));

function monthsOf([from, to]: Run, { t, language }: Wording): string {
  const [first, last] = [monthName(from), monthName((to + MONTHS - 1) % MONTHS)];
  return first === last ? first : t("assistant.ratePlan.months", { first, last });

  function monthName(month: number): string {
    return formatMonth(`2000-${String(month + 1).padStart(2, "0")}`, language);
  }
}

const isWhole = ([run]: readonly Run[], size: number): boolean => run !== undefined && run[0] === 0 && run[1] === size;
