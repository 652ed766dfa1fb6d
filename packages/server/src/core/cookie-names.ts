/** Holds the id of a signed-in session. */
export const SESSION_COOKIE = "wattleaf_session";
/** Holds the secret of a visitor without an account. */
export const VISITOR_COOKIE = "wattleaf_visitor";
/** Holds the secret of a sign-in that waits for its second step. */
export const PENDING_COOKIE = "wattleaf_pending";

/**
 * A cookie's name as browsers get it. With the prefix they accept the cookie only over https and from this very host,
 * so that no other host of the same domain can plant one. On plain http (localhost alone) they would reject it.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Whether a browser has a session cookie, valid or not. */
export const hasSessionCookie = (cookies: Readonly<Record<string, string | undefined>>): boolean =>
  [true, false].some((secure) => cookies[cookieName(SESSION_COOKIE, secure)] !== undefined);
