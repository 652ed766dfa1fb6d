/** A message that nobody has confirmed to have received. */
export interface UnsentMessage {
  messageKey: string;
  text: string;
  /** The key of the message that it takes the place of. */
  replaces: string | null;
}

const KEY = "chatOutbox";

/**
 * What was sent and not yet received, by conversation, kept over a reload: a message written on a train is offered again
 * when the page is back. Without storage it lasts as long as the page.
 */
export const outbox = {
  find: (sessionId: string): readonly UnsentMessage[] => read()[sessionId] ?? [],
  keep(sessionId: string, message: UnsentMessage): void {
    write(sessionId, [...others(sessionId, message.messageKey), message]);
  },
  /** Somebody has received this message, or nobody shall. */
  settle(sessionId: string, messageKey: string): void {
    const left = others(sessionId, messageKey);
    if (left.length !== outbox.find(sessionId).length) write(sessionId, left);
  },
  forgetAll(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};

const others = (sessionId: string, messageKey: string) =>
  outbox.find(sessionId).filter((message) => message.messageKey !== messageKey);

function read(): Record<string, UnsentMessage[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, UnsentMessage[]>) : {};
  } catch {
    return {};
  }
}

function write(sessionId: string, messages: readonly UnsentMessage[]): void {
  const { [sessionId]: _before, ...rest } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify(messages.length > 0 ? { ...rest, [sessionId]: messages } : rest));
  } catch {
    // Full, or forbidden: the messages last as long as the page.
  }
}
