import type { HoldReason } from "@wattleaf/shared/domain/marketplace";

/** Accounts that brought a first bill or meter within a day from networks of the buyer, the buyer's own included. */
const MAX_NEW_ACCOUNTS_ON_NETWORK = 5;

/** What is known of a purchase of cash value when it is made. */
export interface RedemptionFacts {
  totalCoins: number;
  /** Verified coins of the buyer, and those of them that were verified within the last day. */
  verifiedCoins: number;
  newlyVerifiedCoins: number;
  /** See the limit above. */
  newAccountsOnNetwork: number;
  /** Verified entries that came from a meter at a utility. */
  measuredCredits: number;
  /** Months of the buyer whose saving is implausible and waits for an operator. */
  savingsInReview: number;
}

/**
 * Why a purchase waits for an operator's review; empty for most. A wrong guess costs an honest buyer some hours, so the
 * rules look for what scripts do: many accounts from one place, coins spent the moment that they arrive, bills alone, because
 * a program can print any number of them, and meters that say what cannot be: an implausible month pays no coins before
 * an operator has approved it, but what the same meters were paid before is then as doubtful.
 */
export function holdReasons(facts: RedemptionFacts): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (facts.newAccountsOnNetwork > MAX_NEW_ACCOUNTS_ON_NETWORK) reasons.push("network_shared_by_new_accounts");
  if (facts.totalCoins > facts.verifiedCoins - facts.newlyVerifiedCoins) reasons.push("spent_soon_after_earning");
  if (facts.measuredCredits === 0) reasons.push("documents_only");
  if (facts.savingsInReview > 0) reasons.push("implausible_savings");
  return reasons;
}
