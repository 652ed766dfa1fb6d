import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { ObjectType } from "@wattleaf/shared/contracts/openadr/objects";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import * as vpp from "../vpp";
import * as repo from "./repo";
import { subscribedTo, subscriptionDetails, subscriptionOf } from "./subscription";
import { isoOf } from "./values";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Out<Name extends keyof typeof contracts> = OutputOf<(typeof contracts)[Name]>;

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
  vpp.rejectSampleId(subscription.id);
  const plant = await vpp.ownPlant(ctx, subscription.programID);
  const nowMs = ctx.platform.clock.now();
  const row: repo.SubscriptionRow = {
    userId: plant.userId,
    id: subscription.id ?? newId(),
    plantId: plant.id,
    clientName: subscription.clientName,
    details: subscriptionDetails(subscription),
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
  };
  await vpp.written(repo.insertSubscription(ctx.platform.db, row), "subscription");
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
  throw vpp.notFound("subscription");
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
  const changes = await vpp.listChanges(db, subscription.userId, subscription.plantId, kinds, after, limit);
  return changes.map(({ id, atMs, objectType, operation, object }) => ({
    cursor: id,
    dateTime: isoOf(atMs),
    objectType: objectType as ObjectType,
    operation,
    object,
  }));
}

const ownSubscription = (ctx: RequestContext, id: string): Promise<repo.SubscriptionRow> =>
  vpp.found("subscription", repo.findSubscription(ctx.platform.db, requireUserId(ctx), id));
