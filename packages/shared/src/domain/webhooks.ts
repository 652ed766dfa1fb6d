/** What a partner's server can be told of. */
export const WEBHOOK_EVENTS = ["reward.redeemed", "meter.connected", "conversation.ended", "import.failed"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;

export const MAX_WEBHOOKS = 5;
/** Deliveries in the log of a webhook, the newest first. */
export const SHOWN_DELIVERIES = 50;
export const DELIVERY_RETENTION_DAYS = 30;
/** Standard Webhooks marks its secrets so. */
export const WEBHOOK_SECRET_PREFIX = "whsec_";
/** After a rotation, messages are signed with the old secret too for so long. */
export const SECRET_OVERLAP_HOURS = 24;
/** A conversation in which nothing was asked for so long has ended. */
export const CONVERSATION_ENDS_AFTER_MINUTES = 30;
