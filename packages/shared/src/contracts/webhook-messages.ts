import { z } from "zod";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../domain/webhooks";

const customer = z.string().describe("Your own ID of the customer: the sub of the tokens that your server signs");

const said = z.strictObject({
  kind: z.enum(["question", "upload"]),
  question: z.string(),
  answer: z.string(),
});

/** What `data` of a message holds, by its event. */
const WEBHOOK_DATA = {
  "reward.redeemed": z.strictObject({
    customer,
    purchase: z.string().describe("Of this redemption, the same in every copy of the message"),
    item: z.string().describe("ID of the item in the store"),
    quantity: z.int().positive(),
  }),
  "meter.connected": z.strictObject({ customer, meter: z.string() }),
  "conversation.ended": z.strictObject({
    conversation: z.string(),
    customer: customer.nullable().describe("Null for a visitor"),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().describe("When the last message was written"),
    messages: z.int().positive().describe("Messages of the customer, each with its answer"),
    transcript: z.array(said).optional().describe("Only with the customer's consent, and only up to that moment"),
  }),
  "import.failed": z.strictObject({ customer, problem: z.string().describe("In English, fit to show") }),
} as const satisfies Record<WebhookEvent, z.ZodType>;

const messageOf = <E extends WebhookEvent>(event: E) =>
  z.strictObject({ type: z.literal(event), timestamp: z.iso.datetime(), data: WEBHOOK_DATA[event] });

/** The body of what Wattleaf posts to a partner's server. */
export const webhookMessageSchema = z.discriminatedUnion("type", [
  messageOf("reward.redeemed"),
  messageOf("meter.connected"),
  messageOf("conversation.ended"),
  messageOf("import.failed"),
]);
type WebhookMessage = z.infer<typeof webhookMessageSchema>;

/** What "Send a test message" posts: the first of the webhook's events, without its data. */
export const testMessageSchema = z.strictObject({
  type: z.enum(WEBHOOK_EVENTS),
  timestamp: z.iso.datetime(),
  data: z.strictObject({ test: z.literal(true) }),
});

/** One of each event, as the guide shows them. */
export const WEBHOOK_EXAMPLES: { readonly [E in WebhookEvent]: Extract<WebhookMessage, { type: E }> } = {
  "reward.redeemed": {
    type: "reward.redeemed",
    timestamp: "2026-03-01T12:00:00.000Z",
    data: { customer: "customer-4711", purchase: "k3v9x2m7q1", item: "cafe-voucher", quantity: 1 },
  },
  "meter.connected": {
    type: "meter.connected",
    timestamp: "2026-03-01T12:05:00.000Z",
    data: { customer: "customer-4711", meter: "p8s4d6w2z9" },
  },
  "conversation.ended": {
    type: "conversation.ended",
    timestamp: "2026-03-01T13:00:00.000Z",
    data: {
      conversation: "c5n1r8t3y7",
      customer: "customer-4711",
      startedAt: "2026-03-01T12:10:00.000Z",
      endedAt: "2026-03-01T12:29:00.000Z",
      messages: 1,
      transcript: [{ kind: "question", question: "When is off-peak?", answer: "From 9 PM to 7 AM [1]." }],
    },
  },
  "import.failed": {
    type: "import.failed",
    timestamp: "2026-03-01T14:00:00.000Z",
    data: { customer: "customer-4711", problem: "We couldn't find readings in this file." },
  },
};

export const TEST_MESSAGE_EXAMPLE: z.infer<typeof testMessageSchema> = {
  type: "reward.redeemed",
  timestamp: "2026-03-01T15:00:00.000Z",
  data: { test: true },
};
