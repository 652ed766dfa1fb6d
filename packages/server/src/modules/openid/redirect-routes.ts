import {
  DEMO_AUTHORIZE,
  GOOGLE_CALLBACK,
  GOOGLE_SIGN_IN,
  SSO_CALLBACK,
  SSO_SIGN_IN,
} from "@wattleaf/shared/contracts/openid";
import { DomainError } from "@wattleaf/shared/errors";
import { Elysia } from "elysia";
import type { RequestContext } from "../../core/request-context";
import { siteOrigin } from "../../env";
import { cookieName } from "../../core/cookie-names";
import { cookieHeader, readCookies } from "../../http/cookies";
import { openedOrigin } from "../../http/opened-origin";
import { openRoute, type RestRoute } from "../../http/rest";
import { newSecret } from "../../adapters/secrets";
import { openSession } from "../auth";
import { authorize } from "./demo-issuer";
import { FLOW_LIFETIME_MS } from "./flow";
import { SignInProblem } from "./problem";
import { beginGoogle, beginSso, finishGoogle, finishSso, type Place } from "./use-cases";

/** Names this browser while it is away at a provider. */
const BROWSER_COOKIE = "wattleaf_sign_in";
/** Where the sign-in page asks for the second factor. */
const SECOND_STEP_PAGE = "/login?step=second";
const BROWSER_SECRET = /^[\w-]{20,}$/;

/**
 * A page that a browser opens on its way, not a call that a program makes: it leads on to where `next` says, or to the
 * sign-in page with the problem.
 */
const step =
  (page: typeof SSO_SIGN_IN, callbackPath: string, next: (step: Step) => Promise<string>): RestRoute =>
  (host) =>
    new Elysia().get(page.path, async (context) => {
      const { call, headers } = await openRoute(host, page, context);
      const { env, log } = call.ctx.platform;
      const secure = siteOrigin(env).startsWith("https:");
      const name = cookieName(BROWSER_COOKIE, secure);
      const browser = knownBrowser(context.request, name) ?? newSecret();
      headers.append("set-cookie", cookieHeader(name, browser, { secure, maxAge: FLOW_LIFETIME_MS / 1000 }));
      const place = { browser, redirectUri: `${openedOrigin(env, context.request)}${callbackPath}` };
      try {
        return redirect(
          await next({ ctx: call.ctx, place, query: new URL(context.request.url).searchParams }),
          headers,
        );
      } catch (error) {
        if (error instanceof DomainError && error.code === "second_factor_required") {
          return redirect(SECOND_STEP_PAGE, headers);
        }
        if (!(error instanceof SignInProblem)) throw error;
        log.warn({ err: error.cause, step: page.id }, `Sign-in failed: ${error.code}`);
        return redirect(`/login?error=${error.code}`, headers);
      }
    });

interface Step {
  ctx: RequestContext;
  place: Place;
  query: URLSearchParams;
}

async function comeBackFromGoogle({ ctx, place, query }: Step): Promise<string> {
  const { userId, scope } = await finishGoogle(ctx, place, query);
  await openSession(ctx, { userId, scope, passwordHash: null });
  return "/login?google_login=success";
}

/** A session with the user's own account is kept: a link to this page must not replace it. */
async function goToDemo({ ctx, place }: Step): Promise<string> {
  const { actor } = ctx;
  return actor.kind === "user" && actor.scope === "full" ? "/dashboard" : beginSso(ctx, place);
}

async function comeBackFromSso({ ctx, place, query }: Step): Promise<string> {
  const { userId, scope } = await finishSso(ctx, place, query);
  await openSession(ctx, { userId, scope, passwordHash: null });
  return "/dashboard";
}

async function passThroughDemoIssuer({ ctx, place, query }: Step): Promise<string> {
  const answer = await authorize(ctx, Object.fromEntries(query), place.redirectUri);
  if (answer) return answer;
  throw new SignInProblem("failed", "The authorization request was not made by this site");
}

function knownBrowser(request: Request, cookie: string): string | null {
  const secret = readCookies(request.headers)[cookie];
  return secret && BROWSER_SECRET.test(secret) ? secret : null;
}

function redirect(location: string, headers: Headers): Response {
  headers.set("location", location);
  headers.set("cache-control", "no-store");
  // The code in a callback's address must not reach the next page's address line by way of Referer.
  headers.set("referrer-policy", "no-referrer");
  return new Response(null, { status: 302, headers });
}

/** Where browsers go to sign in elsewhere, and come back to. */
export const redirectRoutes: readonly RestRoute[] = [
  step(GOOGLE_SIGN_IN, GOOGLE_CALLBACK.path, ({ ctx, place }) => beginGoogle(ctx, place)),
  step(GOOGLE_CALLBACK, GOOGLE_CALLBACK.path, comeBackFromGoogle),
  step(SSO_SIGN_IN, SSO_CALLBACK.path, goToDemo),
  step(SSO_CALLBACK, SSO_CALLBACK.path, comeBackFromSso),
  step(DEMO_AUTHORIZE, SSO_CALLBACK.path, passThroughDemoIssuer),
];
