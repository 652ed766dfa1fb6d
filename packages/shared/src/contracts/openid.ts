import { z } from "zod";
import { READ_LIMIT, operation } from "./operation";

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

export const OPENID_OPERATIONS = [signInProviders];
