import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import basis from "./confidence-basis.json";
import table from "./confidence-table.json";

/** Fields whose confidences were measured; parts of a time-of-use split share one. */
export const MEASURED_FIELDS = [
  "provider",
  "account",
  "servicePeriod",
  "energyKwh",
  "demandKw",
  "totalCost",
  "amountDue",
  "currency",
  "taxesAndFees",
  "tariffName",
  "ratePerKwh",
  "touSplit",
  "meterReadings",
] as const;
export type MeasuredField = (typeof MEASURED_FIELDS)[number];

/** What the rest of the bill says about a field: it agrees, it says nothing, or it contradicts. */
export const EVIDENCE = ["passed", "unchecked", "failed"] as const;
export type Evidence = (typeof EVIDENCE)[number];
/** Fields that are not named are unchecked. */
export type EvidenceByField = Partial<Record<MeasuredField, Evidence>>;

/** As many real documents, by issuers that the reader was not built with, make the table's shares ones to rely on. */
export const REAL_DOCUMENTS_NEEDED = 50;
const CAPS: Record<Evidence, number> = { passed: 0.8, unchecked: 0.75, failed: 0.5 };
const NO_CAPS: Record<Evidence, number> = { passed: 1, unchecked: 1, failed: 1 };

/**
 * The most that a confidence may be. While the table is fitted on synthetic bills, nothing is above 0.8, and only what
 * the bill itself confirms reaches that.
 * @param realDocuments that the table was fitted on, which `bun run eval:bills --fit` counts beside it
 */
export const capsFor = (realDocuments: number): Record<Evidence, number> =>
  realDocuments < REAL_DOCUMENTS_NEEDED ? CAPS : NO_CAPS;

/** From which score on which share of readings was right, by field and evidence; scores rise. */
export type Steps = [score: number, confidence: number][];
export type ConfidenceTable = Record<MeasuredField, { unchecked: Steps } & Partial<Record<Evidence, Steps>>>;

const TABLE = table as unknown as ConfidenceTable;
const HIGHEST = capsFor(basis.realDocuments);

/**
 * The bill with its scores turned into confidences: the share of fields with such a score and such evidence that were
 * right among bills whose wordings and layouts the reader did not know (docs/methods/bills.md).
 */
export function calibrated(bill: Bill, evidence: EvidenceByField): Bill {
  const confident = <T extends { confidence: number } | null>(name: MeasuredField, read: T): T => {
    const own = evidence[name] ?? "unchecked";
    return read && { ...read, confidence: Math.min(HIGHEST[own], confidenceOf(stepsOf(name, own), read.confidence)) };
  };
  return {
    ...bill,
    provider: confident("provider", bill.provider),
    account: confident("account", bill.account),
    servicePeriod: confident("servicePeriod", bill.servicePeriod),
    energyKwh: confident("energyKwh", bill.energyKwh),
    demandKw: confident("demandKw", bill.demandKw),
    totalCost: confident("totalCost", bill.totalCost),
    amountDue: confident("amountDue", bill.amountDue ?? null),
    currency: confident("currency", bill.currency),
    taxesAndFees: confident("taxesAndFees", bill.taxesAndFees),
    tariffName: confident("tariffName", bill.tariffName),
    ratePerKwh: confident("ratePerKwh", bill.ratePerKwh),
    touSplit: bill.touSplit.map((part) => confident("touSplit", part)),
    meterReadings: confident("meterReadings", bill.meterReadings),
  };
}

const stepsOf = (name: MeasuredField, evidence: Evidence): Steps => TABLE[name][evidence] ?? TABLE[name].unchecked;

/** A score below all that were measured counts as the lowest of them. */
function confidenceOf(steps: Steps, score: number): number {
  return (steps.findLast(([least]) => score >= least) ?? steps[0])?.[1] ?? 0;
}
