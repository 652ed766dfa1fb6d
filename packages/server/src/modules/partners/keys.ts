import {
  MAX_SIGNING_KEYS,
  SIGNING_SECRET_PREFIX,
  type SigningAlgorithm,
  WIDGET_KEY_PREFIX,
} from "@wattleaf/shared/domain/partners";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import { randomBytes } from "node:crypto";
import { exportJWK, importSPKI } from "jose";
import { newId, newSecret } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import * as repo from "./keys.repo";

/** HS256 takes at least as many bits as its hash has (RFC 7518, section 3.2). */
const SECRET_BYTES = 32;

export interface NewSigningKey {
  /** The `kid` of its tokens. */
  keyId: string;
  algorithm: SigningAlgorithm;
  /** Of HS256; it is not shown again. Null where the partner keeps its own private key. */
  secret: string | null;
  createdAtMs: number;
}

export const newWidgetKey = (): string => `${WIDGET_KEY_PREFIX}${newSecret()}`;

/**
 * Adds a signing key: a new secret of ours, or the partner's own public key.
 * @param publicKey PEM (SPKI), for ES256 and EdDSA
 * @throws DomainError conflict when two keys are live; invalid_input for a public key that is none
 */
export async function createSigningKey(
  { db, clock, encryption }: Platform,
  partnerId: string,
  { algorithm, publicKey }: { algorithm: SigningAlgorithm; publicKey?: string | undefined },
): Promise<NewSigningKey> {
  const jwk = await publicKeyOf(algorithm, publicKey);
  const secret = jwk ? null : `${SIGNING_SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString("base64url")}`;
  const key = {
    id: newId(),
    partnerId,
    algorithm,
    encryptedSecret: secret && encryption.encrypt(secret),
    publicKey: jwk,
    createdAtMs: clock.now(),
  };
  if (!(await repo.insertSigningKey(db, key, MAX_SIGNING_KEYS)))
    throw reasonError("conflict", "signing_keys_full", { count: MAX_SIGNING_KEYS });
  return { keyId: key.id, algorithm, secret, createdAtMs: key.createdAtMs };
}

const PUBLIC_KEY = /^-----BEGIN PUBLIC KEY-----[\s\S]+-----END PUBLIC KEY-----$/;

async function publicKeyOf(algorithm: SigningAlgorithm, pem: string | undefined) {
  if (algorithm === "HS256") {
    if (pem === undefined) return null;
    throw invalidKey("HS256 has no public key: leave it out, and you get a secret.");
  }
  if (!pem || !PUBLIC_KEY.test(pem.trim()))
    throw invalidKey("Paste the public key as PEM, from -----BEGIN PUBLIC KEY----- to -----END PUBLIC KEY-----.");
  try {
    const { d: _private, ...jwk } = await exportJWK(await importSPKI(pem.trim(), algorithm, { extractable: true }));
    return { ...jwk };
  } catch {
    throw invalidKey(`This is no public key for ${algorithm === "ES256" ? "ES256 (curve P-256)" : "EdDSA (Ed25519)"}.`);
  }
}

const invalidKey = (message: string) =>
  new DomainError("invalid_input", message, { issues: [{ path: "publicKey", message }] });

export const listSigningKeys = ({ db }: Platform, partnerId: string) => repo.listSigningKeys(db, partnerId);

/** Ends the key and the sessions of the customers whom it identified. @throws DomainError not_found */
export async function revokeSigningKey({ db, clock }: Platform, partnerId: string, keyId: string): Promise<void> {
  if (!(await repo.revokeSigningKey(db, partnerId, keyId, clock.now())))
    throw new DomainError("not_found", "This signing key doesn't exist. It may have been revoked already.");
}

/** Replaces the widget key; pages with the old one are told so, and its sessions end. */
export async function rotateWidgetKey({ db, clock }: Platform, partnerId: string): Promise<string> {
  const widgetKey = newWidgetKey();
  await repo.replaceWidgetKey(db, partnerId, widgetKey, clock.now());
  return widgetKey;
}
