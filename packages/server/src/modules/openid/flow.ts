import { generateCodeVerifier } from "arctic";
import type { SignInProvider } from "../../db/schema/openid";
import type { RequestContext } from "../../core/request-context";
import { hashSecret, newSecret } from "../../adapters/secrets";
import { SignInProblem } from "./problem";
import type { Provider } from "./provider";
import { insertFlow, takeFlow } from "./repo";

/** Long enough to find one's password at the provider. */
export const FLOW_LIFETIME_MS = 10 * 60 * 1000;

/** What a provider's answer says (RFC 6749, section 4.1.2, and RFC 9207). */
export interface ProviderAnswer {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}

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
  const codeVerifier = generateCodeVerifier();
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
  answer: ProviderAnswer,
): Promise<A> {
  const { db, clock } = ctx.platform;
  const flow =
    answer.state && (await takeFlow(db, provider, hashSecret(answer.state), hashSecret(browser), clock.now()));
  if (!flow) throw new SignInProblem("expired");
  if (answer.iss !== undefined && answer.iss !== issuer.issuer)
    throw new SignInProblem("failed", `The answer comes from ${answer.iss}`);
  if (answer.error) throw new SignInProblem(answer.error === "access_denied" ? "denied" : "failed", answer.error);
  if (!answer.code) throw new SignInProblem("failed", "The answer holds no code");
  return issuer.redeem(ctx, answer.code, { codeVerifier: flow.codeVerifier, nonce: flow.nonce, redirectUri });
}
