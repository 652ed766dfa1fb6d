import { DAY_MS } from "@wattleaf/shared/domain/time";
import { nercHolidays } from "../../demand-response/baseline/nerc-holidays";
import { isWeekendDay, weekdayOf } from "../../time-series/calendar";
import { between, chance } from "./chance";
import type { Household } from "./household";

/** A local day as the household lives it, in hours of the wall clock; 24 and more are after midnight. */
export interface DayPlan {
  /** Days since 1970-01-01 on the local calendar. */
  day: number;
  /** The household is away all day. */
  isAway: boolean;
  wakes: number;
  sleeps: number;
  /** The hours in which the home is empty; none if `leaves` equals `returns`. */
  leaves: number;
  returns: number;
  /** How lively the day is, around 1. */
  mood: number;
}

/** Chances of a day; those of an appliance follow in appliances.ts. */
const DRAW = { wake: 101, sleep: 102, leave: 103, back: 104, mood: 105, outing: 106, weekendAway: 107 } as const;
const YEAR_DRAW = { summer: 111, summerStart: 112, summerLength: 113, winter: 114, winterLength: 115 } as const;

const SATURDAY = 5;
const SUNDAY = 6;

export function dayPlan(household: Household, day: number): DayPlan {
  const draw = (key: keyof typeof DRAW) => chance(household.seed, DRAW[key], day);
  const isFree = isDayOff(day);
  const sleepsIn = isFree ? 1.3 : 0;
  const wakes = between(5.9, 7.3, draw("wake")) + (household.rhythm === "commuting" ? 0 : 0.5) + sleepsIn;
  const plan = {
    day,
    isAway: isAwayDay(household, day),
    wakes,
    sleeps: between(21.9, 23.4, draw("sleep")) + (isFree ? 0.5 : 0),
    mood: between(0.75, 1.3, draw("mood")),
  };
  if (!isFree && household.rhythm === "commuting") {
    // Of several people the last leaves later, and the first is back earlier.
    const together = Math.min(2, household.people - 1) * 0.5;
    const leaves = wakes + between(0.9, 1.7, draw("leave")) + together;
    return { ...plan, leaves, returns: between(16.4, 18.6, draw("back")) - together };
  }
  const goesOut = draw("outing") < (isFree ? 0.6 : 0.35);
  if (!goesOut) return { ...plan, leaves: 12, returns: 12 };
  const leaves = between(10, 15, draw("leave"));
  return { ...plan, leaves, returns: leaves + between(1, 4, draw("back")) };
}

/** Saturdays, Sundays and public holidays. */
export function isDayOff(day: number): boolean {
  if (isWeekendDay(day)) return true;
  return nercHolidays(new Date(day * DAY_MS).getUTCFullYear()).includes(day);
}

/** A summer holiday of one to two weeks in most years, some days around Christmas in some, and weekends now and then. */
function isAwayDay({ seed }: Household, day: number): boolean {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const draw = (key: keyof typeof YEAR_DRAW, of: number) => chance(seed, YEAR_DRAW[key], of);
  const dayIn = (of: number, month: number, date: number) => Date.UTC(of, month - 1, date) / DAY_MS;
  const within = (first: number, length: number) => day >= first && day < first + length;

  const summer = Math.round(between(dayIn(year, 6, 15), dayIn(year, 8, 20), draw("summerStart", year)));
  if (draw("summer", year) < 0.8 && within(summer, Math.round(between(6, 14, draw("summerLength", year))))) return true;
  // The holiday of the winter may reach into the year after.
  for (const of of [year, year - 1]) {
    const length = Math.round(between(4, 10, draw("winterLength", of)));
    if (draw("winter", of) < 0.35 && within(dayIn(of, 12, 22), length)) return true;
  }
  const name = weekdayOf(day);
  if (name !== SATURDAY && name !== SUNDAY) return false;
  const saturday = name === SATURDAY ? day : day - 1;
  return chance(seed, DRAW.weekendAway, saturday) < 0.07;
}
