import { LIFETIME_MS } from "../core/owner";
import { cookieName, SESSION_COOKIE, VISITOR_COOKIE } from "../core/cookie-names";
import { cookieHeader } from "../http/cookies";
import type { SessionStore } from "../modules/auth";

/**
 * Until then a site on https also accepts the names without `__Host-` that it set before November 2026, and replaces
 * them, so that the change signs no user out. No session from then lives longer.
 */
const OLD_NAMES_UNTIL_MS = Date.parse("2027-02-28T00:00:00Z");

/** The site's own cookies of a browser. */
export interface OwnCookies {
  sessionId: string | undefined;
  visitor: string | undefined;
}

export function visitorCookie(secret: string, secure: boolean): string {
  const maxAge = LIFETIME_MS.visitor / 1000;
  return cookieHeader(cookieName(VISITOR_COOKIE, secure), secret, { secure, maxAge });
}

/** Reads the site's own cookies, and gives those with an old name their new one. */
export function ownCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  sessions: SessionStore,
  { secure, nowMs }: { secure: boolean; nowMs: number },
  responseHeaders: Headers,
): OwnCookies {
  const read = (name: string, renewed: (value: string) => string) => {
    const own = cookies[cookieName(name, secure)];
    const old = cookies[name];
    if (own || !old || nowMs >= OLD_NAMES_UNTIL_MS) return own;
    responseHeaders.append("set-cookie", renewed(old));
    responseHeaders.append("set-cookie", cookieHeader(name, "", { secure, maxAge: 0 }));
    return old;
  };
  return {
    sessionId: read(SESSION_COOKIE, (id) => sessions.createSessionCookie(id).serialize()),
    visitor: read(VISITOR_COOKIE, (secret) => visitorCookie(secret, secure)),
  };
}
