/**
 * What `/login?error=…` may name when a sign-in elsewhere came to nothing: taken back by the person, begun too long ago
 * or in another browser, an address that the provider has not checked, nobody known here, a provider that does not
 * answer, and everything else.
 */
export const SIGN_IN_PROBLEMS = ["denied", "expired", "unverified", "unknown", "unavailable", "failed"] as const;
export type SignInProblemCode = (typeof SIGN_IN_PROBLEMS)[number];
