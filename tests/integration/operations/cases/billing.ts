import { billingStatus, openCheckout } from "../../../../packages/shared/src/contracts/billing";
import type { OperationCase } from "../operation-case";

const ORDER = { plan: "growth", period: "monthly" };

export const BILLING_CASES: readonly OperationCase[] = [
  {
    operation: billingStatus,
    title: "says that nothing is paid on a server without Stripe",
    as: "visitor",
    input: () => ({}),
    output: { mode: "simulated" },
  },
  {
    operation: openCheckout,
    title: "leads nowhere on a server without Stripe",
    as: "user",
    input: () => ORDER,
    output: { mode: "simulated", url: null },
    again: "repeated",
  },
  {
    operation: openCheckout,
    title: "asks to sign in",
    as: "visitor",
    input: () => ORDER,
    error: { code: "not_signed_in" },
  },
  {
    operation: openCheckout,
    title: "rejects a plan without a price",
    as: "user",
    input: () => ({ ...ORDER, plan: "enterprise" }),
    error: { code: "invalid_input", path: "plan" },
  },
];

export const BILLING_ERRORS_TESTED_ELSEWHERE = ["billing.checkout conflict: billing.test.ts"];
