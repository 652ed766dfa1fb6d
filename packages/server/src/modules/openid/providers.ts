import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { signInProviders } from "@wattleaf/shared/contracts/openid";
import type { RequestContext } from "../../core/request-context";
import type { Environment } from "../../env";
import type { Clock } from "../../adapters/clock";
import { openIdProvider } from "./openid-provider";
import type { OpenIdProvider } from "./provider";

/** Who signs people in beside ourselves; null for what is not configured. */
export interface SignInProviders {
  google: OpenIdProvider | null;
  /** A company's own issuer behind the Demo button; without one, the built-in demo issuer is. */
  sso: OpenIdProvider | null;
}

export function createSignInProviders(env: Environment, clock: Clock): SignInProviders {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SSO_ISSUER, SSO_CLIENT_ID } = env;
  const google = GOOGLE_CLIENT_ID &&
    GOOGLE_CLIENT_SECRET && {
      issuer: env.GOOGLE_ISSUER,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      scopes: ["openid", "email", "profile"],
    };
  const sso = SSO_ISSUER &&
    SSO_CLIENT_ID && {
      issuer: SSO_ISSUER,
      clientId: SSO_CLIENT_ID,
      clientSecret: env.SSO_CLIENT_SECRET ?? null,
      scopes: ["openid", "email", "read"],
    };
  return { google: google ? openIdProvider(google, clock) : null, sso: sso ? openIdProvider(sso, clock) : null };
}

/** Which ways to sign in this server has beside a password. */
export async function available({ platform }: RequestContext): Promise<OutputOf<typeof signInProviders>> {
  const { env, signIn } = platform;
  return { google: signIn.google !== null, demo: signIn.sso !== null || env.SEED_DEMO === "on" };
}
