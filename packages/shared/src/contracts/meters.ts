import { z } from "zod";
import { BILL_LINE_KINDS } from "../domain/bill-lines";
import {
  ACCOUNT_NUMBER_MAX_LENGTH,
  METER_SOURCES,
  METER_STATUSES,
  MAX_LISTED_REPAIRS,
  READING_RESOLUTIONS,
  REPAIR_KINDS,
  SERVICE_ADDRESS_MAX_LENGTH,
  UTILITY_RETURN_PAGES,
} from "../domain/meters";
import { UTILITY_PROVIDERS } from "../domain/providers";
import { DAY_MS } from "../domain/time";
import { errorReasonSchema } from "./field-issue";
import { noticesSchema } from "./notices";
import { moment, timeZone } from "./interval-series";
import { DAY_PARTS } from "./load-day";
import {
  type CallLimit,
  ENTRY_LIMIT,
  FILE_ERRORS,
  operation,
  READ_LIMIT,
  UPLOAD_LIMIT,
  WRITE_LIMIT,
} from "./operation";
import { lineText } from "./text";
import { usageFactsSchema } from "./usage";

/** The utility form's messages for missing fields. */
export const UTILITY_FIELDS_NEEDED = "Please fill in all required fields.";
export const ACCOUNT_NUMBER_NEEDED = "Please enter the account number as shown on your bill.";

const required = (max: number) => lineText().pipe(z.string().trim().min(1, UTILITY_FIELDS_NEEDED).max(max));

/** Each call reaches a utility, which limits this whole installation, or generates two years of readings. */
const UTILITY_LIMIT: CallLimit = { calls: 20, perSeconds: 60 };

export const meterId = () => z.string().min(1).max(64);
export const METER_EXAMPLE = { meter_id: "METER_ID" } as const;

/** A meter of the account: the source of its readings and the period they cover. */
export const meterSchema = z.object({
  id: z.string(),
  source: z.enum(METER_SOURCES),
  sandbox: z.boolean().describe("True when the readings are simulated; say so where you show them"),
  provider: z.enum(UTILITY_PROVIDERS).nullable().describe("Null for a meter uploaded as a file"),
  accountEnding: z.string().nullable().describe("The account number's last four characters"),
  serviceAddress: z.string().nullable(),
  commodity: z.enum(["electricity", "gas"]),
  timeZone: z.string().describe("IANA time zone of the meter's local days"),
  intervalSeconds: z.int().nullable().describe("Null until the first readings arrive"),
  status: z.enum(METER_STATUSES),
  progress: z.number().describe("Share of the history that is stored, 0 to 1"),
  problem: z.string().nullable().describe("Why the last import failed, safe to show; null when it succeeded"),
  problemReason: errorReasonSchema.nullable().describe("What the problem says, for other languages"),
  firstReadingAt: z.iso.datetime().nullable(),
  lastReadingAt: z.iso.datetime().nullable().describe("End of the newest reading"),
  readingCount: z.int(),
  missingCount: z.int().describe("Missing intervals between the first and last reading"),
  tariffId: z.string().nullable().describe("ID in the tariff catalog; null if unknown"),
  lastImportAt: z.iso.datetime().nullable(),
  pausedAt: z.iso.datetime().nullable().describe("Since when no new readings are fetched; null while they are"),
  repairs: z
    .object({ count: z.int().describe("Readings that look like faults of the meter"), applied: z.boolean() })
    .describe("Whether they are repaired, or used as the meter gave them"),
});
export type Meter = z.infer<typeof meterSchema>;

export const utilityForm = z.object({
  utilityProvider: z.enum(UTILITY_PROVIDERS, UTILITY_FIELDS_NEEDED),
  accountNumber: required(ACCOUNT_NUMBER_MAX_LENGTH).pipe(z.string().regex(/[\p{L}\p{N}]/u, ACCOUNT_NUMBER_NEEDED)),
  zipCode: required(10).pipe(z.string().regex(/^\d{5}(-\d{4})?$/, "Please enter a ZIP code such as 94086.")),
  serviceAddress: lineText()
    .pipe(z.string().trim().max(SERVICE_ADDRESS_MAX_LENGTH))
    .optional()
    .transform((address) => address || undefined),
});

