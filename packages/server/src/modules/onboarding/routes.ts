import { awardCoins, completeOnboarding, updateOnboarding } from "@wattleaf/shared/contracts/onboarding";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import { awardCoins as award } from "./award-coins";
import * as onboarding from "./service";

export const onboardingRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(updateOnboarding, ({ ctx }, input) => onboarding.update(ctx, input)))
    .use(route(completeOnboarding, ({ ctx }) => onboarding.complete(ctx)))
    .use(route(awardCoins, ({ ctx }, input) => award(ctx, input)));
};
