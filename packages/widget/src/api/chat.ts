import type { ChatEvent, ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import type { ChatUploadReply } from "@wattleaf/shared/contracts/chat/upload";
import { WIDGET_CHAT_SESSION_ID } from "@wattleaf/shared/domain/chat";
import type { Language } from "@wattleaf/shared/i18n/language";
import { followAnswer, type Question } from "./answer";
import { failureFrom, toFailure } from "./failure";
import type { Fetch } from "./fetch";
import type { SessionKeeper } from "./session";
import { uploadBill } from "./upload";

export interface AnswerHandlers {
  /** The answer begins, or starts over after the session was renewed: forget what came before. */
  onStart(): void;
  onEvent(event: ChatEvent): void;
  onReconnect(): void;
}

/** The server's operations as the panel needs them, each with the session's token. All throw `Failure`. */
export interface ChatApi {
  /** The conversation's messages, oldest first. */
  history(): Promise<ChatMessage[]>;
  ask(
    question: Pick<Question, "change" | "message" | "messageKey">,
    handlers: AnswerHandlers,
    signal: AbortSignal,
  ): Promise<void>;
  stop(messageKey: string): Promise<void>;
  upload(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<ChatUploadReply>;
}

export function createChatApi(
  session: SessionKeeper,
  {
    apiOrigin,
    language,
    fetch,
    wait,
  }: { apiOrigin: string; language: Language; fetch: Fetch; wait(milliseconds: number): Promise<void> },
): ChatApi {
  const sessionId = WIDGET_CHAT_SESSION_ID;

  function call<T>(path: string, init: RequestInit): Promise<T> {
    return session.withToken(async (token) => {
      try {
        const reply = await fetch(apiOrigin + path, {
          ...init,
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          credentials: "omit",
        });
        if (!reply.ok) throw failureFrom(reply.status, await reply.text());
        return (await reply.json()) as T;
      } catch (error) {
        throw toFailure(error);
      }
    });
  }

  return {
    async history() {
      const path = `/api/chat/history?sessionId=${sessionId}`;
      return (await call<{ messages: ChatMessage[] }>(path, { method: "GET" })).messages;
    },
    ask: (question, handlers, signal) =>
      session.withToken((token) => {
        handlers.onStart();
        const whole = { ...question, sessionId, language };
        return followAnswer(whole, token, { apiOrigin, fetch, wait }, handlers, signal);
      }),
    stop: (messageKey) => call("/api/chat/stop", { method: "POST", body: JSON.stringify({ messageKey }) }),
    upload: (file, onProgress, signal) =>
      session.withToken((token) => uploadBill(file, { apiOrigin, token, sessionId, language }, onProgress, signal)),
  };
}
