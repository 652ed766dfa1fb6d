import type { Language } from "../language";

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
const HALF_DAY_MINUTES = MINUTES_PER_DAY / 2;

/**
 * A time of day: `4:05 PM`, `4 PM`; `16:05`, `16:00` in Chinese.
 *
 * @param minuteOfDay minutes since midnight; a whole day is midnight again
 */
export function formatTime(minuteOfDay: number, language: Language): string {
  if (language === "zh") return chineseTime(minuteOfDay % MINUTES_PER_DAY);
  return `${englishTime(minuteOfDay)} ${halfOfDay(minuteOfDay)}`;
}

/** A stretch of the day: `4–5 PM`, `11 PM–12 AM`; `16:00–17:00`, `23:00–24:00` in Chinese. */
export function formatTimeSpan(fromMinute: number, toMinute: number, language: Language): string {
  if (language === "zh") {
    const to = toMinute % MINUTES_PER_DAY;
    return `${chineseTime(fromMinute % MINUTES_PER_DAY)}–${chineseTime(to === 0 ? MINUTES_PER_DAY : to)}`;
  }
  const to = formatTime(toMinute, language);
  // "10–9 AM" would not say on which side of noon it begins.
  const isOneHalf =
    halfOfDay(fromMinute) === halfOfDay(toMinute) && fromMinute % HALF_DAY_MINUTES < toMinute % HALF_DAY_MINUTES;
  return `${isOneHalf ? englishTime(fromMinute) : formatTime(fromMinute, language)}–${to}`;
}

/** The hours from one to another of a day: `4–9 PM`. @param to may be 24 */
export function formatHours(from: number, to: number, language: Language): string {
  return formatTimeSpan(from * MINUTES_PER_HOUR, to * MINUTES_PER_HOUR, language);
}

/** `16:05` → 965. */
export function parseTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

const chineseTime = (minute: number): string =>
  `${twoDigits(Math.floor(minute / MINUTES_PER_HOUR))}:${twoDigits(minute % MINUTES_PER_HOUR)}`;

function englishTime(minute: number): string {
  const past = minute % MINUTES_PER_HOUR;
  return `${clockHour(minute) || 12}${past === 0 ? "" : `:${twoDigits(past)}`}`;
}

/** 0–11, as the hand of a clock points: noon and midnight begin a half of the day. */
const clockHour = (minute: number): number => Math.floor(minute / MINUTES_PER_HOUR) % 12;

const halfOfDay = (minute: number): "AM" | "PM" => (minute % MINUTES_PER_DAY < HALF_DAY_MINUTES ? "AM" : "PM");

const twoDigits = (value: number): string => String(value).padStart(2, "0");
