import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { ArcticFetchError, CodeChallengeMethod, OAuth2Client, type OAuth2Tokens } from "arctic";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { z } from "zod";
import type { Clock } from "../../adapters/clock";
import { type Claims, claimsSchema, toIdentity } from "./identity";
import { SignInProblem } from "./problem";
import type { Asked, OpenIdProvider } from "./provider";

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Null for a public client, which PKCE alone protects. */
  clientSecret: string | null;
  scopes: readonly string[];
}

/** OpenID Connect Discovery 1.0, section 3: what is needed of it. */
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
});
type Metadata = z.infer<typeof metadataSchema> & { keys: ReturnType<typeof createRemoteJWKSet> };

const METADATA_FRESH_MS = HOUR_MS;
const ANSWER_WITHIN_MS = 8_000;
const CLOCK_TOLERANCE_SECONDS = 60;
/** Never `none`, and no shared secret: only the provider can have signed. */
const SIGNATURES = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Any OpenID provider that can be discovered: Google, or a company's own. */
export function openIdProvider(settings: OpenIdSettings, clock: Clock): OpenIdProvider {
  const metadata = remembered(() => discover(settings.issuer), clock);
  const clientOf = ({ redirectUri }: Pick<Asked, "redirectUri">) =>
    new OAuth2Client(settings.clientId, settings.clientSecret, redirectUri);

  return {
    issuer: settings.issuer,

    async authorizationUrl(asked) {
      const { authorization_endpoint: endpoint } = await metadata();
      const { S256 } = CodeChallengeMethod;
      const scopes = [...settings.scopes];
      const url = clientOf(asked).createAuthorizationURLWithPKCE(
        endpoint,
        asked.state,
        S256,
        asked.codeVerifier,
        scopes,
      );
      url.searchParams.set("nonce", asked.nonce);
      return url.href;
    },

    async redeem(_ctx, code, asked) {
      const provider = await metadata();
      const tokens = await exchange(() =>
        clientOf(asked).validateAuthorizationCode(provider.token_endpoint, code, asked.codeVerifier),
      );
      const idToken = await verified(tokens, provider, settings, asked.nonce, clock);
      return toIdentity(settings.issuer, idToken.email ? idToken : await withUserInfo(idToken, tokens, provider));
    },
  };
}

async function discover(issuer: string): Promise<Metadata> {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const found = metadataSchema.parse(await fetchJson(url));
  if (found.issuer !== issuer) throw new SignInProblem("failed", `${url} speaks for ${found.issuer}`);
  return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: ANSWER_WITHIN_MS }) };
}

/** A discovery that failed is tried anew; one that succeeded holds for an hour. */
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

async function exchange(ask: () => Promise<OAuth2Tokens>): Promise<OAuth2Tokens> {
  try {
    return await within(ANSWER_WITHIN_MS, ask());
  } catch (error) {
    if (error instanceof SignInProblem) throw error;
    throw new SignInProblem(error instanceof ArcticFetchError ? "unavailable" : "failed", error);
  }
}

/** Signature, issuer, audience, lifetime and nonce of the ID token (OpenID Connect Core, section 3.1.3.7). */
async function verified(
  tokens: OAuth2Tokens,
  { keys }: Metadata,
  { issuer, clientId }: OpenIdSettings,
  nonce: string,
  clock: Clock,
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(tokens.idToken(), keys, {
      issuer,
      audience: clientId,
      algorithms: SIGNATURES,
      requiredClaims: ["sub", "exp", "iat"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(clock.now()),
    });
    if (payload["nonce"] !== nonce) throw new Error("The ID token's nonce is of another sign-in");
    if (payload["azp"] !== undefined && payload["azp"] !== clientId)
      throw new Error("The ID token was made for another client");
    return claimsSchema.parse(payload);
  } catch (error) {
    throw new SignInProblem("failed", error);
  }
}

/** Many providers keep the address out of the ID token when there is an access token to ask for it with. */
async function withUserInfo(idToken: Claims, tokens: OAuth2Tokens, provider: Metadata): Promise<Claims> {
  if (!provider.userinfo_endpoint) return idToken;
  try {
    const authorization = `Bearer ${tokens.accessToken()}`;
    const claims = claimsSchema.parse(await fetchJson(provider.userinfo_endpoint, { authorization }));
    // Core, section 5.3.2: what names another subject must not be used.
    return claims.sub === idToken.sub ? claims : idToken;
  } catch (error) {
    throw new SignInProblem("unavailable", error);
  }
}

async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const response = await fetch(url, { headers: { accept: "application/json", ...headers }, redirect: "error", signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** arctic's own request has no time limit. */
function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SignInProblem("unavailable", "No answer in time")), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
