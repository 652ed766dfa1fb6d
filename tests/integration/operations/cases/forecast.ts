import { expect } from "vitest";
import { forecastLoad } from "../../../../packages/shared/src/contracts/forecast";
import { dailyWave, hourlySeries } from "../../../factories/hourly-series";
import type { OperationCase } from "../operation-case";

export const FORECAST_CASES: readonly OperationCase[] = [
  {
    operation: forecastLoad,
    title: "forecasts the day after the series, and reports its past accuracy",
    as: "developer",
    input: () => ({ series: hourlySeries(30, dailyWave) }),
    output: {
      hours: expect.toSatisfy(
        (hours: { start: string; kwh: number; low_kwh: number; high_kwh: number }[]) =>
          hours.length === 24 &&
          // The clocks went forward on 8 March.
          hours[0]?.start === "2026-04-01T01:00:00-04:00" &&
          hours.every(({ kwh, low_kwh: low, high_kwh: high }) => low <= kwh && kwh <= high),
      ),
      interval_share: 0.8,
      implausible_hours: 0,
      backtest: expect.objectContaining({ days: expect.any(Number), mase: expect.any(Number) }),
    },
  },
  {
    operation: forecastLoad,
    title: "requires two weeks",
    as: "developer",
    input: () => ({ series: hourlySeries(10) }),
    error: { code: "invalid_input", path: "series.kwh" },
  },
  {
    operation: forecastLoad,
    title: "names the field of an invalid series",
    as: "developer",
    input: () => ({ series: { ...hourlySeries(20), time_zone: "Mars/Olympus" } }),
    error: { code: "invalid_input", path: "series.time_zone" },
  },
];
