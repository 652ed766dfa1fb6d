import { z } from "zod";

/** One field read from a bill: its value, the confidence of the reading (0–1), and the text it was read from. */
const field = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.number().min(0).max(1), text: z.string() });

/**
 * The fields of a bill. A field that the bill does not state clearly is null; it is never calculated from other fields, but
 * that registers and the charges of a summary are added up.
 */
export const billSchema = z.object({
  /** The commodity, judged by the bill's words and units; electricity when it names several. */
  commodity: z.enum(["electricity", "gas", "water"]).nullable(),
  provider: field(z.string()).nullable(),
  /** Masked to the last four characters, in `text` too. */
  account: field(z.string()).nullable(),
  /** First and last day, both included, as YYYY-MM-DD. */
  servicePeriod: field(z.object({ firstDay: z.string(), lastDay: z.string() })).nullable(),
  /** The stated total, else the sum of the registers. */
  energyKwh: field(z.number()).nullable(),
  /** The bill states no total, so its registers were added up. */
  isEnergySummed: z.boolean().optional(),
  demandKw: field(z.number()).nullable(),
  /** The cost of the period, including taxes; excludes balances from earlier bills. */
  totalCost: field(z.number()).nullable(),
  /** What the bill asks to be paid, including older debt; absent from facts stored before it was read. */
  amountDue: field(z.number()).nullish(),
  /** ISO 4217 code, or a bare `$` when the bill does not say which dollar. */
  currency: field(z.string()).nullable(),
  taxesAndFees: field(z.number()).nullable(),
  tariffName: field(z.string()).nullable(),
  /** Currency per kWh, when the bill states exactly one. */
  ratePerKwh: field(z.number()).nullable(),
  /** Energy by time-of-use period (on_peak, mid_peak, off_peak, …); empty when the bill does not split it. */
  touSplit: z.array(field(z.number()).extend({ period: z.string() })),
  meterReadings: field(z.object({ previous: z.number(), current: z.number(), multiplier: z.number() })).nullable(),
  /** Cross-checks of the bill's own figures, and whether each one adds up. */
  checks: z.array(
    z.object({
      code: z.enum([
        "readings_match_energy",
        "lines_sum_to_total",
        "rate_times_energy_matches_charge",
        "time_of_use_sums_to_energy",
        "priced_energy_matches_energy",
        "days_match_period",
      ]),
      passed: z.boolean(),
    }),
  ),
});
export type Bill = z.infer<typeof billSchema>;
