import { z } from "zod";
import { BILLING_PATHS, BILLING_PERIODS, PAID_PLANS } from "../domain/billing";
import { ENTRY_LIMIT, READ_LIMIT, operation } from "./operation";

const mode = z
  .enum(["stripe", "simulated"])
  .describe("Simulated where the server has no payment provider: no one pays, and no plan changes");

export const billingStatus = operation({
  id: "billing.status",
  method: "GET",
  path: BILLING_PATHS.status,
  access: "anyone",
  summary: "Whether plans can be paid for on this server",
  input: z.object({}),
  output: z.object({ mode }),
  limit: READ_LIMIT,
  errors: [],
});

export const openCheckout = operation({
  id: "billing.checkout",
  method: "POST",
  path: BILLING_PATHS.checkout,
  access: "user",
  idempotency: "required",
  summary: "Begin paying for a plan",
  description:
    "Returns the address of Stripe's payment page, which leads back to /pricing?success=true or /pricing?canceled=true. The plan changes once Stripe has confirmed the payment.",
  input: z.object({ plan: z.enum(PAID_PLANS), period: z.enum(BILLING_PERIODS) }),
  output: z.object({ mode, url: z.url().nullable().describe("Null if the mode is simulated") }),
  limit: ENTRY_LIMIT,
  errors: ["not_signed_in", "conflict"],
});

/** Called by Stripe, whose signature proves it. */
export const STRIPE_WEBHOOK = {
  id: "billing.webhook",
  method: "POST",
  path: "/api/billing/webhook",
  access: "anyone",
  limit: READ_LIMIT,
} as const;

export const BILLING_OPERATIONS = [billingStatus, openCheckout];
