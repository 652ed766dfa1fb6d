import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { NO_PASSWORD, normalizeEmail, openAccount, signInLinkedEmail } from "../auth";
import { queueEmail } from "../emails";
import type { Identity } from "./identity";
import { SignInProblem } from "./problem";
import * as repo from "./repo";

/**
 * The account of a provider's identity; null if there is none.
 *
 * An identity that was seen before is its account. A new one is linked by its address, and only when the provider has
 * checked the address. Anybody may register here with anybody's address, so the account that is found may have been
 * planted by a stranger who waits for the owner to fill it: unless an email or a provider has proved the address
 * before, linking takes the password, the sessions and the API keys away, and an email says so. The owner can have a
 * password again by "Forgot password?".
 */
export async function accountOfIdentity(ctx: RequestContext, identity: Identity): Promise<string | null> {
  const { db, clock } = ctx.platform;
  const { issuer, subject } = identity;
  const known = await repo.findByIdentity(db, issuer, subject);
  if (known) return known;
  if (!identity.email || !identity.emailVerified) return null;
  const account = await repo.findByEmail(db, normalizeEmail(identity.email));
  if (!account) return null;
  const link = { issuer, subject, userId: account.id, nowMs: clock.now() };
  const unproved = account.emailVerifiedAtMs === null;
  await (unproved ? repo.linkUnproved(db, link, NO_PASSWORD) : repo.link(db, link));
  const email = signInLinkedEmail(ctx.platform, { ...account, email: normalizeEmail(identity.email) }, unproved);
  await queueEmail(ctx.platform, { userId: account.id, email });
  return account.id;
}

/**
 * The account of an identity, created if there is none, with welcome coins and without a password.
 * @throws SignInProblem unverified: the provider has not verified the address; failed: the address is that of the
 *   sample household
 */
export async function accountOrNew(ctx: RequestContext, identity: Identity): Promise<string> {
  const existing = await accountOfIdentity(ctx, identity);
  if (existing) return existing;
  if (!identity.email || !identity.emailVerified) throw new SignInProblem("unverified");
  const { db, clock } = ctx.platform;
  const { issuer, subject, firstName, lastName } = identity;
  const id = newId();
  const nowMs = clock.now();
  try {
    await openAccount(ctx.platform, {
      id,
      email: normalizeEmail(identity.email),
      firstName,
      lastName,
      passwordHash: NO_PASSWORD,
      language: ctx.language,
      emailVerifiedAtMs: nowMs,
      createdAtMs: nowMs,
    });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "already_exists")) throw error;
    // The same person in two tabs: the other one was quicker.
    const others = await accountOfIdentity(ctx, identity);
    if (others) return others;
    throw new SignInProblem("failed", error);
  }
  await repo.link(db, { issuer, subject, userId: id, nowMs });
  return id;
}
