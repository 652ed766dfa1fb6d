import type { SubscriptionTier } from "./account";

/** A plan's price for one billing period, in US dollars. */
export interface PlanPrice {
  usd: number;
  listUsd: number;
  /** The discount from the list price over the period. */
  savingUsd: number;
}

export interface Plan {
  id: SubscriptionTier;
  popular: boolean;
  /** `free` for the trial, `custom` where sales makes an offer. */
  price: "free" | "custom" | { monthly: PlanPrice; annual: PlanPrice };
}

/** Specification, section 9. Names and descriptions live in the message catalogs. */
export const PLANS: readonly Plan[] = [
  { id: "free", popular: false, price: "free" },
  {
    id: "growth",
    popular: true,
    price: { monthly: { usd: 49, listUsd: 59, savingUsd: 10 }, annual: { usd: 490, listUsd: 588, savingUsd: 98 } },
  },
  {
    id: "pro",
    popular: false,
    price: {
      monthly: { usd: 149, listUsd: 179, savingUsd: 30 },
      annual: { usd: 1490, listUsd: 1788, savingUsd: 298 },
    },
  },
  { id: "enterprise", popular: false, price: "custom" },
];

export const TRIAL_DAYS = 30;
export const MONEY_BACK_DAYS = 30;
/** How soon sales replies to an enterprise inquiry. */
export const ENTERPRISE_CONTACT_HOURS = 24;
