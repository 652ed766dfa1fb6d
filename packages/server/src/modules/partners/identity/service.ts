import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { Language } from "@wattleaf/shared/i18n/language";
import { hashSecret, newId } from "../../../adapters/secrets";
import { customerAddress } from "../../../core/customer-address";
import type { Platform } from "../../../core/platform";
import { isUniqueViolation } from "../../../db/constraint";
import { siteOrigin } from "../../../env";
import { NO_PASSWORD } from "../../auth";
import * as repo from "./repo";
import { type CustomerIdentity, keyIdOf, verifyToken } from "./verify-token";

const LAST_USED_RESOLUTION_MS = MINUTE_MS;

export interface IdentifiedCustomer {
  userId: string;
  signingKeyId: string;
}

/**
 * The customer that a partner's identity token names, with an account from the first time on. Each token counts once.
 * @throws DomainError unknown_signing_key, revoked_signing_key, identity_token_replayed, and those of {@link verifyToken}
 */
export async function identifyCustomer(
  platform: Platform,
  partnerId: string,
  token: string,
  language: Language,
): Promise<IdentifiedCustomer> {
  const { db, clock, encryption, env } = platform;
  const nowMs = clock.now();
  const key = await repo.findSigningKey(db, partnerId, keyIdOf(token));
  if (!key)
    throw new DomainError(
      "unknown_signing_key",
      "The identity token's \"kid\" is none of this workspace's signing keys.",
    );
  if (key.revokedAtMs !== null)
    throw new DomainError("revoked_signing_key", "The identity token was signed with a signing key that was revoked.");
  const identity = await verifyToken(token, key, { audience: siteOrigin(env), nowMs, encryption });
  const { tokenId, expiresAtMs } = identity;
  if (!(await repo.useToken(db, { partnerId, tokenId: hashSecret(tokenId), expiresAtMs })))
    throw new DomainError(
      "identity_token_replayed",
      'The identity token was used before. Have your server sign a new one, with its own "jti".',
    );
  if (key.lastUsedAtMs === null || nowMs - key.lastUsedAtMs >= LAST_USED_RESOLUTION_MS)
    await repo.touchSigningKey(db, key.id, nowMs);
  return { userId: await customerAccount(platform, partnerId, identity, language), signingKeyId: key.id };
}

/** The account of a partner's customer; a new one for a new subject. */
async function customerAccount(
  { db, clock }: Platform,
  partnerId: string,
  { subject, firstName }: CustomerIdentity,
  language: Language,
): Promise<string> {
  const known = await repo.findCustomer(db, partnerId, subject);
  if (known) return known;
  const userId = newId();
  const createdAtMs = clock.now();
  try {
    await repo.insertCustomer(
      db,
      {
        id: userId,
        email: customerAddress(userId),
        firstName,
        lastName: "",
        passwordHash: NO_PASSWORD,
        // No typed code is like this.
        inviteCode: customerAddress(userId),
        language,
        onboardingStep: null,
        onboardingCompleted: true,
        // The partner vouches for its customers as a confirmed address does for the site's.
        emailVerifiedAtMs: createdAtMs,
        createdAtMs,
      },
      { userId, partnerId, subject, createdAtMs },
    );
    return userId;
  } catch (error) {
    // Two tokens of one new customer at once: the other was first.
    const first = isUniqueViolation(error) ? await repo.findCustomer(db, partnerId, subject) : null;
    if (first) return first;
    throw error;
  }
}

export const deleteUsedTokens = ({ db, clock }: Platform) => repo.deleteExpiredTokens(db, clock.now());
