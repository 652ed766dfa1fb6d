import type { SessionScope } from "../../db/schema/auth";
import { DEMO_USER_ID } from "../../db/seed/demo";
import type { RequestContext } from "../../core/request-context";
import { accountOfIdentity, accountOrNew } from "./account-of-identity";
import { demoIssuer } from "./demo-issuer";
import { begin, finish } from "./flow";
import { SignInProblem } from "./problem";

/** A browser at one of our addresses that providers send it back to. */
export interface Place {
  browser: string;
  redirectUri: string;
}

/** Whose session to open, and what it may do. */
export interface SignedIn {
  userId: string;
  scope: SessionScope;
}

/** Where the browser goes to sign in with Google. @throws SignInProblem unavailable */
export async function beginGoogle(ctx: RequestContext, place: Place): Promise<string> {
  return begin(ctx, requireGoogle(ctx), { provider: "google", ...place });
}

/** Who came back from Google: an account of theirs, new if need be. @throws SignInProblem */
export async function finishGoogle(ctx: RequestContext, place: Place, answer: URLSearchParams): Promise<SignedIn> {
  const identity = await finish(ctx, requireGoogle(ctx), { provider: "google", ...place }, answer);
  return { userId: await accountOrNew(ctx, identity), scope: "full" };
}

/** Where the browser goes for the Demo button: a company's own issuer, or the built-in one. @throws SignInProblem */
export async function beginSso(ctx: RequestContext, place: Place): Promise<string> {
  const flow = { provider: "sso", ...place } as const;
  const { sso } = ctx.platform.signIn;
  if (sso) return begin(ctx, sso, flow);
  requireSample(ctx);
  return begin(ctx, demoIssuer, flow);
}

/**
 * The read-only user of a single sign-on: their own account if they have one here, otherwise the sample household. It
 * creates no accounts, because a read-only session could not use them.
 * @throws SignInProblem
 */
export async function finishSso(ctx: RequestContext, place: Place, answer: URLSearchParams): Promise<SignedIn> {
  const flow = { provider: "sso", ...place } as const;
  const { sso } = ctx.platform.signIn;
  if (!sso) {
    requireSample(ctx);
    const { userId } = await finish(ctx, demoIssuer, flow, answer);
    return { userId, scope: "read" };
  }
  const own = await accountOfIdentity(ctx, await finish(ctx, sso, flow, answer));
  if (!own) requireSample(ctx);
  return { userId: own ?? DEMO_USER_ID, scope: "read" };
}

function requireGoogle({ platform }: RequestContext) {
  if (platform.signIn.google) return platform.signIn.google;
  throw new SignInProblem("unavailable", "GOOGLE_CLIENT_ID is not set");
}

function requireSample({ platform }: RequestContext): void {
  if (platform.env.SEED_DEMO === "off") throw new SignInProblem("unknown");
}
