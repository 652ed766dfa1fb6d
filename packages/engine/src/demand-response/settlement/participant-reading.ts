import type { BaselineOptions, NoBaseline, TimeSpan } from "../baseline/customer-baseline";
import type { Adjustment } from "../baseline/adjustment";
import { customerBaseline } from "../baseline/customer-baseline";
import type { DayKind } from "../baseline/day-kind";
import { inLongerIntervals } from "../../time-series/longer-intervals";
import type { IntervalSeries } from "../../time-series/interval-series";
import { intervalMs } from "../../time-series/interval-series";
import type { ParticipantReading } from "./settle-event";

/** A participant's baseline: the days it was averaged from, or why there is none. */
export type BaselineAccount =
  | { dayKind: DayKind; days: string[]; adjustment: Adjustment; noBaseline: null }
  | { noBaseline: NoBaseline["reason"] | "no_readings" };

export interface AccountedReading extends ParticipantReading {
  account: BaselineAccount;
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

export const intervalCount = ({ startMs, endMs }: TimeSpan, intervalSeconds: number): number =>
  (endMs - startMs) / intervalMs({ intervalSeconds });
