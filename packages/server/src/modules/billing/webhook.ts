import { DAY_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import * as repo from "./repo";

/** Far longer than Stripe repeats an event. */
const EVENTS_KEPT_MS = 90 * DAY_MS;

/**
 * Takes an event of Stripe's. What it says is not used: events come more than once and in any order, so Stripe is asked
 * for the subscription as it is now.
 * @throws DomainError invalid_input for a wrong signature; not_found without Stripe; unavailable, so that it is repeated
 */
export async function receiveEvent(
  { platform }: RequestContext,
  body: Uint8Array,
  signature: string | null,
): Promise<{ ok: true }> {
  const { db, clock, log, payments } = platform;
  if (!payments) throw new DomainError("not_found", "This server takes no payments.");
  const { id, subscriptionId } = await payments.readEvent(body, signature, clock.now());
  if (subscriptionId === null || (await repo.isKnownEvent(db, id))) return { ok: true };
  const nowMs = clock.now();
  const event = { id, receivedAtMs: nowMs };
  const subscription = await payments.findSubscription(subscriptionId);
  if (subscription && !(await repo.findPayer(db, subscription.userId))) {
    log.warn({ subscription: subscriptionId }, "A subscription of a deleted account was ended");
    if (!repo.hasEnded(subscription)) await payments.cancel(subscriptionId);
    await repo.keepEvent(db, event);
  } else if (subscription) await repo.keepState(db, event, { ...subscription, createdAtMs: nowMs, askedAtMs: nowMs });
  else await repo.keepEvent(db, event);
  return { ok: true };
}

export const deleteOldEvents = ({ db, clock }: Platform) => repo.deleteEventsBefore(db, clock.now() - EVENTS_KEPT_MS);
