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
