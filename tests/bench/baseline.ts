import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "../../packages/shared/src/domain/time";
import type { AdjustmentKind } from "../../packages/engine/src/demand-response/baseline/adjustment";
import {
  type BaselineRule,
  HIGH_FIVE_OF_TEN,
  TEN_OF_TEN,
} from "../../packages/engine/src/demand-response/baseline/baseline-rule";
import { customerBaseline } from "../../packages/engine/src/demand-response/baseline/customer-baseline";
import { measuredReduction } from "../../packages/engine/src/demand-response/settlement/measured-reduction";
import { inLongerIntervals } from "../../packages/engine/src/time-series/longer-intervals";
import { type IntervalSeries, seriesEndMs } from "../../packages/engine/src/time-series/interval-series";
import { hasRealLoads, JUDGED_LOADS, minuteLoad, ukdaleHouse1 } from "../support/real-loads";
import { type BenchRow, row } from "./measure";

const EVENT_FROM_HOUR = 17;
const EVENT_HOURS = 2;
/** AEMO's limit for a site's baseline in its wholesale demand response mechanism (2021), relative RMSE in percent. */
const TARGET_PERCENT = 20;
/** Of the energy used in an event. */
const MAX_PAID_FOR_NOTHING_PERCENT = 2;

const METHODS: readonly [name: string, rule: BaselineRule, adjustment: AdjustmentKind][] = [
  ["10-of-10", TEN_OF_TEN, "none"],
  ["10-of-10 × same-day ratio", TEN_OF_TEN, "multiplicative"],
  ["10-of-10 + same-day difference", TEN_OF_TEN, "additive"],
  ["high-5-of-10 × same-day ratio", HIGH_FIVE_OF_TEN, "multiplicative"],
];

/**
 * Homes on which the fewest compared days were chosen; the judged loads had no part in it. Their evenings, and the other
 * hours that were looked at.
 */
const CHOSEN_ON = {
  "UK-DALE house 1": ukdaleHouse1,
  "REFIT house 2": () =>
    minuteLoad(
      "refit_house2_1min",
      ["04", "05", "06"].map((month) => `REFIT_House2_2014-${month}.csv.gz`),
    ),
} as const;
const CHOSEN_ON_HOURS = [7, 12, EVENT_FROM_HOUR, 20] as const;

/** Compares baselines of hypothetical events (17 to 19 o'clock on each day) with the metered use. */
export function benchBaseline(): BenchRow[] {
  if (!hasRealLoads) return [];
  const chosenOn = Object.entries(CHOSEN_ON).flatMap(([load, read]) => {
    const series = inHours(read());
    return CHOSEN_ON_HOURS.map((hour) => paidForNothing(`${load}, ${hour} to ${hour + 2}`, series, hour));
  });
  const judged = (Object.keys(JUDGED_LOADS) as (keyof typeof JUDGED_LOADS)[]).flatMap((load) => {
    const series = inHours(JUDGED_LOADS[load]());
    const errors = METHODS.map(([name, rule, adjustment]) => {
      const { days, errorPercent, biasPercent } = placeboEvents(series, rule, adjustment);
      const label = `baseline, ${load}, ${name}, ${days} days, bias ${biasPercent.toFixed(1)} %: relative RMSE`;
      return row(label, errorPercent, "%", TARGET_PERCENT);
    });
    return [...errors, paidForNothing(load, series, EVENT_FROM_HOUR)];
  });
  return [...judged, ...chosenOn];
}

const inHours = (metered: IntervalSeries): IntervalSeries =>
  inLongerIntervals(metered, HOUR_SECONDS, Math.ceil(metered.startMs / DAY_MS) * DAY_MS);

/** What a home would be credited with in events in which it did nothing, as a share of what it used in them. */
function paidForNothing(load: string, series: IntervalSeries, fromHour: number): BenchRow {
  let events = 0;
  let credited = 0;
  let metered = 0;
  let measured = 0;
  let certain = 0;
  for (const event of eventsOf(series, fromHour)) {
    const result = measuredReduction(series, event, {
      rule: TEN_OF_TEN,
      adjustment: "multiplicative",
      holidays: { calendar: "none", extraDays: [] },
      exclude: [],
    });
    if (!result.ok) continue;
    events += 1;
    metered += result.reduction.meteredKwh.reduce((sum, kwh) => sum + kwh, 0);
    measured += Math.max(0, result.reduction.reductionKwh);
    certain += result.reduction.certainKwh;
    if (result.reduction.certainKwh > 0) credited += 1;
  }
  const asMeasured = ((100 * measured) / metered).toFixed(1);
  const label = `credited for nothing, ${load}, ${events} events, ${credited} credited; as measured ${asMeasured} %: the certain part`;
  return row(label, (100 * certain) / metered, "%", MAX_PAID_FOR_NOTHING_PERCENT);
}

function placeboEvents(series: IntervalSeries, rule: BaselineRule, adjustment: AdjustmentKind) {
  let days = 0;
  let hours = 0;
  let metered = 0;
  let errors = 0;
  let squares = 0;
  for (const event of eventsOf(series, EVENT_FROM_HOUR)) {
    const result = customerBaseline(series, event, {
      rule,
      adjustment,
      holidays: { calendar: "none", extraDays: [] },
      exclude: [],
    });
    if (!result.ok) continue;
    days += 1;
    for (const [index, kwh] of result.baseline.meteredKwh.entries()) {
      const error = (result.baseline.kwh[index] ?? Number.NaN) - kwh;
      if (Number.isNaN(error)) continue;
      hours += 1;
      metered += kwh;
      errors += error;
      squares += error * error;
    }
  }
  const mean = metered / hours;
  return { days, errorPercent: (100 * Math.sqrt(squares / hours)) / mean, biasPercent: (100 * errors) / metered };
}

function* eventsOf(series: IntervalSeries, fromHour: number) {
  const firstMidnight = Math.ceil(series.startMs / DAY_MS) * DAY_MS;
  for (let midnight = firstMidnight; midnight + DAY_MS <= seriesEndMs(series); midnight += DAY_MS)
    yield { startMs: midnight + fromHour * HOUR_MS, endMs: midnight + (fromHour + EVENT_HOURS) * HOUR_MS };
}
