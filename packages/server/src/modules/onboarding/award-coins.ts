import type { awardCoins as awardOperation } from "@wattleaf/shared/contracts/onboarding";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { OnboardingReward } from "@wattleaf/shared/domain/rewards";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { requireUserId } from "../../core/owner";
import { billUploadCoins, coinBalance, type CoinStatement, connectDevicesCoins } from "../rewards";
import { findDeeds } from "./repo";

const COINS: Record<OnboardingReward, (platform: Platform, userId: string) => CoinStatement> = {
  upload_bill: billUploadCoins,
  connect_devices: connectDevicesCoins,
};

const DEED_MISSING: Record<OnboardingReward, string> = {
  upload_bill: "These coins are for a bill or a meter file. Upload one first.",
  connect_devices: "These coins are for a device or a meter. Connect one first.",
};

/**
 * Pays what a deed of the setup is worth, if it is on record and has not been paid yet. The deed itself pays too, in
 * the write that records it; whichever comes first, the ledger's key lets one of them through.
 * @throws DomainError conflict when nothing is on record that would earn these coins
 */
export async function awardCoins(
  ctx: RequestContext,
  { reason }: InputOf<typeof awardOperation>,
): Promise<OutputOf<typeof awardOperation>> {
  const { platform } = ctx;
  const userId = requireUserId(ctx);
  const deeds = await findDeeds(platform.db, userId);
  if (!deeds[reason]) {
    const message = DEED_MISSING[reason];
    throw new DomainError("conflict", message, { issues: [{ path: "reason", message }] });
  }
  const [entry] = await COINS[reason](platform, userId);
  return { paid: entry?.amount ?? 0, balance: await coinBalance(platform.db, userId) };
}
