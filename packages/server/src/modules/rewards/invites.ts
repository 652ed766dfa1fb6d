import { MAX_PAID_INVITES, REWARD_INVITER_COINS } from "@wattleaf/shared/domain/rewards";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import type { Database } from "../../db/client";
import { insertInviterEntry, listPaidInvites } from "./invites.repo";
import { insertEntry } from "./ledger.repo";

/**
 * The statement that pays who invited an account, once: when the invited person has confirmed their email address and
 * brought a bill or a meter that no other account brought before, and not without end. It belongs in every batch that
 * may be the last of these; it adds nothing as long as something is missing. Made-up registrations earn nothing.
 */
export const inviterCoins = ({ db, clock, encryption }: Platform, invitedId: string) =>
  insertInviterEntry(db, {
    id: newId(),
    invitedId,
    holder: holderOf({ encryption }, invitedId),
    amount: REWARD_INVITER_COINS,
    maxPaid: MAX_PAID_INVITES,
    createdAtMs: clock.now(),
  });

export type InviteStatement = ReturnType<typeof inviterCoins>;

/** The same for the sample household, whose friends are no accounts. */
export const sampleInviterCoins = ({ db, clock }: Platform, inviterId: string, friend: string) =>
  insertEntry(db, {
    id: newId(),
    userId: inviterId,
    amount: REWARD_INVITER_COINS,
    reason: "invite",
    idempotencyKey: `invite:sample-${friend}`,
    createdAtMs: clock.now(),
  });

export const holderOf = ({ encryption }: Pick<Platform, "encryption">, userId: string) =>
  encryption.fingerprint(`evidence-holder/${userId}`);

/** When each friend was paid for whom an account invited, the first one first. */
export const paidInvites = (db: Database, userId: string): Promise<number[]> => listPaidInvites(db, userId);
