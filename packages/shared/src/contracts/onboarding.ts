import { z } from "zod";
import { ONBOARDING_STEPS } from "../domain/account";
import { WRITE_LIMIT, operation } from "./operation";

const onboardingState = z.object({ step: z.enum(ONBOARDING_STEPS).nullable(), completed: z.boolean() });

export const updateOnboarding = operation({
  id: "onboarding.update",
  method: "POST",
  path: "/api/auth/update-onboarding",
  access: "user",
  summary: "Mark one onboarding step complete or skipped",
  input: z.object({ step: z.enum(ONBOARDING_STEPS), completed: z.boolean() }),
  output: onboardingState,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in"],
});

export const completeOnboarding = operation({
  id: "onboarding.complete",
  method: "POST",
  path: "/api/auth/complete-onboarding",
  access: "user",
  summary: "Finish or skip onboarding",
  input: z.object({}),
  output: onboardingState,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in"],
});
