import type { IntervalSeriesInput } from "@wattleaf/shared/contracts/interval-series";
import type { IntervalSeries } from "../engine/interval/interval-series";
import { momentIn } from "../engine/interval/written-moment";

/** An interval series in the form that the public API takes and gives: null stands for a missing interval. */
export const seriesOnWire = ({ startMs, intervalSeconds, timeZone, kwh }: IntervalSeries): IntervalSeriesInput => ({
  start: momentIn(timeZone, startMs),
  interval_seconds: intervalSeconds,
  time_zone: timeZone,
  kwh: Array.from(kwh, (energy) => (Number.isNaN(energy) ? null : energy)),
});
