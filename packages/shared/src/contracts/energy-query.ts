import { z } from "zod";
import { FILTER, PERIOD, PICK, QUERY_GROUPS } from "../domain/query-codes";
import { DAY_PARTS } from "./load-day";
import { intervalSeriesSchema, MAX_SAMPLES, moment } from "./interval-series";
import { meterId } from "./meters";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "./operation";
import { tariffId } from "./tariffs/billing";
import { urdbItemSchema } from "./urdb";

/*
 * A question about a home's energy in figures, and its answer. Periods, filters and picks have the forms of
 * `domain/query-codes.ts`, so that a frame of the assistant is such a question without change.
 */

/**
 * The flows of a home's energy, never mixed. `cost` is what is billed: energy, fixed charges and taxes, less what exports
 * earn, which is also `credit` by itself; `own_use` is what the panels made for the home itself; `power` is the strongest interval; `carbon` is of what was bought.
 */
export const QUERY_METRICS = [
  "bought",
  "sold",
  "net",
  "produced",
  "own_use",
  "cost",
  "credit",
  "power",
  "carbon",
] as const;

/** What is told of one load alone: panels and what is sold belong to the whole home. */
export const LOAD_METRICS = [
  "bought",
  "cost",
  "power",
  "carbon",
] as const satisfies readonly (typeof QUERY_METRICS)[number][];

export const isLoadMetric = (metric: (typeof QUERY_METRICS)[number]): boolean =>
  LOAD_METRICS.some((told) => told === metric);

const MAX_FILTERS = 8;
/** Of a kWh, in any currency. */
const MAX_PRICE = 100_000;
const period = () =>
  z
    .string()
    .max(64)
    .regex(PERIOD, "Use a period such as day-1, month-1, 2026-10, 2026-10-14, last7d, --06..--08, or all.");

/** What rows are by; `filter` where filters exclude one another, such as weekends and weekdays: a row for each. */
const ANSWERED_GROUPS = [...QUERY_GROUPS, "filter"] as const;

export const energyQuestion = z.object({
  metric: z.enum(QUERY_METRICS, `Use one of ${QUERY_METRICS.join(", ")}.`),
  period: period()
    .optional()
    .describe("day-1, month-1, 2026-10, last7d, --06..--08, summer-1, bill-1; everything measured without"),
  compared_to: period().optional().describe("The period to compare with"),
  filters: z
    .array(
      z.string().max(64).regex(FILTER, "Use a filter such as weekend, mon+tue, hours:18-21, night, peak, or summer."),
    )
    .max(MAX_FILTERS)
    .default([])
    .describe("weekend, mon+tue, hours:18-21, night, peak, summer; all must hold"),
  group: z.enum(QUERY_GROUPS).optional(),
  pick: z
    .string()
    .max(64)
    .regex(PICK, "Use a pick such as highest, lowest, top:5, bottom:3, above:30kWh, first, or last.")
    .optional()
    .describe("highest, lowest, top:5, bottom:3, above:30kWh, below:5kWh, first, last"),
  aggregate: z
    .enum([
      "total",
      "average",
      "daily_average",
      "median",
      "share",
      "count",
      "streak",
      "trend",
      "max",
      "min",
      "difference",
    ])
    .default("total")
    .describe(
      "daily_average: each group per measured day, months and weeks too; median: of daily totals; streak: the longest run of groups, days by default, that the pick holds of",
    ),
  load: z
    .enum(DAY_PARTS)
    .optional()
    .describe(
      "Only this load, as disaggregation finds it in readings of up to 15 minutes: an estimate. Its cost is its energy at the tariff's prices",
    ),
  without: z
    .array(z.enum(DAY_PARTS))
    .max(DAY_PARTS.length)
    .optional()
    .describe("Loads that are left out of what was bought and its cost, as far as disaggregation finds them"),
  price_per_kwh: z
    .number()
    .positive()
    .max(MAX_PRICE)
    .optional()
    .describe("For cost: what a kWh that was bought costs, in place of the tariff and the bills"),
  fixed_per_day: z
    .number()
    .positive()
    .max(MAX_PRICE)
    .optional()
    .describe(
      "With price_per_kwh: an additional charge per day, such as a standing charge, over as much of it as was measured",
    ),
  fixed_per_month: z
    .number()
    .positive()
    .max(MAX_PRICE)
    .optional()
    .describe(
      "With price_per_kwh: an additional charge per calendar month, such as a customer charge; of a month that was measured in part, its days' part",
    ),
  price_currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Use a currency code such as USD.")
    .optional()
    .describe("Of price_per_kwh. Defaults to the currency of the tariff or the bills"),
});
export type EnergyQuestion = z.input<typeof energyQuestion>;

