import { DAY_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { type Email, isRejection } from "../../adapters/mail";
import { repeat } from "../../adapters/repeat";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import * as repo from "./repo";

const LOOK_EVERY_MS = 5 * SECOND_MS;
const BATCH = 20;
/** Longer than one try takes, with all the time limits of the mail adapter. */
const LEASE_MS = 2 * MINUTE_MS;
/** Waits after the first tries; from then on the last one, until the email expires. */
const RETRY_AFTER_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const;
const LIFETIME_MS = DAY_MS;

export interface OutgoingEmail {
  /** The account that it is about; the email goes with the account. Null for one that is about no account. */
  userId: string | null;
  email: Email;
  /** When it is of no more use to its reader; a day if left out. */
  lifetimeMs?: number;
}

/**
 * The statement that queues an email. In the batch of what it tells of, either both are written or neither is: no
 * account without its welcome, and no welcome without an account. Call {@link sendQueued} after the batch.
 */
export function queuedEmail(
  { db, clock, encryption }: Pick<Platform, "clock" | "db" | "encryption">,
  { userId, email, lifetimeMs = LIFETIME_MS }: OutgoingEmail,
) {
  const nowMs = clock.now();
  return repo.insertEmail(db, {
    id: newId(),
    userId,
    encryptedEmail: encryption.encrypt(JSON.stringify(email)),
    nextTryAtMs: nowMs,
    expiresAtMs: nowMs + lifetimeMs,
    createdAtMs: nowMs,
  });
}

/** Queues an email that stands for itself, and sends it once the caller has its answer. */
export async function queueEmail(platform: Platform, outgoing: OutgoingEmail): Promise<void> {
  await queuedEmail(platform, outgoing);
  sendQueued(platform);
}

/** Sends what was just queued after the response, so that its time does not tell whether there is an email. */
export const sendQueued = (platform: Platform): void =>
  platform.background.run("Sending emails", () => sendDueEmails(platform));

/** Sends queued emails as long as the server runs, also those that an earlier process left. Returns what stops it. */
export const startEmails = (platform: Platform): (() => void) =>
  repeat({ what: "Sending emails", everyMs: LOOK_EVERY_MS, run: () => sendDueEmails(platform) }, platform.log);

/**
 * Sends every due email, at least once: a process that dies after the mail server took an email and before it is
 * deleted sends it again, with the same Message-ID.
 */
export async function sendDueEmails(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const nowMs = clock.now();
  const expired = await repo.deleteExpired(db, nowMs);
  if (expired > 0) log.error({ emails: expired }, "Emails could not be sent in time and were given up");
  const due = { nowMs, leasedUntilMs: nowMs + LEASE_MS, limit: BATCH };
  for (let rows = await repo.takeDue(db, due); rows.length > 0; rows = await repo.takeDue(db, due)) {
    await Promise.all(rows.map((row) => send(platform, row)));
  }
}

async function send({ db, clock, log, mail, encryption }: Platform, row: repo.QueuedEmail): Promise<void> {
  try {
    await mail.send(JSON.parse(encryption.decrypt(row.encryptedEmail)) as Email, row.id);
  } catch (error) {
    if (!isRejection(error)) {
      const waitMs = RETRY_AFTER_MS[row.tries - 1] ?? RETRY_AFTER_MS.at(-1) ?? LEASE_MS;
      log.warn({ err: error, tries: row.tries, waitMs }, "An email could not be sent yet and will be tried again");
      return repo.putOff(db, row, clock.now() + waitMs);
    }
    log.error({ err: error }, "An email was rejected and will not be tried again");
  }
  await repo.deleteEmail(db, row.id);
}
