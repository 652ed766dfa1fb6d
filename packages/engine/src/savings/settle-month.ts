import type { DayTemperatures, DayUse } from "./day-use";
import { byNumber, compareDays, type ComparedDay, isEnough, type MonthBaseline, scaleOf } from "./month-baseline";
import { assumedNoise, assumedTogether } from "./assumed-noise";
import { leastShare, type Noise, noiseOf, studentQuantile } from "./noise";

/** A home's month beside its baseline. Energies in Wh. */
export interface MonthSaving {
  month: string;
  countedDays: number;
  expectedWh: number;
  usedWh: number;
  /** Expected less used; negative where more was used. */
  savedWh: number;
  /** Standard deviation of `savedWh` for a home without change. */
  noiseWh: number;
  /** What a home without change saves by chance in one of twenty years. */
  leastWh: number;
  /** What a group of homes whose own noise is not known must save for each of such a month to be paid. */
  leastTogetherWh: number;
  /** What the noise is a share of: the expected use, or that of typical days where it is larger. */
  scaleWh: number;
  /** How well the noise is known (noise.ts). */
  degreesOfFreedom: number;
  /** Holds 80 % of what may be behind `savedWh`. */
  interval: { fromWh: number; toWh: number };
  /** The saving is larger than `leastWh`, and not the sun of a home's first months with panels. */
  exceedsNoise: boolean;
  /** Whole weeks of counted days in a row that each used less than expected. */
  streakWeeks: number;
  /** What was expected is that of the month's own weather. */
  weatherAdjusted: boolean;
}

const DAYS_PER_WEEK = 7;

/** The measured days of a baseline's month, also of one that has not ended. */
export const comparedDaysOf = (
  baseline: MonthBaseline,
  days: readonly DayUse[],
  temperatures: DayTemperatures,
): ComparedDay[] => compareDays(baseline.days, baseline.weather, byNumber(days), temperatures);

/**
 * Compares a month with its baseline.
 * @param days of the baseline's meter, in any order
 * @returns null while too few of the month's days are measured
 */
export function settleMonth(
  baseline: MonthBaseline,
  days: readonly DayUse[],
  temperatures: DayTemperatures,
): MonthSaving | null {
  const compared = comparedDaysOf(baseline, days, temperatures);
  if (!isEnough(compared.length, baseline.month)) return null;
  const expectedWh = compared.reduce((sum, day) => sum + day.expectedWh, 0);
  const usedWh = compared.reduce((sum, day) => sum + day.usedWh, 0);
  const noise = monthNoise(baseline, temperatures);
  const savedWh = expectedWh - usedWh;
  const scaleWh = scaleOf(compared, baseline.typicalDayWh);
  const noiseWh = noise.relative * scaleWh;
  const leastWh = leastShare(noise) * scaleWh;
  const reach = studentQuantile("interval80", noise.degreesOfFreedom) * noiseWh;
  return {
    month: baseline.month,
    countedDays: compared.length,
    expectedWh,
    usedWh,
    savedWh,
    noiseWh,
    leastWh,
    leastTogetherWh: leastShare(assumedTogether(baseline)) * scaleWh,
    scaleWh,
    degreesOfFreedom: noise.degreesOfFreedom,
    interval: { fromWh: savedWh - reach, toWh: savedWh + reach },
    exceedsNoise: savedWh > leastWh && !isFirstSunnyMonth(baseline, compared),
    weatherAdjusted: isAdjusted(baseline, temperatures),
    streakWeeks: weeksBelow(compared.map((day) => day.usedWh < day.expectedWh)),
  };
}

/** A home that begins to sell in the month, after weeks in which the sun was too low for it to sell. */
const isFirstSunnyMonth = ({ basis }: MonthBaseline, compared: readonly ComparedDay[]): boolean =>
  basis === "recent" && compared.some(({ usedWh }) => usedWh < 0);

/**
 * How far a whole month lies from its baseline by chance. A home whose weather is learned, in a month whose weather is
 * not known: its errors were smaller than this one is.
 */
export function monthNoise(baseline: MonthBaseline, temperatures: DayTemperatures): Noise {
  const own = noiseOf(
    baseline.errors.map(({ savedShare }) => savedShare),
    assumedNoise(baseline),
  );
  return baseline.weather === null || isAdjusted(baseline, temperatures)
    ? own
    : larger(own, noiseOf([], assumedNoise({ ...baseline, weather: null })));
}

const isAdjusted = ({ weather, days, month }: MonthBaseline, temperatures: DayTemperatures): boolean =>
  weather !== null &&
  isEnough(days.filter(({ day, weatherWh }) => weatherWh !== null && temperatures.has(day)).length, month);

const larger = (one: Noise, other: Noise): Noise => (leastShare(one) > leastShare(other) ? one : other);

function weeksBelow(below: readonly boolean[]): number {
  let weeks = 0;
  let run = 0;
  for (const each of below) {
    run = each ? run + 1 : 0;
    if (run > 0 && run % DAYS_PER_WEEK === 0) weeks += 1;
  }
  return weeks;
}