const isoDay = z.string().describe("YYYY-MM-DD");

const row = z.object({
  key: z
    .string()
    .describe(
      "2026-10-14T18 (2026-11-01T01B is the second hour from 1 AM where clocks go back), 18 (hour of day), 2026-10-14 (day, a week's Monday), 0 (Monday), weekend, 2026-10, peak, 2026-10-12..2026-11-10 (bill), or the filter",
    ),
  value: z.number().describe("In the answer's unit"),
  share: z.number().nullable().describe("Of the period's total within the filter, 0 to 1"),
  days: z.number().describe("Local days with readings"),
  measured_days: z
    .number()
    .describe("What an average is divided by: a day of which half was measured counts as half a day"),
  missing_intervals: z.number(),
  is_whole: z.boolean().describe("False when readings are missing or the period begins or ends within it"),
  is_comparable: z
    .boolean()
    .describe(
      "True for what counts when rows are ranked: whole ones, and where readings are missing in most, those of which half was measured",
    ),
  peak_at: z.string().nullable().describe("Local time at which the strongest interval began"),
});
export type EnergyRow = z.infer<typeof row>;

const answered = z.object({
  status: z.literal("answered"),
  metric: z.enum(QUERY_METRICS),
  unit: z.enum(["kWh", "kW", "currency", "kgCO2"]),
  currency: z.string().nullable(),
  /** The days that were looked at: what of the period was measured. */
  from: isoDay,
  to: isoDay.describe("The last day, included"),
  /** The period that was asked for reaches beyond the readings. */
  is_partial: z.boolean(),
  /** The day that "this month" counts from where readings ended long ago, and "last7d" ends with where the newest day lacks readings. */
  counts_from: isoDay.nullable(),
  /** `daily_average`: per measured day, in `whole`, and in `rows` of weekdays, hours of the day and the aggregate `daily_average`. */
  values: z.enum(["total", "daily_average", "daily_median", "power"]),
  group: z.enum(ANSWERED_GROUPS).nullable().optional().describe("What the rows are by; null for a single row"),
  whole: row.describe("Everything within the period and filters"),
  rows: z.array(row).describe("By time, or by value where some are picked by it; one row when nothing is grouped"),
  groups: z.number().describe("How many groups there were to pick from"),
  mean_of_groups: z.number().nullable(),
  /** The same metric in the period without the filters. */
  unfiltered_total: z.number().nullable(),
  compared: z
    .object({
      from: isoDay,
      to: isoDay,
      whole: row,
      rows: z.array(row),
      /** Per local day when the two have different lengths. */
      change: z.number().nullable().describe("Of the first against the second, as a fraction"),
      per_day: z.boolean(),
    })
    .nullable(),
  trend: z
    .object({
      change_per_group: z.number(),
      share_per_group: z.number(),
      groups: z.number().describe("How many groups it goes through: what the period cuts off is left out"),
    })
    .nullable(),
  /** `tariff`: each interval at its price; `bills`: the bills' own amounts by day; `price`: price_per_kwh; null of what is no money. */
  cost_by: z.enum(["tariff", "bills", "price"]).nullable(),
  load: z
    .object({
      name: z.enum(DAY_PARTS).describe("A category such as cooling in readings of more than 5 minutes"),
      confidence: z.number().nullable().describe("How sure the disaggregation is, 0 to 1"),
    })
    .optional()
    .describe("The load that was asked about"),
  without: z.array(z.enum(DAY_PARTS)).optional().describe("The loads that were found and are left out"),
  resolution_seconds: z.number().describe("Length of the readings' intervals; 86400 and more for what a file kept"),
});

/** What cannot be answered, named by the slot that stands in the way. */
export const QUERY_GAPS = [
  "no_data",
  "hourly_readings",
  "daily_readings",
  "production",
  "export",
  "prices",
  "tariff_periods",
  "bills",
  "readings_in_period",
  "second_period",
  /** No such bill, holiday or day. */
  "unknown_period",
  "unknown_filter",
  /** A unit that no metric has. */
  "unknown_pick",
  "temperatures",
  /** The public holidays of the home's country. */
  "holidays",
  /** When the home was empty. */
  "away",
  /** It is not found in the readings, or they are too few or too coarse for it. */
  "load",
] as const;

const gap = z.object({
  status: z.literal("gap"),
  gap: z.enum(QUERY_GAPS),
  /** What there is, so that the question can be asked of that. */
  from: isoDay.nullable(),
  to: isoDay.nullable(),
});

export const energyAnswer = z.discriminatedUnion("status", [answered, gap]);
export type EnergyAnswer = z.infer<typeof energyAnswer>;

const MAX_BILLS = 400;
const MAX_INTERVAL_KWH = 1_000_000;

