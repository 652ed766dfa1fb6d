import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import table from "./confidence-table.json";

/** Fields whose confidences were measured; parts of a time-of-use split share one. */
export const MEASURED_FIELDS = [
  "provider",
  "account",
  "servicePeriod",
  "energyKwh",
  "demandKw",
  "totalCost",
  "currency",
  "taxesAndFees",
  "tariffName",
  "ratePerKwh",
  "touSplit",
  "meterReadings",
] as const;
export type MeasuredField = (typeof MEASURED_FIELDS)[number];

/** Result of the bill's own arithmetic checks for a field. */
export const EVIDENCE = ["passed", "unchecked", "failed"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** From which score on which share of readings was right, by field and evidence; scores rise. */
export type Steps = [score: number, confidence: number][];
export type ConfidenceTable = Record<MeasuredField, { unchecked: Steps } & Partial<Record<Evidence, Steps>>>;

const TABLE = table as unknown as ConfidenceTable;

/** The checks that a field takes part in. */
const CHECKS_OF: Partial<Record<MeasuredField, readonly Bill["checks"][number]["code"][]>> = {
  servicePeriod: ["days_match_period"],
  energyKwh: ["readings_match_energy", "time_of_use_sums_to_energy"],
  totalCost: ["lines_sum_to_total"],
  taxesAndFees: ["lines_sum_to_total"],
  ratePerKwh: ["rate_times_energy_matches_charge"],
  touSplit: ["time_of_use_sums_to_energy"],
  meterReadings: ["readings_match_energy"],
};

/**
 * The bill with its scores turned into confidences: the share of fields with such a score and such evidence that were
 * right among bills whose wordings and layouts the reader did not know (docs/methods/bills.md).
 */
export function calibrated(bill: Bill): Bill {
  const confident = <T extends { confidence: number } | null>(name: MeasuredField, read: T): T =>
    read && { ...read, confidence: confidenceOf(stepsOf(name, evidenceOf(name, bill)), read.confidence) };
  return {
    ...bill,
    provider: confident("provider", bill.provider),
    account: confident("account", bill.account),
    servicePeriod: confident("servicePeriod", bill.servicePeriod),
    energyKwh: confident("energyKwh", bill.energyKwh),
    demandKw: confident("demandKw", bill.demandKw),
    totalCost: confident("totalCost", bill.totalCost),
    currency: confident("currency", bill.currency),
    taxesAndFees: confident("taxesAndFees", bill.taxesAndFees),
    tariffName: confident("tariffName", bill.tariffName),
    ratePerKwh: confident("ratePerKwh", bill.ratePerKwh),
    touSplit: bill.touSplit.map((part) => confident("touSplit", part)),
    meterReadings: confident("meterReadings", bill.meterReadings),
  };
}

export function evidenceOf(name: MeasuredField, { checks }: Pick<Bill, "checks">): Evidence {
  const own = checks.filter(({ code }) => CHECKS_OF[name]?.includes(code));
  if (own.some(({ passed }) => !passed)) return "failed";
  return own.length > 0 ? "passed" : "unchecked";
}

const stepsOf = (name: MeasuredField, evidence: Evidence): Steps => TABLE[name][evidence] ?? TABLE[name].unchecked;

/** A score below all that were measured counts as the lowest of them. */
function confidenceOf(steps: Steps, score: number): number {
  return (steps.findLast(([least]) => score >= least) ?? steps[0])?.[1] ?? 0;
}
