import type { SubscriptionTier } from "./account";
import type { PlanPrice } from "./plans";
import { PLANS } from "./plans";

/** Plans with a price, which are paid by card. */
export const PAID_PLANS = ["growth", "pro"] as const satisfies SubscriptionTier[];
export type PaidPlan = (typeof PAID_PLANS)[number];

export const BILLING_PERIODS = ["monthly", "annual"] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** Of the operations, which the price sheet calls. */
export const BILLING_PATHS = { status: "/api/billing/status", checkout: "/api/billing/checkout" } as const;

/** What a plan costs for one period. */
export function priceOf(plan: PaidPlan, period: BillingPeriod): PlanPrice {
  const price = PLANS.find(({ id }) => id === plan)?.price;
  if (typeof price !== "object") throw new Error(`The plan ${plan} has no price`);
  return price[period];
}
