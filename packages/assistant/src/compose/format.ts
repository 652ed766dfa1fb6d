import type { Language } from "@wattleaf/shared/i18n/language";
import type { Fact, Source } from "../tools/facts";
import type { EnergyUnit } from "../understand/types";
import { words } from "../words";

/** A fact as people read it, with the sources that it must be cited with. */
export interface Figure {
  text: string;
  sources: readonly Source[];
}

export interface FormatOptions {
  language: Language;
  /** Unit that the asker wants energy in; kWh unless told. */
  energyUnit?: EnergyUnit;
  /** Keep watts even where kW would be usual. */
  keepWatts?: boolean;
  /** An estimate: no decimals that it cannot hold. */
  whole?: boolean;
  /** Name the day of the week beside a date. */
  weekday?: boolean;
}

const numberFormats = new Map<number, Intl.NumberFormat>();

/** Thousands separated, at most `digits` decimals, no trailing zeros. */
export function formatNumber(value: number, digits: number): string {
  let format = numberFormats.get(digits);
  if (!format) {
    format = new Intl.NumberFormat("en-US", { maximumFractionDigits: digits });
    numberFormats.set(digits, format);
  }
  return format.format(value);
}

/** Enough decimals that a small value is not rounded away. */
function decimalsFor(value: number, usual: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 10 ** -usual * 5) return usual;
  return Math.min(6, Math.ceil(-Math.log10(size)) + 1);
}

const ENERGY_WH: Record<EnergyUnit, number> = { Wh: 1, kWh: 1000, MWh: 1_000_000 };
const ENERGY_DIGITS: Record<EnergyUnit, number> = { Wh: 0, kWh: 1, MWh: 2 };

export function formatFact(fact: Fact, options: FormatOptions): string {
  const { language } = options;
  const t = words(language);
  if (typeof fact.value === "string") {
    if (fact.unit === "month") return formatMonth(fact.value, language);
    if (fact.unit === "date")
      return formatDate(fact.value, language, options.weekday ? weekdayName(fact.value, language) : undefined);
    if (fact.unit === "instant")
      return `${formatDate(fact.value.slice(0, 10), language)}${language === "zh" ? " " : ", "}${fact.value.slice(11, 16)}`;
    return fact.value;
  }
  const { value } = fact;
  const say = (key: Parameters<typeof t>[0], amount: number, digits: number) =>
    t(key, { n: formatNumber(amount, decimalsFor(amount, digits)) });
  switch (fact.unit) {
    case "Wh": {
      const unit = options.energyUnit ?? "kWh";
      const amount = value / ENERGY_WH[unit];
      // One decimal of less than a kilowatt-hour would misstate it by more than a little.
      const digits = unit === "kWh" && Math.abs(amount) < 1 ? 2 : ENERGY_DIGITS[unit];
      return say(`assistant.unit.${unit}`, amount, options.whole && unit === "kWh" && amount >= 10 ? 0 : digits);
    }
    case "W":
      return value >= 1000 && !options.keepWatts
        ? say("assistant.unit.kW", value / 1000, 2)
        : say("assistant.unit.W", value, 0);
    case "therm":
      return say("assistant.unit.therm", value, 1);
    case "litre":
      return say("assistant.unit.litre", value, 0);
    case "fraction":
      return `${formatNumber(value * 100, decimalsFor(value * 100, 1))}%`;
    case "currency":
      return formatMoney(options.whole && value >= 10 ? Math.round(value) : value, fact.text, language);
    case "price":
      return t("assistant.unit.perKwh", { price: formatMoney(value, fact.text, language, 3) });
    case "coins":
      return say(value === 1 ? "assistant.unit.coin" : "assistant.unit.coins", value, 0);
    case "days":
      return say(value === 1 ? "assistant.unit.day" : "assistant.unit.days", value, 0);
    case "hours":
      return say(value === 1 ? "assistant.unit.hour" : "assistant.unit.hours", value, 1);
    case "months":
      return say(value === 1 ? "assistant.unit.month" : "assistant.unit.months", value, 0);
    case "minutes":
      return say(value === 1 ? "assistant.unit.minute" : "assistant.unit.minutes", value, 0);
    case "celsius":
      return `${formatNumber(value, 1)} °C`;
    case "km":
      return say("assistant.unit.km", value, 0);
    case "kgCo2":
      return say("assistant.unit.kgCo2", value, 1);
    case "points":
      return say(value === 1 ? "assistant.unit.point" : "assistant.unit.points", value, 0);
    case "rank":
      return t("assistant.unit.rank", { n: `${formatNumber(value, 0)}${language === "en" ? ordinal(value) : ""}` });
    case "megabytes":
      return `${formatNumber(value, 0)} MB`;
    case "hour":
      return `${clock(value)}–${clock(value + 1)}`;
    default:
      return formatNumber(value, 2);
  }
}

/** 1 → "st", 12 → "th". */
function ordinal(value: number): string {
  const ending = Math.floor(value / 10) % 10 === 1 ? 0 : value % 10;
  return ["th", "st", "nd", "rd"][ending] ?? "th";
}

const SYMBOLS: Record<string, string> = {
  USD: "$",
  $: "$",
  EUR: "€",
  "€": "€",
  GBP: "£",
  "£": "£",
  CNY: "¥",
  "¥": "¥",
};

/** Money with its currency; where the file names none the words say so instead of guessing one. */
function formatMoney(value: number, currency: string | undefined, language: Language, priceDigits?: number): string {
  const whole = Number.isInteger(value);
  const digits = priceDigits ?? 2;
  const text = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: decimalsFor(value, digits),
  }).format(value);
  if (!currency) return words(language)("assistant.unit.noCurrency", { n: text });
  const symbol = SYMBOLS[currency];
  return symbol ? (value < 0 ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`) : `${text} ${currency}`;
}

export function clock(hour: number): string {
  return `${String(hour % 24).padStart(2, "0")}:00`;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function formatMonth(month: string, language: Language): string {
  const [year = "", number = ""] = month.split("-");
  return language === "zh" ? `${year}年${Number(number)}月` : `${MONTHS[Number(number) - 1]} ${year}`;
}

function formatDate(date: string, language: Language, weekday?: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  if (language === "zh") return `${year}年${Number(month)}月${Number(day)}日${weekday ? `（${weekday}）` : ""}`;
  return `${weekday ? `${weekday}, ` : ""}${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  zh: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
};

function weekdayName(date: string, language: Language): string | undefined {
  return WEEKDAYS[language][new Date(date).getUTCDay()];
}
