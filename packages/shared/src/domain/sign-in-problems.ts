/**
 * Values of `/login?error=…` after a failed single sign-on: canceled by the user, expired or started in another
 * browser, an email address that the provider has not verified, no matching account, a provider that does not respond,
 * and everything else.
 */
export const SIGN_IN_PROBLEMS = ["denied", "expired", "unverified", "unknown", "unavailable", "failed"] as const;
export type SignInProblemCode = (typeof SIGN_IN_PROBLEMS)[number];
