import { generateRandomCodeVerifier } from "oauth4webapi";
import type { SignInProvider } from "../../db/schema/openid";
import type { RequestContext } from "../../core/request-context";
import { hashSecret, newSecret } from "../../adapters/secrets";
import { SignInProblem } from "./problem";
import type { Provider } from "./provider";
import { insertFlow, takeFlow } from "./repo";

/** Long enough to find one's password at the provider. */
export const FLOW_LIFETIME_MS = 10 * 60 * 1000;

interface FlowPlace {
  provider: SignInProvider;
  /** The secret cookie of the browser that signs in. */
  browser: string;
  redirectUri: string;
}

/** Begins a sign-in: where to send the browser. @throws SignInProblem unavailable */
export async function begin<A>(ctx: RequestContext, issuer: Provider<A>, place: FlowPlace): Promise<string> {
  const { db, clock } = ctx.platform;
  const state = newSecret();
  const codeVerifier = generateRandomCodeVerifier();
  const nonce = newSecret();
  const url = await issuer.authorizationUrl({ state, codeVerifier, nonce, redirectUri: place.redirectUri });
  await insertFlow(db, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(place.browser),
    provider: place.provider,
    codeVerifier,
    nonce,
    expiresAtMs: clock.now() + FLOW_LIFETIME_MS,
  });
  return url;
}

/**
 * Ends a sign-in with the provider's answer: it must belong to a flow that this browser began here, and each flow ends
 * once.
 * @throws SignInProblem expired, denied, failed, unavailable
 */
export async function finish<A>(
  ctx: RequestContext,
  issuer: Provider<A>,
  { provider, browser, redirectUri }: FlowPlace,
  answer: URLSearchParams,
): Promise<A> {
  const { db, clock } = ctx.platform;
  const state = answer.get("state");
  const flow = state && (await takeFlow(db, provider, hashSecret(state), hashSecret(browser), clock.now()));
  if (!flow) throw new SignInProblem("expired");
  return issuer.redeem(ctx, answer, { state, codeVerifier: flow.codeVerifier, nonce: flow.nonce, redirectUri });
}
