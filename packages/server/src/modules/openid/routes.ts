import { ENTRY_LIMIT } from "@wattleaf/shared/contracts/operation";
import { signInProviders } from "@wattleaf/shared/contracts/sign-in-providers";
import { Elysia } from "elysia";
import type { Platform } from "../../context";
import { siteOrigin } from "../../env";
import { cookieHeader, readCookies } from "../../http/cookies";
import type { Call } from "../../http/request-context";
import { type Admission, openRoute, rest, type RestHost, type RouteContext } from "../../http/rest";
import { newSecret } from "../../platform/secrets";
import { authorize, DEMO_AUTHORIZE_PATH } from "./demo-issuer";
import { FLOW_LIFETIME_MS, type ProviderAnswer } from "./flow";
import { SignInProblem } from "./problem";
import { available } from "./providers";
import { beginGoogle, beginSso, finishGoogle, finishSso, type Place } from "./verbs";

const GOOGLE_PATH = "/api/auth/google";
const GOOGLE_CALLBACK_PATH = "/api/auth/google/callback";
const SSO_PATH = "/api/auth/sso";
const SSO_CALLBACK_PATH = "/auth/callback";

/** Names this browser while it is away at a provider. */
const BROWSER_COOKIE = "wattleaf_sign_in";
const BROWSER_SECRET = /^[\w-]{20,}$/;

/** Pages that a browser opens, not calls that a program makes: they answer with the next page, errors included. */
export const signInRoutes = (host: RestHost, { env, log }: Platform) => {
  const secure = siteOrigin(env).startsWith("https:");

  /** A browser on its way: opens the call, and leads on to where `next` says, or to the sign-in page with the problem. */
  const step = (id: string, callbackPath: string, next: (step: Step) => Promise<string>) => {
    const admission: Admission = { id, method: "GET", access: "anyone", limit: ENTRY_LIMIT };
    return async (context: RouteContext & { query: Record<string, string> }) => {
      const { call, headers } = await openRoute(host, admission, context);
      const browser = knownBrowser(context.request) ?? newSecret();
      const maxAge = FLOW_LIFETIME_MS / 1000;
      headers.append("set-cookie", cookieHeader(BROWSER_COOKIE, browser, { secure, maxAge }));
      const place = { browser, redirectUri: `${originOf(context.request)}${callbackPath}` };
      try {
        return redirect(await next({ call, place, query: context.query }), headers);
      } catch (error) {
        if (!(error instanceof SignInProblem)) throw error;
        log.warn({ err: error.cause, step: id }, `A sign-in came to nothing: ${error.code}`);
        return redirect(`/login?error=${error.code}`, headers);
      }
    };
  };

  /** Without PUBLIC_URL the site is whatever host it is opened under, as for cookies and origins. */
  const originOf = (request: Request) =>
    env.PUBLIC_URL ? siteOrigin(env) : `http://${request.headers.get("host") ?? new URL(request.url).host}`;

  return new Elysia()
    .use(rest(host)(signInProviders, ({ ctx }) => available(ctx)))
    .get(
      GOOGLE_PATH,
      step("signIn.google", GOOGLE_CALLBACK_PATH, ({ call, place }) => beginGoogle(call.ctx, place)),
    )
    .get(GOOGLE_CALLBACK_PATH, step("signIn.googleCallback", GOOGLE_CALLBACK_PATH, comeBackFromGoogle))
    .get(SSO_PATH, step("signIn.sso", SSO_CALLBACK_PATH, goToDemo))
    .get(SSO_CALLBACK_PATH, step("signIn.ssoCallback", SSO_CALLBACK_PATH, comeBackFromSso))
    .get(DEMO_AUTHORIZE_PATH, step("signIn.demoAuthorize", SSO_CALLBACK_PATH, passThroughDemoIssuer));
};

interface Step {
  call: Call;
  place: Place;
  query: Record<string, string>;
}

async function comeBackFromGoogle({ call, place, query }: Step): Promise<string> {
  const { userId, scope } = await finishGoogle(call.ctx, place, answerOf(query));
  await call.startSession(userId, scope);
  return "/login?google_login=success";
}

/** Who is signed in with an account of their own keeps that session: a link to here must not take it away. */
async function goToDemo({ call, place }: Step): Promise<string> {
  const { actor } = call.ctx;
  return actor.kind === "user" && actor.scope === "full" ? "/dashboard" : beginSso(call.ctx, place);
}

async function comeBackFromSso({ call, place, query }: Step): Promise<string> {
  const { userId, scope } = await finishSso(call.ctx, place, answerOf(query));
  await call.startSession(userId, scope);
  return "/dashboard";
}

async function passThroughDemoIssuer({ call, place, query }: Step): Promise<string> {
  const answer = await authorize(call.ctx, query, place.redirectUri);
  if (answer) return answer;
  throw new SignInProblem("failed", "An authorization request that this site did not make");
}

const answerOf = ({ code, state, error, iss }: Record<string, string>): ProviderAnswer => ({ code, state, error, iss });

function knownBrowser(request: Request): string | null {
  const secret = readCookies(request.headers)[BROWSER_COOKIE];
  return secret && BROWSER_SECRET.test(secret) ? secret : null;
}

function redirect(location: string, headers: Headers): Response {
  headers.set("location", location);
  headers.set("cache-control", "no-store");
  // The code in a callback's address must not reach the next page's address line by way of Referer.
  headers.set("referrer-policy", "no-referrer");
  return new Response(null, { status: 302, headers });
}
