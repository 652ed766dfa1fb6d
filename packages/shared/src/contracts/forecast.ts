import { z } from "zod";
import { intervalSeriesSchema, moment } from "./interval-series";
import { DEVELOPER_LIMIT, operation } from "./operation";

/** Day-ahead: what is left of today, and all of tomorrow. */
export const MAX_FORECAST_HOURS = 48;

/** Three weeks of hours of an office, as a caller would send them. */
const exampleSeries = {
  start: "2026-03-02T00:00:00-05:00",
  interval_seconds: 3_600,
  time_zone: "America/New_York",
  kwh: Array.from({ length: 21 * 24 }, (_, index) => {
    const hour = index % 24;
    const isOpen = Math.floor(index / 24) % 7 < 5 && hour >= 8 && hour < 18;
    // A little of everything that differs from day to day.
    return Number(((isOpen ? 14 : 3) + ((index * 7) % 11) / 10).toFixed(1));
  }),
};

const series = intervalSeriesSchema.describe("Metered load in intervals of an hour or less");

export const forecastLoad = operation({
  id: "forecast.load",
  method: "POST",
  path: "/api/v1/forecast/load",
  access: "developer",
  summary: "Forecast the load by hour for the time after a series, with an interval from backtests",
  input: z.object({
    series: series.describe("At least 14 days of metered load in intervals of an hour or less; better eight weeks"),
    hours: z.int().min(1).max(MAX_FORECAST_HOURS).default(24).describe("How many hours, from the end of the series"),
    interval_share: z
      .number()
      .min(0.5)
      .max(0.98)
      .default(0.8)
      .describe("Share of hours that the interval is to hold, such as 0.8"),
  }),
  output: z.object({
    hours: z.array(
      z.object({
        start: moment(),
        kwh: z.number().describe("Expected energy of the hour"),
        low_kwh: z.number(),
        high_kwh: z.number(),
      }),
    ),
    interval_share: z.number(),
    implausible_hours: z
      .int()
      .describe("Hours left out as errors of the meter: more than ten times what 99 % of the hours stay within"),
    backtest: z
      .object({
        days: z.int().describe("Past days that were forecast in the same way"),
        mae_kwh: z.number().nullable().describe("Mean absolute error of an hour"),
        bias_kwh: z.number().nullable().describe("Mean of metered minus forecast"),
        naive_day_mae_kwh: z.number().nullable().describe("The same with the same hour of the day before as forecast"),
        naive_week_mae_kwh: z.number().nullable().describe("The same with the same hour of the week before"),
        mase: z.number().nullable().describe("mae_kwh ÷ the smaller of the naive errors: below 1 is better than both"),
        coverage: z
          .number()
          .nullable()
          .describe("Share of hours that lay inside intervals made from the days before them"),
      })
      .describe("How good such a forecast has been on the last days of the series"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: { series: exampleSeries, hours: 24, interval_share: 0.8 },
  readOnlySession: "allowed",
  refusals: [],
});

export const detectAnomalies = operation({
  id: "anomalies.detect",
  method: "POST",
  path: "/api/v1/anomalies/detect",
  access: "developer",
  summary: "Find unusual days, with the hours that made them, and a base load that creeps up",
  input: z.object({ series }),
  output: z.object({
    days: z.int().describe("Local days that the series covers, wholly or in part"),
    unusual_days: z.array(
      z.object({
        date: z.iso.date(),
        code: z.enum(["more_than_usual", "less_than_usual"]),
        kwh: z.number(),
        expected_kwh: z.number().describe("Median of the days of the same kind in the same season"),
        z: z.number().describe("Deviation in robust standard deviations; beyond 3.5 is unusual"),
        compared_days: z.int(),
        hours: z
          .array(z.object({ hour: z.int().min(0).max(23), kwh: z.number(), expected_kwh: z.number() }))
          .describe("The hours of the local day that made it, the largest part first"),
      }),
    ),
    base_load: z
      .object({
        code: z.enum(["creeps_up", "steady"]),
        weeks: z.int(),
        start_kw: z.number().describe("Fitted power that the load does not go below at night, at the begin"),
        end_kw: z.number(),
        extra_kwh_per_year: z.number().describe("What a year at end_kw uses more than one at start_kw"),
        p_value: z.number().describe("Probability of such a trend by chance (Mann–Kendall)"),
        season_separated: z
          .boolean()
          .describe("False with less than two years of readings: a rise may then be the season"),
      })
      .nullable()
      .describe("Null with less than eight weeks of nights, or where the site exports at night"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: { series: exampleSeries },
  readOnlySession: "allowed",
  refusals: [],
});
