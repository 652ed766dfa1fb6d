import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { ObjectType, Subscription } from "@wattleaf/shared/contracts/openadr/objects";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { fieldReasonError } from "@wattleaf/shared/error-reason";
import { fieldError } from "@wattleaf/shared/field-error";
import type { RequestContext } from "../../core/request-context";
import { callbackProblem } from "../../adapters/callback-problem";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import * as vpp from "../vpp";
import { callingVen } from "./calling-ven";
import { isToldTo } from "./callbacks";
import * as repo from "./repo";
import { bearerTokensOf, subscribedTo, subscriptionDetails, subscriptionOf } from "./subscription";
import { hasTarget } from "./targets";
import { isoOf } from "./values";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Out<Name extends keyof typeof contracts> = OutputOf<(typeof contracts)[Name]>;

export async function listSubscriptions(
  ctx: RequestContext,
  { programID: plantId, clientName, objects, skip, limit, ...filter }: In<"listSubscriptions">,
): Promise<Out<"listSubscriptions">> {
  const venId = (await callingVen(ctx))?.row.id;
  const rows = await repo.listSubscriptions(ctx.platform.db, requireUserId(ctx), { plantId, clientName, venId });
  return rows
    .map(subscriptionOf)
    .filter(({ targets }) => hasTarget(targets, filter))
    .filter((subscription) => objects === undefined || isToOneOf(objects, subscription))
    .slice(skip, skip + limit);
}

const isToOneOf = (
  asked: readonly ObjectType[],
  { objectOperations }: Pick<Subscription, "objectOperations">,
): boolean => objectOperations.some(({ objects }) => objects.some((object) => asked.includes(object)));

/** @throws DomainError invalid_input, not_found, already_exists, conflict */
export async function createSubscription(
  ctx: RequestContext,
  subscription: In<"createSubscription">,
): Promise<Out<"createSubscription">> {
  vpp.rejectSampleId(subscription.id);
  const ven = await callingVen(ctx);
  if (ven && ven.plant.id !== subscription.programID) throw vpp.notFound("plant");
  const plant = ven?.plant ?? (await vpp.ownPlant(ctx, subscription.programID));
  const nowMs = ctx.platform.clock.now();
  const row: repo.SubscriptionRow = {
    userId: plant.userId,
    id: subscription.id ?? newId(),
    plantId: plant.id,
    venId: ven?.row.id ?? null,
    createdAtMs: nowMs,
    deliveredId: await vpp.latestChangeId(ctx.platform.db, plant.userId, plant.id),
    ...columnsOf(ctx, subscription, nowMs),
  };
  await vpp.written(repo.insertSubscription(ctx.platform.db, row), "subscription");
  return subscriptionOf(row);
}

/** @throws DomainError not_found */
export const getSubscription = async (
  ctx: RequestContext,
  { subscriptionID }: In<"getSubscription">,
): Promise<Out<"getSubscription">> => subscriptionOf(await ownSubscription(ctx, subscriptionID));

/** @throws DomainError invalid_input, not_found */
export async function updateSubscription(
  ctx: RequestContext,
  { subscriptionID, ...subscription }: In<"updateSubscription">,
): Promise<Out<"updateSubscription">> {
  const known = await ownSubscription(ctx, subscriptionID);
  if (subscription.programID !== known.plantId) {
    throw fieldError("programID", "A subscription can't move to another program. Create another one.");
  }
  const { db, clock } = ctx.platform;
  // Callbacks begin where the subscription begins to have some, and go on where they were otherwise.
  const deliveredId =
    known.nextTryAtMs === null ? await vpp.latestChangeId(db, known.userId, known.plantId) : known.deliveredId;
  const row = { ...known, deliveredId, ...columnsOf(ctx, subscription, clock.now()) };
  await repo.updateSubscription(db, row);
  return subscriptionOf(row);
}

/** @throws DomainError not_found */
export async function deleteSubscription(
  ctx: RequestContext,
  { subscriptionID }: In<"deleteSubscription">,
): Promise<Out<"deleteSubscription">> {
  const row = await ownSubscription(ctx, subscriptionID);
  await repo.deleteSubscription(ctx.platform.db, row.userId, row.id);
  return subscriptionOf(row);
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
  const ven = await callingVen(ctx);
  const notifications: Out<"listNotifications"> = [];
  for (let cursor = after; notifications.length < limit;) {
    const changes = await vpp.listChanges(db, subscription.userId, subscription.plantId, kinds, cursor, limit);
    for (const change of changes.filter((one) => isToldTo(subscription, ven, one))) {
      const { id, atMs, objectType, operation, object } = change;
      notifications.push({
        cursor: id,
        dateTime: isoOf(atMs),
        objectType: objectType as ObjectType,
        operation,
        object,
      });
    }
    cursor = changes.at(-1)?.id ?? cursor;
    if (changes.length < limit) break;
  }
  return notifications.slice(0, limit);
}

/** The columns that a client decides. @throws DomainError invalid_input for a callback that must not be called */
function columnsOf(
  { platform: { encryption, env } }: RequestContext,
  subscription: In<"createSubscription">,
  nowMs: number,
) {
  const details = subscriptionDetails(subscription);
  for (const [at, { callbackUrl }] of details.objectOperations.entries()) {
    const problem =
      callbackUrl === undefined ? null : callbackProblem(callbackUrl, env.OPENADR_LOOPBACK_CALLBACKS === "on");
    if (problem) throw fieldReasonError(`objectOperations.${at}.callbackUrl`, problem.name, problem.values);
  }
  const tokens = bearerTokensOf(subscription);
  return {
    clientName: subscription.clientName,
    details,
    encryptedTokens: tokens.some((token) => token !== null) ? encryption.encrypt(JSON.stringify(tokens)) : null,
    modifiedAtMs: nowMs,
    tries: 0,
    nextTryAtMs: hasCallback(details) ? nowMs : null,
  };
}

const hasCallback = ({ objectOperations }: Pick<Subscription, "objectOperations">): boolean =>
  objectOperations.some(({ callbackUrl }) => callbackUrl !== undefined);

/** @throws DomainError not_found, also for a VEN that asks for another one's */
async function ownSubscription(ctx: RequestContext, id: string): Promise<repo.SubscriptionRow> {
  const ven = await callingVen(ctx);
  const row = await vpp.found("subscription", repo.findSubscription(ctx.platform.db, requireUserId(ctx), id));
  if (ven && row.venId !== ven.row.id) throw vpp.notFound("subscription");
  return row;
}
