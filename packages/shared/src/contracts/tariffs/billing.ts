import { z } from "zod";
import { BILL_LINE_KINDS } from "../../domain/bill-lines";
import { intervalSeriesSchema, MAX_SAMPLES, moment, startMoment, timeZone } from "../interval-series";
import { noticesSchema } from "../notices";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "../operation";
import { UTILITY_PROVIDERS } from "../../domain/providers";
import { TARIFF_UNAVAILABLE } from "../../domain/tariff-availability";
import { urdbItemSchema } from "../urdb";

const MAX_COMPARED = 30;
const MAX_BILLS = 400;
/** A year of five-minute intervals. */
const MAX_PRICES = 105_408;

export const tariffId = () => z.string().min(1).max(100).describe("A tariff in the catalog: GET /api/v1/tariffs");
const money = (words: string) => z.number().describe(`${words}, in whole cents of the currency`);

/** A tariff by its catalog id or in full. */
const tariffChoice = {
  tariff_id: tariffId().optional(),
  tariff: urdbItemSchema
    .optional()
    .describe("A tariff in the format of OpenEI's Utility Rate Database: one element of its items"),
};
const exactlyOneTariff = (input: { tariff_id?: string; tariff?: unknown }) =>
  (input.tariff_id === undefined) !== (input.tariff === undefined);
const ONE_TARIFF = { path: ["tariff"], error: "Send either tariff or tariff_id." };

/** Tariffs to compare, by catalog id or in full. */
export const tariffChoices = {
  tariff_ids: z.array(tariffId()).max(MAX_COMPARED).default([]).describe("Tariffs in the catalog"),
  tariffs: z
    .array(urdbItemSchema)
    .max(MAX_COMPARED)
    .default([])
    .describe("Tariffs in URDB format. Their ID is their label; without one, tariffs.0 and so on"),
};

export const asOf = () =>
  moment()
    .optional()
    .describe("When the customer would choose: tariffs that don't apply then are listed last. Defaults to now");

/** Why a tariff is listed after all that the customer can choose. */
export const unavailableSchema = z
  .enum(TARIFF_UNAVAILABLE)
  .nullable()
  .describe(
    "Why the customer can't choose it, or null: its rates ended, or don't apply yet; it's for businesses where the current tariff is for homes, or the reverse; the use is outside its limits. Such tariffs are listed last",
  );

/** What a compared tariff says of whether the customer can choose it. */
export const availabilityFields = {
  in_effect: z.boolean().nullable().describe("Whether its rates apply at as_of; null if it names no dates"),
  applicable: z
    .boolean()
    .describe("True if the use is within the tariff's limits and the tariff is for the current tariff's sector"),
  unavailable: unavailableSchema,
};

const series = intervalSeriesSchema.describe(
  "Metered energy in intervals of an hour or less. Longer intervals work for tariffs without hourly or demand rates",
);
const billOptions = {
  billing_periods: z
    .array(z.object({ start: moment(), end: moment() }))
    .min(1)
    .max(MAX_BILLS)
    .optional()
    .describe("The customer's billing periods. Defaults to calendar months"),
  holidays: z.array(z.iso.date()).max(MAX_BILLS).default([]).describe("Local dates billed as weekend days"),
  demand_history: z
    .array(
      z.object({
        month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Use the format YYYY-MM."),
        kw: z.number().min(0),
      }),
    )
    .max(24)
    .default([])
    .describe("Highest demand in months before the series, for demand charges that look back"),
  coincident_peaks: z
    .array(moment())
    .max(1_000)
    .optional()
    .describe("Times of the utility's own peaks, for coincident peak charges"),
  generation_kwh: z
    .array(z.number().min(0).max(1_000_000))
    .max(MAX_SAMPLES)
    .optional()
    .describe("Generation in each interval, for Buy All Sell All; the series' kwh remains net"),
};

