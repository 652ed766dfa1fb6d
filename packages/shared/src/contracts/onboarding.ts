import { z } from "zod";
import { ONBOARDING_STEPS } from "../domain/account";
import { ONBOARDING_COINS, ONBOARDING_REWARDS } from "../domain/rewards";
import { WRITE_LIMIT, operation } from "./operation";

const onboardingState = z.object({ step: z.enum(ONBOARDING_STEPS).nullable(), completed: z.boolean() });

export const updateOnboarding = operation({
  id: "onboarding.update",
  method: "POST",
  path: "/api/auth/update-onboarding",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "It sets the step.",
  summary: "Mark one onboarding step complete or skipped",
  input: z.object({ step: z.enum(ONBOARDING_STEPS), completed: z.boolean() }),
  output: onboardingState,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in"],
});

export const completeOnboarding = operation({
  id: "onboarding.complete",
  method: "POST",
  path: "/api/auth/complete-onboarding",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "Onboarding ends once, with its coins.",
  summary: "Finish or skip onboarding",
  input: z.object({}),
  output: onboardingState,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in"],
});

/** The server decides what an action is worth: an `amount` that is not that is an error, and pays nothing. */
const award = z
  .object({
    reason: z.enum(ONBOARDING_REWARDS),
    amount: z.int().optional().describe("Optional; what the reason pays: 100 for upload_bill, 50 for connect_devices"),
  })
  .refine(({ reason, amount }) => amount === undefined || amount === ONBOARDING_COINS[reason], {
    path: ["amount"],
    error: "Leave the amount out, or send what the reason pays: 100 for upload_bill, 50 for connect_devices",
  });

export const awardCoins = operation({
  id: "onboarding.awardCoins",
  method: "POST",
  path: "/api/users/award-coins",
  access: "user",
  idempotency: "required",
  summary: "Award green coins for a recorded action, once",
  input: award,
  output: z.object({
    paid: z.int().nonnegative().describe("Green coins added by this call; 0 if already awarded"),
    balance: z.int().nonnegative(),
  }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "conflict"],
});

export const ONBOARDING_OPERATIONS = [updateOnboarding, completeOnboarding, awardCoins];
