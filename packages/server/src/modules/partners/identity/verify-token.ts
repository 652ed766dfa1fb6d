import {
  CUSTOMER_SUBJECT_MAX_LENGTH,
  IDENTITY_CLOCK_TOLERANCE_SECONDS,
  IDENTITY_TOKEN_MAX_LIFETIME_MS,
} from "@wattleaf/shared/domain/partners";
import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from "jose";
import type { Encryption } from "../../../adapters/encryption";
import type { SigningKeyRow } from "./repo";

const TOKEN_ID_MAX_LENGTH = 200;
const FIRST_NAME_MAX_LENGTH = 60;

/** What a partner's server says of its customer. */
export interface CustomerIdentity {
  /** The partner's own id of the customer. */
  subject: string;
  /** `jti` */
  tokenId: string;
  expiresAtMs: number;
  firstName: string;
}

/** @throws DomainError identity_token_invalid when the token has no key id that could be looked up */
export function keyIdOf(token: string): string {
  let kid: string | undefined;
  try {
    ({ kid } = decodeProtectedHeader(token));
  } catch {
    throw invalid("it isn't a signed JWT (header.payload.signature)");
  }
  if (!kid) throw invalid('its header has no "kid", the ID of the signing key');
  return kid;
}

/**
 * Checks the signature and the claims of a partner's identity token (RFC 7519). Only the algorithm that the key was made
 * for is accepted, whatever the token's header says (RFC 8725, section 3.1).
 * @throws DomainError identity_token_invalid, _expired, _lifetime, _audience
 */
export async function verifyToken(
  token: string,
  key: Pick<SigningKeyRow, "algorithm" | "encryptedSecret" | "publicKey">,
  { audience, nowMs, encryption }: { audience: string; nowMs: number; encryption: Encryption },
): Promise<CustomerIdentity> {
  const payload = await verifiedPayload(token, key, { audience, nowMs, encryption });
  const { sub, jti, iat = 0, exp = 0, given_name: name } = payload;
  if (!sub || sub.length > CUSTOMER_SUBJECT_MAX_LENGTH)
    throw invalid(`"sub" must be your ID of the customer, up to ${CUSTOMER_SUBJECT_MAX_LENGTH} characters`);
  if (!jti || jti.length > TOKEN_ID_MAX_LENGTH)
    throw invalid(`"jti" must be a fresh random ID, up to ${TOKEN_ID_MAX_LENGTH} characters`);
  if (iat * SECOND_MS > nowMs + IDENTITY_CLOCK_TOLERANCE_SECONDS * SECOND_MS) throw invalid('"iat" is in the future');
  if ((exp - iat) * SECOND_MS > IDENTITY_TOKEN_MAX_LIFETIME_MS)
    throw new DomainError(
      "identity_token_lifetime",
      `The identity token is valid for too long: "exp" must be at most ${IDENTITY_TOKEN_MAX_LIFETIME_MS / MINUTE_MS} minutes after "iat".`,
    );
  return {
    subject: sub,
    tokenId: jti,
    expiresAtMs: exp * SECOND_MS + IDENTITY_CLOCK_TOLERANCE_SECONDS * SECOND_MS,
    firstName: typeof name === "string" ? name.trim().slice(0, FIRST_NAME_MAX_LENGTH) : "",
  };
}

async function verifiedPayload(
  token: string,
  { algorithm, encryptedSecret, publicKey }: Pick<SigningKeyRow, "algorithm" | "encryptedSecret" | "publicKey">,
  { audience, nowMs, encryption }: { audience: string; nowMs: number; encryption: Encryption },
): Promise<JWTPayload> {
  const key =
    encryptedSecret === null
      ? await importJWK({ ...publicKey }, algorithm)
      : new TextEncoder().encode(encryption.decrypt(encryptedSecret));
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      audience,
      currentDate: new Date(nowMs),
      clockTolerance: IDENTITY_CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ["aud", "sub", "iat", "exp", "jti"],
    });
    return payload;
  } catch (error) {
    throw toDomainError(error, { algorithm, audience });
  }
}

function toDomainError(error: unknown, { algorithm, audience }: { algorithm: string; audience: string }): DomainError {
  if (error instanceof errors.JWTExpired)
    return new DomainError(
      "identity_token_expired",
      "The identity token has expired. Have your server sign a new one.",
    );
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === "aud" && error.reason === "check_failed")
      return new DomainError(
        "identity_token_audience",
        `The identity token is for another service: "aud" must be ${audience}.`,
      );
    return invalid(`"${error.claim}" is missing or has no valid value`);
  }
  if (error instanceof errors.JOSEAlgNotAllowed)
    return invalid(`this key signs with ${algorithm}; set "alg" accordingly`);
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return invalid("its signature doesn't match the signing key");
  return invalid("it isn't a signed JWT (header.payload.signature)");
}

const invalid = (why: string) =>
  new DomainError("identity_token_invalid", `The identity token couldn't be verified: ${why}.`);
