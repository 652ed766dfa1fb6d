import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../domain/account";
import { SUBSCRIBE_PATH } from "../domain/newsletter";
import { languageSchema } from "./language";
import { ENTRY_LIMIT, operation } from "./operation";

const token = z.string().min(1).max(64).describe("From the link in the email");

export const subscribe = operation({
  id: "newsletter.subscribe",
  method: "POST",
  path: SUBSCRIBE_PATH,
  access: "anyone",
  idempotency: "required",
  summary: "Subscribe to the newsletter",
  description:
    "Sends an email whose link confirms the subscription. The response is the same for new and known addresses.",
  input: z.object({
    email: z.email("Please enter a valid email address").max(EMAIL_MAX_LENGTH),
    plan: z.literal("newsletter"),
    language: languageSchema.optional().describe("Of the emails; the caller's own by default"),
  }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: [],
});

export const confirmSubscription = operation({
  id: "newsletter.confirm",
  method: "POST",
  path: "/api/newsletter/confirm",
  access: "anyone",
  idempotency: "natural",
  idempotencyReason: "A confirmed subscription stays confirmed.",
  summary: "Confirm a newsletter subscription with the token from the email",
  input: z.object({ token }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: ["not_found"],
});

export const unsubscribe = operation({
  id: "newsletter.unsubscribe",
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  access: "anyone",
  idempotency: "natural",
  idempotencyReason: "A subscription that has ended stays ended.",
  summary: "End a newsletter subscription with the token from any of its emails",
  input: z.object({ token }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: ["not_found"],
});

export const NEWSLETTER_OPERATIONS = [subscribe, confirmSubscription, unsubscribe];
