import {
  IDEMPOTENCY_KEY_LIFETIME_MS,
  IDEMPOTENT_CALL_LEASE_MS,
  IDEMPOTENT_CALL_RETRY_SECONDS,
} from "@wattleaf/shared/domain/idempotency";
import { DomainError } from "@wattleaf/shared/errors";
import { newId } from "../../adapters/secrets";
import { conversationOwnerOf } from "../owner";
import type { Platform } from "../platform";
import type { RequestContext } from "../request-context";
import * as keys from "./keys.repo";

/** A call with its key. */
export interface KeyedCall {
  /** The operation's id. */
  operation: string;
  key: string;
  /** The header or field that the key came in, which errors name. */
  keyPath: string;
  /** As the contract has checked it: another input under the same key is an error. */
  input: unknown;
}

/**
 * Runs a call once for each key of its caller: another copy gets the first one's response. A call that failed is
 * forgotten, so that it can be sent again. One that was interrupted (the process died) runs again when its lease has
 * ended, so what must never happen twice keeps the key with its own rows instead, as purchases do.
 * @throws DomainError idempotency_mismatch, idempotency_in_progress
 */
export async function runOnce<T>(ctx: RequestContext, call: KeyedCall, run: () => Promise<T>): Promise<T> {
  const { db, clock, encryption, log } = ctx.platform;
  const nowMs = clock.now();
  const row: keys.NewKeyRow = {
    owner: ownerOfKey(ctx),
    operation: call.operation,
    key: call.key,
    requestFingerprint: encryption.fingerprint(JSON.stringify(call.input)),
    runId: newId(),
    leasedUntilMs: nowMs + IDEMPOTENT_CALL_LEASE_MS,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + IDEMPOTENCY_KEY_LIFETIME_MS,
  };
  if (!(await keys.claim(db, row))) return replay<T>(ctx, row, call.keyPath);
  // Without the database neither can be stored: the lease ends by itself, and the caller gets the answer all the same.
  const notStored = (error: unknown) =>
    log.warn({ err: error, operation: call.operation }, "An idempotency key was not updated");
  let response: T;
  try {
    response = await run();
  } catch (error) {
    await keys.release(db, row).catch(notStored);
    throw error;
  }
  await keys.complete(db, row, encryption.encrypt(JSON.stringify(response))).catch(notStored);
  return response;
}

/** The response of the call that has the key. */
async function replay<T>(ctx: RequestContext, row: keys.NewKeyRow, keyPath: string): Promise<T> {
  const { db, encryption } = ctx.platform;
  const known = await keys.find(db, row);
  // It failed between the two queries.
  if (!known) throw inProgress();
  if (known.requestFingerprint !== row.requestFingerprint) throw mismatch(keyPath);
  if (known.encryptedResponse === null) throw inProgress();
  ctx.replayed();
  return JSON.parse(encryption.decrypt(known.encryptedResponse)) as T;
}

/**
 * Whose keys they are. An OpenADR client has keys of its own: the account's responses are not for it. Callers without
 * an account or a cookie share those of their address.
 */
function ownerOfKey({ actor, clientAddress, platform }: RequestContext): string {
  if (actor.kind === "openAdrClient") return `client:${actor.clientId}`;
  return conversationOwnerOf(actor) ?? `address:${platform.encryption.fingerprint(clientAddress)}`;
}

function mismatch(path: string): DomainError {
  const message = "This idempotency key was already used for another request. Use a new key for each request.";
  return new DomainError("idempotency_mismatch", message, { issues: [{ path, message }] });
}

const inProgress = () =>
  new DomainError(
    "idempotency_in_progress",
    "The first request with this idempotency key is still running. Send it again in a moment to get its response.",
    { retryAfterSeconds: IDEMPOTENT_CALL_RETRY_SECONDS },
  );

/** Keys whose time is over. */
export const deleteExpiredIdempotencyKeys = ({ db, clock }: Platform): Promise<void> =>
  keys.deleteExpired(db, clock.now());
