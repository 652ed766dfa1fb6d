import { isoDay, monthAfter } from "../time-series/calendar";
import { dayNumber, type DayTemperatures, type DayUse, firstDayOf, monthOf } from "./day-use";
import { LEAST_OWN_ERRORS } from "./noise";
import { learnWeatherResponse, weatherWh, type WeatherResponse } from "./weather-response";

/**
 * What a month is compared with: the same weekdays around a year earlier, or, where there is no such year, those of the
 * weeks before the month. A home that sells has no such weeks: the sun moves its net use by more than it saves.
 */
export const BASELINE_BASES = ["year", "recent"] as const;
export type BaselineBasis = (typeof BASELINE_BASES)[number];

/** A day's expected use, Wh, if its weather were that of the days it is compared with. */
export interface ExpectedDay extends DayUse {
  /** What the weather of the compared days added, Wh; null without their temperatures, or without a weather response. */
  weatherWh: number | null;
}

/** A month's baseline, complete before the month begins: nothing that is read or uploaded later changes it. */
export interface MonthBaseline {
  /** `YYYY-MM`, local. */
  month: string;
  basis: BaselineBasis;
  weather: WeatherResponse | null;
  days: ExpectedDay[];
  /** What the meter comes to on a day, without a sign: a home with solar panels may be expected to use nothing on balance. */
  typicalDayWh: number;
  /** What the same kind of baseline made of earlier months, in order: what lies around it is the home's noise. */
  errors: { month: string; savedShare: number }[];
}

/** Weeks before a day that it is compared with, and how many of them must be measured: with fewer, one odd day decides. */
const COMPARED = {
  year: { weeks: [51, 52, 53, 54], least: 3 },
  recent: { weeks: [1, 2, 3, 4, 5, 6, 7, 8], least: 3 },
} as const satisfies Record<BaselineBasis, unknown>;
/** Of a month's days, so many must be measured and comparable. */
export const LEAST_COUNTED_SHARE = 0.8;
const MOST_ERRORS = 24;

/**
 * The baseline of a month from what was measured before it.
 * @param days of one meter, in any order; those of the month and after it are not looked at
 * @returns null when neither a year earlier nor the weeks before were measured well enough, and for a home that sells
 *   before it has been measured for a year
 */
export function monthBaseline(
  days: readonly DayUse[],
  temperatures: DayTemperatures,
  month: string,
): MonthBaseline | null {
  const before = firstDayOf(month);
  const earlier = days.filter(({ day }) => dayNumber(day) < before).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  if (earlier.length === 0) return null;
  const weather = learnWeatherResponse(earlier, temperatures);
  const home: Home = {
    use: byNumber(earlier),
    temperatures,
    weather,
    typicalDayWh: mean(earlier.map(({ wh }) => Math.abs(wh))),
  };
  for (const basis of BASELINE_BASES) {
    const expected = expectedDays(home, month, basis);
    if (!isEnough(expected.length, month) || (basis === "recent" && sells(home))) continue;
    const errors = errorsBefore(home, month, basis);
    return { month, basis, weather, days: expected, typicalDayWh: home.typicalDayWh, errors };
  }
  return null;
}

interface Home {
  /** Wh by the day's number, in order. */
  use: ReadonlyMap<number, number>;
  temperatures: DayTemperatures;
  weather: WeatherResponse | null;
  typicalDayWh: number;
}

/** Some day brought more than it used. */
const sells = ({ use }: Home): boolean => [...use.values()].some((wh) => wh < 0);

function expectedDays({ use, temperatures, weather }: Home, month: string, basis: BaselineBasis): ExpectedDay[] {
  const expected: ExpectedDay[] = [];
  const first = firstDayOf(month);
  for (let day = first; day < firstDayOf(monthAfter(month)); day += 1) {
    const compared = comparedDays(day, first, basis).filter((each) => use.has(each));
    if (compared.length < COMPARED[basis].least) continue;
    const weathers = weather ? compared.map((each) => addedBy(weather, temperatures.get(isoDay(each)))) : [null];
    expected.push({
      day: isoDay(day),
      wh: mean(compared.map((each) => use.get(each) ?? 0)),
      weatherWh: meanOfKnown(weathers),
    });
  }
  return expected;
}

