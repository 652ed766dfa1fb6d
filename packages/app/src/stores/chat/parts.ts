import type { CurrentTask } from "./current-task";
import type { Outbox } from "./outbox";
import type { ChatServer } from "./server";
import type { ChatStore } from "./state";

/** What sending, uploading and loading use in one conversation. */
export interface ConversationParts {
  readonly sessionId: string;
  readonly store: ChatStore;
  readonly server: ChatServer;
  /** Null where unsent messages are not stored. */
  readonly outbox: Outbox | null;
  readonly task: CurrentTask;
}
