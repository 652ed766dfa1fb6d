import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { DELIVERY_RETENTION_DAYS } from "@wattleaf/shared/domain/webhooks";
import { CallbackRejected, postToPublic } from "../../adapters/public-post";
import { repeat } from "../../adapters/repeat";
import type { Platform } from "../../core/platform";
import { tellEndedConversations } from "./ended-conversations";
import * as repo from "./repo";
import { signedHeaders } from "./sign";

const LOOK_EVERY_MS = 5 * SECOND_MS;
const BATCH = 20;
/** Longer than a batch of calls takes: another process tries after it, should this one die. */
const LEASE_MS = 2 * MINUTE_MS;
/** After each failed try but the last: about a day together. */
const RETRY_AFTER_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
];
const ERROR_MAX_LENGTH = 200;

/** Sends messages as long as the server runs, also those that an earlier process left. Returns what stops it. */
export const startWebhooks = (platform: Platform): (() => void) =>
  repeat(
    {
      what: "Sending webhook messages",
      everyMs: LOOK_EVERY_MS,
      async run() {
        await tellEndedConversations(platform);
        await sendDueMessages(platform);
      },
    },
    platform.log,
  );

/** Sends every due message, at least once: a receiver knows a second copy by its `webhook-id`. */
export async function sendDueMessages(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  const due = { nowMs, leasedUntilMs: nowMs + LEASE_MS, limit: BATCH };
  for (let rows = await repo.takeDue(platform.db, due); rows.length > 0; rows = await repo.takeDue(platform.db, due)) {
    await Promise.all(rows.map((row) => send(platform, row)));
  }
}

type Due = Awaited<ReturnType<typeof repo.takeDue>>[number];

/** The newest first: a receiver with either of them takes the message. */
const secretsOf = ({ encryptedSecret, previousEncryptedSecret, previousUntilMs }: Due, nowMs: number): string[] => [
  encryptedSecret,
  ...(previousEncryptedSecret !== null && (previousUntilMs ?? 0) > nowMs ? [previousEncryptedSecret] : []),
];

async function send({ db, clock, encryption, env }: Platform, row: Due): Promise<void> {
  const nowMs = clock.now();
  try {
    const secrets = secretsOf(row, nowMs).map((secret) => encryption.decrypt(secret));
    const lastStatus = await postToPublic(row.url, {
      body: row.body,
      headers: signedHeaders(secrets, row.messageId, row.body, nowMs),
      allowLoopback: env.PARTNER_LOOPBACK === "on",
    });
    await repo.saveOutcome(db, row, { state: "delivered", lastStatus, lastError: null });
  } catch (error) {
    const waitMs = RETRY_AFTER_MS[row.tries - 1];
    const outcome = {
      lastStatus: error instanceof CallbackRejected ? error.status : null,
      lastError: (error instanceof Error ? error.message : "The call failed").slice(0, ERROR_MAX_LENGTH),
    };
    await repo.saveOutcome(
      db,
      row,
      waitMs === undefined
        ? { ...outcome, state: "failed" }
        : { ...outcome, state: "pending", nextTryAtMs: clock.now() + waitMs },
    );
  }
}

export const deleteOldDeliveries = ({ db, clock }: Platform): Promise<void> =>
  repo.deleteOlder(db, clock.now() - DELIVERY_RETENTION_DAYS * DAY_MS);
