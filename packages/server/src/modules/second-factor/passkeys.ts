import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type {
  addPasskey as addOperation,
  beginPasskey as beginOperation,
  passkeySignIn as signInOperation,
  removePasskey as removeOperation,
} from "@wattleaf/shared/contracts/second-factor";
import { MAX_PASSKEYS } from "@wattleaf/shared/domain/second-factor";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { hashSecret } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { siteOrigin } from "../../env";
import { proveOwner } from "../account";
import { currentUser, startSession } from "../auth";
import { recordSecurityEvent } from "../security-events";
import { newRecoveryCodes } from "./recovery-codes";
import * as repo from "./repo";
import { hashesOf } from "./service";

const CHALLENGE_LIFE_MS = 5 * MINUTE_MS;

/**
 * Which site a passkey is for. Without PUBLIC_URL it is whatever host the site is opened under, as for cookies. A page
 * without an origin of its own sends `Origin: null`.
 */
function siteOf({ platform, origin }: RequestContext) {
  const site = URL.parse(origin ?? "") ?? new URL(siteOrigin(platform.env));
  return { expectedOrigin: site.origin, expectedRPID: site.hostname };
}

/** @throws DomainError as {@link proveOwner}; conflict when the account has as many passkeys as it may */
export async function begin(ctx: RequestContext, { password }: InputOf<typeof beginOperation>) {
  const account = await proveOwner(ctx, password);
  const existing = await repo.listPasskeys(ctx.platform.db, account.id);
  if (existing.length >= MAX_PASSKEYS) {
    throw new DomainError("conflict", `You can have up to ${MAX_PASSKEYS} passkeys. Remove one to add another.`);
  }
  const options = await generateRegistrationOptions({
    rpName: "Wattleaf",
    rpID: siteOf(ctx).expectedRPID,
    userName: account.email ?? account.phone ?? "Wattleaf",
    userDisplayName: account.firstName,
    userID: new TextEncoder().encode(account.id),
    // Asking for the authenticator's make would tell us nothing we use.
    attestationType: "none",
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(ctx.platform, options.challenge, account.id);
  return { options: { ...options } };
}

/** @throws DomainError invalid_credentials when the response is not to a challenge of this account's */
export async function add(ctx: RequestContext, { name, response }: InputOf<typeof addOperation>) {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => repo.takeChallenge(db, hashSecret(challenge), userId, clock.now()),
    ...siteOf(ctx),
    requireUserVerification: true,
  }).catch(invalidResponse);
  if (!registrationInfo || (await repo.findPasskey(db, registrationInfo.credential.id))) throw notAccepted();
  const { credential } = registrationInfo;
  const codes = newRecoveryCodes();
  const passkey = {
    id: credential.id,
    userId,
    name,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: [...(credential.transports ?? [])],
    createdAtMs: clock.now(),
  };
  const { codesAdded } = await repo.insertPasskey(db, passkey, hashesOf(ctx, userId, codes));
  recordSecurityEvent(ctx, userId, "passkey_added");
  return { recoveryCodes: codesAdded ? codes : [] };
}

/** @throws DomainError as {@link proveOwner}; not_found */
export async function remove(ctx: RequestContext, { id, password }: InputOf<typeof removeOperation>) {
  const account = await proveOwner(ctx, password);
  if (!(await repo.removePasskey(ctx.platform.db, account.id, id))) {
    throw new DomainError("not_found", "This passkey doesn't exist. It may have been removed already.");
  }
  recordSecurityEvent(ctx, account.id, "passkey_removed");
  return { ok: true as const };
}

/** Names no account: the browser offers the passkeys that it has for this site. */
export async function beginSignIn(ctx: RequestContext) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).expectedRPID,
    userVerification: "required",
  });
  await keepChallenge(ctx.platform, options.challenge, null);
  return { options: { ...options } };
}

/**
 * A passkey that has verified its user (by PIN, finger or face) is two factors in one: it signs in without a password,
 * and is the second step of a sign-in with one.
 * @throws DomainError invalid_credentials
 */
export async function signIn(ctx: RequestContext, input: InputOf<typeof signInOperation>): Promise<CurrentUser> {
  const { db, clock } = ctx.platform;
  const response = input.response as unknown as AuthenticationResponseJSON;
  const passkey = typeof response.id === "string" ? await repo.findPasskey(db, response.id) : null;
  if (!passkey) throw notAccepted();
  const { id, publicKey, signCount, transports } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => repo.takeChallenge(db, hashSecret(challenge), null, clock.now()),
    ...siteOf(ctx),
    credential: {
      id,
      publicKey: new Uint8Array(publicKey),
      counter: signCount,
      transports: transports as AuthenticatorTransport[],
    },
    requireUserVerification: true,
  }).catch((failure: unknown) => {
    recordSecurityEvent(ctx, passkey.userId, "second_factor_failed");
    return invalidResponse(failure);
  });
  if (!verified) throw notAccepted();
  await repo.notePasskeyUse(db, id, authenticationInfo.newCounter, clock.now());
  ctx.session.keepPending(null);
  await startSession(ctx, passkey.userId);
  return currentUser(ctx);
}

const keepChallenge = ({ db, clock }: Platform, challenge: string, userId: string | null) =>
  repo.insertChallenge(db, {
    challengeHash: hashSecret(challenge),
    userId,
    expiresAtMs: clock.now() + CHALLENGE_LIFE_MS,
  });

const notAccepted = () => new DomainError("invalid_credentials", "This passkey wasn't accepted. Please try again.");

/** The library throws on every fault of a response, which is the caller's. */
function invalidResponse(cause: unknown): never {
  throw new DomainError("invalid_credentials", notAccepted().message, { cause });
}

export const deleteExpiredChallenges = ({ db, clock }: Platform) => repo.deleteExpiredChallenges(db, clock.now());
