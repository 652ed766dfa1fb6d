import { z } from "zod";
import { DELIVERY_STATES, MAX_WEBHOOKS, SECRET_OVERLAP_HOURS, WEBHOOK_EVENTS } from "../domain/webhooks";
import { operation, READ_LIMIT, WRITE_LIMIT } from "./operation";
import { PARTNER_EXAMPLE, partnerChoice } from "./partners/workspaces";

const URL_MAX_LENGTH = 500;

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.iso.datetime(),
  previousSecretUntil: z.iso
    .datetime()
    .nullable()
    .describe("Until then, messages are signed with the secret before the last rotation too; null without one"),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z.object({
  messageId: z.string().describe("The webhook-id header, the same at every try"),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  createdAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable().describe("Of a pending message"),
  lastStatus: z.int().nullable().describe("HTTP status of the last try; null where there was no answer"),
  lastError: z.string().nullable(),
  body: z.string().describe("JSON as it is sent"),
});
export type Delivery = z.infer<typeof deliverySchema>;

const WEBHOOK_EXAMPLE = { ...PARTNER_EXAMPLE, webhook_id: "WEBHOOK_ID" } as const;
const webhookChoice = partnerChoice.extend({ webhook_id: z.string().min(1).max(64) });

export const listWebhooks = operation({
  id: "webhooks.list",
  method: "GET",
  path: "/api/partners/{partner_id}/webhooks",
  access: "user",
  keyScope: "partners",
  summary: "List webhooks",
  description: "A workspace's webhooks, the oldest first.",
  input: partnerChoice,
  output: z.array(webhookSchema),
  limit: READ_LIMIT,
  example: PARTNER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const createWebhook = operation({
  id: "webhooks.create",
  method: "POST",
  path: "/api/partners/{partner_id}/webhooks",
  access: "user",
  keyScope: "partners",
  idempotency: "required",
  summary: "Add a webhook",
  description: `Its secret is only returned once. Messages are signed as Standard Webhooks describes. A workspace has up to ${MAX_WEBHOOKS} webhooks.`,
  input: partnerChoice.extend({
    url: z.string().min(1, "Enter an https URL.").max(URL_MAX_LENGTH),
    events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, "Choose at least one event.").max(WEBHOOK_EVENTS.length),
  }),
  output: webhookSchema.extend({ secret: z.string().describe("whsec_…, which verifies the messages") }),
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, url: "https://hooks.gridville.example/wattleaf", events: ["reward.redeemed"] },
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const removeWebhook = operation({
  id: "webhooks.remove",
  method: "DELETE",
  path: "/api/partners/{partner_id}/webhooks/{webhook_id}",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  summary: "Delete a webhook and its log",
  input: webhookChoice,
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  example: WEBHOOK_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const rotateWebhookSecret = operation({
  id: "webhooks.rotateSecret",
  method: "POST",
  path: "/api/partners/{partner_id}/webhooks/{webhook_id}/secret",
  access: "user",
  keyScope: "partners",
  idempotency: "required",
  summary: "Replace a webhook's secret",
  description: `The new one is only returned once. For ${SECRET_OVERLAP_HOURS} hours, each message has a signature of both secrets, so that your servers can move one after the other. Another rotation in that time ends the oldest secret.`,
  input: webhookChoice,
  output: webhookSchema.extend({ secret: z.string().describe("whsec_…, which verifies the messages") }),
  limit: WRITE_LIMIT,
  example: WEBHOOK_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const listDeliveries = operation({
  id: "webhooks.deliveries",
  method: "GET",
  path: "/api/partners/{partner_id}/webhooks/{webhook_id}/deliveries",
  access: "user",
  keyScope: "partners",
  summary: "List deliveries",
  description: "A webhook's latest messages, the newest first.",
  input: webhookChoice,
  output: z.array(deliverySchema),
  limit: READ_LIMIT,
  example: WEBHOOK_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const replayDelivery = operation({
  id: "webhooks.replay",
  method: "POST",
  path: "/api/partners/{partner_id}/webhooks/{webhook_id}/deliveries/{message_id}/replay",
  access: "user",
  keyScope: "partners",
  idempotency: "required",
  summary: "Replay a delivery",
  description: "Sends the message again, with the same webhook-id.",
  input: webhookChoice.extend({ message_id: z.string().min(1).max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  example: { ...WEBHOOK_EXAMPLE, message_id: "MESSAGE_ID" },
  errors: ["not_signed_in", "not_found"],
});

export const sendTestMessage = operation({
  id: "webhooks.test",
  method: "POST",
  path: "/api/partners/{partner_id}/webhooks/{webhook_id}/test",
  access: "user",
  keyScope: "partners",
  idempotency: "required",
  summary: "Send a test message",
  description: "A sample, marked as a test.",
  input: webhookChoice,
  output: z.object({ messageId: z.string() }),
  limit: WRITE_LIMIT,
  example: WEBHOOK_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const WEBHOOKS_OPERATIONS = [
  listWebhooks,
  createWebhook,
  removeWebhook,
  rotateWebhookSecret,
  sendTestMessage,
  listDeliveries,
  replayDelivery,
];
