import { z } from "zod";
import { billSchema } from "./bill";
import { intervalSeriesSchema, timeZone } from "../interval-series";
import { noticesSchema } from "../notices";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "../operation";
import { usageFactsSchema } from "../usage";

const field = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe(
        "Share of fields like this one that were correct on synthetic bills, at most 0.8 until enough real bills support it. 0.8 means that the bill itself confirms the field",
      ),
    text: z.string().describe("The text it was read from"),
  });

const extractedBillSchema = z
  .object({
    commodity: billSchema.shape.commodity,
    provider: field(z.string()).nullable(),
    account: field(z.string()).nullable().describe("Masked to its last four characters, also in text"),
    service_period: field(z.object({ first_day: z.string(), last_day: z.string() }))
      .nullable()
      .describe("First and last day, inclusive, YYYY-MM-DD"),
    energy_kwh: field(z.number()).nullable().describe("The stated total, or the sum of the registers"),
    demand_kw: field(z.number()).nullable(),
    total_cost: field(z.number()).nullable().describe("Cost of the period including taxes, excluding earlier balances"),
    amount_due: field(z.number()).nullable().describe("What the bill asks to be paid, including earlier balances"),
    currency: field(z.string()).nullable().describe("ISO 4217 code, or $ if the bill doesn't say which dollar"),
    taxes_and_fees: field(z.number()).nullable(),
    tariff_name: field(z.string()).nullable(),
    rate_per_kwh: field(z.number()).nullable().describe("Currency per kWh, if the bill states exactly one"),
    tou_split: z.array(field(z.number()).extend({ period: z.string() })).describe("kWh by time-of-use period"),
    meter_readings: field(z.object({ previous: z.number(), current: z.number(), multiplier: z.number() })).nullable(),
    checks: billSchema.shape.checks.describe("Checks on the bill's own figures, and whether they add up"),
  })
  .describe("Null if the bill doesn't state it clearly");

const tableSchema = z.object({
  commodity: z.enum(["electricity", "gas", "water"]),
  unit: z.enum(["kWh", "therm", "liter"]).describe("Unit of every quantity"),
  start: z.string().describe("The meter's local time"),
  end: z.string(),
  interval_seconds: z.int().nullable().describe("Null if the intervals differ in length"),
  reading_count: z.int(),
  days: z.number().describe("Days covered, not counting gaps"),
  total: z.number(),
  exported: z.number().nullable(),
  cost: z.object({ total: z.number(), currency: z.string().nullable() }).nullable(),
  months: z.array(
    z.object({
      month: z.string().describe("YYYY-MM"),
      total: z.number(),
      days: z.number(),
      cost: z.number().nullable(),
    }),
  ),
  tou_split: z.array(z.object({ period: z.string(), total: z.number() })),
  gaps: z.array(z.object({ start: z.string(), end: z.string(), missing_readings: z.int() })),
});

const exactlyOne = ({ content_base64: content, csv }: { content_base64?: string; csv?: string }) =>
  (content === undefined) !== (csv === undefined);

export const extractBill = operation({
  id: "bills.extract",
  method: "POST",
  path: "/api/v1/bills/extract",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Extract a bill",
  description:
    "Reads a bill (PDF, scan, picture, or Excel) or a usage table (CSV or Excel) field by field, each with its confidence.",
  input: z
    .object({
      content_base64: z
        .string()
        .min(1)
        .optional()
        .describe(
          "The file in Base64: PDF, PNG, JPEG, XLSX, XLS, CSV, or Green Button XML. The type is detected from the content",
        ),
      csv: z.string().min(1).optional().describe("A CSV file as text"),
      time_zone: timeZone().optional().describe("Time zone of the meter, required to get interval_series"),
    })
    .refine(exactlyOne, { path: ["content_base64"], error: "Send either content_base64 or csv." }),
  output: z.object({
    source: usageFactsSchema.shape.source,
    bill: extractedBillSchema.nullable().describe("Null for a usage table"),
    usage: tableSchema.nullable().describe("Null for a bill"),
    interval_series: intervalSeriesSchema
      .nullable()
      .describe("Electricity in intervals of equal length, if the file has them and time_zone is set"),
    notices: noticesSchema,
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    csv: "Month;Usage (kWh);Cost (EUR)\n2025-11;310,5;98,20\n2025-12;402,0;121,75\n",
  },
  readOnlySession: "allowed",
  errors: ["file_empty", "file_type_not_supported", "file_unreadable"],
});

export const BILLS_EXTRACTION_OPERATIONS = [extractBill];
