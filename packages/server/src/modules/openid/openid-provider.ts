import { HOUR_MS } from "@wattleaf/shared/domain/time";
import * as oauth from "oauth4webapi";
import type { Clock } from "../../adapters/clock";
import { checkAnswer } from "./check-answer";
import { type Claims, claimsSchema, toIdentity } from "./identity";
import { SignInProblem } from "./problem";
import type { OpenIdProvider } from "./provider";

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Null for a public client, which PKCE alone protects. */
  clientSecret: string | null;
  scopes: readonly string[];
}

type Metadata = oauth.AuthorizationServer & { authorization_endpoint: string };

const METADATA_FRESH_MS = HOUR_MS;
const ANSWER_WITHIN_MS = 8_000;
const CLOCK_TOLERANCE_SECONDS = 60;

/** Any OpenID provider that can be discovered: Google, or a company's own. */
export function openIdProvider(settings: OpenIdSettings, clock: Clock): OpenIdProvider {
  const { issuer, clientId, clientSecret, scopes } = settings;
  const options = requestOptions(issuer);
  const metadata = remembered(() => discover(new URL(issuer), options), clock);
  const secret = clientSecret === null ? oauth.None() : plainBasic(clientSecret);
  const clientNow = (): oauth.Client => ({
    client_id: clientId,
    [oauth.clockSkew]: Math.round((clock.now() - Date.now()) / 1000),
    [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
  });

  return {
    async authorizationUrl({ state, codeVerifier, nonce, redirectUri }) {
      const url = new URL((await metadata()).authorization_endpoint);
      const parameters = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(" "),
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async redeem(_ctx, answer, { state, codeVerifier, nonce, redirectUri }) {
      const server = await metadata();
      const client = clientNow();
      const code = checkAnswer(server, client, answer, state);
      try {
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          secret,
          code,
          redirectUri,
          codeVerifier,
          options,
        );
        const checks = { expectedNonce: nonce, requireIdToken: true };
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, checks);
        // What the library leaves to TLS unless asked.
        await oauth.validateApplicationLevelSignature(server, response, options);
        const idToken = claimsSchema.parse(oauth.getValidatedIdTokenClaims(tokens));
        if (idToken.email || !server.userinfo_endpoint) return toIdentity(issuer, idToken);
        return toIdentity(issuer, await userInfo(server, client, tokens.access_token, idToken.sub, options));
      } catch (error) {
        throw error instanceof SignInProblem ? error : new SignInProblem("failed", error);
      }
    },
  };
}

type RequestOptions = ReturnType<typeof requestOptions>;

const requestOptions = (issuer: string) => ({
  signal: () => AbortSignal.timeout(ANSWER_WITHIN_MS),
  [oauth.customFetch]: reach,
  // Where the operator wrote down an issuer without TLS, and nowhere else.
  [oauth.allowInsecureRequests]: issuer.startsWith("http:"),
});

/** @throws SignInProblem unavailable when there is no answer */
async function reach(url: string, init: oauth.CustomFetchOptions<string, unknown>): Promise<Response> {
  const response = await fetch(url, init as RequestInit).catch((error: unknown) => {
    throw new SignInProblem("unavailable", error);
  });
  if (response.status >= 500) throw new SignInProblem("unavailable", `${url} responded with status ${response.status}`);
  return response;
}

/**
 * The client's secret by HTTP Basic, with no more of it encoded than must be. The library's own encodes dots and dashes
 * too, as RFC 6749 (section 2.3.1) has it; Google does not decode them (panva/oauth4webapi#165).
 */
const plainBasic =
  (clientSecret: string): oauth.ClientAuth =>
  (_server, { client_id: clientId }, _body, headers) =>
    headers.set("authorization", `Basic ${btoa([clientId, clientSecret].map(encodeURIComponent).join(":"))}`);

async function discover(issuer: URL, options: RequestOptions): Promise<Metadata> {
  const found = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  if (!found.authorization_endpoint) throw new Error(`${issuer.href} has no authorization endpoint`);
  return { ...found, authorization_endpoint: found.authorization_endpoint };
}

/** A discovery that failed is tried again; one that succeeded holds for an hour. */
function remembered(read: () => Promise<Metadata>, clock: Clock): () => Promise<Metadata> {
  let known: { reading: Promise<Metadata>; atMs: number } | undefined;
  return async () => {
    if (!known || clock.now() - known.atMs > METADATA_FRESH_MS) known = { reading: read(), atMs: clock.now() };
    try {
      return await known.reading;
    } catch (error) {
      known = undefined;
      throw error instanceof SignInProblem ? error : new SignInProblem("unavailable", error);
    }
  };
}

/** Many providers keep the address out of the ID token when there is an access token to ask for it with. */
async function userInfo(
  server: Metadata,
  client: oauth.Client,
  accessToken: string,
  subject: string,
  options: RequestOptions,
): Promise<Claims> {
  const response = await oauth.userInfoRequest(server, client, accessToken, options);
  return claimsSchema.parse(await oauth.processUserInfoResponse(server, client, subject, response));
}
