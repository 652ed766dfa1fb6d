import type { Platform } from "../../core/platform";
import { insertEvidence } from "./evidence.repo";
import { holderOf, inviterCoins } from "./invites";
import { onceKey } from "./ledger";
import { insertVerification, isNewEvidence } from "./verification.repo";

/** The mark of a meter that is connected at its utility. */
export const meterMark = (accountHash: string): string => `meter/${accountHash}`;

export const fingerprintOf = ({ encryption }: Pick<Platform, "encryption">, mark: string): string =>
  encryption.fingerprint(`evidence/${mark}`);

/** A bill or a meter that an account brought. */
export interface Evidence {
  /**
   * What its newness verifies: the coins for a first bill or a first meter. Null for what anyone can write, such as a
   * table of readings: it shows a household to its inviter, and verifies nothing.
   */
  verifies: "upload_bill" | "connect_devices" | null;
  /** Everything that tells it from others. Several, if it must not be new when any of them is known. */
  marks: readonly string[];
}

/**
 * The statements that note evidence as an account's, unless another account brought it before, and that make the coins
 * verified which it earned, if no other account had any of it. They follow those that pay.
 */
export function evidenceStatements(platform: Platform, userId: string, { verifies, marks }: Evidence) {
  const { db, clock } = platform;
  const holder = holderOf(platform, userId);
  const fingerprints = marks.map((mark) => fingerprintOf(platform, mark));
  const nowMs = clock.now();
  return [
    ...fingerprints.map((fingerprint) => insertEvidence(db, { fingerprint, holder, firstSeenAtMs: nowMs })),
    inviterCoins(platform, userId),
    ...(verifies
      ? [
          insertVerification(
            db,
            { idempotencyKey: onceKey(verifies, userId), nowMs },
            isNewEvidence(db, holder, fingerprints),
          ),
        ]
      : []),
  ];
}
