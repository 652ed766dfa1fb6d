import type { updateOnboarding as updateOperation } from "@wattleaf/shared/contracts/onboarding";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { ONBOARDING_STEPS } from "@wattleaf/shared/domain/account";
import { notSignedIn } from "../../core/errors";
import type { RequestContext } from "../../core/request-context";
import { requireUserId } from "../../core/owner";
import * as repo from "./repo";

/** Completing or skipping a step leads on to the next; after the last one onboarding is complete. */
export async function update(
  ctx: RequestContext,
  input: InputOf<typeof updateOperation>,
): Promise<repo.OnboardingState> {
  const userId = requireUserId(ctx);
  const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(input.step) + 1] ?? null;
  await repo.advance(ctx.platform.db, userId, input.step, { step: next, completed: next === null });
  return requireState(ctx, userId);
}

export async function complete(ctx: RequestContext): Promise<repo.OnboardingState> {
  const userId = requireUserId(ctx);
  await repo.complete(ctx.platform.db, userId);
  return requireState(ctx, userId);
}

async function requireState(ctx: RequestContext, userId: string): Promise<repo.OnboardingState> {
  const state = await repo.findState(ctx.platform.db, userId);
  if (!state) throw notSignedIn();
  return state;
}