const totalsSchema = z.object({
  energy: z.number(),
  export: z.number(),
  demand: z.number(),
  fixed: z.number(),
  minimum: z.number(),
  tax: z.number(),
});
const lineKind = z.enum(BILL_LINE_KINDS);
const lineSchema = z.object({
  kind: lineKind,
  period: z.int().nullable().describe("Tariff period number, starting at 0"),
  label: z.string().nullable(),
  tier: z.int().nullable().describe("Tier number, starting at 1; null without tiers"),
  quantity: z.number(),
  unit: z.string(),
  rate: z.number().describe("Currency per unit, including adjustments"),
  amount: money("quantity × rate"),
  peak: z
    .object({ kw: z.number(), start: moment(), end: moment(), ratcheted: z.boolean() })
    .nullable()
    .describe("The time window whose average power was charged; ratcheted if it's from an earlier month"),
});

const billSchema = z.object({
  tariff_id: z.string(),
  currency: z.string().describe("ISO 4217; XXX if the tariff doesn't say"),
  sample: z.boolean().describe("True if the rates are sample figures from the catalog, not for billing"),
  total: money("Sum of the billing periods"),
  totals: totalsSchema,
  import_kwh: z.number(),
  export_kwh: z.number(),
  periods: z.array(
    z.object({
      start: moment(),
      end: moment(),
      days: z.number(),
      months: z.number().describe("Share of a month's charges"),
      import_kwh: z.number(),
      export_kwh: z.number(),
      missing_intervals: z.int(),
      peak_kw: z.number().nullable().describe("Null if the tariff doesn't require it"),
      total: money("Sum of the lines"),
      totals: totalsSchema,
      lines: z.array(lineSchema),
    }),
  ),
  gaps: z
    .array(z.object({ start: moment(), end: moment(), intervals: z.int() }))
    .describe("The first 1,000 missing readings; nothing is billed for them"),
  notices: noticesSchema,
});

const EXAMPLE_SERIES = {
  start: "2024-07-01T00:00:00-07:00",
  interval_seconds: 3_600,
  time_zone: "America/Los_Angeles",
  kwh: Array.from({ length: 72 }, (_, hour) => (hour % 24 >= 16 && hour % 24 < 21 ? 1.5 : 0.5)),
};

export const billTariff = operation({
  id: "tariffs.bill",
  method: "POST",
  path: "/api/v1/tariffs/bill",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Calculate a bill",
  description: "Bills a series under a tariff to the cent, line by line.",
  input: z.object({ series, ...tariffChoice, ...billOptions }).refine(exactlyOneTariff, ONE_TARIFF),
  output: billSchema,
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: { series: EXAMPLE_SERIES, tariff_id: "smud-tod-5-8pm" },
  readOnlySession: "allowed",
  errors: [],
});

