import { listAdvice } from "../../../../packages/shared/src/contracts/advice";
import type { OperationCase } from "../operation-case";

export const ADVICE_CASES: readonly OperationCase[] = [
  {
    operation: listAdvice,
    title: "has none for an account without a meter",
    as: "user",
    input: () => ({}),
    output: { simulated: false, gap: "no_meter", currency: null, candidates: [] },
  },
  {
    operation: listAdvice,
    title: "requires a signed-in user",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: listAdvice,
    title: "only finds the account's own meters",
    as: "user",
    input: () => ({ meter_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
];
