import { z } from "zod";
import { billSchema } from "./bills/bill";

/** Number of days that keep a daily total: a little over two years. */
export const MAX_DAILY_TOTALS = 800;

const energyWh = z.number().describe("Energy in watt-hours");

/**
 * The summary of an uploaded meter or bill file, computed once on upload. Times are the meter's local time. A value
 * that the file cannot support (hourly values of a monthly bill, say) is null, never guessed.
 */
export const usageFactsSchema = z.object({
  source: z
    .enum(["green_button", "interval_csv", "monthly_csv", "bill_pdf", "bill_image", "bill_spreadsheet"])
    .describe("A spreadsheet of readings or months counts as its CSV equivalent; bill_* is one bill"),
  commodity: z.enum(["electricity", "gas", "water"]),
  unit: z
    .enum(["Wh", "therm", "liter"])
    .describe("Of every quantity below: Wh for electricity, therm for gas, liter for water"),
  start: z.string().nullable().describe("Local time; null only for a bill whose period couldn't be read"),
  end: z.string().nullable().describe("Not included"),
  readingCount: z.number().int(),
  intervalSeconds: z.number().int().nullable().describe("Null when the intervals vary in length"),
  total: energyWh.nullable().describe("Null only for a bill whose energy couldn't be read"),
  averagePerDay: energyWh.nullable(),
  days: z.number().describe("Days covered, not counting gaps"),
  peakHour: z
    .object({ hour: z.number().int(), average: energyWh })
    .nullable()
    .describe("Local hour of the day, 0 to 23, with the highest average use"),
  peakDemand: z
    .object({ at: z.string(), watts: z.number() })
    .nullable()
    .describe("The highest reading as average power over its interval"),
  nightShare: z.number().nullable().describe("Share of use between 22:00 and 06:00, 0 to 1"),
  weekdayAveragePerDay: energyWh.nullable(),
  weekendAveragePerDay: energyWh.nullable(),
  baseLoadWatts: z
    .number()
    .nullable()
    .describe("5th percentile of power over the intervals; of a home that exports, from midnight to 4:00"),
  baseLoadShare: z.number().nullable().describe("Share of the total that the base load explains, 0 to 1"),
  months: z.array(
    z.object({
      month: z.string().describe("YYYY-MM"),
      total: energyWh,
      days: z.number(),
      cost: z.number().nullable(),
      changeFromPrevious: z
        .number()
        .nullable()
        .describe("Change of the average day from the month before, as a fraction; null for the first"),
    }),
  ),
  dailyTotals: z
    .object({ firstDay: z.string().describe("YYYY-MM-DD"), totals: z.array(energyWh.nullable()).max(MAX_DAILY_TOTALS) })
    .optional()
    .describe("By day, null with missing readings. Absent when the readings are longer than a day"),
  partialDays: z
    .array(
      z.object({
        day: z.string().describe("YYYY-MM-DD"),
        total: energyWh,
        share: z.number().describe("Of the day that was measured, above 0 and below 1"),
      }),
    )
    .max(MAX_DAILY_TOTALS)
    .optional()
    .describe("Days of dailyTotals that are null there because only a part was measured. Absent in older uploads"),
  hourlyAverage: z.array(energyWh).describe("24 averages by local hour; empty if the file doesn't support it"),
  cost: z.object({ total: z.number(), currency: z.string().nullable() }).nullable(),
  touSplit: z
    .array(z.object({ period: z.string(), total: energyWh }))
    .describe("By on_peak, mid_peak, and off_peak, when the file is split that way"),
  exported: energyWh.nullable().describe("Energy exported to the grid, if the meter measures it"),
  gaps: z.array(z.object({ start: z.string(), end: z.string(), missingReadings: z.number().int() })),
  notices: z
    .array(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }))
    .describe("What was corrected or could not be trusted"),
  bill: billSchema.optional().describe("The fields of the document, when the file is a bill"),
});
export type UsageFacts = z.infer<typeof usageFactsSchema>;

/** Facts with an amount of energy (or water) over a known time, which meter readings require. */
export type MeasuredUsage = UsageFacts & { start: string; end: string; total: number; averagePerDay: number };

/** False for a bill that could only be read in part. */
export function isMeasured(facts: UsageFacts): facts is MeasuredUsage {
  return facts.start !== null && facts.end !== null && facts.total !== null && facts.averagePerDay !== null;
}
