import { DAY_MS } from "../../domain/time";
import { z } from "zod";
import { intervalSeriesSchema } from "../interval-series";
import { noticesSchema } from "../notices";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "../operation";
import { tariffChoices, unavailableSchema } from "../tariffs/billing";

const MAX_BILLS = 60;
const MAX_TOU_PERIODS = 12;
/** A yearly bill, plus a few weeks. */
const MAX_DAYS = 400;
const cost = () => z.number().min(-1e9).max(1e9);
const degreeDays = () => z.number().min(0).max(20_000).nullish();

const billSchema = z
  .object({
    first_day: z.iso.date().optional().describe("First day of the billing period"),
    last_day: z.iso.date().optional().describe("Last day of the billing period, inclusive"),
    days: z
      .number()
      .min(1)
      .max(MAX_DAYS)
      .optional()
      .describe("Number of days. Send it instead of first_day and last_day, or make sure it matches them"),
    kwh: z.number().min(0).max(1e9),
    cost: cost().describe("Everything charged for the period, excluding earlier balances"),
    fixed_charges: cost().nullish().describe("Charges that don't depend on use"),
    taxes: cost().nullish(),
    rate_per_kwh: z.number().min(-1_000).max(1_000).nullish().describe("Price per kWh, if the bill states one"),
    heating_degree_days: degreeDays(),
    cooling_degree_days: degreeDays(),
    tou_split: z
      .array(
        z.object({
          period: z.string().min(1).max(100),
          kwh: z.number().min(0).max(1e9),
          rate_per_kwh: z.number().min(-1_000).max(1_000),
        }),
      )
      .max(MAX_TOU_PERIODS)
      .refine(
        (parts) => new Set(parts.map(({ period }) => period)).size === parts.length,
        "List each period only once.",
      )
      .nullish()
      .describe("Usage and price by time-of-use period"),
  })
  .refine((bill) => bill.days !== undefined || (bill.first_day !== undefined && bill.last_day !== undefined), {
    path: ["days"],
    error: "Send days, or first_day and last_day.",
  })
  .refine((bill) => !bill.first_day || !bill.last_day || bill.first_day <= bill.last_day, {
    path: ["last_day"],
    error: "last_day must not be before first_day.",
  })
  .refine((bill) => (daysBetween(bill) ?? 1) <= MAX_DAYS, {
    path: ["last_day"],
    error: `Use a period of up to ${MAX_DAYS} days.`,
  })
  // Some bills leave out the meter reading date.
  .refine(({ days, ...bill }) => days === undefined || Math.abs(days - (daysBetween(bill) ?? days)) <= 1, {
    path: ["days"],
    error: "Make sure days matches first_day to last_day, or send only one of the two.",
  });

function daysBetween({ first_day: first, last_day: last }: { first_day?: string; last_day?: string }): number | null {
  return first && last ? (Date.parse(last) - Date.parse(first)) / DAY_MS + 1 : null;
}

const cause = z.enum(["days", "weather", "use", "time_of_use", "price", "fixed", "taxes", "other"]);
const sensitivity = {
  kwh_per_heating_degree_day: z.number().min(0).max(10_000),
  kwh_per_cooling_degree_day: z.number().min(0).max(10_000),
};

export const explainBill = operation({
  id: "bills.explain",
  method: "POST",
  path: "/api/v1/bills/explain",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Explain a bill change",
  description:
    "Explains the difference between two bills to the cent, and what the same use would cost under other tariffs.",
  input: z
    .object({
      previous: billSchema,
      current: billSchema,
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, "Use an ISO 4217 code, such as USD.")
        .default("USD"),
      history: z
        .array(billSchema)
        .max(MAX_BILLS)
        .default([])
        .describe("Earlier bills with degree days, used to estimate how use depends on the weather"),
      sensitivity: z.object(sensitivity).optional().describe("How use depends on the weather, if you know it"),
      ...tariffChoices,
      current_tariff_id: z.string().max(100).optional().describe("The tariff the bill was issued under"),
      readings: intervalSeriesSchema
        .optional()
        .describe("Readings for the current bill's period, needed for time-of-use and demand tariffs"),
    })
    .refine(
      ({ tariff_ids: ids, tariffs, current, readings }) =>
        ids.length + tariffs.length === 0 || readings !== undefined || current.first_day !== undefined,
      { path: ["current", "first_day"], error: "Send first_day and last_day, or readings, to compare other tariffs." },
    ),
  output: z.object({
    currency: z.string(),
    change: z.number().describe("Cost of the current bill minus the previous one"),
    change_kwh: z.number(),
    causes: z
      .array(
        z.object({
          cause,
          amount: z.number().describe("Effect on the cost"),
          kwh: z.number().nullable().describe("Effect on the energy; null if the cause doesn't change it"),
        }),
      )
      .describe("The causes add up exactly to the change"),
    limitations: z
      .array(
        z.enum([
          "weather_without_degree_days",
          "weather_without_sensitivity",
          "price_includes_fixed",
          "price_includes_taxes",
          "price_is_average",
          "time_of_use_not_comparable",
          "price_of_no_use",
        ]),
      )
      .describe("What these bills can't show"),
    sensitivity: z
      .object({
        ...sensitivity,
        source: z.enum(["given", "fitted"]),
        bills: z.int().nullable(),
        r2: z.number().nullable().describe("Share of the variance in daily use that it explains"),
      })
      .nullable(),
    other_tariffs: z
      .object({
        against: z.enum(["current_tariff", "bill"]).describe("The tariff that savings are compared with"),
        against_cost: z.number(),
        costs: z
          .array(
            z.object({
              tariff_id: z.string(),
              cost: z.number(),
              saving: z.number(),
              sample: z.boolean(),
              unavailable: unavailableSchema,
              notices: noticesSchema,
            }),
          )
          .describe("Tariffs that the customer can choose now first, then cheapest first"),
        unknown: z.array(
          z.object({
            tariff_id: z.string(),
            reason: z.enum([
              "needs_hourly_readings",
              "needs_demand",
              "other_currency",
              "other_territory",
              "not_billable",
            ]),
          }),
        ),
      })
      .nullable()
      .describe("Null if no tariffs are given"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    previous: {
      first_day: "2024-06-01",
      last_day: "2024-06-30",
      kwh: 412,
      cost: 78.1,
      fixed_charges: 25.5,
      cooling_degree_days: 120,
    },
    current: {
      first_day: "2024-07-01",
      last_day: "2024-07-31",
      kwh: 610,
      cost: 112.4,
      fixed_charges: 25.5,
      cooling_degree_days: 310,
    },
    sensitivity: { kwh_per_heating_degree_day: 0, kwh_per_cooling_degree_day: 0.8 },
    tariff_ids: ["smud-fixed", "smud-tod-5-8pm"],
  },
  readOnlySession: "allowed",
  errors: [],
});

export const BILLS_EXPLANATION_OPERATIONS = [explainBill];
