import { ChatFailure } from "../../lib/chat-stream";
import { type ChatLine, failed, finished, withEvent } from "./line";
import type { OutgoingMessage } from "./outbox";
import type { ConversationParts } from "./parts";
import { appendLine, changeLine, countReceived } from "./state";

/** The server's codes for a message that was changed elsewhere. */
const CHANGED_ELSEWHERE: readonly string[] = ["conflict", "not_found"];

/**
 * Sends a message and streams its answer into the line `target`, including a failure or stop.
 * @returns false when the server's conversation differs from this one, so that it must be reloaded
 */
export async function streamAnswerInto(
  { sessionId, store, server, outbox, task }: ConversationParts,
  { messageKey, text, replaces, change }: OutgoingMessage,
  language: string,
  target: ChatLine,
): Promise<boolean> {
  const request = {
    message: text,
    messageType: "general" as const,
    sessionId,
    messageKey,
    language,
    // JSON leaves out what is undefined.
    replaces: replaces ?? undefined,
    change: change ?? undefined,
  };
  let received = false;
  let upToDate = true;
  appendLine(store, target);
  await task.run(messageKey, async (signal) => {
    try {
      const answer = await server.streamAnswer(request, {
        signal,
        onEvent: (event) => {
          if (!received) {
            outbox?.remove(messageKey);
            countReceived(store);
          }
          received = true;
          changeLine(store, target.id, (current) => withEvent(current, event));
        },
      });
      changeLine(store, target.id, () => finished(answer));
    } catch (error) {
      upToDate = !(error instanceof ChatFailure && CHANGED_ELSEWHERE.includes(error.code));
      if (upToDate) changeLine(store, target.id, () => (signal.aborted ? { status: "stopped" } : failed(error)));
      if (signal.aborted || !upToDate) outbox?.remove(messageKey);
    }
  });
  return upToDate;
}
