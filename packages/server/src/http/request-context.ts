import { DomainError } from "@wattleaf/shared/errors";
import { LANGUAGE_KEY, parseLanguage } from "@wattleaf/shared/i18n/language";
import type { Actor, Platform, RequestContext } from "../context";
import type { SessionScope } from "../db/schema/auth";
import { siteOrigin } from "../env";
import { claimVisitor, noteSeen } from "../modules/account";
import { networkOf } from "../modules/auth";
import { SESSION_COOKIE, type SessionStore } from "../modules/auth/session-store";
import { LIFETIME_MS } from "../modules/owner";
import { keyActor } from "../modules/api-keys";
import { isWidgetToken, widgetActor } from "../modules/partners";
import { hashSecret, newSecret } from "../platform/secrets";
import { clientAddress, trustedProxies } from "./client-address";
import { cookieHeader, readCookies } from "./cookies";

export const VISITOR_COOKIE = "wattleaf_visitor";
/** The scheme's case does not count, and any number of spaces parts it from the token (RFC 9110, section 11). */
const BEARER = /^Bearer +(\S+)$/i;
/** Longer ones say nothing more about a browser. */
const USER_AGENT_MAX_LENGTH = 400;

/** A request as both transports hand it on: the context for services, and what only a transport may do. */
export interface Call {
  ctx: RequestContext;
  /** A write by a page of another site that shows no widget token. */
  fromForeignPage: boolean;
  /**
   * Signs this browser in: sets the session cookie; a session that it had before ends, and what it left as a visitor
   * becomes the account's.
   */
  startSession(userId: string, scope?: SessionScope): Promise<void>;
  /** Ends this browser's session and takes its cookie away. */
  endSession(): Promise<void>;
  /** Gives a visitor without a cookie an identity of their own, before anything is stored for them. */
  ensureVisitor(): void;
}

export type OpenCall = (request: Request, peerAddress: string, responseHeaders: Headers) => Promise<Call>;

/**
 * Reads who calls from a request: a bearer token first (the widget's or an API key), else the session cookie, else the
 * visitor cookie. Cookies count on unsafe methods only when the Origin is the site's own. A browser leaves the cookies
 * out of what another site sends, so such a call is marked: it must neither sign anybody in nor use the assistant
 * without a token.
 */
export function createCallOpener(platform: Platform, sessions: SessionStore): OpenCall {
  const isTrusted = trustedProxies(platform.env.TRUSTED_PROXIES);
  const secure = siteOrigin(platform.env).startsWith("https:");

  return async (request, peerAddress, responseHeaders) => {
    const cookies = readCookies(request.headers);
    const origin = request.headers.get("origin");
    const ctx: RequestContext = {
      platform,
      actor: await readActor(request, cookies, origin, responseHeaders),
      language: parseLanguage(cookies[LANGUAGE_KEY]),
      clientAddress: clientAddress(peerAddress, request.headers.get("x-forwarded-for"), isTrusted),
      origin,
      signal: request.signal,
    };
    const withoutToken = ctx.actor.kind !== "widget" && ctx.actor.kind !== "key" && !isSafe(request.method);
    return {
      ctx,
      fromForeignPage: withoutToken && origin !== null && !isOwn(request, origin),
      async startSession(userId, scope = "full") {
        if (ctx.actor.kind === "user") await sessions.invalidateSession(ctx.actor.sessionId);
        // Not into the sample household: it is everybody's to see.
        else if (scope === "full") await claimVisitor(ctx, userId);
        const nowMs = platform.clock.now();
        const session = await sessions.createSession(userId, {
          scope,
          createdAtMs: nowMs,
          lastSeenAtMs: nowMs,
          userAgent: request.headers.get("user-agent")?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
          network: networkOf(ctx.clientAddress),
        });
        responseHeaders.append("set-cookie", sessions.createSessionCookie(session.id).serialize());
        ctx.actor = { kind: "user", userId, sessionId: session.id, scope };
      },
      async endSession() {
        if (ctx.actor.kind === "user") await sessions.invalidateSession(ctx.actor.sessionId);
        responseHeaders.append("set-cookie", sessions.createBlankSessionCookie().serialize());
      },
      ensureVisitor() {
        if (ctx.actor.kind !== "visitor" || ctx.actor.visitorId) return;
        const secret = newSecret();
        ctx.actor = { kind: "visitor", visitorId: hashSecret(secret) };
        responseHeaders.append(
          "set-cookie",
          cookieHeader(VISITOR_COOKIE, secret, { secure, maxAge: LIFETIME_MS.visitor / 1000 }),
        );
      },
    };
  };

  async function readActor(
    request: Request,
    cookies: Record<string, string | undefined>,
    origin: string | null,
    responseHeaders: Headers,
  ): Promise<Actor> {
    const bearer = request.headers.get("authorization")?.match(BEARER)?.[1];
    if (bearer) return isWidgetToken(bearer) ? widgetActor(platform, bearer, origin) : keyActor(platform, bearer);

    const sessionId = cookies[SESSION_COOKIE];
    const visitor = cookies[VISITOR_COOKIE];
    if ((sessionId || visitor) && !isSafe(request.method) && !isOwn(request, origin)) {
      throw origin === null ? lacksOrigin() : comesFromElsewhere();
    }
    if (sessionId) {
      const { session, user } = await sessions.validateSession(sessionId);
      // Lucia has just put off the session's end: the browser must keep its cookie as long.
      if (session?.fresh) responseHeaders.append("set-cookie", sessions.createSessionCookie(session.id).serialize());
      if (session && user) {
        noteSeen(platform, sessionId, session.lastSeenAtMs);
        return { kind: "user", userId: user.id, sessionId, scope: scopeOf(session, user) };
      }
    }
    return { kind: "visitor", visitorId: visitor ? hashSecret(visitor) : null };
  }

  function isOwn(request: Request, origin: string | null): boolean {
    if (origin === siteOrigin(platform.env)) return true;
    // Without PUBLIC_URL the site is whatever host it is opened under: a plain-http address of a local machine.
    return !platform.env.PUBLIC_URL && origin === `http://${request.headers.get("host")}`;
  }
}

/** Whichever way somebody came to the sample household: they share it with strangers, so they only look at it. */
const scopeOf = (session: { scope: SessionScope }, user: { isSample: boolean }): SessionScope =>
  user.isSample ? "read" : session.scope;

export const comesFromElsewhere = () => new DomainError("forbidden", "This request comes from another site.");

const lacksOrigin = () =>
  new DomainError("forbidden", "A write with a cookie needs the Origin header of this site. Programs use an API key.");

const isSafe = (method: string) => method === "GET" || method === "HEAD" || method === "OPTIONS";
