import { z } from "zod";
import { DAY_MS } from "../domain/time";
import { intervalSeriesSchema, moment, startMoment } from "./interval-series";
import { exampleLoad, meteredLoad } from "./metered-load";
import { meterId } from "./meters";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "./operation";
import { tariffId } from "./tariffs/billing";
import { urdbItemSchema } from "./urdb";

/** Day-ahead: the rest of today, and all of tomorrow. */
export const MAX_FORECAST_HOURS = 48;

export const forecastLoad = operation({
  id: "forecast.load",
  method: "POST",
  path: "/api/v1/forecast/load",
  access: "developer",
  ...COMPUTES_ONLY,
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

/** The longest billing period. */
const MAX_PERIOD_DAYS = 100;
/** What is only of use beside a series of the caller's own. */
const SERIES_FIELDS = ["tariff_id", "tariff", "price_per_kwh", "currency"] as const;

const isoDay = () => z.iso.date();
const periodFigures = z.object({
  kwh: z.number().describe("Energy bought"),
  cost: z.number().nullable().describe("Null without a price; negative where exports earn more than the rest costs"),
});

/** Why a period cannot be forecast. */
export const FORECAST_GAPS = [
  "no_data",
  /** Less than four weeks. */
  "too_few_readings",
  /** The readings ended more than a week ago. */
  "readings_ended",
] as const;

/** What a day or a period is expected to come to. */
const expectedEnergy = z.object({
  kwh: z.number().describe("Energy bought"),
  low_kwh: z.number().nullable().describe("Null with fewer than four earlier periods to learn errors from"),
  high_kwh: z.number().nullable(),
});

export const periodForecastSchema = z.object({
  from: isoDay(),
  to: isoDay().describe("The last day, included"),
  measured_to: moment().describe("End of the newest reading"),
  so_far: periodFigures.nullable().describe("Measured of the period; null for one that has not begun"),
  expected: expectedEnergy.extend({
    cost: periodFigures.shape.cost,
    low_cost: z.number().nullable(),
    high_cost: z.number().nullable(),
  }),
  currency: z.string().nullable(),
  cost_by: z.enum(["tariff", "average_price"]).nullable(),
  interval_share: z.number().describe("Share of periods that the interval is to hold"),
  tested_periods: z.int().describe("Earlier periods that were forecast from the same point"),
  like_days: z.int().describe("Latest days whose weekdays the coming ones are taken to be like"),
  days: z
    .array(expectedEnergy.extend({ date: isoDay() }))
    .nullable()
    .describe("Each day of the period that is not over, when by_day is true; null otherwise"),
  year_before: periodFigures
    .extend({ from: isoDay(), to: isoDay() })
    .nullable()
    .describe("The same period a year earlier; null where it was not measured as a whole"),
});
export type PeriodForecast = z.infer<typeof periodForecastSchema>;

/** A charge on the highest demand, and what is left before it rises. */
const demandHeadroomSchema = z.object({
  kind: z.enum(["demand_flat", "demand_tou"]),
  label: z.string().nullable().describe("The tariff's own name of the charge's hours"),
  price_per_kw: z.number().describe("Of the highest demand, with taxes, in currency"),
  currency: z.string(),
  is_daily: z.boolean().describe("True if each day's highest demand is charged"),
  peak_so_far_kw: z.number().describe("Highest demand of the month (or day) so far, in the hours that count"),
  limit_kw: z
    .number()
    .describe("Demand up to which nothing more is charged: the peak so far, or what is free if that's higher"),
  draw_kw: z.number().nullable().describe("Newest measured demand; null if it's more than an hour old"),
  headroom_kw: z.number().nullable().describe("limit_kw − draw_kw, at least zero; null without draw_kw"),
});

export const forecastPeriod = operation({
  id: "forecast.period",
  method: "POST",
  path: "/api/v1/forecast/period",
  access: "developer",
  ownDataScope: "data:read",
  ...COMPUTES_ONLY,
  summary: "Forecast the energy and cost of a period",
  description:
    "What a billing period that is not over has cost so far and will cost at its end, with an interval learned from earlier periods, and how much can be drawn now before a demand charge rises. Missing readings of the period are estimated like the coming days. Of the series that you send, or without one of your account's own meter.",
  input: z
    .object({
      series: intervalSeriesSchema.optional().describe("At least four weeks; 14 months is better"),
      meter_id: meterId().optional().describe("One of your account's meters. Defaults to the newest with readings"),
      tariff_id: tariffId().optional(),
      tariff: urdbItemSchema
        .optional()
        .describe("A tariff in the format of OpenEI's Utility Rate Database: one element of its items"),
      price_per_kwh: z.number().min(0).max(1_000).optional().describe("For what is bought, where no tariff is known"),
      currency: z.string().min(1).max(3).optional().describe("Of price_per_kwh. Defaults to USD"),
      from: isoDay().optional().describe("First local day. Defaults to the current billing period"),
      to: isoDay().optional().describe("Last local day, included"),
      by_day: z.boolean().default(false).describe("Also forecast each day of the period that is not over"),
      now: startMoment().optional().describe("Defaults to the current time"),
    })
    .refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ["to"],
      error: "Send both from and to, or neither.",
    })
    .refine(({ from, to }) => from === undefined || to === undefined || daysBetween(from, to) >= 1, {
      path: ["to"],
      error: "The last day must not be before the first.",
    })
    .refine(({ from, to }) => from === undefined || to === undefined || daysBetween(from, to) <= MAX_PERIOD_DAYS, {
      path: ["to"],
      error: `Use a period of up to ${MAX_PERIOD_DAYS} days.`,
    })
    .refine((input) => [input.tariff_id, input.tariff, input.price_per_kwh].filter(isGiven).length <= 1, {
      path: ["tariff"],
      error: "Send one of tariff, tariff_id, and price_per_kwh.",
    })
    .refine((input) => input.series !== undefined || SERIES_FIELDS.every((field) => input[field] === undefined), {
      path: ["series"],
      error: `Send series with ${SERIES_FIELDS.join(", ")}, or leave them out to ask about your account's own meter.`,
    })
    .refine((input) => input.series === undefined || input.meter_id === undefined, {
      path: ["meter_id"],
      error: "Send either series or meter_id.",
    }),
  output: z.object({
    simulated: z.boolean().describe("True for the readings of a sandbox meter"),
    gap: z.enum(FORECAST_GAPS).nullable(),
    forecast: periodForecastSchema.nullable(),
    demand: z
      .array(demandHeadroomSchema)
      .describe(
        "Charges on the highest demand that count now, from the readings of the local month; ratchets are left out",
      ),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    series: { ...exampleLoad, kwh: [...exampleLoad.kwh, ...exampleLoad.kwh] },
    price_per_kwh: 0.3,
    from: "2026-04-01",
    to: "2026-04-30",
  },
  readOnlySession: "allowed",
  errors: ["not_found"],
});

const isGiven = (value: unknown): boolean => value !== undefined;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export const FORECAST_OPERATIONS = [forecastLoad, forecastPeriod];
