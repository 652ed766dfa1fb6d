import type { CurrentTask } from "./current-task";
import type { Outbox } from "./outbox";
import type { ChatServer } from "./server";
import type { ChatStore } from "./state";

/** What sending, uploading and reading back work with in one conversation. */
export interface ConversationParts {
  readonly sessionId: string;
  readonly store: ChatStore;
  readonly server: ChatServer;
  /** Null where unreceived messages are not kept. */
  readonly outbox: Outbox | null;
  readonly task: CurrentTask;
}
