/** Stored in this browser once a conversation has begun here, so that the page shows it without being touched. */
export const HOME_CHAT_KEY = "homeChat";
