import { lineText } from "@wattleaf/shared/contracts/text";
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
const KEY_ID_MAX_LENGTH = 64;
const FIRST_NAME_MAX_LENGTH = 60;

const NO_JWT = "it isn't a signed JWT (header.payload.signature)";
/** Control characters, line breaks, and halves of characters. */
const NOT_IN_AN_ID = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

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
  let header: ReturnType<typeof decodeProtectedHeader>;
  try {
    header = decodeProtectedHeader(token);
  } catch {
    throw invalid(NO_JWT);
  }
  return textOf(header, "kid", KEY_ID_MAX_LENGTH, "in the header, the ID of the signing key");
}

/**
 * A claim or header field as text: JSON may have anything there, whatever the types of the library say.
 * @throws DomainError identity_token_invalid that names it
 */
function textOf(fields: object, name: string, maxLength: number, meaning: string): string {
  const value = (fields as Record<string, unknown>)[name];
  if (typeof value === "string" && value.trim() && value.length <= maxLength && !NOT_IN_AN_ID.test(value)) return value;
  throw invalid(`"${name}" must be ${meaning}, as text of 1 to ${maxLength} characters in one line`);
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
  const { iat = 0, exp = 0, given_name: name } = payload;
  const subject = textOf(payload, "sub", CUSTOMER_SUBJECT_MAX_LENGTH, "your ID of the customer");
  const tokenId = textOf(payload, "jti", TOKEN_ID_MAX_LENGTH, "a fresh random ID");
  if (iat * SECOND_MS > nowMs + IDENTITY_CLOCK_TOLERANCE_SECONDS * SECOND_MS) throw invalid('"iat" is in the future');
  if ((exp - iat) * SECOND_MS > IDENTITY_TOKEN_MAX_LIFETIME_MS)
    throw new DomainError(
      "identity_token_lifetime",
      `The identity token is valid for too long: "exp" must be at most ${IDENTITY_TOKEN_MAX_LIFETIME_MS / MINUTE_MS} minutes after "iat".`,
    );
  return {
    subject,
    tokenId,
    // NumericDate may have a fraction (RFC 7519, section 2).
    expiresAtMs: Math.ceil(exp * SECOND_MS) + IDENTITY_CLOCK_TOLERANCE_SECONDS * SECOND_MS,
    firstName:
      typeof name === "string" ? lineText().parse(name).trim().slice(0, FIRST_NAME_MAX_LENGTH).toWellFormed() : "",
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
  return invalid(NO_JWT);
}

const invalid = (why: string) =>
  new DomainError("identity_token_invalid", `The identity token couldn't be verified: ${why}.`);
