export const CHAT_MESSAGE_MAX_LENGTH = 2_000;
/** The home page's conversation, one per visitor. */
export const HOME_CHAT_SESSION_ID = "home-page-chat";
/** The chat page's conversation until conversations can be listed. */
export const DEFAULT_CHAT_SESSION_ID = "chat-page";
export const WIDGET_CHAT_SESSION_ID = "widget";
