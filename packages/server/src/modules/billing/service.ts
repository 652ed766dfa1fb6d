import type {
  billingStatus as statusOperation,
  openCheckout as checkoutOperation,
} from "@wattleaf/shared/contracts/billing";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { priceOf } from "@wattleaf/shared/domain/billing";
import { reasonError } from "@wattleaf/shared/error-reason";
import { notSignedIn } from "../../core/errors";
import { requireUserId } from "../../core/owner";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { siteOrigin } from "../../env";
import { planName } from "./plan-name";
import * as repo from "./repo";

export async function status({ platform }: RequestContext): Promise<OutputOf<typeof statusOperation>> {
  return { mode: platform.payments ? "stripe" : "simulated" };
}

/**
 * Opens Stripe's payment page for a plan. The account gets the plan when Stripe tells of the payment.
 * @throws DomainError conflict if the account pays already, unavailable
 */
export async function checkout(
  ctx: RequestContext,
  { plan, period }: InputOf<typeof checkoutOperation>,
): Promise<OutputOf<typeof checkoutOperation>> {
  const { db, env, payments } = ctx.platform;
  const userId = requireUserId(ctx);
  if (!payments) return { mode: "simulated", url: null };
  const payer = await repo.findPayer(db, userId);
  if (!payer) throw notSignedIn();
  const subscriptions = await repo.listSubscriptions(db, userId);
  // A second subscription would be paid beside the first.
  if (subscriptions.some(repo.isPaying)) throw reasonError("conflict", "already_subscribed");
  const url = await payments.openCheckout({
    ...payer,
    userId,
    plan,
    period,
    priceUsd: priceOf(plan, period).usd,
    planName: planName(plan, payer.language),
    customerId: subscriptions[0]?.customerId ?? null,
    successUrl: `${siteOrigin(env)}/pricing?success=true`,
    cancelUrl: `${siteOrigin(env)}/pricing?canceled=true`,
  });
  return { mode: "stripe", url };
}

/**
 * Ends what an account pays for, before the account goes.
 * @throws DomainError unavailable: otherwise a deleted account would go on paying
 */
export async function endSubscriptions({ db, log, payments }: Platform, userId: string): Promise<void> {
  const open = (await repo.listSubscriptions(db, userId)).filter((one) => !repo.hasEnded(one));
  for (const { id } of open) {
    if (payments) await payments.cancel(id);
    else log.error({ subscription: id }, "An account was deleted whose subscription must be ended at Stripe by hand");
  }
}
