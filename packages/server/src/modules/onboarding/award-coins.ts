import type { awardCoins as awardOperation } from "@wattleaf/shared/contracts/onboarding";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { OnboardingReward } from "@wattleaf/shared/domain/rewards";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { requireUserId } from "../../core/owner";
import { billUploadCoins, coinBalance, type CoinStatement, connectDevicesCoins } from "../rewards";
import { findRewardedActions } from "./repo";

const COINS: Record<OnboardingReward, (platform: Platform, userId: string) => CoinStatement> = {
  upload_bill: billUploadCoins,
  connect_devices: connectDevicesCoins,
};

const ACTION_MISSING: Record<OnboardingReward, string> = {
  upload_bill: "You earn these coins for a bill or meter file. Upload one first.",
  connect_devices: "You earn these coins for a device or meter. Connect one first.",
};

/**
 * Pays what an action of the setup is worth, if it is on record and has not been paid yet. The action itself pays too, in
 * the write that records it; whichever comes first, the ledger's key lets one of them through.
 * @throws DomainError conflict when nothing is on record that would earn these coins
 */
export async function awardCoins(
  ctx: RequestContext,
  { reason }: InputOf<typeof awardOperation>,
): Promise<OutputOf<typeof awardOperation>> {
  const { platform } = ctx;
  const userId = requireUserId(ctx);
  const actions = await findRewardedActions(platform.db, userId);
  if (!actions[reason]) {
    const message = ACTION_MISSING[reason];
    throw new DomainError("conflict", message, { issues: [{ path: "reason", message }] });
  }
  const [entry] = await COINS[reason](platform, userId);
  return { paid: entry?.amount ?? 0, balance: await coinBalance(platform.db, userId) };
}
