import { OUTBOX_KEY, type Outbox, type OutgoingMessage } from "./chat";
import { type ChatLine, line, networkFailure } from "./chat-line";

/** What local storage is used for here. */
type Shelf = Pick<Storage, "getItem" | "setItem">;

/**
 * What a conversation sent and nobody has received yet, kept over a reload: a message written on a train is offered
 * again when the page is back. Without storage it lasts as long as the page.
 */
export function createOutbox(sessionId: string, shelf: Shelf | null = browserShelf()): Outbox {
  const messages = new Map(read(shelf)[sessionId]?.map((message) => [message.messageKey, message]));
  const save = () => {
    const { [sessionId]: _before, ...others } = read(shelf);
    const all = messages.size > 0 ? { ...others, [sessionId]: [...messages.values()] } : others;
    try {
      shelf?.setItem(OUTBOX_KEY, JSON.stringify(all));
    } catch {
      // Full: the messages last as long as the page.
    }
  };
  const settle = (messageKey: string) => {
    if (messages.delete(messageKey)) save();
  };
  return {
    keep(message) {
      messages.set(message.messageKey, message);
      save();
    },
    settle,
    find: (messageKey) => messages.get(messageKey),
    addTo(lines) {
      const received = lines.flatMap(({ messageKey }) => messageKey ?? []);
      for (const messageKey of received) settle(messageKey);
      return [...messages.values()].reduce(withUnsent, lines);
    },
  };
}

function withUnsent(lines: readonly ChatLine[], { messageKey, text, replaces }: OutgoingMessage): readonly ChatLine[] {
  const replacedAt = replaces === null ? -1 : lines.findIndex((known) => known.messageKey === replaces);
  return [
    ...(replacedAt < 0 ? lines : lines.slice(0, replacedAt)),
    line("user", { text, messageKey, isNew: false }),
    line("assistant", { messageKey, status: "failed", failure: networkFailure(), isNew: false }),
  ];
}

function browserShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function read(shelf: Shelf | null): Readonly<Record<string, readonly OutgoingMessage[]>> {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(OUTBOX_KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, OutgoingMessage[]>) : {};
  } catch {
    return {};
  }
}
