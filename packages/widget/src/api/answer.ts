import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import type { Language } from "@wattleaf/shared/i18n/language";
import { Failure, failureFrom, toFailure } from "./failure";
import type { Fetch } from "./fetch";
import { createSseParser } from "./sse";

export interface Question {
  message: string;
  sessionId: string;
  /** Names this message for ever: asked again, it is the same answer that goes on. */
  messageKey: string;
  /** What it changes of the question before. */
  change?: FrameChange;
  language: Language;
}

export interface AnswerDependencies {
  apiOrigin: string;
  fetch: Fetch;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** Waits before each new try; the count starts again whenever a try has brought something new. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** The server sends a heartbeat every 15 s: silence for three of them is a dead connection. */
const SILENCE_LIMIT_MS = 45_000;

/**
 * Asks, and hands on the answer's events in order, each exactly once. A connection that breaks is taken up again
 * where it ended: same body, same messageKey, Last-Event-ID of the last event seen.
 *
 * @throws {Failure} when the server rejects, the tries are used up, or `signal` aborts
 */
export async function followAnswer(
  question: Question,
  token: string,
  { apiOrigin, fetch, wait }: AnswerDependencies,
  handlers: { onEvent(event: ChatEvent): void; onReconnect(): void },
  signal: AbortSignal,
): Promise<void> {
  let lastSeq = 0;
  for (let failedTries = 0; ; failedTries++) {
    const seenBefore = lastSeq;
    try {
      if (await readOnce()) return;
      throw new Failure("network");
    } catch (error) {
      const failure = signal.aborted ? new Failure("aborted") : toFailure(error);
      if (lastSeq > seenBefore) failedTries = 0;
      const delay = RETRY_DELAYS_MS[failedTries];
      // Only a lost connection is tried again; an error would be the same the next time.
      if (failure.code !== "network" || delay === undefined) throw failure;
      handlers.onReconnect();
      await wait(delay);
      if (signal.aborted) throw new Failure("aborted");
    }
  }

  /** One connection. True when the answer came to its end in it. */
  async function readOnce(): Promise<boolean> {
    const connection = new AbortController();
    const abort = () => connection.abort();
    signal.addEventListener("abort", abort, { once: true });
    let watchdog = setTimeout(abort, SILENCE_LIMIT_MS);
    try {
      const reply = await fetch(`${apiOrigin}/api/chat`, {
        method: "POST",
        headers: {
          accept: "text/event-stream",
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          ...(lastSeq > 0 && { "last-event-id": String(lastSeq) }),
        },
        body: JSON.stringify(question),
        credentials: "omit",
        signal: connection.signal,
      });
      if (!reply.ok) throw failureFrom(reply.status, await reply.text());
      if (!reply.body) throw new Failure("internal");

      const parse = createSseParser();
      const reader = reply.body.getReader();
      const decoder = new TextDecoder();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        clearTimeout(watchdog);
        watchdog = setTimeout(abort, SILENCE_LIMIT_MS);
        for (const { id, event, data } of parse(decoder.decode(value, { stream: true }))) {
          const seq = Number(id);
          if (!(seq > lastSeq)) continue;
          lastSeq = seq;
          handlers.onEvent({ type: event, data: JSON.parse(data) } as ChatEvent);
          if (event === "done" || event === "error") return true;
        }
      }
    } catch (error) {
      // The watchdog's abort is a lost connection, not the person's wish.
      throw connection.signal.aborted && !signal.aborted ? new Failure("network") : error;
    } finally {
      clearTimeout(watchdog);
      signal.removeEventListener("abort", abort);
      // Releases the connection when an event, not the stream's end, was the last word.
      connection.abort();
    }
  }
}
