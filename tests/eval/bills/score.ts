import type { Bill } from "../../../packages/shared/src/contracts/bills/bill";
import type { MeasuredField } from "../../../packages/engine/src/bill-reading/calibrated";
import { MEASURED_FIELDS } from "../../../packages/engine/src/bill-reading/calibrated";
import { fold } from "../../../packages/engine/src/bill-reading/text-lines";
import type { BillTruth } from "../../factories/bill-generator";

/** The result for one field of one bill. */
export interface Judged {
  field: MeasuredField;
  verdict: "right" | "wrong" | "missed" | "rightly absent";
  /** Whether the value read was right; null when nothing was read. */
  confidence: number | null;
}

/** Compares every field of a bill with its true values. A value where the bill has none is wrong. */
export function judge(bill: Bill, truth: BillTruth): Judged[] {
  return MEASURED_FIELDS.map((field) => {
    const { value, confidence } = readingOf(bill, field);
    const expected = truth[field];
    if (value === null) return { field, verdict: expected === null ? "rightly absent" : "missed", confidence };
    return { field, verdict: isSame(value, expected) ? "right" : "wrong", confidence };
  });
}

interface Reading {
  value: string | number | null;
  confidence: number | null;
}

function readingOf(bill: Bill, field: MeasuredField): Reading {
  if (field === "touSplit") return readingOfSplit(bill.touSplit);
  const read = bill[field] ?? null;
  return { value: read === null ? null : plain(read.value), confidence: read?.confidence ?? null };
}

function readingOfSplit(split: Bill["touSplit"]): Reading {
  if (split.length === 0) return { value: null, confidence: null };
  const parts = split.map(({ period, value }) => `${period}:${value}`).toSorted();
  return { value: parts.toReversed().join(","), confidence: Math.min(...split.map(({ confidence }) => confidence)) };
}

type Value = NonNullable<Bill[Exclude<MeasuredField, "touSplit">]>["value"];

function plain(value: Value): string | number {
  if (typeof value !== "object") return value;
  return "firstDay" in value
    ? `${value.firstDay}/${value.lastDay}`
    : `${value.previous}/${value.current}/${value.multiplier}`;
}

/** Numbers to a tenth of a cent, names without accents and case. */
function isSame(value: string | number, expected: string | number | null): boolean {
  if (typeof value === "number" && typeof expected === "number") return Math.abs(value - expected) < 1e-3 * 0.51;
  const plainly = (text: string) => fold(text).replaceAll(/\s+/g, " ").trim();
  return typeof value === "string" && typeof expected === "string" && plainly(value) === plainly(expected);
}
