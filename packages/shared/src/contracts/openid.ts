import { z } from "zod";
import { ENTRY_LIMIT, READ_LIMIT, operation } from "./operation";

export const signInProviders = operation({
  id: "openid.providers",
  method: "GET",
  path: "/api/auth/providers",
  access: "anyone",
  summary: "Which ways to sign in this server has beside a password",
  input: z.object({}),
  output: z.object({
    google: z.boolean().describe("GET /api/auth/google leads there"),
    demo: z.boolean().describe("GET /api/auth/sso leads to single sign-on, or to the sample household"),
  }),
  limit: READ_LIMIT,
  refusals: [],
});

/** A page that a browser opens on its way to a provider or back, and so no {@link operation}. */
const redirect = (id: `openid.${string}`, path: `/${string}`) =>
  ({ id, method: "GET", path, access: "anyone", limit: ENTRY_LIMIT }) as const;

export const GOOGLE_SIGN_IN = redirect("openid.google", "/api/auth/google");
export const GOOGLE_CALLBACK = redirect("openid.googleCallback", "/api/auth/google/callback");
export const SSO_SIGN_IN = redirect("openid.sso", "/api/auth/sso");
export const SSO_CALLBACK = redirect("openid.ssoCallback", "/auth/callback");
/** The built-in demo issuer's authorization endpoint. */
export const DEMO_AUTHORIZE = redirect("openid.demoAuthorize", "/api/sso/authorize");

export const OPENID_OPERATIONS = [signInProviders];
