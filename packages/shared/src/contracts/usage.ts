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
  /** A spreadsheet of readings or months counts as its CSV equivalent; `bill_*` is one bill, read as a document. */
  source: z.enum(["green_button", "interval_csv", "monthly_csv", "bill_pdf", "bill_image", "bill_spreadsheet"]),
  commodity: z.enum(["electricity", "gas", "water"]),
  /** Unit of every quantity below: Wh for electricity, therm for gas, liter for water. */
  unit: z.enum(["Wh", "therm", "liter"]),
  /** Start (inclusive) and end (exclusive), local ISO without zone. */
  start: z.string().nullable().describe("Null only for a bill whose period couldn't be read"),
  end: z.string().nullable(),
  readingCount: z.number().int(),
  /** Null when the intervals vary in length. */
  intervalSeconds: z.number().int().nullable(),
  total: energyWh.nullable().describe("Null only for a bill whose energy couldn't be read"),
  averagePerDay: energyWh.nullable(),
  days: z.number().describe("Days covered, not counting gaps"),
  /** Hour of the day (0–23, local) with the highest average use, and that average. */
  peakHour: z.object({ hour: z.number().int(), average: energyWh }).nullable(),
  /** The single highest reading as average power over its interval. */
  peakDemand: z.object({ at: z.string(), watts: z.number() }).nullable(),
  /** Share (0–1) of use between 22:00 and 06:00. */
  nightShare: z.number().nullable(),
  weekdayAveragePerDay: energyWh.nullable(),
  weekendAveragePerDay: energyWh.nullable(),
  /** Base load: the 5th percentile of average power over the intervals (of a home that exports, from midnight to 4:00), in watts. */
  baseLoadWatts: z.number().nullable(),
  /** Share (0–1) of the total that the base load explains. */
  baseLoadShare: z.number().nullable(),
  months: z.array(
    z.object({
      month: z.string().describe("YYYY-MM"),
      total: energyWh,
      days: z.number(),
      cost: z.number().nullable(),
      /** Change of the average day from the previous month, as a fraction; null for the first. */
      changeFromPrevious: z.number().nullable(),
    }),
  ),
  /**
   * Use per calendar day from `firstDay` on, at most the newest 800 days; null for a day with missing readings. Absent
   * when the file's readings are longer than a day.
   */
  dailyTotals: z
    .object({ firstDay: z.string().describe("YYYY-MM-DD"), totals: z.array(energyWh.nullable()).max(MAX_DAILY_TOTALS) })
    .optional(),
  hourlyAverage: z.array(energyWh).describe("24 averages by local hour; empty if the file doesn't support it"),
  cost: z.object({ total: z.number(), currency: z.string().nullable() }).nullable(),
  /** Energy by time-of-use period, when the file is split that way (on_peak, mid_peak, off_peak). */
  touSplit: z.array(z.object({ period: z.string(), total: energyWh })),
  exported: energyWh.nullable().describe("Energy exported to the grid, if the meter measures it"),
  gaps: z.array(z.object({ start: z.string(), end: z.string(), missingReadings: z.number().int() })),
  /** Codes for what was corrected or could not be trusted, with plain parameters. */
  notices: z.array(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** The fields of the document, when the file is a bill. */
  bill: billSchema.optional(),
});
export type UsageFacts = z.infer<typeof usageFactsSchema>;

/** Facts with an amount of energy (or water) over a known time, which meter readings require. */
export type MeasuredUsage = UsageFacts & { start: string; end: string; total: number; averagePerDay: number };

/** False for a bill that could only be read in part. */
export function isMeasured(facts: UsageFacts): facts is MeasuredUsage {
  return facts.start !== null && facts.end !== null && facts.total !== null && facts.averagePerDay !== null;
}
