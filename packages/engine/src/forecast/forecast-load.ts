import { DomainError } from "@wattleaf/shared/errors";
import { HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../time-series/interval-series";
import type { BacktestScore } from "./backtest";
import { backtest, score } from "./backtest";
import { dayForecaster } from "./day-ahead";
import { errorIntervals } from "./error-quantiles";
import { hourlySeries, wallClockHours } from "../time-series/hourly-series";
import { isoDay } from "../time-series/calendar";
import type { DayTable } from "../time-series/day-table";
import { dayTable, rowOf } from "../time-series/day-table";
import { seriesEndMs } from "../time-series/interval-series";
import { withoutImplausibleHours } from "./implausible-hours";

/** Past days that are forecast again to learn the errors. */
const BACKTEST_DAYS = 56;
/** Two weeks: each weekday twice, and a week of errors. */
const MINIMUM_DAYS = 14;
/** The interval is that of the day ahead: with more days without a reading at the end it would promise too much. */
const MAXIMUM_SILENT_DAYS = 7;

export interface ForecastHour {
  /** UTC epoch milliseconds. */
  startMs: number;
  /** Expected energy, kWh. */
  kwh: number;
  lowKwh: number;
  highKwh: number;
}

export interface LoadForecast {
  hours: ForecastHour[];
  /** What the interval is to hold, 0 to 1. */
  intervalShare: number;
  /** Hours that were left out as errors of the meter. */
  implausibleHours: number;
  /** How the same method did on the last days of the series. */
  backtest: BacktestScore;
}

/**
 * Load by hour after the end of a series: weekday profile with recent correction, and the interval that held the given
 * share of the errors when the last eight weeks were forecast in the same way.
 *
 * @param hours 1 to 48, from the first full hour after the series
 * @param intervalShare 0.5 to 0.98
 * @throws DomainError `invalid_input` for intervals longer than an hour, less than 14 days that were metered, more
 * than a week without readings at the end, or an hour of the day that was never metered
 */
export function forecastLoad(series: IntervalSeries, hours: number, intervalShare: number): LoadForecast {
  if (series.intervalSeconds > HOUR_SECONDS) {
    throw fieldError("series.interval_seconds", "An hourly forecast needs readings of an hour or less.");
  }
  const load = hourlySeries(series);
  const { table, implausibleHours } = withoutImplausibleHours(dayTable(load));
  requireRecentDays(table);
  const forecast = dayForecaster(table);
  const past = backtest(table, forecast, BACKTEST_DAYS);
  const intervals = errorIntervals(
    past.map(({ errors }) => errors),
    intervalShare,
  );
  const leastKwh = table.kwh.reduce((least, kwh) => (kwh < least ? kwh : least), 0);

  const startMs = seriesEndMs(load);
  const { localHour, localDay } = wallClockHours(startMs, hours, series.timeZone);
  const originDay = localDay[0] ?? 0;
  return {
    hours: Array.from({ length: hours }, (_, index): ForecastHour => {
      const hour = localHour[index] ?? 0;
      // A day that has begun is part of what is known, as far as it goes.
      const kwh = forecast(localDay[index] ?? originDay, originDay + 1)[hour] ?? Number.NaN;
      const interval = intervals[hour];
      if (Number.isNaN(kwh) || !interval) {
        throw fieldError("series.kwh", `There are no readings for ${hour}:00 to forecast from.`);
      }
      return {
        startMs: startMs + index * HOUR_MS,
        kwh,
        lowKwh: Math.max(leastKwh, kwh + interval.lowKwh),
        highKwh: kwh + interval.highKwh,
      };
    }),
    intervalShare,
    implausibleHours,
    backtest: score(table, past, intervalShare),
  };
}

/** @throws DomainError `invalid_input` when too few days were metered, or none of the last ones */
function requireRecentDays(table: DayTable): void {
  const metered = Array.from({ length: table.days }, (_, index) => table.firstDay + index).filter((day) =>
    rowOf(table, day).some((kwh) => !Number.isNaN(kwh)),
  );
  const lastDay = metered.at(-1);
  if (lastDay === undefined || metered.length < MINIMUM_DAYS) {
    throw fieldError(
      "series.kwh",
      `A forecast needs at least ${MINIMUM_DAYS} days of readings. Eight weeks is better.`,
    );
  }
  if (table.firstDay + table.days - 1 - lastDay > MAXIMUM_SILENT_DAYS) {
    const message = `The last reading is from ${isoDay(lastDay)}. End the series there, because a forecast that far ahead isn't reliable.`;
    throw fieldError("series.kwh", message);
  }
}

const fieldError = (path: string, message: string): DomainError =>
  new DomainError("invalid_input", message, { issues: [{ path, message }] });
