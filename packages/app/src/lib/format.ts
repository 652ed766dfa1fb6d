import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { formatHours } from "@wattleaf/shared/i18n/format/clock";
import { formatDateTime, formatDay } from "@wattleaf/shared/i18n/format/dates";
import { formatNumber as formatDigits } from "@wattleaf/shared/i18n/format/numbers";
import type { Language } from "@wattleaf/shared/i18n/language";

const WH_PER_KWH = 1000;

export { formatTime } from "@wattleaf/shared/i18n/format/clock";
export {
  formatChartLabel,
  formatDateTime,
  formatDay,
  formatDayOfMonth,
  formatDayWithWeekday,
  formatMonth,
  formatMonthOfYear,
} from "@wattleaf/shared/i18n/format/dates";
export { formatMoney, formatPercent } from "@wattleaf/shared/i18n/format/numbers";

export interface Quantity {
  value: string;
  unit: string;
}

/** A number rounded for reading: no decimals from 100 on. */
export function formatNumber(value: number, language: Language, maximumFractionDigits?: number): string {
  const digits = maximumFractionDigits ?? (Math.abs(value) >= 100 ? 0 : 1);
  return formatDigits(value, language, digits);
}

/** Energy with one decimal, also where it is zero, so that the figures of a list compare. */
export const formatKwh = (kwh: number, language: Language): string => formatDigits(kwh, language, 1, 1);

/** A quantity of a meter file in a readable unit: kWh, therms or liters. */
export function formatQuantity(value: number, unit: UsageFacts["unit"], language: Language): Quantity {
  if (unit === "Wh") return { value: formatNumber(value / WH_PER_KWH, language), unit: "kWh" };
  const names = { therm: { en: "therms", zh: "therm" }, liter: { en: "L", zh: "升" } };
  return { value: formatNumber(value, language), unit: names[unit][language] };
}

/** Power in W, or in kW from 1,000 W on. */
export function formatPower(watts: number, language: Language): Quantity {
  if (watts < 1000) return { value: formatNumber(watts, language, 0), unit: "W" };
  return { value: formatNumber(watts / 1000, language, 2), unit: "kW" };
}

/** An hour of the day as the meter counts it: `6–7 PM`. */
export function formatHour(hour: number, language: Language): string {
  return formatHours(hour, hour + 1, language);
}

/** The date of an instant in the reader's time zone. */
export function formatInstantDay(instantIso: string, language: Language): string {
  return formatDay(ownClock(instantIso), language);
}

/** The date and time of an instant in the reader's time zone. */
export function formatInstant(instantIso: string, language: Language): string {
  return formatDateTime(ownClock(instantIso), language);
}

/** An instant in the reader's local time, as ISO without a zone. */
function ownClock(instantIso: string): string {
  const instant = new Date(instantIso);
  return new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS).toISOString();
}

/** The last day of a period, from its exclusive end. */
export function lastDayOf(endLocalIso: string): string {
  return new Date(asUtc(endLocalIso).getTime() - 1).toISOString();
}

const asUtc = (localIso: string) => new Date(/[zZ]$|T.*[+-]\d\d:?\d\d$/.test(localIso) ? localIso : withZone(localIso));
const withZone = (localIso: string) => (localIso.includes("T") ? `${localIso}Z` : `${localIso}T00:00:00Z`);

/** A readable file size: `340 KB`, `2.4 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), "KB"] : [bytes / 1_000_000, "MB"];
  return `${formatNumber(value, language)} ${unit}`;
}
