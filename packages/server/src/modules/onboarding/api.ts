import { awardCoins, completeOnboarding, updateOnboarding } from "@wattleaf/shared/contracts/onboarding";
import { defineApi, implement } from "../../http/implement";
import { awardCoins as award } from "./award-coins";
import * as onboarding from "./service";

export const onboardingApi = defineApi({
  update: implement(updateOnboarding, onboarding.update),
  complete: implement(completeOnboarding, onboarding.complete),
  awardCoins: implement(awardCoins, award),
});
