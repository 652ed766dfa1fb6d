import { z } from "zod";
import { READ_LIMIT, operation } from "./operation";

/** The sample household's sign-in, where this server offers one; the login page fills its fields with it. */
export const demoAccount = operation({
  id: "demo.account",
  method: "GET",
  path: "/api/demo-account",
  access: "anyone",
  summary: "The sample household that anyone may sign in as",
  input: z.object({}),
  output: z.object({ identifier: z.string(), password: z.string() }),
  limit: READ_LIMIT,
  refusals: ["not_found"],
});
