import { expect } from "vitest";
import { forecastLoad, forecastPeriod } from "../../../../packages/shared/src/contracts/forecast";
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
    again: "same",
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
  {
    operation: forecastPeriod,
    title: "forecasts a month from its first days, at a price per kWh",
    as: "developer",
    // 24 kWh a day, from 1 March on for 45 days.
    input: () => ({
      series: hourlySeries(45, () => 1),
      price_per_kwh: 0.25,
      from: "2026-04-01",
      to: "2026-04-30",
    }),
    output: {
      simulated: false,
      gap: null,
      demand: [],
      forecast: expect.objectContaining({
        from: "2026-04-01",
        to: "2026-04-30",
        so_far: { kwh: expect.any(Number), cost: expect.any(Number) },
        expected: expect.objectContaining({ kwh: 720, cost: 180 }),
        currency: "USD",
        cost_by: "average_price",
        like_days: 28,
        days: null,
        year_before: null,
      }),
    },
    again: "same",
  },
  {
    operation: forecastPeriod,
    title: "forecasts each day that is not over, when asked to",
    as: "developer",
    // An hour of 16 April is measured.
    input: () => ({
      series: hourlySeries(45, () => 1),
      from: "2026-04-01",
      to: "2026-04-18",
      by_day: true,
    }),
    output: {
      simulated: false,
      gap: null,
      demand: [],
      forecast: expect.objectContaining({
        days: [
          { date: "2026-04-16", kwh: 24, low_kwh: null, high_kwh: null },
          { date: "2026-04-17", kwh: 24, low_kwh: null, high_kwh: null },
          { date: "2026-04-18", kwh: 24, low_kwh: null, high_kwh: null },
        ],
      }),
    },
  },
  {
    operation: forecastPeriod,
    title: "requires four weeks",
    as: "developer",
    input: () => ({ series: hourlySeries(20), from: "2026-03-01", to: "2026-03-31" }),
    output: { simulated: false, gap: "too_few_readings", forecast: null, demand: [] },
  },
  {
    operation: forecastPeriod,
    title: "of an account without a meter has no data",
    as: "user",
    input: () => ({}),
    output: { simulated: false, gap: "no_data", forecast: null, demand: [] },
  },
  {
    operation: forecastPeriod,
    title: "only finds the account's own meters",
    as: "user",
    input: () => ({ meter_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: forecastPeriod,
    title: "reads the account's own meter only for a key that may",
    as: "developer",
    input: () => ({}),
    error: { code: "insufficient_scope" },
  },
  {
    operation: forecastPeriod,
    title: "names a period that ends before it begins",
    as: "developer",
    input: () => ({ series: hourlySeries(45), from: "2026-04-30", to: "2026-04-01" }),
    error: { code: "invalid_input", path: "to" },
  },
];
