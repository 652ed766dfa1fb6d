import type { SubscriptionTier } from "./account";

export const CHAT_MESSAGE_MAX_LENGTH = 2_000;
/** The home page's conversation, one per visitor. */
export const HOME_CHAT_SESSION_ID = "home-page-chat";
/** The conversation for clients that do not name one. */
export const DEFAULT_CHAT_SESSION_ID = "chat-page";
export const WIDGET_CHAT_SESSION_ID = "widget";

/** Longest conversation title. */
export const CONVERSATION_TITLE_MAX_LENGTH = 120;
export const CONVERSATION_SEARCH_MAX_LENGTH = 100;
/** Messages per page; older ones are fetched with the next request. */
export const HISTORY_PAGE_TURNS = 100;
export const CONVERSATION_PAGE_SIZE = 30;

export const FEEDBACK_RATINGS = ["up", "down"] as const;
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];
export const FEEDBACK_COMMENT_MAX_LENGTH = 1_000;
/** How long ratings and rephrased questions are looked at to improve the assistant. */
export const FEEDBACK_RETENTION_DAYS = 180;

/** Questions allowed per period. A day is a UTC day. */
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
 * For visitors, whether they keep their cookie or not: the limit is the same per visitor and per address, so that a new
 * cookie does not raise it.
 */
export const VISITOR_CHAT_QUOTA: MessageQuota = { perMinute: 30, perDay: 150 };
/** All visitors of one partner's widget together. */
export const PARTNER_CHAT_QUOTA: MessageQuota = { perMinute: 600, perDay: 20_000 };
