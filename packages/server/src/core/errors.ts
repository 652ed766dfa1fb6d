import { API_KEY_PREFIX, type ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import type { OpenAdrScope } from "@wattleaf/shared/domain/openadr";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";

/**
 * The domain error that a caller gets: the error itself, or the `unavailable` of a database or another system, which
 * the library that called it has wrapped in its own error.
 */
export function domainErrorOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DomainError && current.code === "unavailable") return current;
  }
  return null;
}

/** Errors that several layers throw, so that a caller meets the same words everywhere. */
export const notSignedIn = () => new DomainError("not_signed_in", "Please sign in to continue.");

export const featureOff = () => new DomainError("feature_off", "The operator of this site has not enabled this.");

export const fromAnotherSite = () => new DomainError("forbidden", "This request came from another site.");

export const missingOrigin = () =>
  new DomainError(
    "forbidden",
    "Requests that change data with a cookie need this site's Origin header. Use an API key in programs.",
  );

export const readOnlySession = () =>
  new DomainError(
    "read_only_session",
    "You have view-only access. Create an account, or sign in to yours, to make changes.",
  );

export const invalidApiKey = () =>
  new DomainError(
    "invalid_api_key",
    `Authentication Error: check that the API key is correct and hasn't expired, and that the header is "Authorization: Bearer ${API_KEY_PREFIX}…".`,
  );

export const insufficientScope = (scope: ApiKeyScope) => reasonError("insufficient_scope", "key_scope", { scope });

/** @param scope none where no OpenADR client may call */
export const insufficientOpenAdrScope = (scope?: OpenAdrScope) =>
  scope
    ? reasonError("insufficient_scope", "openadr_scope", { scope })
    : reasonError("insufficient_scope", "openadr_operator_only");

export const invalidOpenAdrToken = () =>
  new DomainError(
    "invalid_api_key",
    "The access token is unknown or has expired. Get a new one from POST /api/v1/openadr/auth/token.",
  );

/** Whatever its scopes: a key in a program must not read, write or delete what its owner talks about. */
export const noChatWithKey = () =>
  new DomainError("forbidden", "API keys can't use the chat: its conversations are open to signed-in sessions alone.");
