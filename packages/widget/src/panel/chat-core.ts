import { type ChatDependencies, createChatApi } from "../api/chat";
import { createSessionKeeper, type SessionDependencies } from "../api/session";
import type { Kept, WidgetSettings } from "../panel-protocol";
import { type Conversation, type ConversationDependencies, createConversation } from "./conversation";
import { GREETING_ID } from "./messages";

/** The part of the chat that a panel hands to the panel of another language: everything but the views. */
export interface ChatCore extends WidgetSettings, SessionDependencies, ChatDependencies, ConversationDependencies {
  conversation: Conversation;
  isOpen: boolean;
  /** Answers that came while the panel was closed. */
  unread: number;
}

/** What a panel brings: its language, and what is to be done in it. */
export type CoreSettings = Omit<ChatCore, "session" | "chat" | "conversation" | "isOpen" | "unread">;

/**
 * Session and conversation look up in the core what they need when they need it: another panel's settings count from
 * then on, for an answer that is being written as well.
 *
 * @param kept of the panel before this one
 */
export function takeCore(kept: Kept | undefined, settings: CoreSettings): ChatCore {
  const languageBefore = (kept as ChatCore | undefined)?.language;
  const core = Object.assign((kept ?? {}) as ChatCore, settings);
  if (!kept) {
    core.session = createSessionKeeper(core);
    core.chat = createChatApi(core.session, core);
    core.conversation = createConversation(core);
    core.unread = 0;
  }
  const { store } = core.conversation;
  const { session, messages } = store.get();
  // The partner's words for a new visitor are in the language of before, as are the last answer's suggestions.
  if (session && languageBefore !== core.language) {
    session.quickQuestions = [];
    store.set({
      messages: messages.filter(({ id }) => id !== GREETING_ID),
      suggestions: undefined,
    });
  }
  return core;
}
