import { z } from "zod";
import { ENTRY_LIMIT, operation } from "./operation";

export const subscribe = operation({
  id: "newsletter.subscribe",
  method: "POST",
  path: "/api/subscribe",
  access: "anyone",
  summary: "Subscribe an address to the newsletter",
  input: z.object({ email: z.email("Please enter a valid email address").max(254), plan: z.literal("newsletter") }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  refusals: [],
});
