import { studentQuantile } from "./noise";
import type { ComparedDay } from "./month-baseline";
import type { MonthSaving } from "./settle-month";

/** A home's meters in one month, as one. */
export type HomeMonth = Omit<MonthSaving, "countedDays" | "leastTogetherWh" | "scaleWh">;

/**
 * Adds up the meters of a home: their savings, and their noises as independent ones. With the fewest degrees of freedom
 * of its meters the sum is judged as carefully as the one that is known least.
 * @param meters at least one, all of one month
 */
export function homeMonth(meters: readonly MonthSaving[]): HomeMonth {
  const [first] = meters;
  if (!first) throw new RangeError("A home has at least one meter");
  const total = (of: (meter: MonthSaving) => number) => meters.reduce((sum, meter) => sum + of(meter), 0);
  const savedWh = total((meter) => meter.savedWh);
  const noiseWh = Math.hypot(...meters.map((meter) => meter.noiseWh));
  const leastWh = Math.hypot(...meters.map((meter) => meter.leastWh));
  const degreesOfFreedom = Math.min(...meters.map((meter) => meter.degreesOfFreedom));
  const reach = studentQuantile("interval80", degreesOfFreedom) * noiseWh;
  return {
    month: first.month,
    expectedWh: total((meter) => meter.expectedWh),
    usedWh: total((meter) => meter.usedWh),
    savedWh,
    noiseWh,
    leastWh,
    degreesOfFreedom,
    interval: { fromWh: savedWh - reach, toWh: savedWh + reach },
    exceedsNoise: savedWh > leastWh,
    weatherAdjusted: meters.every((meter) => meter.weatherAdjusted),
    streakWeeks: Math.min(...meters.map((meter) => meter.streakWeeks)),
  };
}

/** Days in a row, up to the latest, on which a home used less than expected. */
export interface Streak {
  days: number;
  countedDays: number;
  /** Null without a counted day. */
  lastDay: string | null;
}

/** @param meters the compared days of each meter; a day's meters are added up */
export function currentStreak(meters: readonly (readonly ComparedDay[])[]): Streak {
  const savedWh = new Map<string, number>();
  for (const { day, expectedWh, usedWh } of meters.flat())
    savedWh.set(day, (savedWh.get(day) ?? 0) + expectedWh - usedWh);
  const inOrder = [...savedWh].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lastLoss = inOrder.findLastIndex(([, wh]) => wh <= 0);
  return { days: inOrder.length - 1 - lastLoss, countedDays: inOrder.length, lastDay: inOrder.at(-1)?.[0] ?? null };
}
