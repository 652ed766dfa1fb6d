import { expect } from "vitest";
import { detectAnomalies } from "../../../../packages/shared/src/contracts/anomalies";
import { forecastLoad } from "../../../../packages/shared/src/contracts/forecast";
import type { OperationCase } from "../operation-case";

/** Hours of a home that uses 1 kWh an hour by day and 0.4 by night. */
const hourly = (days: number, change: (kwh: number, day: number, hour: number) => number | null = (kwh) => kwh) => ({
  start: "2026-03-02T00:00:00-05:00",
  interval_seconds: 3_600,
  time_zone: "America/New_York",
  kwh: Array.from({ length: days * 24 }, (_, index) =>
    change(index % 24 > 5 ? 1 : 0.4, Math.floor(index / 24), index % 24),
  ),
});

const WAVE_KWH = [0, 0.1, 0.05, 0.2, 0.15, 0.02, 0.12];
const lively = (kwh: number, day: number) => kwh + (WAVE_KWH[day % 7] ?? 0);

export const FORECAST_CASES: readonly OperationCase[] = [
  {
    operation: forecastLoad,
    title: "forecasts the day after the series, and says how it did before",
    as: "developer",
    input: () => ({ series: hourly(30, lively) }),
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
    title: "needs two weeks",
    as: "developer",
    input: () => ({ series: hourly(10) }),
    refusal: { code: "invalid_input", path: "series.kwh" },
  },
  {
    operation: forecastLoad,
    title: "names the field of a series that is none",
    as: "developer",
    input: () => ({ series: { ...hourly(20), time_zone: "Mars/Olympus" } }),
    refusal: { code: "invalid_input", path: "series.time_zone" },
  },
  {
    operation: detectAnomalies,
    title: "names the unusual day and its hours",
    as: "developer",
    input: () => ({
      series: hourly(60, (kwh, day, hour) => lively(kwh, day) + (day === 30 && hour === 12 ? 20 : 0)),
    }),
    output: {
      // Sixty days of elapsed time end an hour into the next, because the clocks went forward.
      days: 61,
      unusual_days: [
        expect.objectContaining({
          date: "2026-04-01",
          code: "more_than_usual",
          hours: [expect.objectContaining({ hour: 13 })],
        }),
      ],
      base_load: expect.objectContaining({ code: "steady", season_separated: false }),
    },
  },
  {
    operation: detectAnomalies,
    title: "needs hours",
    as: "developer",
    input: () => ({ series: { ...hourly(20), interval_seconds: 86_400 } }),
    refusal: { code: "invalid_input", path: "series.interval_seconds" },
  },
];