const bill = z
  .object({
    start: z.iso.date(),
    end: z.iso.date().describe("First day after the billing period"),
    amount: z.number().nullable().default(null),
    currency: z.string().max(3).nullable().default(null),
    kwh: z.number().nullable().default(null),
  })
  .refine(({ start, end }) => start < end, { path: ["end"], error: "The end must be after the start." });

/** What is only of use beside a series of the caller's own. */
const SERIES_FIELDS = ["tariff_id", "tariff", "bills", "production_kwh", "location"] as const;

export const askEnergy = operation({
  id: "energyQuery.ask",
  method: "POST",
  path: "/api/v1/query",
  access: "developer",
  ownDataScope: "data:read",
  ...COMPUTES_ONLY,
  summary: "Answer a question about energy in figures",
  description:
    "Filters, groups, ranks, and compares a home's energy, its cost, power, or carbon. Of the series that you send, or without one of your account's own readings. What cannot be answered is named.",
  input: energyQuestion
    .extend({
      series: intervalSeriesSchema
        .optional()
        .describe("The home's metered energy. Without it, the question is about your account's own"),
      meter_id: meterId()
        .optional()
        .describe("One of your account's meters. Defaults to the newest with readings, then files"),
      tariff_id: tariffId().optional(),
      tariff: urdbItemSchema
        .optional()
        .describe("A tariff in the format of OpenEI's Utility Rate Database: one element of its items"),
      bills: z.array(bill).max(MAX_BILLS).optional().describe("For periods such as bill-1, and costs without a tariff"),
      production_kwh: z
        .array(z.number().min(0).max(MAX_INTERVAL_KWH).nullable())
        .max(MAX_SAMPLES)
        .optional()
        .describe("What the panels made in each interval of the series"),
      location: z.string().max(16).optional().describe("Of the grid, for carbon: US-CAMX, DE. Defaults to US"),
      now: moment()
        .optional()
        .describe("The moment that month-1 and the like count from. Defaults to the current time"),
    })
    .refine(({ tariff_id: id, tariff }) => id === undefined || tariff === undefined, {
      path: ["tariff"],
      error: "Send either tariff or tariff_id.",
    })
    .refine((input) => input.series !== undefined || SERIES_FIELDS.every((field) => input[field] === undefined), {
      path: ["series"],
      error: `Send series with ${SERIES_FIELDS.join(", ")}, or leave them out to ask about your account's own readings.`,
    })
    .refine(({ load, without, metric }) => !(load ?? without) || isLoadMetric(metric), {
      path: ["metric"],
      error: `Use one of ${LOAD_METRICS.join(", ")} with load or without.`,
    })
    .refine(({ price_per_kwh: price, metric }) => price === undefined || metric === "cost", {
      path: ["price_per_kwh"],
      error: "Send price_per_kwh with the metric cost only.",
    })
    .refine(({ price_per_kwh: price, fixed_per_day: fixed }) => fixed === undefined || price !== undefined, {
      path: ["fixed_per_day"],
      error: "Send fixed_per_day with price_per_kwh only.",
    })
    .refine(({ price_per_kwh: price, fixed_per_month: fixed }) => fixed === undefined || price !== undefined, {
      path: ["fixed_per_month"],
      error: "Send fixed_per_month with price_per_kwh only.",
    })
    // A standing charge is of no load.
    .refine(({ load, fixed_per_day: day, fixed_per_month: month }) => load === undefined || !(day ?? month), {
      path: ["load"],
      error: "Send fixed_per_day and fixed_per_month without load.",
    })
    .refine(({ load, without }) => load === undefined || without === undefined, {
      path: ["without"],
      error: "Send either load or without.",
    })
    .refine((input) => input.series === undefined || input.meter_id === undefined, {
      path: ["meter_id"],
      error: "Send either series or meter_id.",
    }),
  output: z.object({
    source: z
      .enum(["series", "meter", "file", "bills"])
      .nullable()
      .describe("What was asked about; null for an account without any of it"),
    simulated: z.boolean().describe("True for the readings of a sandbox meter"),
    answer: energyAnswer,
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    metric: "bought",
    period: "2026-03-02..2026-03-08",
    filters: ["hours:16-21"],
    group: "day",
    pick: "top:3",
    series: {
      start: "2026-03-02T00:00:00-05:00",
      interval_seconds: 3_600,
      time_zone: "America/New_York",
      kwh: Array.from({ length: 7 * 24 }, (_, hour) => (hour % 24 >= 16 && hour % 24 < 21 ? 1.5 + hour / 100 : 0.5)),
    },
  },
  readOnlySession: "allowed",
  errors: ["not_found"],
});

export const ENERGY_QUERY_OPERATIONS = [askEnergy];
