import { z } from "zod";
import { exampleLoad, meteredLoad } from "./metered-load";
import { moment } from "./interval-series";
import { DEVELOPER_LIMIT, operation } from "./operation";

/** Day-ahead: what is left of today, and all of tomorrow. */
export const MAX_FORECAST_HOURS = 48;

export const forecastLoad = operation({
  id: "forecast.load",
  method: "POST",
  path: "/api/v1/forecast/load",
  access: "developer",
  summary: "Forecast the load by hour for the time after a series, with an interval from backtests",
  input: z.object({
    series: meteredLoad.describe(
      "At least 14 days of metered load in intervals of an hour or less; better eight weeks",
    ),
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
  example: { series: exampleLoad, hours: 24, interval_share: 0.8 },
  readOnlySession: "allowed",
  refusals: [],
});

export const FORECAST_OPERATIONS = [forecastLoad];
