import type { Language } from "../language";
import { formatTime, parseTime } from "./clock";

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
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  zh: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
};

/** `Aug 10, 2026`, `2026年8月10日`. @param isoDate YYYY-MM-DD; what follows is left out */
export function formatDay(isoDate: string, language: Language): string {
  const { year } = partsOf(isoDate);
  const day = formatDayOfMonth(isoDate, language);
  return language === "zh" ? `${year}年${day}` : `${day}, ${year}`;
}

/** `Monday, Aug 10, 2026`, `2026年8月10日（周一）`. @param isoDate YYYY-MM-DD */
export function formatDayWithWeekday(isoDate: string, language: Language): string {
  const weekday = WEEKDAYS[language][new Date(`${isoDate.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";
  const date = formatDay(isoDate, language);
  return language === "zh" ? `${date}（${weekday}）` : `${weekday}, ${date}`;
}

/** `Aug 10`, `8月10日`: where the year is known. @param isoDate YYYY-MM-DD */
export function formatDayOfMonth(isoDate: string, language: Language): string {
  const { month, day } = partsOf(isoDate);
  return language === "zh" ? `${month}月${day}日` : `${shortMonth(month)} ${day}`;
}

/** `August 2026`, `2026年8月`. @param isoMonth YYYY-MM; what follows is left out */
export function formatMonthOfYear(isoMonth: string, language: Language): string {
  const { year, month } = partsOf(isoMonth);
  return language === "zh" ? `${year}年${month}月` : `${MONTHS[month - 1]} ${year}`;
}

/** `August`, `8月`: where the year is known. @param isoMonth YYYY-MM; what follows is left out */
export function formatMonthName(isoMonth: string, language: Language): string {
  const { month } = partsOf(isoMonth);
  return language === "zh" ? `${month}月` : (MONTHS[month - 1] ?? "");
}

/** `Aug 2026`, `2026年8月`: where there is little room. @param isoMonth YYYY-MM */
export function formatShortMonthOfYear(isoMonth: string, language: Language): string {
  const { year, month } = partsOf(isoMonth);
  return language === "zh" ? formatMonthOfYear(isoMonth, language) : `${shortMonth(month)} ${year}`;
}

/** `Aug`, `8月`: where the year is known. @param isoMonth YYYY-MM */
export function formatMonth(isoMonth: string, language: Language): string {
  const { month } = partsOf(isoMonth);
  return language === "zh" ? `${month}月` : shortMonth(month);
}

/** `Aug 10, 2026, 4:05 PM`, `2026年8月10日 16:05`. @param isoLocal YYYY-MM-DDThh:mm by the clock that is meant; what follows is left out */
export function formatDateTime(isoLocal: string, language: Language): string {
  const time = formatTime(parseTime(isoLocal.slice("YYYY-MM-DDT".length, "YYYY-MM-DDThh:mm".length)), language);
  return `${formatDay(isoLocal, language)}${language === "zh" ? " " : ", "}${time}`;
}

/** The label of a chart's step, which is a day, a month or a time in ISO; any other text stays as it is. */
export function formatChartLabel(label: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(label)) return formatDayOfMonth(label, language);
  if (/^\d{4}-\d{2}$/.test(label)) return formatShortMonthOfYear(label, language);
  return /^\d{2}:\d{2}$/.test(label) ? formatTime(parseTime(label), language) : label;
}

const shortMonth = (month: number): string => (MONTHS[month - 1] ?? "").slice(0, 3);

function partsOf(iso: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = iso.slice(0, "YYYY-MM-DD".length).split("-").map(Number);
  return { year, month, day };
}
