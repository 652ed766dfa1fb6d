import { DAY_MS } from "@wattleaf/shared/domain/time";
import { weekdayOf } from "./calendar";
import { isInUnitedStates } from "./zone-country";

/** The first day of a holiday as a day's number, and how many days it lasts; undefined in years of which it is not known. */
type HolidayRule = (year: number) => { first: number; days: number } | undefined;

const MONDAY = 0;
const THURSDAY = 3;
const SUNDAY = 6;

const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;
const once = (first: number, days = 1) => ({ first, days });

const onDate =
  (month: number, day: number, days = 1): HolidayRule =>
  (year) =>
    once(dayNumber(year, month, day), days);

/** The nth of a weekday in a month. */
const nthOf = (weekday: number, nth: number, month: number, later = 0): HolidayRule => {
  return (year) => {
    const first = dayNumber(year, month, 1);
    return once(first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7 + later);
  };
};

/** The last of a weekday before a date of its month. */
const lastBefore =
  (weekday: number, month: number, day: number): HolidayRule =>
  (year) => {
    const end = dayNumber(year, month, day) - 1;
    return once(end - ((weekdayOf(end) - weekday + 7) % 7));
  };

/** Gregorian Easter Sunday by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(n / 31), (n % 31) + 1);
}

const aroundEaster =
  (daysLater: number, days = 1): HolidayRule =>
  (year) =>
    once(easterOf(year) + daysLater, days);

/** A rule whose holiday begins some days earlier or later than another's. */
const shifted =
  (rule: HolidayRule, by: number, days?: number): HolidayRule =>
  (year) => {
    const found = rule(year);
    return found && once(found.first + by, days ?? found.days);
  };

/** The first day of the year on which another calendar shows a date; its lengths of months are in the runtime's ICU. */
const inCalendar = (calendar: string, month: number, day: number, days = 1): HolidayRule => {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { timeZone: "UTC", month: "numeric", day: "numeric" });
  const found = new Map<number, number | undefined>();
  const find = (year: number) => {
    for (let at = dayNumber(year, 1, 1); at < dayNumber(year + 1, 1, 1); at += 1) {
      const parts = format.formatToParts(at * DAY_MS);
      const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
      if (valueOf("month") === String(month) && valueOf("day") === String(day)) return at;
    }
    return undefined;
  };
  return (year) => {
    if (!found.has(year)) found.set(year, find(year));
    const first = found.get(year);
    return first === undefined ? undefined : once(first, days);
  };
};

/** The Hindu calendars differ by region; these are the dates of India's central government. */
const DIWALI: readonly string[] = [
  "2018-11-07",
  "2019-10-27",
  "2020-11-14",
  "2021-11-04",
  "2022-10-24",
  "2023-11-12",
  "2024-10-31",
  "2025-10-20",
  "2026-11-08",
  "2027-10-29",
  "2028-10-17",
  "2029-11-05",
  "2030-10-26",
];
const DUSSEHRA: readonly string[] = [
  "2018-10-19",
  "2019-10-08",
  "2020-10-25",
  "2021-10-15",
  "2022-10-05",
  "2023-10-24",
  "2024-10-12",
  "2025-10-02",
  "2026-10-20",
  "2027-10-09",
  "2028-09-27",
  "2029-10-16",
  "2030-10-06",
];
const listed =
  (dates: readonly string[]): HolidayRule =>
  (year) => {
    const date = dates.find((each) => each.startsWith(String(year)));
    return date === undefined ? undefined : once(Date.parse(date) / DAY_MS);
  };

const HOLI: readonly string[] = ["2024-03-25", "2025-03-14", "2026-03-04", "2027-03-22", "2028-03-11"];

const labourDay = onDate(5, 1);
const lunarNewYear = inCalendar("chinese", 1, 1);
/** From New Year's Eve to the sixth day of the year. */
const springFestival = shifted(lunarNewYear, -1, 7);
const dussehra = listed(DUSSEHRA);
const eidAlFitr = inCalendar("islamic-umalqura", 10, 1);
const christmas = onDate(12, 25);

