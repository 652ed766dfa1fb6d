import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import { type ChatLine, line, unsentFailure } from "./line";
import { OUTBOX_KEY } from "./outbox-storage";

/** A message being sent. */
export interface OutgoingMessage {
  messageKey: string;
  text: string;
  /** The key of the message that it replaces. */
  replaces: string | null;
  change: FrameChange | null;
}

/** The messages of a conversation that the server has not confirmed. */
export interface Outbox {
  add: (message: OutgoingMessage) => void;
  /** The server has received this message, or no longer needs to. */
  remove: (messageKey: string) => void;
  find: (messageKey: string) => OutgoingMessage | undefined;
  /** The history followed by the unsent messages, ready to be resent. */
  appendUnsent: (lines: readonly ChatLine[]) => readonly ChatLine[];
}

type OutboxStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * An outbox that survives a reload: a message written offline is offered again when the page is back. Without storage
 * it lasts as long as the page.
 */
export function createOutbox(sessionId: string, storage: OutboxStorage | null = browserStorage()): Outbox {
  const messages = new Map(read(storage)[sessionId]?.map((message) => [message.messageKey, message]));
  const save = () => {
    const { [sessionId]: _before, ...others } = read(storage);
    const all = messages.size > 0 ? { ...others, [sessionId]: [...messages.values()] } : others;
    try {
      storage?.setItem(OUTBOX_KEY, JSON.stringify(all));
    } catch {
      // Storage is full: the messages last as long as the page.
    }
  };
  const remove = (messageKey: string) => {
    if (messages.delete(messageKey)) save();
  };
  return {
    add(message) {
      messages.set(message.messageKey, message);
      save();
    },
    remove,
    find: (messageKey) => messages.get(messageKey),
    appendUnsent(lines) {
      const received = lines.flatMap(({ messageKey }) => messageKey ?? []);
      for (const messageKey of received) remove(messageKey);
      return [...messages.values()].reduce(withUnsent, lines);
    },
  };
}

function withUnsent(lines: readonly ChatLine[], message: OutgoingMessage): readonly ChatLine[] {
  const { messageKey, text, replaces, change } = message;
  const replacedAt = replaces === null ? -1 : lines.findIndex((known) => known.messageKey === replaces);
  return [
    ...(replacedAt < 0 ? lines : lines.slice(0, replacedAt)),
    line("user", { text, change, messageKey, isNew: false }),
    line("assistant", { messageKey, status: "failed", failure: unsentFailure(), isNew: false }),
  ];
}

function browserStorage(): OutboxStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function read(storage: OutboxStorage | null): Readonly<Record<string, readonly OutgoingMessage[]>> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(OUTBOX_KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, OutgoingMessage[]>) : {};
  } catch {
    return {};
  }
}
