import { API_KEY_PREFIX } from "@wattleaf/shared/domain/api-keys";
import { DomainError } from "@wattleaf/shared/errors";

/** Errors that several layers throw, so that a caller meets the same words everywhere. */
export const notSignedIn = () => new DomainError("not_signed_in", "Please sign in to go on.");

export const fromAnotherSite = () => new DomainError("forbidden", "This request comes from another site.");

export const missingOrigin = () =>
  new DomainError("forbidden", "A write with a cookie needs the Origin header of this site. Programs use an API key.");

export const readOnlySession = () =>
  new DomainError(
    "read_only_session",
    "This is the sample household or another read-only session, which can only be looked at. Create an account, or sign in to yours, to do this.",
  );

export const invalidApiKey = () =>
  new DomainError(
    "invalid_api_key",
    `Authentication Error: check that the API key is correct and not expired, and that the header reads "Authorization: Bearer ${API_KEY_PREFIX}…".`,
  );