/** Holidays by the names of the training data. Where countries differ, the rule is that of the name's own language. */
const HOLIDAYS: Readonly<Record<string, HolidayRule>> = {
  new_year: onDate(1, 1),
  new_years_day: onDate(1, 1),
  new_years_eve: onDate(12, 31),
  mlk_day: nthOf(MONDAY, 3, 1),
  valentines_day: onDate(2, 14),
  presidents_day: nthOf(MONDAY, 3, 2),
  pancake_tuesday: aroundEaster(-47),
  good_friday: aroundEaster(-2),
  easter: aroundEaster(0),
  easter_monday: aroundEaster(1),
  labour_day: labourDay,
  may_day: labourDay,
  victoria_day: lastBefore(MONDAY, 5, 25),
  anzac_day: onDate(4, 25),
  australia_day: onDate(1, 26),
  waitangi_day: onDate(2, 6),
  st_patricks_day: onDate(3, 17),
  super_bowl: nthOf(SUNDAY, 2, 2),
  memorial_day: lastBefore(MONDAY, 6, 1),
  juneteenth: onDate(6, 19),
  canada_day: onDate(7, 1),
  independence_day: onDate(7, 4),
  labor_day: nthOf(MONDAY, 1, 9),
  columbus_day: nthOf(MONDAY, 2, 10),
  bonfire_night: onDate(11, 5),
  halloween: onDate(10, 31),
  veterans_day: onDate(11, 11),
  thanksgiving: nthOf(THURSDAY, 4, 11),
  black_friday: nthOf(THURSDAY, 4, 11, 1),
  christmas_eve: onDate(12, 24),
  christmas,
  boxing_day: onDate(12, 26),
  diwali: listed(DIWALI),
  deepavali: listed(DIWALI),
  holi: listed(HOLI),
  dasara: dussehra,
  dussehra,
  ramadan: inCalendar("islamic-umalqura", 9, 1, 29),
  eid: eidAlFitr,
  eid_al_fitr: eidAlFitr,
  hari_raya: eidAlFitr,
  eid_al_adha: inCalendar("islamic-umalqura", 12, 10),
  spring_festival: springFestival,
  chinese_new_year: springFestival,
  lunar_new_year: lunarNewYear,
  lunar_new_years_eve: shifted(lunarNewYear, -1),
  lantern_festival: inCalendar("chinese", 1, 15),
  dragon_boat: inCalendar("chinese", 5, 5),
  qixi: inCalendar("chinese", 7, 7),
  mid_autumn: inCalendar("chinese", 8, 15),
  double_ninth: inCalendar("chinese", 9, 9),
  national_day: onDate(10, 1, 7),
  /** The sun stands at 15°, in this century on the 4th but in the third year after a leap year. */
  qingming: (year) => once(dayNumber(year, 4, year % 4 === 3 ? 5 : 4)),
  hanukkah: inCalendar("hebrew", 3, 25, 8),
};

/** A holiday in a year, as its first day's number and its length; undefined when it is not known. */
export const holidayIn = (name: string, year: number): { first: number; days: number } | undefined =>
  HOLIDAYS[name]?.(year);

const US_FEDERAL = [
  "new_year",
  "mlk_day",
  "presidents_day",
  "memorial_day",
  "juneteenth",
  "independence_day",
  "labor_day",
  "columbus_day",
  "veterans_day",
  "thanksgiving",
  "christmas",
];
const CHINESE = ["new_year", "spring_festival", "qingming", "labour_day", "dragon_boat", "mid_autumn", "national_day"];
const CHINESE_ZONES = /^Asia\/(?:Shanghai|Chongqing|Urumqi|Hong_Kong|Macau|Taipei)$/;

/** The public holidays of the country that a time zone lies in, between two days; null where they are not known. */
export function publicHolidays(timeZone: string, fromDay: number, toDay: number): ReadonlySet<number> | null {
  const names = isInUnitedStates(timeZone) ? US_FEDERAL : CHINESE_ZONES.test(timeZone) ? CHINESE : null;
  if (!names) return null;
  const days = new Set<number>();
  const yearOf = (day: number) => new Date(day * DAY_MS).getUTCFullYear();
  for (let year = yearOf(fromDay); year <= yearOf(toDay); year += 1) {
    for (const name of names) {
      const { first, days: length } = holidayIn(name, year) ?? { first: 0, days: 0 };
      for (let day = 0; day < length; day += 1) days.add(first + day);
    }
  }
  return days;
}
