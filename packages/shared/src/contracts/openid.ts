import { z } from "zod";
import { ENTRY_LIMIT, READ_LIMIT, operation } from "./operation";

export const signInProviders = operation({
  id: "openid.providers",
  method: "GET",
  path: "/api/auth/providers",
  access: "anyone",
  summary: "List ways to sign in other than a password",
  input: z.object({}),
  output: z.object({
    google: z.boolean().describe("Start at GET /api/auth/google"),
    demo: z.boolean().describe("Start single sign-on, or open the sample household, at GET /api/auth/sso"),
  }),
  limit: READ_LIMIT,
  errors: [],
});

/** A page that a browser opens on its way to a provider or back, so not an {@link operation}. */
const redirect = (id: `openid.${string}`, path: `/${string}`) =>
  ({ id, method: "GET", path, access: "anyone", limit: ENTRY_LIMIT }) as const;

export const GOOGLE_SIGN_IN = redirect("openid.google", "/api/auth/google");
export const GOOGLE_CALLBACK = redirect("openid.googleCallback", "/api/auth/google/callback");
export const SSO_SIGN_IN = redirect("openid.sso", "/api/auth/sso");
export const SSO_CALLBACK = redirect("openid.ssoCallback", "/auth/callback");
/** The built-in demo issuer's authorization endpoint. */
export const DEMO_AUTHORIZE = redirect("openid.demoAuthorize", "/api/sso/authorize");

export const OPENID_OPERATIONS = [signInProviders];
