import { z } from "zod";

/** One thing read off a bill: its value, how sure the reading is (0–1), and the words that it was read from. */
const field = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.number().min(0).max(1), text: z.string() });

/**
 * What a bill says, field by field. A field that the bill does not say, or does not say clearly, is null; nothing is
 * reckoned from other fields in its place.
 */
export const billSchema = z.object({
  /** What the bill is for, by its words and units; electricity when it names several. */
  commodity: z.enum(["electricity", "gas", "water"]).nullable(),
  provider: field(z.string()).nullable(),
  /** Masked to its last four characters, in `text` too. */
  account: field(z.string()).nullable(),
  /** First and last day, both included, as YYYY-MM-DD. */
  servicePeriod: field(z.object({ firstDay: z.string(), lastDay: z.string() })).nullable(),
  energyKwh: field(z.number()).nullable(),
  demandKw: field(z.number()).nullable(),
  /** What the period cost, taxes included; not what is still owed from earlier bills. */
  totalCost: field(z.number()).nullable(),
  /** ISO 4217 code, or the bare sign `$` when the bill does not tell whose dollar it is. */
  currency: field(z.string()).nullable(),
  taxesAndFees: field(z.number()).nullable(),
  tariffName: field(z.string()).nullable(),
  /** Currency per kWh, when the bill names exactly one. */
  ratePerKwh: field(z.number()).nullable(),
  /** Energy by time-of-use period (on_peak, mid_peak, off_peak, …); empty when the bill does not split it. */
  touSplit: z.array(field(z.number()).extend({ period: z.string() })),
  meterReadings: field(z.object({ previous: z.number(), current: z.number(), multiplier: z.number() })).nullable(),
  /** Sums that the bill's own figures allow, and whether they came out. */
  checks: z.array(
    z.object({
      code: z.enum([
        "readings_match_energy",
        "lines_sum_to_total",
        "rate_times_energy_matches_charge",
        "time_of_use_sums_to_energy",
        "days_match_period",
      ]),
      passed: z.boolean(),
    }),
  ),
});
export type Bill = z.infer<typeof billSchema>;
