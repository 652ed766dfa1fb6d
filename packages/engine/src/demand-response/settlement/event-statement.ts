import type { Adjustment } from "../baseline/adjustment";
import type { BaselineOptions, NoBaseline, TimeSpan } from "../baseline/customer-baseline";
import { customerBaseline } from "../baseline/customer-baseline";
import type { DayKind } from "../baseline/day-kind";
import { inLongerIntervals } from "../../time-series/longer-intervals";
import type { IntervalGrid, IntervalSeries } from "../../time-series/interval-series";
import { intervalIndexAt, intervalMs } from "../../time-series/interval-series";
import type { DispatchTerms, ParticipantReading, Settlement } from "./settle-event";
import { settleEvent } from "./settle-event";

/** A participant's baseline: the days it was averaged from, or why there is none. */
export type BaselineAccount =
  | { dayKind: DayKind; days: string[]; adjustment: Adjustment; noBaseline: null }
  | { noBaseline: NoBaseline["reason"] | "no_readings" };

export interface AccountedReading extends ParticipantReading {
  account: BaselineAccount;
}

export interface EventStatement extends Settlement {
  intervalSeconds: number;
  accounts: Map<string, BaselineAccount>;
}

/** Events begin and end on quarters of an hour. */
const QUARTER_HOUR_SECONDS = 900;

/**
 * The length of the intervals in which an event is settled: the longest of the meters' that fits the event, so that
 * all of them can be added up. Where a meter's own intervals begin decides: in India its hours begin at half past by UTC.
 */
export function settlementIntervalSeconds(meters: readonly IntervalGrid[], event: TimeSpan): number {
  const fitting = meters.filter(
    (meter) =>
      Number.isInteger(intervalIndexAt(meter, event.startMs)) && Number.isInteger(intervalIndexAt(meter, event.endMs)),
  );
  if (fitting.length === 0) return QUARTER_HOUR_SECONDS;
  return Math.max(...fitting.map(({ intervalSeconds }) => intervalSeconds));
}

/**
 * A participant's baseline and readings in an event. A participant without a baseline counts as gaps; so does a meter
 * whose intervals do not fit into those of the settlement.
 * @param series undefined if nothing was reported
 */
export function participantReading(
  id: string,
  series: IntervalSeries | undefined,
  event: TimeSpan,
  intervalSeconds: number,
  options: BaselineOptions,
): AccountedReading {
  const without = (noBaseline: NonNullable<BaselineAccount["noBaseline"]>): AccountedReading => {
    const unknown = new Float64Array(intervalCount(event, intervalSeconds)).fill(Number.NaN);
    return { id, baselineKwh: unknown, meteredKwh: unknown, account: { noBaseline } };
  };
  if (!series) return without("no_readings");
  if (intervalSeconds % series.intervalSeconds !== 0) return without("event_off_grid");
  const result = customerBaseline(inLongerIntervals(series, intervalSeconds, event.startMs), event, options);
  if (!result.ok) return without(result.none.reason);
  const { kwh, meteredKwh, dayKind, days, adjustment } = result.baseline;
  return { id, baselineKwh: kwh, meteredKwh, account: { dayKind, days, adjustment, noBaseline: null } };
}

/** The whole event, settled, with an account of each baseline. */
export function eventStatement(
  event: TimeSpan,
  intervalSeconds: number,
  terms: DispatchTerms,
  readings: readonly AccountedReading[],
): EventStatement {
  return {
    ...settleEvent(intervalSeconds, intervalCount(event, intervalSeconds), terms, readings),
    intervalSeconds,
    accounts: new Map(readings.map(({ id, account }) => [id, account])),
  };
}

const intervalCount = ({ startMs, endMs }: TimeSpan, intervalSeconds: number): number =>
  (endMs - startMs) / intervalMs({ intervalSeconds });
