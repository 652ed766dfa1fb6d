import { formatHours } from "@wattleaf/shared/i18n/format/clock";
import { formatDateTime, formatDay, formatDayWithWeekday, formatMonthOfYear } from "@wattleaf/shared/i18n/format/dates";
import { formatMoney, formatNumber, formatPercent } from "@wattleaf/shared/i18n/format/numbers";
import { formatTemperature } from "@wattleaf/shared/i18n/format/temperature";
import type { TemperatureUnit } from "@wattleaf/shared/domain/units";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Doubt, Fact, FactUnit, Source } from "../tools/facts";
import { messages } from "../messages";

export type EnergyUnit = "Wh" | "kWh" | "MWh";

/** A fact as people read it, with the sources that it must be cited with. */
export interface Figure {
  text: string;
  sources: readonly Source[];
  /** What to check in the document that it comes from. */
  doubts?: readonly Doubt[] | undefined;
}

export interface FormatOptions {
  language: Language;
  /** Unit that the asker wants energy in; kWh unless told. */
  energyUnit?: EnergyUnit;
  /** Keep watts even where kW would be usual. */
  keepWatts?: boolean;
  /** With one decimal more: beside a limit that it rounds to. */
  moreDigits?: boolean;
  /** An estimate: no decimals that it cannot hold. */
  whole?: boolean;
  /** °C unless the asker prefers, or gave, another. */
  temperatureUnit?: TemperatureUnit | undefined;
  /** In a formula a price is short: "$0.14/kWh". */
  inFormula?: boolean;
  /** Name the day of the week beside a date. */
  weekday?: boolean;
}

/** Enough decimals that a small value is not rounded away. */
function decimalsFor(value: number, usual: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 10 ** -usual * 5) return usual;
  return Math.min(6, Math.ceil(-Math.log10(size)) + 1);
}

const CENTS = 2;
const PRICE_DIGITS = 3;
const ENERGY_WH: Record<EnergyUnit, number> = { Wh: 1, kWh: 1000, MWh: 1_000_000 };
const ENERGY_DIGITS: Record<EnergyUnit, number> = { Wh: 0, kWh: 1, MWh: 2 };

/** Units by their catalog words, with the decimals that they commonly have. */
const COUNTED = {
  therm: { one: "therm", many: "therm", digits: 1 },
  liter: { one: "liter", many: "liter", digits: 0 },
  coins: { one: "coin", many: "coins", digits: 0 },
  minutes: { one: "minute", many: "minutes", digits: 0 },
  hours: { one: "hour", many: "hours", digits: 1 },
  days: { one: "day", many: "days", digits: 1 },
  weeks: { one: "weeks", many: "weeks", digits: 1 },
  months: { one: "month", many: "months", digits: 0 },
  years: { one: "year", many: "years", digits: 1 },
  volt: { one: "volt", many: "volt", digits: 1 },
  ampere: { one: "ampere", many: "ampere", digits: 1 },
  btu: { one: "btu", many: "btu", digits: 0 },
  km: { one: "km", many: "km", digits: 0 },
  kgCo2: { one: "kgCo2", many: "kgCo2", digits: 1 },
  points: { one: "point", many: "points", digits: 0 },
} as const;
const isCounted = (unit: FactUnit): unit is keyof typeof COUNTED => unit in COUNTED;

export function formatFact(fact: Fact, options: FormatOptions): string {
  const { language } = options;
  const t = messages(language);
  if (typeof fact.value === "string") {
    if (fact.unit === "month") return formatMonthOfYear(fact.value, language);
    if (fact.unit === "date") return (options.weekday ? formatDayWithWeekday : formatDay)(fact.value, language);
    if (fact.unit === "instant") return formatDateTime(fact.value, language);
    return fact.value;
  }
  const { value } = fact;
  const say = (key: Parameters<typeof t>[0], amount: number, digits: number) =>
    t(key, { n: formatNumber(amount, language, decimalsFor(amount, digits)) });
  if (isCounted(fact.unit)) {
    const { one, many, digits } = COUNTED[fact.unit];
    return say(`assistant.unit.${value === 1 ? one : many}`, value, digits);
  }
  switch (fact.unit) {
    case "Wh": {
      const unit = options.energyUnit ?? "kWh";
      const amount = value / ENERGY_WH[unit];
      // One decimal of less than a kilowatt-hour would misstate it by more than a little.
      const digits = unit === "kWh" && Math.abs(amount) < 1 ? (Math.abs(amount) < 0.1 ? 3 : 2) : ENERGY_DIGITS[unit];
      return say(
        `assistant.unit.${unit}`,
        amount,
        options.whole && unit === "kWh" && amount >= 10 ? 0 : digits + (options.moreDigits ? 1 : 0),
      );
    }
    case "W":
      return value >= 1000 && !options.keepWatts
        ? say("assistant.unit.kW", value / 1000, 2)
        : say("assistant.unit.W", value, 0);
    case "fraction":
      // One decimal of less than a percent would misstate it by more than a little.
      return formatPercent(value, language, decimalsFor(value * 100, Math.abs(value) < 0.01 ? 2 : 1));
    case "currency":
      return moneyOf(options.whole && value >= 10 ? Math.round(value) : value, fact, language);
    case "price":
      return t(options.inFormula ? "assistant.unit.perKwhShort" : "assistant.unit.perKwh", {
        price: (!options.inFormula && inCents(fact, value, language)) || moneyOf(value, fact, language, PRICE_DIGITS),
      });
    case "celsius":
      return formatTemperature(value, options.temperatureUnit ?? "celsius", language);
    case "rank":
      return t("assistant.unit.rank", {
        n: `${formatNumber(value, language, 0)}${language === "en" ? ordinal(value) : ""}`,
      });
    case "megabytes":
      return `${formatNumber(value, language, 0)} MB`;
    case "hour":
      return formatHours(value, value + 1, language);
    default:
      return formatNumber(value, language, 2);
  }
}

/** 1 → "st", 12 → "th". */
function ordinal(value: number): string {
  const ending = Math.floor(value / 10) % 10 === 1 ? 0 : value % 10;
  return ["th", "st", "nd", "rd"][ending] ?? "th";
}

const CENTS_PER_UNIT = 100;
const CENT_SIGNS: Readonly<Record<string, string>> = { USD: "¢", $: "¢", GBP: "p", "£": "p" };

/** A price as people say it: 14¢, 25.5p. Null of other currencies, in Chinese, and of a whole dollar or more. */
function inCents({ text: currency = "" }: Fact, value: number, language: Language): string | null {
  const sign = CENT_SIGNS[currency];
  if (language !== "en" || sign === undefined || Math.abs(value) >= 1 || value === 0) return null;
  return `${formatNumber(value * CENTS_PER_UNIT, language, decimalsFor(value * CENTS_PER_UNIT, 1))}${sign}`;
}

/** Money with its currency. Where a file names none the words say so; an amount of the question stands as it was said. */
function moneyOf(value: number, { text: currency, source }: Fact, language: Language, usualDigits = CENTS): string {
  // Calculated amounts carry the dust of binary fractions.
  const minimum = Number.isInteger(Number(value.toPrecision(12))) ? 0 : CENTS;
  const digits = { minimum, maximum: Math.max(minimum, decimalsFor(value, usualDigits)) };
  const text = formatMoney(value, currency ?? "", language, digits);
  return currency || source.kind === "question" || source.kind === "article"
    ? text
    : messages(language)("assistant.unit.noCurrency", { n: text });
}
