import { UNKNOWN_FIELDS_HEADER } from "@wattleaf/shared/contracts/public-request";
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_REPLAYED_HEADER } from "@wattleaf/shared/domain/idempotency";
import { SECOND_STEP_MINUTES } from "@wattleaf/shared/domain/second-factor";
import { OPENADR_TOKEN_PREFIX } from "@wattleaf/shared/domain/openadr";
import { DAY_SECONDS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { LANGUAGE_KEY, parseLanguage } from "@wattleaf/shared/i18n/language";
import { hashSecret, newSecret } from "../adapters/secrets";
import { type Actor, isOnPartnerPage, isProgram } from "../core/actor";
import { fromAnotherSite, missingOrigin } from "../core/errors";
import { networkOf } from "../core/network";
import type { Platform } from "../core/platform";
import type { RequestContext } from "../core/request-context";
import type { SessionScope } from "../db/schema/auth";
import { cookieName, PENDING_COOKIE } from "../core/cookie-names";
import { siteOrigin } from "../env";
import type { OpenCall } from "../http/call";
import { clientAddress, trustedProxies } from "../http/client-address";
import { cookieHeader, readCookies } from "../http/cookies";
import { claimVisitor, noteSeen } from "../modules/account";
import { keyActor } from "../modules/api-keys";
import { openAdrClientActor } from "../modules/openadr";
import { deviceCookie, type SessionStore } from "../modules/auth";
import { isWidgetToken, widgetActor } from "../modules/partners";
import { type OwnCookies, ownCookies, visitorCookie } from "./own-cookies";

/** Kept after signing out: see modules/auth/known-device.ts. Browsers keep no cookie for longer than 400 days. */
const DEVICE_COOKIE = "wattleaf_device";
const DEVICE_COOKIE_DAYS = 400;
/** The scheme's case does not count, and any number of spaces parts it from the token (RFC 9110, section 11). */
const BEARER = /^Bearer +(\S+)$/i;
const MINUTE_SECONDS = MINUTE_MS / SECOND_MS;
/** Longer values add no information about a browser. */
const USER_AGENT_MAX_LENGTH = 400;

/**
 * Identifies the caller of a request: a bearer token first (widget token, OpenADR token or API key), then the session cookie, then the
 * visitor cookie. Cookies are accepted on unsafe methods only if the Origin is the site's own. Browsers omit the
 * cookies on cross-site requests, so such a call is marked: without a token it must neither sign anyone in nor use the
 * assistant.
 */
export function createCallOpener(platform: Platform, sessions: SessionStore): OpenCall {
  const isTrusted = trustedProxies(platform.env.TRUSTED_PROXIES);
  const secure = siteOrigin(platform.env).startsWith("https:");
  const pendingCookie = cookieName(PENDING_COOKIE, secure);

  const deviceCookieName = cookieName(DEVICE_COOKIE, secure);

  return async (request, peerAddress, responseHeaders) => {
    const cookies = readCookies(request.headers);
    const origin = request.headers.get("origin");
    const own = ownCookies(cookies, sessions, { secure, nowMs: platform.clock.now() }, responseHeaders);
    const ctx: RequestContext = {
      platform,
      actor: await readActor(request, own, origin, responseHeaders),
      language: parseLanguage(cookies[LANGUAGE_KEY]),
      clientAddress: clientAddress(peerAddress, request.headers.get("x-forwarded-for"), isTrusted),
      deviceCookie: cookies[deviceCookieName] ?? null,
      userAgent: request.headers.get("user-agent")?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
      origin,
      signal: request.signal,
      replayed: () => responseHeaders.set(IDEMPOTENCY_REPLAYED_HEADER, "true"),
      session: {
        async start(userId, scope = "full") {
          if (ctx.actor.kind === "user") await sessions.invalidateSession(ctx.actor.sessionId);
          // Not into the sample household: it is everybody's to see.
          else if (scope === "full") await claimVisitor(ctx, userId);
          const nowMs = platform.clock.now();
          const session = await sessions.createSession(userId, {
            scope,
            createdAtMs: nowMs,
            lastSeenAtMs: nowMs,
            userAgent: ctx.userAgent,
            network: networkOf(ctx.clientAddress),
          });
          responseHeaders.append("set-cookie", sessions.createSessionCookie(session.id).serialize());
          if (scope === "full") {
            const known = deviceCookie(platform.encryption, ctx.deviceCookie, userId);
            const options = { secure, maxAge: DEVICE_COOKIE_DAYS * DAY_SECONDS };
            responseHeaders.append("set-cookie", cookieHeader(deviceCookieName, known, options));
          }
          ctx.actor = { kind: "user", userId, sessionId: session.id, scope };
        },
        pending: cookies[pendingCookie] ?? null,
        keepPending(secret) {
          const maxAge = secret === null ? 0 : SECOND_STEP_MINUTES * MINUTE_SECONDS;
          responseHeaders.append("set-cookie", cookieHeader(pendingCookie, secret ?? "", { secure, maxAge }));
        },
        async end() {
          if (ctx.actor.kind === "user") await sessions.invalidateSession(ctx.actor.sessionId);
          responseHeaders.append("set-cookie", sessions.createBlankSessionCookie().serialize());
        },
      },
    };
    const withoutToken = !isOnPartnerPage(ctx.actor) && !isProgram(ctx.actor) && !isSafe(request.method);
    return {
      ctx,
      idempotencyKey: request.headers.get(IDEMPOTENCY_KEY_HEADER),
      fromForeignPage: withoutToken && origin !== null && !isOwn(request, origin),
      // Appended: several calls may share a response over tRPC.
      ignoredFields: (paths) => responseHeaders.append(UNKNOWN_FIELDS_HEADER, paths.map(encodeURIComponent).join(", ")),
      ensureVisitor() {
        if (ctx.actor.kind !== "visitor" || ctx.actor.visitorId) return;
        const secret = newSecret();
        ctx.actor = { kind: "visitor", visitorId: hashSecret(secret) };
        responseHeaders.append("set-cookie", visitorCookie(secret, secure));
      },
    };
  };

  async function readActor(
    request: Request,
    { sessionId, visitor }: OwnCookies,
    origin: string | null,
    responseHeaders: Headers,
  ): Promise<Actor> {
    const bearer = request.headers.get("authorization")?.match(BEARER)?.[1];
    if (bearer) return bearerActor(bearer, origin);

    if ((sessionId || visitor) && !isSafe(request.method) && !isOwn(request, origin)) {
      throw origin === null ? missingOrigin() : fromAnotherSite();
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

  function bearerActor(bearer: string, origin: string | null): Promise<Actor> | Actor {
    if (isWidgetToken(bearer)) return widgetActor(platform, bearer, origin);
    return bearer.startsWith(OPENADR_TOKEN_PREFIX) ? openAdrClientActor(platform, bearer) : keyActor(platform, bearer);
  }

  function isOwn(request: Request, origin: string | null): boolean {
    if (origin === siteOrigin(platform.env)) return true;
    // Without PUBLIC_URL the site is whatever host it is opened under: a plain-http address of a local machine.
    return !platform.env.PUBLIC_URL && origin === `http://${request.headers.get("host")}`;
  }
}

/** However a browser came to the sample household: strangers share it, so they only look at it. */
const scopeOf = (session: { scope: SessionScope }, user: { isSample: boolean }): SessionScope =>
  user.isSample ? "read" : session.scope;

const isSafe = (method: string) => method === "GET" || method === "HEAD" || method === "OPTIONS";
