import { z } from "zod";
import { SAMPLE_FACILITY_ID } from "../../domain/facilities";
import type { ErrorBody } from "../../errors";
import { facilityId } from "../facilities";
import { intervalSeriesSchema, moment, startDay } from "../interval-series";
import { meterId } from "../meters";
import { noticesSchema } from "../notices";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "../operation";
import { constraintsSchema } from "../optimization";
import { asOf, availabilityFields, tariffChoices } from "../tariffs/billing";

const MAX_PATIENCE_HOURS = 24;

/** What a request says of the home; without prices by the step, because each tariff has its own. */
const homeSchema = constraintsSchema.pick({
  time_zone: true,
  tariff_id: true,
  tariff: true,
  load_kw: true,
  load_weekend_kw: true,
  solar_kw: true,
  grid: true,
  battery: true,
  batteries: true,
  evs: true,
  appliances: true,
  hot_water: true,
  without: true,
});

/** What a year's figures rest on, beside the tariffs. */
export const SHIFT_ASSUMPTIONS = [
  "hourly_steps",
  "known_days",
  "same_day_each_day",
  "found_loads",
  "batteries_end_as_they_begin",
  "heating_left_out",
  "month_peak_searched",
  "unprofitable_months_unchanged",
] as const;

const costSchema = z.object({
  bill: z.number().describe("In whole cents of the currency, with fixed charges, demand charges, and taxes"),
  battery_wear: z.number(),
  total: z.number().describe("bill + battery_wear"),
});

const shiftedTariffSchema = z.object({
  tariff_id: z.string(),
  sample: z.boolean().describe("True if the rates are sample figures from the catalog, not for billing"),
  territory: z.enum(["served", "unknown"]).describe("Served if the tariff is of the home's own utility"),
  ...availabilityFields,
  before: costSchema.describe("Every load runs as it did, or as soon as it can"),
  after: costSchema.describe("Flexible loads run when they cost the least"),
  saving: z.number().describe("before.total − after.total"),
  saving_to_current: z
    .number()
    .nullable()
    .describe("The current tariff's before.total minus this after.total: what switching and shifting save together"),
  loads: z
    .array(z.object({ id: z.string(), moved_kwh: z.number() }))
    .describe("Energy that runs at another time than before; of batteries, what they give beyond before"),
  months: z.array(
    z.object({
      start: moment(),
      before: costSchema,
      after: costSchema,
      saving: z.number(),
      peak_before_kw: z.number().nullable().describe("Highest demand; null if the tariff doesn't depend on it"),
      peak_after_kw: z.number().nullable(),
    }),
  ),
  unmet_days: z.int().describe("Days on which a device can't get all that it asks for"),
  notices: noticesSchema,
});

export const compareShiftedTariffs = operation({
  id: "optimization.compareTariffs",
  method: "POST",
  path: "/api/v1/optimization/tariffs",
  access: "developer",
  ownDataScope: "data:read",
  ...COMPUTES_ONLY,
  summary: "Compare tariffs after shifting",
  description:
    "Plans a year of days of a home's flexible loads under each tariff, and bills the year before and after. The loads are the devices of a facility or of the request, and the charging and the machine runs that disaggregation finds in the readings of a meter or a series. With Accept: text/event-stream, it streams progress events (queued, then planning with the number of days planned) and ends with a done or an error event; closing the connection cancels it. The same question on the same data is answered from the stored result while the server keeps it.",
  input: z
    .object({
      facility_id: facilityId()
        .optional()
        .describe(`A facility in your account, or ${SAMPLE_FACILITY_ID}: its load and devices`),
      meter_id: meterId().optional().describe("A meter of the account: its latest whole days, a year at most"),
      series: intervalSeriesSchema
        .optional()
        .describe("Metered energy in intervals of an hour or less, four weeks at least; the latest year counts"),
      home: homeSchema.optional().describe("Changes to the facility, or devices on top of what was metered"),
      start: startDay()
        .optional()
        .describe("First local day of a facility's year. Defaults to the first of the current month, a year ago"),
      ...tariffChoices,
      as_of: asOf(),
      patience: z
        .strictObject({
          car_hours: z.number().min(0).max(MAX_PATIENCE_HOURS).default(12),
          run_hours: z.number().min(0).max(MAX_PATIENCE_HOURS).default(8),
        })
        .prefault({})
        .describe(
          "For loads found in readings: how many hours after it began a car may take to charge, and a machine may start later",
        ),
    })
    .refine((input) => input.meter_id === undefined || input.series === undefined, {
      path: ["series"],
      error: "Send either meter_id or series.",
    })
    .refine(
      (input) => [input.facility_id, input.meter_id, input.series, input.home].some((part) => part !== undefined),
      {
        path: ["facility_id"],
        error: "Send facility_id, meter_id, series, or home.",
      },
    )
    .refine(
      (input) => input.facility_id === undefined || (input.meter_id === undefined && input.series === undefined),
      {
        path: ["facility_id"],
        error: "A facility has its own load. Send either facility_id, or meter_id or series with home.",
      },
    ),
  output: z.object({
    sample: z.boolean().describe("True if the facility is the sample home or a tariff is a sample from the catalog"),
    currency: z.string(),
    start: moment(),
    end: moment(),
    current_tariff_id: z.string().nullable(),
    loads: z
      .array(
        z.object({
          id: z.string(),
          kind: z.enum(["battery", "vehicle", "appliance", "hot_water"]),
          source: z.enum(["request", "readings"]),
          kwh: z.number().nullable().describe("What it uses in the year; null for batteries and hot water"),
          confidence: z.number().nullable().describe("Of loads found in readings, 0 to 1"),
        }),
      )
      .describe("What may run at another time"),
    tariffs: z
      .array(shiftedTariffSchema)
      .describe("Tariffs that the customer can choose first, then lowest cost after shifting first"),
    not_comparable: z.array(
      z.object({
        tariff_id: z.string(),
        reason: z.enum(["other_currency", "other_territory", "not_billable"]),
        message: z.string(),
      }),
    ),
    solved_days: z
      .object({ planned: z.int(), different: z.int() })
      .describe("Days planned under all tariffs, and how many of them differ and were solved"),
    assumptions: z.array(z.object({ code: z.enum(SHIFT_ASSUMPTIONS), message: z.string() })),
  }),
  limit: DEVELOPER_LIMIT,
  example: { facility_id: SAMPLE_FACILITY_ID, start: "2025-01-01" },
  readOnlySession: "allowed",
  errors: ["not_found", "overloaded"],
});

/** How far a comparison is. */
export type ShiftProgress = { state: "queued"; ahead: number } | { state: "planning"; done: number; of: number };

/** The events of a streamed comparison. The last one is `done` or `error`. */
export type ShiftEvent =
  | { type: "progress"; data: ShiftProgress }
  | { type: "done"; data: z.output<(typeof compareShiftedTariffs)["output"]> }
  | { type: "error"; data: ErrorBody };

export const OPTIMIZATION_TARIFFS_OPERATIONS = [compareShiftedTariffs];