export const compareTariffs = operation({
  id: "tariffs.compare",
  method: "POST",
  path: "/api/v1/tariffs/compare",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Compare tariffs",
  description:
    "Bills a series under several tariffs, cheapest first, with the changes from the current one. Tariffs that the customer can't choose are listed last, with the reason.",
  input: z
    .object({
      series,
      ...tariffChoices,
      current_tariff_id: z
        .string()
        .max(100)
        .optional()
        .describe("The customer's current tariff, used to calculate savings"),
      home: z
        .strictObject({
          provider: z.enum(UTILITY_PROVIDERS).describe("The home's utility"),
          country: z.string().regex(/^[A-Z]{2}$/, "Use a two-letter country code, such as US."),
          region: z.string().regex(/^[A-Z0-9]{1,3}$/, "Use the postal code of the state or province, such as CA."),
        })
        .partial()
        .optional()
        .describe(
          "Where the home is: tariffs offered elsewhere aren't ranked. Defaults to the current tariff's utility, or else the series' time zone",
        ),
      as_of: asOf(),
      ...billOptions,
    })
    .refine((input) => input.tariff_ids.length + input.tariffs.length > 0, {
      path: ["tariff_ids"],
      error: "Send at least one tariff in tariff_ids or tariffs.",
    }),
  output: z.object({
    ranked: z
      .array(
        z.object({
          tariff_id: z.string(),
          currency: z.string(),
          sample: z.boolean(),
          total: money("Cost of the series"),
          saving: z.number().nullable().describe("Current tariff's cost minus this one; null without a current tariff"),
          territory: z
            .enum(["served", "unknown"])
            .describe(
              "Served if the tariff is of the home's own utility; unknown if nothing excludes it. Tariffs of other places are in not_comparable",
            ),
          ...availabilityFields,
          totals: totalsSchema,
          changes: z
            .array(
              z.object({
                component: totalsSchema.keyof(),
                current: z.number(),
                amount: z.number(),
                difference: z.number(),
              }),
            )
            .describe("Components that differ from the current tariff, largest difference first"),
          largest_lines: z.array(
            z.object({
              kind: lineKind,
              label: z.string().nullable(),
              period: z.int().nullable(),
              tier: z.int().nullable(),
              unit: z.string(),
              quantity: z.number(),
              amount: z.number(),
            }),
          ),
          notices: noticesSchema,
        }),
      )
      .describe("Tariffs that the customer can choose first, then cheapest first"),
    not_comparable: z.array(
      z.object({
        tariff_id: z.string(),
        reason: z.enum(["other_currency", "other_territory", "not_billable"]),
        message: z.string(),
      }),
    ),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    series: EXAMPLE_SERIES,
    tariff_ids: ["smud-fixed", "smud-tod-5-8pm"],
    current_tariff_id: "smud-fixed",
  },
  readOnlySession: "allowed",
  errors: [],
});

export const tariffPrices = operation({
  id: "tariffs.prices",
  method: "POST",
  path: "/api/v1/tariffs/prices",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Get prices",
  description: "The price of the next kWh bought and sold in each interval, and of the next kW of peak demand.",
  input: z
    .object({
      ...tariffChoice,
      start: startMoment().describe("Start of the first interval"),
      interval_seconds: intervalSeriesSchema.shape.interval_seconds,
      count: z.int().min(1).max(MAX_PRICES).describe("Number of intervals"),
      time_zone: timeZone(),
      month_to_date: z
        .object({
          import_kwh: z
            .number()
            .min(0)
            .max(1e9)
            .default(0)
            .describe("Energy bought since the start of the local month"),
          expected_kwh_per_day: z
            .number()
            .min(0)
            .max(1e7)
            .default(0)
            .describe("Energy added to it for each following day"),
          peak_kw: z.number().min(0).max(1e7).default(0).describe("For tiers based on hours of use"),
        })
        .prefault({})
        .describe("The customer's current position in the tiers"),
    })
    .refine(exactlyOneTariff, ONE_TARIFF),
  output: z.object({
    tariff_id: z.string(),
    currency: z.string(),
    sample: z.boolean(),
    import: z.array(z.number()).describe("Currency per kWh bought: the tier's rate, adjustments, and taxes"),
    export: z.array(z.number()).describe("Currency per kWh sold"),
    demand: z
      .array(
        z.object({
          kind: z.enum(["demand_flat", "demand_tou"]),
          label: z.string().nullable(),
          price_per_kw: z.number().describe("Currency per kW of peak demand, for a whole month or one day"),
          free_kw: z.number().describe("Peak demand up to which it costs nothing"),
          daily: z.boolean(),
          stretches: z
            .array(z.object({ first: z.int(), count: z.int() }))
            .describe("The intervals in which the highest demand is charged"),
        }),
      )
      .describe("One for each charge and month or day"),
    notices: noticesSchema,
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    tariff_id: "pge-e-tou-c",
    start: "2025-07-01T00:00:00-07:00",
    interval_seconds: 900,
    count: 96,
    time_zone: "America/Los_Angeles",
    month_to_date: { import_kwh: 290, expected_kwh_per_day: 12 },
  },
  readOnlySession: "allowed",
  errors: [],
});

export const TARIFFS_BILLING_OPERATIONS = [billTariff, compareTariffs, tariffPrices];
