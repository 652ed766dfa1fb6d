import { z } from "zod";
import { exampleLoad, meteredLoad } from "./metered-load";
import { moment } from "./interval-series";
import { DEVELOPER_LIMIT, operation } from "./operation";

/** Day-ahead: the rest of today, and all of tomorrow. */
export const MAX_FORECAST_HOURS = 48;

export const forecastLoad = operation({
  id: "forecast.load",
  method: "POST",
  path: "/api/v1/forecast/load",
  access: "developer",
  summary: "Forecast load",
  description: "Forecasts the hourly load after a series, with an interval based on backtests.",
  input: z.object({
    series: meteredLoad.describe(
      "At least 14 days of metered load in intervals of an hour or less; eight weeks is better",
    ),
    hours: z
      .int()
      .min(1)
      .max(MAX_FORECAST_HOURS)
      .default(24)
      .describe("Number of hours to forecast from the end of the series"),
    interval_share: z
      .number()
      .min(0.5)
      .max(0.98)
      .default(0.8)
      .describe("Share of hours the interval should cover, such as 0.8"),
  }),
  output: z.object({
    hours: z.array(
      z.object({
        start: moment(),
        kwh: z.number().describe("Expected energy in the hour"),
        low_kwh: z.number(),
        high_kwh: z.number(),
      }),
    ),
    interval_share: z.number(),
    implausible_hours: z.int().describe("Hours excluded as meter errors: more than ten times the 99th percentile"),
    backtest: z
      .object({
        days: z.int().describe("Past days forecast in the same way"),
        mae_kwh: z.number().nullable().describe("Mean absolute error per hour"),
        bias_kwh: z.number().nullable().describe("Mean of metered minus forecast energy"),
        naive_day_mae_kwh: z
          .number()
          .nullable()
          .describe("MAE when using the same hour of the previous day as the forecast"),
        naive_week_mae_kwh: z
          .number()
          .nullable()
          .describe("MAE when using the same hour of the previous week as the forecast"),
        mase: z.number().nullable().describe("mae_kwh ÷ the smaller naive error; below 1 is better than both"),
        coverage: z.number().nullable().describe("Share of hours that fell within intervals based on earlier days"),
      })
      .describe("How accurate this forecast was on the last days of the series"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: { series: exampleLoad, hours: 24, interval_share: 0.8 },
  readOnlySession: "allowed",
  errors: [],
});

export const FORECAST_OPERATIONS = [forecastLoad];
