import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../domain/account";
import { ENTRY_LIMIT, operation } from "./operation";

export const subscribe = operation({
  id: "newsletter.subscribe",
  method: "POST",
  path: "/api/subscribe",
  access: "anyone",
  summary: "Subscribe to the newsletter",
  input: z.object({
    email: z.email("Please enter a valid email address").max(EMAIL_MAX_LENGTH),
    plan: z.literal("newsletter"),
  }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: [],
});

export const NEWSLETTER_OPERATIONS = [subscribe];
