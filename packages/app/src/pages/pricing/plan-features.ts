import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import { API_CALLS_PER_MINUTE } from "@wattleaf/shared/domain/api-keys";
import { CHAT_QUOTAS } from "@wattleaf/shared/domain/chat";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

interface PlanFeature {
  name: MessageKey;
  /** Fills the name's `{count}`. */
  count?: number;
  included: boolean;
}

/** What sets the plans apart, and what all of them have. Allowances are those that the server enforces. */
export const featuresOf = (plan: SubscriptionTier): readonly PlanFeature[] => [
  { name: "plans.feature.analysis", included: true },
  { name: "plans.feature.control", included: true },
  { name: "plans.feature.questions", count: CHAT_QUOTAS[plan].perDay, included: true },
  { name: "plans.feature.calls", count: API_CALLS_PER_MINUTE[plan], included: true },
  { name: "plans.feature.setup", included: plan === "pro" || plan === "enterprise" },
  { name: "plans.feature.servers", included: plan === "enterprise" },
];
