import { z } from "zod";
import {
  ACCOUNT_NUMBER_MAX_LENGTH,
  METER_SOURCES,
  METER_STATUSES,
  READING_RESOLUTIONS,
  SERVICE_ADDRESS_MAX_LENGTH,
  UTILITY_RETURN_PAGES,
} from "../domain/meters";
import { UTILITY_PROVIDERS } from "../domain/providers";
import { moment, timeZone } from "./interval-series";
import {
  type CallLimit,
  ENTRY_LIMIT,
  FILE_REFUSALS,
  operation,
  READ_LIMIT,
  UPLOAD_LIMIT,
  WRITE_LIMIT,
} from "./operation";
import { lineText } from "./text";
import { usageFactsSchema } from "./usage";

/** What the utility form says when something that it needs is missing. */
export const UTILITY_FIELDS_NEEDED = "Please fill in all required fields.";
export const ACCOUNT_NUMBER_NEEDED = "Please enter the account number as it stands on your bill.";

const required = (max: number) => lineText().pipe(z.string().trim().min(1, UTILITY_FIELDS_NEEDED).max(max));

/** Each call asks a utility, which limits this whole installation, or makes up two years of readings. */
const UTILITY_LIMIT: CallLimit = { calls: 20, perSeconds: 60 };

export const meterId = () => z.string().min(1).max(64);

/** A meter of the account: where its readings come from and how far they reach. */
export const meterSchema = z.object({
  id: z.string(),
  source: z.enum(METER_SOURCES),
  /** True when the readings are made up: whoever shows them says so. */
  sandbox: z.boolean(),
  provider: z.enum(UTILITY_PROVIDERS).nullable().describe("Null for a meter that came as a file"),
  /** The account number's last four characters; the rest is not kept in the clear. */
  accountEnding: z.string().nullable(),
  serviceAddress: z.string().nullable(),
  commodity: z.enum(["electricity", "gas"]),
  timeZone: z.string().describe("IANA time zone of the meter's local days"),
  intervalSeconds: z.int().nullable().describe("Null until the first readings are there"),
  status: z.enum(METER_STATUSES),
  /** Share of the history that is stored, 0–1. */
  progress: z.number(),
  /** Why the last import failed, fit to show; null when it did not. */
  problem: z.string().nullable(),
  firstReadingAt: z.iso.datetime().nullable(),
  /** End of the newest reading. */
  lastReadingAt: z.iso.datetime().nullable(),
  readingCount: z.int(),
  missingCount: z.int().describe("Intervals between the first and the last reading that the meter did not give"),
  tariffId: z.string().nullable().describe("Of the tariff catalogue; null when none is known"),
  lastImportAt: z.iso.datetime().nullable(),
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
 * Connects a utility account. The sandbox utility answers with a meter whose import is under way; a utility with Green
 * Button Connect answers with the address where the person agrees, and the meter comes when they return.
 */
export const authorizeUtility = operation({
  id: "meters.authorize",
  method: "POST",
  path: "/api/utility/authorize",
  access: "user",
  summary: "Connect a utility account",
  input: utilityForm.extend({
    returnTo: z
      .enum(UTILITY_RETURN_PAGES)
      .default("/chat")
      .describe("Page on which the person goes on who had to agree at their utility: ?utility=connected, or error"),
  }),
  output: z.object({ meter: meterSchema.nullable(), authorizationUrl: z.url().nullable() }),
  limit: UTILITY_LIMIT,
  refusals: ["not_signed_in", "conflict", "utility_refused"],
});

/** Where a utility sends a person back to. A page that a browser opens, and so no {@link operation}. */
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
  summary: "The account's meters, the newest first",
  input: z.object({}),
  output: z.object({ meters: z.array(meterSchema) }),
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});

export const syncMeter = operation({
  id: "meters.sync",
  method: "POST",
  path: "/api/meters/{meter_id}/sync",
  access: "user",
  summary: "Fetch what the utility has gained since the last import, or go on with one that broke off",
  input: z.object({ meter_id: meterId() }),
  output: meterSchema,
  limit: UTILITY_LIMIT,
  refusals: ["not_signed_in", "not_found", "conflict", "utility_refused"],
});

