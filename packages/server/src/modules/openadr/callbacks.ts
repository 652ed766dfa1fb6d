import { MAX_CALLBACK_TRIES } from "@wattleaf/shared/domain/openadr";
import type { Subscription } from "@wattleaf/shared/contracts/openadr/objects";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { postToPublic } from "../../adapters/public-post";
import { repeat } from "../../adapters/repeat";
import type { Platform } from "../../core/platform";
import * as vpp from "../vpp";
import { type CallingVen, mayBeTold, venOfAccount } from "./calling-ven";
import * as repo from "./repo";
import { callbacksFor, subscribedTo } from "./subscription";
import { addressesOf, isAddressedTo } from "./targets";

const LOOK_EVERY_MS = 2 * SECOND_MS;
/** Subscriptions that are delivered to at once. */
const BATCH = 20;
/** Changes of one subscription before others get their turn. */
const CHANGES = 20;
/** Longer than a batch of calls takes: another process tries after it, should this one die. */
const LEASE_MS = 10 * MINUTE_MS;
/** After each failed try but the last: about nine hours together. */
const RETRY_AFTER_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
];

type ChangeRow = Awaited<ReturnType<typeof vpp.listChanges>>[number];

/** Calls subscribers back as long as the server runs. Returns what stops it. */
export const startCallbacks = (platform: Platform): (() => void) =>
  repeat(
    { what: "Delivering OpenADR callbacks", everyMs: LOOK_EVERY_MS, run: () => deliverDueCallbacks(platform) },
    platform.log,
  );

/**
 * Delivers to every subscription that something has happened for, in order and at least once: the next notification
 * waits until the one before has been accepted or given up.
 */
export async function deliverDueCallbacks(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  const rows = await repo.takeDueSubscriptions(platform.db, { nowMs, leasedUntilMs: nowMs + LEASE_MS, limit: BATCH });
  await Promise.all(rows.map((row) => deliver(platform, row)));
}

async function deliver(platform: Platform, row: repo.SubscriptionRow): Promise<void> {
  const { db, clock, log } = platform;
  const newestId = await vpp.latestChangeId(db, row.userId, row.plantId);
  const kinds = subscribedTo(row);
  const changes =
    kinds.length === 0 ? [] : await vpp.listChanges(db, row.userId, row.plantId, kinds, row.deliveredId, CHANGES);
  const ven = row.venId === null ? null : await venOfAccount(platform, row.userId, row.venId);
  let { deliveredId, tries } = row;
  for (const change of changes) {
    try {
      if (isToldTo(row, ven, change)) await call(platform, row, change);
    } catch (error) {
      tries += 1;
      const waitMs = RETRY_AFTER_MS[tries - 1];
      if (waitMs !== undefined && tries < MAX_CALLBACK_TRIES) {
        log.info(
          { err: error, subscription: row.id, tries, waitMs },
          "An OpenADR callback failed and will be tried again",
        );
        return repo.saveDelivery(db, row, { deliveredId, tries, nextTryAtMs: clock.now() + waitMs });
      }
      log.warn({ err: error, subscription: row.id }, "An OpenADR callback failed and was given up");
    }
    deliveredId = change.id;
    tries = 0;
  }
  const isAtEnd = changes.length < CHANGES;
  await repo.saveDelivery(db, row, {
    deliveredId: isAtEnd ? Math.max(deliveredId, newestId) : deliveredId,
    tries: 0,
    nextTryAtMs: clock.now(),
  });
}

/** Whether a subscriber is told of a change: a VEN only of what it may read, and anyone only of what its targets ask for. */
export const isToldTo = (row: repo.SubscriptionRow, ven: CallingVen | null, change: ChangeRow): boolean =>
  (ven === null || mayBeTold(ven, change)) &&
  isAddressedTo(
    (row.details as Subscription).targets,
    addressesOf((change.object as Pick<Subscription, "targets">).targets ?? []),
  );

const bearerHeader = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** @throws Error unless each of the change's callbacks accepts it */
async function call({ env, encryption }: Platform, row: repo.SubscriptionRow, change: ChangeRow): Promise<void> {
  const tokens =
    row.encryptedTokens === null ? [] : (JSON.parse(encryption.decrypt(row.encryptedTokens)) as (string | null)[]);
  const { objectType, object } = change;
  const { targets } = object as Pick<Subscription, "targets">;
  for (const { url, at, operation } of callbacksFor(row, change)) {
    await postToPublic(url, {
      body: JSON.stringify({ objectType, operation, object, targets: targets ?? null }),
      headers: bearerHeader(tokens[at] ?? null),
      allowLoopback: env.OPENADR_LOOPBACK_CALLBACKS === "on",
    });
  }
}
