import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { type IntervalSeries, intervalStartMs } from "./interval-series";
import { amountOf, type UsageReading } from "./usage-readings";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";

const WH_PER_KWH = 1_000;

/**
 * The measured intervals of a series as readings.
 * @param part how much of an interval's kWh counts, such as only what was used or only what was exported
 */
export function readingsOfSeries(series: IntervalSeries, part: (kwh: number) => number): UsageReading[] {
  const clock = zoneClock(series.timeZone);
  return Array.from(series.kwh, (kwh, index) => {
    const startMs = intervalStartMs(series, index);
    return {
      start: startMs / SECOND_MS,
      seconds: series.intervalSeconds,
      localStart: clock(startMs) / SECOND_MS,
      localEnd: clock(intervalStartMs(series, index + 1)) / SECOND_MS,
      amount: amountOf(part(kwh) * WH_PER_KWH, "electricity") ?? Number.NaN,
      cost: null,
      issuedAt: 0,
    };
  }).filter(({ amount }) => !Number.isNaN(amount));
}
