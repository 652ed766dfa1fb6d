import type { Bill } from "../../../packages/shared/src/contracts/bills/bill";
import { utilityNamed } from "../../../packages/engine/src/bill-reading/utilities";
import { fold } from "../../../packages/engine/src/bill-reading/text-lines";
import type { ImitationTruth } from "../../factories/bill-imitations";
import { REAL_FIELDS, type RealField } from "./real-fields";

export interface RealJudged {
  field: RealField;
  verdict: "right" | "wrong" | "missed" | "rightly absent";
  confidence: number | null;
  isOnBill: boolean;
}

/** Judges the fields that decide what a bill is used for. What the truth leaves open is not judged. */
export function judgeReal(bill: Bill, truth: Partial<ImitationTruth>): RealJudged[] {
  return REAL_FIELDS.flatMap((field): RealJudged[] => {
    const expected = truth[field];
    if (expected === undefined) return [];
    const read = bill[field] ?? null;
    const isOnBill = expected !== null;
    const confidence = read?.confidence ?? null;
    if (read === null) return [{ field, verdict: isOnBill ? "missed" : "rightly absent", confidence, isOnBill }];
    return [{ field, verdict: isRight(field, read.value, expected) ? "right" : "wrong", confidence, isOnBill }];
  });
}

type Value = NonNullable<Bill[RealField]>["value"];

function isRight(field: RealField, value: Value, expected: string | number | readonly string[] | null): boolean {
  if (expected === null) return false;
  if (typeof value === "object") return (expected as readonly string[]).includes(`${value.firstDay}/${value.lastDay}`);
  if (typeof value === "number") return Math.abs(value - Number(expected)) < 0.006;
  return field === "provider" ? isSameProvider(value, String(expected)) : value === expected;
}

/** "EDF" and "Électricité de France" are one company; otherwise one name holds the other. */
function isSameProvider(read: string, expected: string): boolean {
  const [own, other] = [utilityNamed(read), utilityNamed(expected)];
  if (own && other) return own.name === other.name;
  const [short = "", long = ""] = [read, expected].map(fold).toSorted((a, b) => a.length - b.length);
  return short.length > 2 && long.includes(short);
}
