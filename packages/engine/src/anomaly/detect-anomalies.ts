import { DomainError } from "@wattleaf/shared/errors";
import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { hourlySeries } from "../time-series/hourly-series";
import type { IntervalSeries } from "../time-series/interval-series";
import { dayTable } from "../time-series/day-table";
import type { BaseLoadTrend } from "./base-load";
import { baseLoadTrend } from "./base-load";
import type { UnusualDay } from "./unusual-days";
import { unusualDays } from "./unusual-days";

export interface Anomalies {
  /** Local days that the series covers, wholly or in part. */
  days: number;
  unusualDays: UnusualDay[];
  /** Undefined when there are too few nights to tell. */
  baseLoad: BaseLoadTrend | undefined;
}

/**
 * Anomalies in a load: unusual days with the hours that caused them, and a rising base load.
 * @throws DomainError `invalid_input` for intervals longer than an hour
 */
export function detectAnomalies(series: IntervalSeries): Anomalies {
  if (series.intervalSeconds > HOUR_SECONDS) {
    const message = "Finding unusual days needs readings of an hour or less.";
    throw new DomainError("invalid_input", message, { issues: [{ path: "series.interval_seconds", message }] });
  }
  const table = dayTable(hourlySeries(series));
  return { days: table.days, unusualDays: unusualDays(table), baseLoad: baseLoadTrend(series) };
}
