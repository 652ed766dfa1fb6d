import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { ObjectType } from "@wattleaf/shared/contracts/openadr/objects";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import { newId } from "../../../adapters/secrets";
import { requireUserId } from "../../../core/owner";
import * as plants from "../plants/service";
import { found, notFound, refuseSampleId, written } from "../refusals";
import type { SubscriptionRow } from "../rows";
import * as repo from "./repo";
import { subscribedTo, subscriptionDetails, subscriptionOf } from "./subscription";
import { isoOf } from "./values";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Out<Name extends keyof typeof contracts> = OutputOf<(typeof contracts)[Name]>;

/** How long subscribers can ask for what happened. */
const CHANGES_KEPT_MS = 30 * DAY_MS;

export async function listSubscriptions(
  ctx: RequestContext,
  { programID: plantId, ...by }: In<"listSubscriptions">,
): Promise<Out<"listSubscriptions">> {
  return (await repo.listSubscriptions(ctx.platform.db, requireUserId(ctx), { plantId, ...by })).map(subscriptionOf);
}

/** @throws DomainError not_found, already_exists, conflict */
export async function createSubscription(
  ctx: RequestContext,
  subscription: In<"createSubscription">,
): Promise<Out<"createSubscription">> {
  refuseSampleId(subscription.id);
  const plant = await plants.ownPlant(ctx, subscription.programID);
  const nowMs = ctx.platform.clock.now();
  const row: SubscriptionRow = {
    userId: plant.userId,
    id: subscription.id ?? newId(),
    plantId: plant.id,
    clientName: subscription.clientName,
    details: subscriptionDetails(subscription),
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
  };
  await written(repo.insertSubscription(ctx.platform.db, row), "subscription");
  return subscriptionOf(row);
}

/** @throws DomainError not_found */
export const getSubscription = async (
  ctx: RequestContext,
  { subscriptionID }: In<"getSubscription">,
): Promise<Out<"getSubscription">> => subscriptionOf(await ownSubscription(ctx, subscriptionID));

/** @throws DomainError not_found */
export async function deleteSubscription(
  ctx: RequestContext,
  { subscriptionID }: In<"deleteSubscription">,
): Promise<{ ok: true }> {
  if (await repo.deleteSubscription(ctx.platform.db, requireUserId(ctx), subscriptionID)) return { ok: true };
  throw notFound("subscription");
}

/** @throws DomainError not_found */
export async function listNotifications(
  ctx: RequestContext,
  { subscriptionID, after, limit }: In<"listNotifications">,
): Promise<Out<"listNotifications">> {
  const subscription = await ownSubscription(ctx, subscriptionID);
  const kinds = subscribedTo(subscription);
  if (kinds.length === 0) return [];
  const { db } = ctx.platform;
  const changes = await repo.listChanges(db, subscription.userId, subscription.plantId, kinds, after, limit);
  return changes.map(({ id, atMs, objectType, operation, object }) => ({
    cursor: id,
    dateTime: isoOf(atMs),
    objectType: objectType as ObjectType,
    operation,
    object,
  }));
}

export const deleteOldChanges = ({ db, clock }: Platform): Promise<void> =>
  repo.deleteOlderChanges(db, clock.now() - CHANGES_KEPT_MS);

const ownSubscription = (ctx: RequestContext, id: string): Promise<SubscriptionRow> =>
  found("subscription", repo.findSubscription(ctx.platform.db, requireUserId(ctx), id));