/**
 * Connects a utility account. The sandbox utility returns a meter whose import is running. A utility with Green Button
 * Connect returns the URL where the user gives consent; the meter is created when they return.
 */
export const authorizeUtility = operation({
  id: "meters.authorize",
  method: "POST",
  path: "/api/utility/authorize",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "A utility account is connected once, and found by its number.",
  summary: "Connect a utility account",
  input: utilityForm.extend({
    returnTo: z
      .enum(UTILITY_RETURN_PAGES)
      .default("/chat")
      .describe("Page to return to after giving permission at the utility: ?utility=connected or ?utility=error"),
  }),
  output: z.object({ meter: meterSchema.nullable(), authorizationUrl: z.url().nullable() }),
  limit: UTILITY_LIMIT,
  errors: ["not_signed_in", "conflict", "utility_rejected"],
});

/** Where a utility redirects the user back to. A page that a browser opens, so not an {@link operation}. */
export const UTILITY_CALLBACK = {
  id: "meters.callback",
  method: "GET",
  path: "/api/utility/callback",
  access: "anyone",
  limit: ENTRY_LIMIT,
} as const;

export const listMeters = operation({
  id: "meters.list",
  method: "GET",
  path: "/api/meters",
  access: "user",
  keyScope: "data:read",
  summary: "List meters, newest first",
  input: z.object({}),
  output: z.object({ meters: z.array(meterSchema) }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const syncMeter = operation({
  id: "meters.sync",
  method: "POST",
  path: "/api/meters/{meter_id}/sync",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "Readings are stored by their time.",
  keyScope: "data:write",
  summary: "Sync a meter",
  description: "Fetches new readings, or resumes an interrupted import.",
  input: z.object({ meter_id: meterId() }),
  output: meterSchema,
  limit: UTILITY_LIMIT,
  example: METER_EXAMPLE,
  errors: ["not_signed_in", "not_found", "conflict", "utility_rejected"],
});

/** Its costs, bills, plans and comparisons follow this tariff from now on. The utility does not learn of it. */
export const setMeterTariff = operation({
  id: "meters.setTariff",
  method: "PUT",
  path: "/api/meters/{meter_id}/tariff",
  access: "user",
  idempotency: "natural",
  summary: "Choose the tariff that a meter's costs and bills are computed under",
  input: z.object({
    meter_id: meterId(),
    tariff_id: z.string().min(1).max(64).nullable().describe("ID in the tariff catalog; null for none"),
  }),
  output: meterSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const pauseMeter = operation({
  id: "meters.pause",
  method: "POST",
  path: "/api/meters/{meter_id}/pause",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "A paused meter stays paused.",
  summary: "Stop fetching a meter's new readings, and keep those that it has",
  input: z.object({ meter_id: meterId() }),
  output: meterSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const resumeMeter = operation({
  id: "meters.resume",
  method: "POST",
  path: "/api/meters/{meter_id}/resume",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "A meter that fetches its readings goes on.",
  summary: "Fetch a paused meter's readings again, from where they ended",
  input: z.object({ meter_id: meterId() }),
  output: meterSchema,
  limit: UTILITY_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict", "utility_rejected"],
});

export const repairsSchema = z.object({
  applied: z.boolean().describe("False when the readings are used as the meter gave them"),
  total: z.int().describe("All that were found; the newest of them are listed"),
  repairs: z
    .array(
      z.object({
        start: z.string().describe("Start of the interval, local time with its offset"),
        kind: z.enum(REPAIR_KINDS),
        beforeWh: z.number().nullable().describe("As the meter gave it; null if it gave no reading"),
        afterWh: z.number(),
      }),
    )
    .max(MAX_LISTED_REPAIRS)
    .describe("Newest first"),
});
export type Repairs = z.infer<typeof repairsSchema>;

export const meterRepairs = operation({
  id: "meters.repairs",
  method: "GET",
  path: "/api/meters/{meter_id}/repairs",
  access: "user",
  keyScope: "data:read",
  summary: "List a meter's faulty readings",
  description: "As the meter gave them, and after their repair.",
  input: z.object({ meter_id: meterId() }),
  output: repairsSchema,
  limit: READ_LIMIT,
  example: METER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

/** Also changes the meter's usage facts, bills and every figure that is computed of its readings. */
export const repairMeter = operation({
  id: "meters.repair",
  method: "POST",
  path: "/api/meters/{meter_id}/repairs",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "It sets whether repairs are applied.",
  summary: "Undo the repairs of a meter's readings, or apply them again",
  input: z.object({
    meter_id: meterId(),
    applied: z.boolean().describe("False restores the original readings exactly"),
  }),
  output: meterSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

/** Revokes the utility's consent and forgets what the connection needed; readings, bills and points stay. */
export const disconnectMeter = operation({
  id: "meters.disconnect",
  method: "POST",
  path: "/api/meters/{meter_id}/disconnect",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "A disconnected meter stays disconnected.",
  summary: "Disconnect a meter from its utility and keep its readings",
  description: "Its status is then `revoked`. Connecting the same account again continues where the readings end.",
  input: z.object({ meter_id: meterId() }),
  output: meterSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

/**
 * Deletes readings, bills, repairs and labels. Only later readings are fetched from then on. Points that were measured by
 * the readings are taken back by an entry of their own, as after any correction; coins that were paid stay.
 */
export const deleteMeterReadings = operation({
  id: "meters.deleteReadings",
  method: "DELETE",
  path: "/api/meters/{meter_id}/readings",
  access: "user",
  idempotency: "natural",
  summary: "Delete a meter's readings and bills, and keep the meter connected",
  input: z.object({ meter_id: meterId() }),
  output: meterSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

/** Deletes the readings, and revokes the utility's consent if there is one. */
export const removeMeter = operation({
  id: "meters.remove",
  method: "DELETE",
  path: "/api/meters/{meter_id}",
  access: "user",
  idempotency: "natural",
  summary: "Disconnect a meter and delete its readings",
  input: z.object({ meter_id: meterId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const readingsSchema = z.object({
  meterId: z.string(),
  sandbox: z.boolean(),
  resolution: z.enum(READING_RESOLUTIONS),
  timeZone: z.string(),
  starts: z.array(z.string()).describe("Start of each value, local time with its offset"),
  energyWh: z.array(z.number().nullable()).describe("Watt-hours; null where there was no measurement"),
  coverage: z.array(z.number()).describe("Measured share of each value's time, 0 to 1"),
  totalWh: z.number(),
  gaps: z.array(z.object({ start: z.string(), end: z.string(), missingReadings: z.int() })),
});
export type Readings = z.infer<typeof readingsSchema>;

export const meterReadings = operation({
  id: "meters.readings",
  method: "GET",
  path: "/api/meters/{meter_id}/readings",
  access: "user",
  keyScope: "data:read",
  summary: "Get a meter's readings",
  description: "Its energy by interval, hour, day, or month, with the gaps.",
  input: z
    .object({
      meter_id: meterId(),
      from: moment(),
      to: moment(),
      resolution: z.enum(READING_RESOLUTIONS).default("day"),
    })
    .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), {
      path: ["to"],
      message: "The end must not be before the start.",
    }),
  output: readingsSchema,
  limit: READ_LIMIT,
  example: {
    ...METER_EXAMPLE,
    from: "2026-03-08T00:00:00-08:00",
    to: "2026-03-09T00:00:00-07:00",
    resolution: "hour",
  },
  errors: ["not_signed_in", "not_found", "too_large"],
});

export const meterUsage = operation({
  id: "meters.usage",
  method: "GET",
  path: "/api/meters/{meter_id}/usage",
  access: "user",
  keyScope: "data:read",
  summary: "Summarize a meter's readings",
  description: "Base load, peak, average day, and months.",
  input: z.object({ meter_id: meterId() }),
  output: z.object({
    sandbox: z.boolean(),
    facts: usageFactsSchema.nullable().describe("Null until the first readings have been summarized"),
  }),
  limit: READ_LIMIT,
  example: METER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

/** A utility bill; the sandbox's bills are calculated from the readings and the meter's tariff. */
export const meterBillSchema = z.object({
  id: z.string(),
  start: z.iso.date(),
  end: z.iso.date().describe("First day after the billing period"),
  energyWh: z.number(),
  amountCents: z.int(),
  currency: z.string(),
  tariffId: z.string().nullable(),
  lines: z.array(
    z.object({
      label: z.string().describe("In English"),
      amountCents: z.int(),
      values: z
        .object({
          kind: z.enum(BILL_LINE_KINDS),
          name: z.string().nullable().describe("The tariff's own name of the period or the charge"),
          tier: z.int().nullable().describe("From 1; null without tiers"),
          quantity: z.number(),
          unit: z.string(),
        })
        .optional()
        .describe("What the label is made of; absent on a line that came in words alone"),
    }),
  ),
});
export type MeterBill = z.infer<typeof meterBillSchema>;

export const meterBills = operation({
  id: "meters.bills",
  method: "GET",
  path: "/api/meters/{meter_id}/bills",
  access: "user",
  keyScope: "data:read",
  summary: "List a meter's bills, newest first",
  input: z.object({ meter_id: meterId() }),
  output: z.object({ sandbox: z.boolean(), bills: z.array(meterBillSchema) }),
  limit: READ_LIMIT,
  example: METER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

/** The form of POST /api/meters/upload. The meters service checks the file itself by its content. */
export const meterUploadForm = z.object({
  file: z.unknown().optional().describe("Green Button XML, or a CSV table of intervals; zipped or not, up to 32 MB"),
  timeZone: timeZone()
    .optional()
    .describe(
      "Time zone of the home. Used for tables, whose times then are its local times unless they carry an offset, and for Green Button files that name no zone or one whose clock is the same; a notice says where the file's own is used instead. Defaults to the zone of the account's other meter, then UTC",
    ),
});

export const meterUploadReply = z.object({
  meter: meterSchema,
  notices: noticesSchema
    .optional()
    .describe("A time zone that was sent but not used, and unknown fields of the request; absent without any"),
});
export type MeterUploadReply = z.infer<typeof meterUploadReply>;

/** The multipart form of POST /api/meters/upload: a Green Button file creates a meter, or adds to its meter. */
export const METER_UPLOAD = {
  id: "meters.upload",
  method: "POST",
  path: "/api/meters/upload",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "Readings are stored by their time.",
  keyScope: "data:write",
  customerFeature: "upload",
  summary: "Add a meter or readings from a Green Button file",
  limit: UPLOAD_LIMIT,
  errors: ["not_signed_in", ...FILE_ERRORS, "conflict", "insufficient_scope"],
} as const;

/** A little over a year, for the months of one. */
const MAX_BREAKDOWN_DAYS = 370;

export const meterBreakdown = operation({
  id: "meters.breakdown",
  method: "GET",
  path: "/api/meters/{meter_id}/breakdown",
  access: "user",
  keyScope: "data:read",
  summary: "Split a meter's energy by load",
  description: "Loads are found in the readings themselves.",
  input: z
    .object({
      meter_id: meterId(),
      from: z.iso.date().describe("First local day"),
      to: z.iso.date().describe("Last local day, included"),
      group: z.enum(["hour", "day", "month"]).default("day"),
    })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day must not be before the first." })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_BREAKDOWN_DAYS * DAY_MS, {
      path: ["to"],
      message: `Use up to ${MAX_BREAKDOWN_DAYS} days.`,
    }),
  output: z.object({
    sandbox: z.boolean(),
    currency: z.string().nullable(),
    keys: z.array(z.string()).describe("2026-10-14T18, 2026-10-14 or 2026-10"),
    partial: z
      .array(z.boolean())
      .describe("One for each key: part of its time is not over, not asked for or not measured"),
    layers: z
      .array(
        z.object({
          name: z.enum(DAY_PARTS),
          confidence: z.number().nullable().describe("0 to 1; null of the always-on load and the rest"),
          kwh: z.array(z.number()).describe("One for each key"),
          cost: z
            .array(z.number())
            .nullable()
            .describe("The energy at the tariff's prices, without fixed charges; null without a tariff"),
        }),
      )
      .describe("Empty for readings of more than 15 minutes, and with less than a week of them"),
  }),
  limit: READ_LIMIT,
  example: { ...METER_EXAMPLE, from: "2026-03-01", to: "2026-03-31", group: "day" },
  errors: ["not_signed_in", "not_found"],
});

export const METERS_OPERATIONS = [
  authorizeUtility,
  listMeters,
  syncMeter,
  setMeterTariff,
  pauseMeter,
  resumeMeter,
  disconnectMeter,
  removeMeter,
  meterRepairs,
  repairMeter,
  meterReadings,
  deleteMeterReadings,
  meterUsage,
  meterBills,
  meterBreakdown,
];
