import { monthAfter } from "../time-series/calendar";
import { type DayTemperatures, type DayUse, firstDayOf } from "./day-use";
import { type BaselineBasis, type ComparedDay, isEnough, type MonthBaseline, scaleOf } from "./month-baseline";
import { type Noise, studentQuantile } from "./noise";
import { comparedDaysOf, monthNoise } from "./settle-month";

/** What a meter used on some days beside what its baseline expected of them. Energies in Wh. */
export interface UseAgainstBaseline {
  /** The measured days that have something to compare with, in order. */
  days: ComparedDay[];
  expectedWh: number;
  usedWh: number;
  /** Holds 80 % of what a home without change would have used on these days. */
  interval: { fromWh: number; toWh: number };
  /** What the months were compared with, without repetition. */
  bases: BaselineBasis[];
}

/**
 * Compares any stretch of local days with the baselines of its months. A whole month comes to what `settleMonth` counts
 * for it, so that a screen and the points never differ.
 * @param span `YYYY-MM-DD`, both ends included
 * @returns null when none of the days is measured and has a baseline
 */
export function useAgainstBaseline(
  baselines: readonly MonthBaseline[],
  days: readonly DayUse[],
  temperatures: DayTemperatures,
  span: { from: string; to: string },
): UseAgainstBaseline | null {
  const months = baselines
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .flatMap((baseline) => {
      const all = comparedDaysOf(baseline, days, temperatures);
      const within = all.filter(({ day }) => day >= span.from && day <= span.to);
      return within.length === 0
        ? []
        : [
            {
              baseline,
              days: within,
              ...noiseWithin(monthNoise(baseline, temperatures), baseline, all.length, within),
            },
          ];
    });
  const compared = months.flatMap((month) => month.days);
  if (compared.length === 0) return null;
  const expectedWh = sum(compared.map((day) => day.expectedWh));
  const degreesOfFreedom = Math.min(...months.map((month) => month.degreesOfFreedom));
  // As for the meters of a home: months that are independent, judged as carefully as the one that is known least.
  const reach = studentQuantile("interval80", degreesOfFreedom) * Math.hypot(...months.map((month) => month.noiseWh));
  return {
    days: compared,
    expectedWh,
    usedWh: sum(compared.map((day) => day.usedWh)),
    interval: { fromWh: expectedWh - reach, toWh: expectedWh + reach },
    bases: [...new Set(months.map(({ baseline }) => baseline.basis))],
  };
}

/**
 * A month's noise is known as a share of the whole month. Of a part of it, chance is a larger share: the days are taken
 * to be independent of each other, which is the widest that they can be.
 */
function noiseWithin(
  { relative, degreesOfFreedom }: Noise,
  baseline: MonthBaseline,
  measuredDays: number,
  within: readonly ComparedDay[],
) {
  const isMonth = within.length === measuredDays && isEnough(measuredDays, baseline.month);
  const monthDays = firstDayOf(monthAfter(baseline.month)) - firstDayOf(baseline.month);
  const widened = isMonth ? 1 : Math.sqrt(monthDays / within.length);
  return { degreesOfFreedom, noiseWh: relative * widened * scaleOf(within, baseline.typicalDayWh) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
