import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Language } from "@wattleaf/shared/i18n/language";
import { Failure, failureOf, toFailure } from "./failure";
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
  /** Resolves after so many milliseconds, or as soon as `signal` aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** Waits before each new try; the count starts again whenever a try has brought something new. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** A busy server names the seconds to wait: so long, and so often, the panel waits without a word from the person. */
const PATIENCE_SECONDS = 30;
const BUSY_TRIES = 3;
/** The server sends a heartbeat every 15 s: silence for three of them is a dead connection. */
const SILENCE_LIMIT_MS = 45_000;

/**
 * Asks, and hands on the answer's events in order, each exactly once. A connection that breaks is taken up again
 * where it ended: same body, same messageKey, Last-Event-ID of the last event seen. A server that is busy is asked again
 * when it says.
 *
 * @throws {Failure} when the server rejects, the tries are used up, or `signal` aborts
 */
export async function followAnswer(
  question: Question,
  token: string,
  { apiOrigin, fetch, wait }: AnswerDependencies,
  handlers: { onEvent(event: ChatEvent): void; onWait(reason: "reconnecting" | "busy"): void },
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
      // Other errors would be the same the next time.
      const isLost = failure.code === "network";
      const delay = isLost ? RETRY_DELAYS_MS[failedTries] : busyDelay(failure, failedTries);
      if (delay === undefined) throw failure;
      handlers.onWait(isLost ? "reconnecting" : "busy");
      await wait(delay, signal);
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
      if (!reply.ok) throw await failureOf(reply);
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

function busyDelay({ retryAfterSeconds: seconds = Infinity }: Failure, failedTries: number): number | undefined {
  return seconds <= PATIENCE_SECONDS && failedTries < BUSY_TRIES ? seconds * SECOND_MS : undefined;
}
