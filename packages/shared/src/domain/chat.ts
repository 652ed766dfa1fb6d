import type { SubscriptionTier } from "./account";

export const CHAT_MESSAGE_MAX_LENGTH = 2_000;
/** The home page's conversation, one per visitor. */
export const HOME_CHAT_SESSION_ID = "home-page-chat";
/** The conversation of clients that name none. */
export const DEFAULT_CHAT_SESSION_ID = "chat-page";
export const WIDGET_CHAT_SESSION_ID = "widget";

/** Longest name that a conversation can be given. */
export const CONVERSATION_TITLE_MAX_LENGTH = 120;
export const CONVERSATION_SEARCH_MAX_LENGTH = 100;
/** Of a conversation that is read at once; what is older comes with the next call. */
export const HISTORY_PAGE_TURNS = 100;
export const CONVERSATION_PAGE_SIZE = 30;

export const FEEDBACK_RATINGS = ["up", "down"] as const;
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];
export const FEEDBACK_COMMENT_MAX_LENGTH = 1_000;

/** How many questions may be asked of the assistant. A day is one of UTC. */
export interface MessageQuota {
  perMinute: number;
  perDay: number;
}

export const CHAT_QUOTAS: Record<SubscriptionTier, MessageQuota> = {
  free: { perMinute: 30, perDay: 300 },
  growth: { perMinute: 40, perDay: 1_000 },
  pro: { perMinute: 60, perDay: 3_000 },
  enterprise: { perMinute: 120, perDay: 10_000 },
};
/**
 * Of people without an account, whether they keep their cookie or not: a visitor and an address may ask as much as each
 * other, so that a new cookie brings no more.
 */
export const VISITOR_CHAT_QUOTA: MessageQuota = { perMinute: 30, perDay: 150 };
/** Of all visitors of one partner's widget together. */
export const PARTNER_CHAT_QUOTA: MessageQuota = { perMinute: 600, perDay: 20_000 };