/** Takes the readings away, and the utility's consent back where there is one. */
export const removeMeter = operation({
  id: "meters.remove",
  method: "DELETE",
  path: "/api/meters/{meter_id}",
  access: "user",
  summary: "Disconnect a meter and delete its readings",
  input: z.object({ meter_id: meterId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const readingsSchema = z.object({
  meterId: z.string(),
  sandbox: z.boolean(),
  resolution: z.enum(READING_RESOLUTIONS),
  timeZone: z.string(),
  /** Begin of each value, local time with its offset. */
  starts: z.array(z.string()),
  /** Watt-hours; null where nothing was measured. */
  energyWh: z.array(z.number().nullable()),
  /** Share of each value's time that was measured, 0–1. */
  coverage: z.array(z.number()),
  totalWh: z.number(),
  gaps: z.array(z.object({ start: z.string(), end: z.string(), missingReadings: z.int() })),
});
export type Readings = z.infer<typeof readingsSchema>;

export const meterReadings = operation({
  id: "meters.readings",
  method: "GET",
  path: "/api/meters/{meter_id}/readings",
  access: "user",
  summary: "A meter's energy over time, by interval, hour, day or month, with its gaps",
  input: z
    .object({
      meter_id: meterId(),
      from: moment(),
      to: moment(),
      resolution: z.enum(READING_RESOLUTIONS).default("day"),
    })
    .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), {
      path: ["to"],
      message: "Give an end that is not before the beginning.",
    }),
  output: readingsSchema,
  limit: READ_LIMIT,
  refusals: ["not_signed_in", "not_found", "too_large"],
});

export const meterUsage = operation({
  id: "meters.usage",
  method: "GET",
  path: "/api/meters/{meter_id}/usage",
  access: "user",
  summary: "What a meter's readings say: base load, peak, average day, months",
  input: z.object({ meter_id: meterId() }),
  output: z.object({
    sandbox: z.boolean(),
    facts: usageFactsSchema.nullable().describe("Null until the first readings have been described"),
  }),
  limit: READ_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

/** A bill of the utility: the sandbox's are reckoned from the readings by the meter's tariff. */
export const meterBillSchema = z.object({
  id: z.string(),
  start: z.iso.date(),
  end: z.iso.date().describe("First day no longer billed"),
  energyWh: z.number(),
  amountCents: z.int(),
  currency: z.string(),
  tariffId: z.string().nullable(),
  lines: z.array(z.object({ label: z.string(), amountCents: z.int() })),
});
export type MeterBill = z.infer<typeof meterBillSchema>;

export const meterBills = operation({
  id: "meters.bills",
  method: "GET",
  path: "/api/meters/{meter_id}/bills",
  access: "user",
  summary: "A meter's bills, the newest first",
  input: z.object({ meter_id: meterId() }),
  output: z.object({ sandbox: z.boolean(), bills: z.array(meterBillSchema) }),
  limit: READ_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

/** The form of POST /api/meters/upload. The file itself is checked by content, by the meters service. */
export const meterUploadForm = z.object({
  file: z.unknown().optional(),
  timeZone: timeZone()
    .optional()
    .describe("Of a table, whose stamps name none; without it the zone of the account's other meter, else UTC"),
});

export const meterUploadReply = z.object({ meter: meterSchema });

/** The multipart form of POST /api/meters/upload: a Green Button file becomes a meter, or adds to the one it knows. */
export const METER_UPLOAD = {
  id: "meters.upload",
  method: "POST",
  path: "/api/meters/upload",
  access: "user",
  summary: "Add a meter, or readings to one, from a Green Button file",
  limit: UPLOAD_LIMIT,
  refusals: ["not_signed_in", ...FILE_REFUSALS, "conflict"],
} as const;

export const METERS_OPERATIONS = [
  authorizeUtility,
  listMeters,
  syncMeter,
  removeMeter,
  meterReadings,
  meterUsage,
  meterBills,
];
