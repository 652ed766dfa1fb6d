import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import { EventSourceParserStream } from "eventsource-parser/stream";

type ChatEventType = ChatEvent["type"];

/** The known events; anything else (from a newer server) is skipped. */
const CHAT_EVENT_TYPES = [
  "tool",
  "progress",
  "delta",
  "citation",
  "attachment",
  "done",
  "error",
] as const satisfies readonly ChatEventType[];

/** The events of an answer, as its stream brings them. */
export async function* readEvents(body: ReadableStream<Uint8Array>) {
  const events = body
    // The DOM's types distinguish bytes and buffer sources where the platform does not.
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { id, event, data } = next.value;
      if (!isChatEventType(event)) continue;
      yield { id: id ?? "", content: { type: event, data: JSON.parse(data) } as ChatEvent };
    }
  } finally {
    // Also aborts the request when the caller leaves early.
    await reader.cancel().catch(() => undefined);
  }
}

const isChatEventType = (event: string | undefined): event is ChatEventType =>
  CHAT_EVENT_TYPES.some((type) => type === event);
