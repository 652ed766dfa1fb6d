import { awardCoins, completeOnboarding, updateOnboarding } from "@wattleaf/shared/contracts/onboarding";
import { procedure, router } from "../../trpc/init";
import { awardCoins as award } from "./award-coins";
import * as onboarding from "./service";

export const onboardingRouter = router({
  update: procedure(updateOnboarding)
    .input(updateOnboarding.input)
    .output(updateOnboarding.output)
    .mutation(({ ctx, input }) => onboarding.update(ctx.call.ctx, input)),
  complete: procedure(completeOnboarding)
    .input(completeOnboarding.input)
    .output(completeOnboarding.output)
    .mutation(({ ctx }) => onboarding.complete(ctx.call.ctx)),
  awardCoins: procedure(awardCoins)
    .input(awardCoins.input)
    .output(awardCoins.output)
    .mutation(({ ctx, input }) => award(ctx.call.ctx, input)),
});
