import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { Language } from "@wattleaf/shared/i18n/language";

const locales: Record<Language, string> = { en: "en-US", zh: "zh-CN" };
const WH_PER_KWH = 1000;
const ISO_CURRENCY = /^[A-Z]{3}$/;
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export interface Quantity {
  value: string;
  unit: string;
}

/** A number with few enough digits to be read at a glance: none after the point from 100 on. */
export function formatNumber(value: number, language: Language, maximumFractionDigits?: number): string {
  const digits = maximumFractionDigits ?? (Math.abs(value) >= 100 ? 0 : 1);
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: digits }).format(value);
}

/** A quantity of a meter file in the unit that people read: kWh, therms or litres. */
export function formatQuantity(value: number, unit: UsageFacts["unit"], language: Language): Quantity {
  if (unit === "Wh") return { value: formatNumber(value / WH_PER_KWH, language), unit: "kWh" };
  const names = { therm: { en: "therms", zh: "therm" }, litre: { en: "L", zh: "升" } };
  return { value: formatNumber(value, language), unit: names[unit][language] };
}

/** Power in W, or in kW from 1,000 W on. */
export function formatPower(watts: number, language: Language): Quantity {
  if (watts < 1000) return { value: formatNumber(watts, language, 0), unit: "W" };
  return { value: formatNumber(watts / 1000, language, 2), unit: "kW" };
}

/** @param share 0–1 */
export function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** Money. @param currency ISO 4217 code, or the bill's own sign where that does not say which dollar or yuan it is */
export function formatMoney(amount: number, currency: string, language: Language): string {
  if (ISO_CURRENCY.test(currency)) {
    return new Intl.NumberFormat(locales[language], { style: "currency", currency }).format(amount);
  }
  const figure = new Intl.NumberFormat(locales[language], CENTS).format(Math.abs(amount));
  return `${amount < 0 ? "-" : ""}${currency}${figure}`;
}

/** An hour of the day as the meter counts it, `18:00–19:00`. */
export function formatHour(hour: number): string {
  const clock = (value: number) => `${String(value % 24).padStart(2, "0")}:00`;
  return `${clock(hour)}–${clock(hour + 1)}`;
}

/** A day of the meter's local time, given as ISO without zone; no zone of the reader's may shift it. */
export function formatDay(localIso: string, language: Language): string {
  return inUtc(localIso, language, { year: "numeric", month: "short", day: "numeric" });
}

/** A day and time of the meter's local time, given as ISO with the offset that held there. */
export function formatDateTime(localIso: string, language: Language): string {
  return inUtc(localIso.slice(0, "YYYY-MM-DDThh:mm:ss".length), language, { dateStyle: "medium", timeStyle: "short" });
}

/** A month of a year that stands beside it. @param month YYYY-MM */
export function formatMonth(month: string, language: Language): string {
  return inUtc(`${month}-01`, language, { month: "short" });
}

/** A day whose year is known, for the narrow places of a chart. @param day YYYY-MM-DD */
export function formatDayOfMonth(day: string, language: Language): string {
  return inUtc(day, language, { month: "short", day: "numeric" });
}

/** A month with its year where there is little room. @param month YYYY-MM */
export function formatShortMonthOfYear(month: string, language: Language): string {
  return inUtc(`${month}-01`, language, { year: "numeric", month: "short" });
}

/** A month with its year. @param month YYYY-MM */
export function formatMonthOfYear(month: string, language: Language): string {
  return inUtc(`${month}-01`, language, { year: "numeric", month: "long" });
}

/** The reader's own date of an instant. */
export function formatInstantDay(instantIso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "medium" }).format(new Date(instantIso));
}

/** The reader's own date and time of an instant. */
export function formatInstant(instantIso: string, language: Language): string {
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(instantIso));
}

/** The last day that a period covers, from its end, which is the first instant no longer covered. */
export function lastDayOf(endLocalIso: string): string {
  return new Date(asUtc(endLocalIso).getTime() - 1).toISOString();
}

function inUtc(localIso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" }).format(asUtc(localIso));
}

const asUtc = (localIso: string) => new Date(/[zZ]$|T.*[+-]\d\d:?\d\d$/.test(localIso) ? localIso : withZone(localIso));
const withZone = (localIso: string) => (localIso.includes("T") ? `${localIso}Z` : `${localIso}T00:00:00Z`);

/** The size of a file as people read it: `340 KB`, `2.4 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), "KB"] : [bytes / 1_000_000, "MB"];
  return `${formatNumber(value, language)} ${unit}`;
}
