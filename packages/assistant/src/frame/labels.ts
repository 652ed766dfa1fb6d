import { formatTimeSpan, parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatMoney } from "@wattleaf/shared/i18n/format/numbers";
import type { Language } from "@wattleaf/shared/i18n/language";
import { type AssistantKey, messages } from "../messages";
import type { SlotName } from "./frame";
import { periodLabel } from "./times/period-label";

export interface LabelOptions {
  /** YYYY-MM-DD of the asker's clock: `month-1` is then named by its date. */
  today?: string;
  /** The home has panels: its energy is bought, not simply used. */
  hasSolar?: boolean;
}

/** A slot's value in a few words, as a chip shows it: "weekends", "Oct 2026", "electricity bought". */
export function slotLabel(slot: SlotName, value: string, language: Language, options: LabelOptions = {}): string {
  switch (slot) {
    case "period":
    case "comparedTo":
      return periodLabel(value, language, options.today);
    case "filters":
      return filterLabel(value, language);
    case "pick":
      return pickLabel(value, language);
    case "metric":
      return named(value === "energy" && options.hasSolar ? "metric.energySolar" : `metric.${value}`, value, language);
    case "appliances":
      return named(`appliance.${value}`, value, language);
    case "rooms":
      return named(`room.${value}`, value, language);
    case "scope":
    case "aggregate":
    case "subject":
    case "group":
    case "unit":
      return named(`${slot}.${value}`, value, language);
    default:
      return value;
  }
}

/** `weekend`, `mon+tue`, `hours:18-21` */
export function filterLabel(filter: string, language: Language): string {
  const hours = hoursOfFilter(filter);
  if (hours) return formatTimeSpan(hours.fromMinute, hours.toMinute, language);
  const days = weekdaysOfFilter(filter);
  if (days.length > 0) {
    const nameOf = (day: number) => messages(language)(`assistant.weekdays.${day}` as AssistantKey);
    const others = daysLeftOut(days);
    const listed = (some: readonly number[]) => some.map(nameOf).join(language === "zh" ? "、" : ", ");
    return others.length > 0
      ? messages(language)("assistant.slot.filter.exceptDays", { days: listed(others) })
      : listed(days);
  }
  return named(`filter.${filter}`, filter, language);
}

/** `hours:18:30-21` in minutes since midnight; null of another filter. */
export function hoursOfFilter(filter: string): { fromMinute: number; toMinute: number } | null {
  const [from, to] = filter.startsWith("hours:") ? filter.slice("hours:".length).split("-") : [];
  return from && to ? { fromMinute: parseTime(from), toMinute: parseTime(to) } : null;
}

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** `mon+tue` as Monday = 0 … Sunday = 6; empty of another filter. */
export function weekdaysOfFilter(filter: string): readonly number[] {
  const days = filter.split("+").map((day) => WEEKDAYS.indexOf(day));
  return days.every((day) => day >= 0) ? days : [];
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Where most of a week is meant, the days that are not are said. */
const MOST_NAMED = 4;

/** Of five or six days of a week: the others. */
export const daysLeftOut = (days: readonly number[]): readonly number[] =>
  days.length > MOST_NAMED ? WEEK.filter((day) => !days.includes(day)) : [];

/** `top:5`, `above:30kWh`, `below:10usd` */
function pickLabel(pick: string, language: Language): string {
  const [kind = "", amount] = pick.split(":");
  if (amount === undefined) return named(`pick.${kind}`, pick, language);
  const value: Record<string, string> =
    kind === "top" || kind === "bottom" ? { n: amount } : { amount: amountLabel(amount, language) };
  return messages(language)(`assistant.slot.pick.${kind}` as AssistantKey, value);
}

/** `30kWh` is "30 kWh", `10usd` is "$10". */
function amountLabel(amount: string, language: Language): string {
  const [, figure = amount, unit = ""] = /^([\d.]+)(\S*)$/.exec(amount) ?? [];
  if (/^[a-z]{3}$/.test(unit)) return formatMoney(Number(figure), unit.toUpperCase(), language, { minimum: 0 });
  // Of the home's own money, which the answer names.
  if (unit === "money") return figure;
  return unit ? `${figure} ${unit}` : figure;
}

/** What the catalog has no words for stays as it is: a device's own name, a unit's sign. */
function named(key: string, value: string, language: Language): string {
  const full = `assistant.slot.${key}`;
  const text = messages(language)(full as AssistantKey);
  return text === full ? value : text;
}
