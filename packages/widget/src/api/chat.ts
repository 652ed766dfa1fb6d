import type { ChatEvent, ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { WIDGET_CHAT_SESSION_ID } from "@wattleaf/shared/domain/chat";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { AnswerDependencies, followAnswer, Question } from "./answer";
import { Failure, failureOf, toFailure } from "./failure";
import type { CalledPath } from "./fetch";
import type { SessionKeeper } from "./session";

export interface AnswerHandlers {
  /** The answer begins, or starts over after the session was renewed: forget what came before. */
  onStart(): void;
  onEvent(event: ChatEvent): void;
  onWait(reason: "reconnecting" | "busy"): void;
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
  /** Any other operation, as JSON. @param body makes it a POST */
  call<T>(path: CalledPath, body?: object): Promise<T>;
}

export interface ChatDependencies extends AnswerDependencies {
  /** Of the answers to come. */
  language: Language;
  /** What reads an answer loads with the first one. */
  loadFollow(): Promise<typeof followAnswer>;
}

export function createChatApi(session: SessionKeeper, dependencies: ChatDependencies): ChatApi {
  const sessionId = WIDGET_CHAT_SESSION_ID;

  function call<T>(path: CalledPath, body?: object): Promise<T> {
    return session.withToken(async (token) => {
      try {
        const reply = await dependencies.fetch(`${dependencies.apiOrigin}${path}`, {
          method: body ? "POST" : "GET",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          credentials: "omit",
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!reply.ok) throw await failureOf(reply);
        return (await reply.json()) as T;
      } catch (error) {
        throw toFailure(error);
      }
    });
  }

  return {
    async history() {
      return (await call<{ messages: ChatMessage[] }>(`/api/chat/history?sessionId=${sessionId}`)).messages;
    },
    ask: (question, handlers, signal) =>
      session.withToken(async (token) => {
        handlers.onStart();
        const follow = await dependencies.loadFollow().catch(() => {
          throw new Failure("network");
        });
        const whole = { ...question, sessionId, language: dependencies.language };
        return follow(whole, token, dependencies, handlers, signal);
      }),
    stop: (messageKey) => call("/api/chat/stop", { messageKey }),
    call,
  };
}
