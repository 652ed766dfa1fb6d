import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { DEMO_AUTHORIZE } from "@wattleaf/shared/contracts/openid";
import { calculatePKCECodeChallenge } from "oauth4webapi";
import { DEMO_USER_ID } from "../../db/seed/demo";
import type { RequestContext } from "../../core/request-context";
import { hashSecret, newSecret } from "../../adapters/secrets";
import { checkAnswer } from "./check-answer";
import { SignInProblem } from "./problem";
import type { Provider } from "./provider";
import { insertCode, takeCode } from "./repo";

/**
 * The built-in demo issuer: every user is the read-only sample household. It follows the authorization code flow, so
 * the Demo button works the same way with a company's own issuer. Its only client is this server, which redeems the
 * code in process: calling itself over HTTP would depend on how it can be reached from outside.
 */
export const DEMO_ISSUER = "urn:wattleaf:demo";
export const DEMO_CLIENT_ID = "wattleaf-site";
export const DEMO_SCOPE = "read";
const CODE_LIFETIME_MS = MINUTE_MS;

export interface AuthorizationRequest {
  response_type?: string | undefined;
  client_id?: string | undefined;
  redirect_uri?: string | undefined;
  scope?: string | undefined;
  state?: string | undefined;
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}

export const demoIssuer: Provider<{ userId: string }> = {
  async authorizationUrl({ state, codeVerifier, redirectUri }) {
    const query = new URLSearchParams({
      response_type: "code",
      client_id: DEMO_CLIENT_ID,
      redirect_uri: redirectUri,
      scope: DEMO_SCOPE,
      state,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
    });
    return `${DEMO_AUTHORIZE.path}?${query}`;
  },

  async redeem({ platform }, answer, { state, codeVerifier, redirectUri }) {
    const code = checkAnswer({ issuer: DEMO_ISSUER }, { client_id: DEMO_CLIENT_ID }, answer, state).get("code") ?? "";
    const found = await takeCode(platform.db, hashSecret(code), platform.clock.now());
    const fits =
      found?.clientId === DEMO_CLIENT_ID &&
      found.redirectUri === redirectUri &&
      found.codeChallenge === (await calculatePKCECodeChallenge(codeVerifier));
    if (!fits)
      throw new SignInProblem("failed", "The code was already used, has expired, or was issued to another client");
    return { userId: DEMO_USER_ID };
  },
};

/**
 * Answers an authorization request: there is nothing to fill in and nothing to agree to.
 * @param redirectUri the one address that a code may go to; any other gets neither a code nor an error
 * @returns where to send the browser, or null when the request is not this site's own
 */
export async function authorize(
  { platform }: RequestContext,
  request: AuthorizationRequest,
  redirectUri: string,
): Promise<string | null> {
  if (request.client_id !== DEMO_CLIENT_ID || request.redirect_uri !== redirectUri) return null;
  const answer = new URL(redirectUri);
  answer.searchParams.set("iss", DEMO_ISSUER);
  if (request.state) answer.searchParams.set("state", request.state);
  const fault = faultOf(request);
  if (fault) {
    answer.searchParams.set("error", fault);
    return answer.href;
  }
  const code = newSecret();
  await insertCode(platform.db, {
    codeHash: hashSecret(code),
    clientId: DEMO_CLIENT_ID,
    redirectUri,
    codeChallenge: request.code_challenge ?? "",
    expiresAtMs: platform.clock.now() + CODE_LIFETIME_MS,
  });
  answer.searchParams.set("code", code);
  return answer.href;
}

/** RFC 6749, section 4.1.2.1. */
function faultOf(request: AuthorizationRequest): string | null {
  if (request.response_type !== "code") return "unsupported_response_type";
  if (request.scope !== DEMO_SCOPE) return "invalid_scope";
  const challenged = request.code_challenge_method === "S256" && /^[\w-]{43}$/.test(request.code_challenge ?? "");
  return request.state && challenged ? null : "invalid_request";
}