/** The same weekdays: around a year before the day, or the latest eight before its month. */
function comparedDays(day: number, firstOfMonth: number, basis: BaselineBasis): number[] {
  const { weeks } = COMPARED[basis];
  if (basis === "year") return weeks.map((count) => day - 7 * count);
  const weeksIntoMonth = Math.floor((day - firstOfMonth) / 7);
  return weeks.map((count) => day - 7 * (count + weeksIntoMonth));
}

/**
 * How the baseline would have judged earlier months. For a year's baseline those of the year that it is made of and
 * before: what a home has saved since must not count as its noise. Too few of its own kind are replaced by those of
 * recent weeks, which are further off; too few of these by those of the last year too, because a home that is judged as
 * noisier than it is earns less, while one whose noise is not known earns what chance brings.
 */
function errorsBefore(home: Home, month: string, basis: BaselineBasis): MonthBaseline["errors"] {
  const yearBefore = monthOf(isoDay(firstDayOf(month) - 365));
  const choices: [until: string, basis: BaselineBasis][] =
    basis === "recent"
      ? [[month, "recent"]]
      : [
          [yearBefore, "year"],
          [yearBefore, "recent"],
          [month, "recent"],
        ];
  let errors: MonthBaseline["errors"] = [];
  for (const [until, kind] of choices) {
    errors = backtest(home, until, kind);
    if (errors.length >= LEAST_OWN_ERRORS) break;
  }
  return errors.slice(-MOST_ERRORS);
}

function backtest(home: Home, until: string, basis: BaselineBasis): MonthBaseline["errors"] {
  const errors: MonthBaseline["errors"] = [];
  const [first] = home.use.keys();
  if (first === undefined) return errors;
  for (let month = monthAfter(monthOf(isoDay(first))); month < until; month = monthAfter(month)) {
    const expected = expectedDays(home, month, basis);
    const compared = compareDays(expected, home.weather, home.use, home.temperatures);
    if (!isEnough(compared.length, month)) continue;
    const saved = compared.reduce((sum, day) => sum + day.expectedWh - day.usedWh, 0);
    errors.push({ month, savedShare: saved / scaleOf(compared, home.typicalDayWh) });
  }
  return errors;
}

export interface ComparedDay {
  day: string;
  /** At the day's own weather where it is known. */
  expectedWh: number;
  usedWh: number;
}

/** The days that were measured, each beside what was expected of it at its own weather. */
export function compareDays(
  expected: readonly ExpectedDay[],
  weather: WeatherResponse | null,
  use: ReadonlyMap<number, number>,
  temperatures: DayTemperatures,
): ComparedDay[] {
  return expected.flatMap(({ day, wh, weatherWh: comparedWeather }) => {
    const usedWh = use.get(dayNumber(day));
    if (usedWh === undefined) return [];
    const ownWeather = weather && addedBy(weather, temperatures.get(day));
    const change = ownWeather === null || comparedWeather === null ? 0 : ownWeather - comparedWeather;
    return [{ day, expectedWh: wh + change, usedWh }];
  });
}

/** What noise is a share of, Wh. */
export const scaleOf = (days: readonly ComparedDay[], typicalDayWh: number): number =>
  Math.max(
    typicalDayWh * days.length,
    days.reduce((sum, { expectedWh }) => sum + Math.abs(expectedWh), 0),
    1,
  );

export const isEnough = (countedDays: number, month: string): boolean =>
  countedDays >= LEAST_COUNTED_SHARE * (firstDayOf(monthAfter(month)) - firstDayOf(month));

export const byNumber = (days: readonly DayUse[]): Map<number, number> =>
  new Map(days.map(({ day, wh }) => [dayNumber(day), wh]));

const addedBy = (weather: WeatherResponse, temperature: number | undefined): number | null =>
  temperature === undefined ? null : weatherWh(weather, temperature);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function meanOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? mean(known) : null;
}
