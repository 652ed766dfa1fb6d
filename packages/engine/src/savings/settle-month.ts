import type { DayTemperatures, DayUse } from "./day-use";
import { byNumber, compareDays, type ComparedDay, isEnough, type MonthBaseline, scaleOf } from "./month-baseline";
import { noiseOf, studentQuantile } from "./noise";

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
  /** What the noise is a share of: the expected use, or that of typical days where it is larger. */
  scaleWh: number;
  /** How well the noise is known (noise.ts). */
  degreesOfFreedom: number;
  /** Holds 80 % of what may be behind `savedWh`. */
  interval: { fromWh: number; toWh: number };
  /** The saving is larger than a home without change would reach in one of twenty years. */
  exceedsNoise: boolean;
  /** Whole weeks of counted days in a row that each used less than expected. */
  streakWeeks: number;
}

/**
 * Noise that is assumed of a home, by kind of baseline: measured on unchanged homes (docs/methods/savings.md). Recent
 * weeks are of another season; where the weather is known, that matters less.
 */
const ASSUMED_NOISE = { year: 0.08, recent: 0.25, recentWithWeather: 0.15 } as const;
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
  const noise = noiseOf(
    baseline.errors.map(({ savedShare }) => savedShare),
    assumedNoise(baseline),
  );
  const savedWh = expectedWh - usedWh;
  const scaleWh = scaleOf(compared, baseline.typicalDayWh);
  const noiseWh = noise.relative * scaleWh;
  const reach = studentQuantile("interval80", noise.degreesOfFreedom) * noiseWh;
  return {
    month: baseline.month,
    countedDays: compared.length,
    expectedWh,
    usedWh,
    savedWh,
    noiseWh,
    scaleWh,
    degreesOfFreedom: noise.degreesOfFreedom,
    interval: { fromWh: savedWh - reach, toWh: savedWh + reach },
    exceedsNoise: savedWh > studentQuantile("onceInTwentyYears", noise.degreesOfFreedom) * noiseWh,
    streakWeeks: weeksBelow(compared.map((day) => day.usedWh < day.expectedWh)),
  };
}

function assumedNoise({ basis, weather }: MonthBaseline): number {
  if (basis === "year") return ASSUMED_NOISE.year;
  return weather ? ASSUMED_NOISE.recentWithWeather : ASSUMED_NOISE.recent;
}

function weeksBelow(below: readonly boolean[]): number {
  let weeks = 0;
  let run = 0;
  for (const each of below) {
    run = each ? run + 1 : 0;
    if (run > 0 && run % DAYS_PER_WEEK === 0) weeks += 1;
  }
  return weeks;
}
