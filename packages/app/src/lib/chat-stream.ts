import type { Answer, ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";

/** Delays before each attempt to resume a dropped stream; then the error is shown. */
const RESUME_DELAYS_MS = [300, 900, 2000, 4000] as const;
/** An initial request that fails to connect is retried only once: the user is waiting. */
const FIRST_CALL_DELAYS_MS = [300] as const;
/** The server sends something every 15 s: three times that in silence is a dead connection. */
const SILENCE_LIMIT_MS = 45_000;

export interface ChatRequest {
  message: string;
  messageType: "general";
  sessionId: string;
  /** Idempotency key: sending it again never creates a second answer. */
  messageKey: string;
  /** The key of the earlier message that it replaces. */
  replaces?: string | undefined;
  /** What it changes of the question before. */
  change?: FrameChange | undefined;
  language: string;
}

/** Why there is no answer. `network`: no connection; otherwise the server's status, code and message. */
export class ChatFailure extends Error {
  override readonly name = "ChatFailure";
  constructor(
    readonly kind: "network" | "rejected",
    readonly status: number,
    readonly code: string,
    message: string,
    /** How long to wait before retrying, if the server says so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export interface ChatStreamOptions {
  onEvent: (event: ChatEvent) => void;
  signal: AbortSignal;
  fetch?: typeof fetch;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Sends a message and follows its answer to the end. After a dropped connection it resumes: the same body is sent again
 * with `Last-Event-ID`, so nothing is duplicated or lost.
 * @returns the finished answer
 * @throws ChatFailure, or AbortError when the signal fires
 */
export async function streamAnswer(request: ChatRequest, options: ChatStreamOptions): Promise<Answer> {
  const { onEvent, signal, wait = abortableWait } = options;
  let lastEventId = "";
  let failures = 0;
  while (true) {
    const seenBefore = lastEventId;
    try {
      const response = await openStream(request, lastEventId, options);
      for await (const event of response) {
        lastEventId = event.id || lastEventId;
        onEvent(event.content);
        if (event.content.type === "done") return event.content.data;
        if (event.content.type === "error") {
          throw new ChatFailure("rejected", 200, event.content.data.code, event.content.data.message);
        }
      }
    } catch (error) {
      if (signal.aborted || error instanceof ChatFailure) throw error;
    }
    failures = lastEventId === seenBefore ? failures + 1 : 1;
    const delays = lastEventId ? RESUME_DELAYS_MS : FIRST_CALL_DELAYS_MS;
    const delayMs = delays[failures - 1];
    if (delayMs === undefined) throw new ChatFailure("network", 0, "network", "The server could not be reached.");
    await wait(delayMs, signal);
  }
}

async function openStream(request: ChatRequest, lastEventId: string, options: ChatStreamOptions) {
  const send = options.fetch ?? fetch;
  const silence = new Silence(options.signal);
  const response = await send("/api/chat", {
    method: "POST",
    credentials: "include",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(lastEventId ? { "Last-Event-ID": lastEventId } : {}),
    },
    body: JSON.stringify(request),
    signal: silence.signal,
  });
  if (!response.ok || !response.body) throw await failureOf(response);
  // A page that only shows the chat does without the parser; it loads while the server thinks. Offline it is not asked for:
  // browsers remember a module that failed to load.
  const { readEvents } = await import("./chat-events");
  return readEvents(response.body.pipeThrough(silence.listen()));
}

/** Closes a connection that was silent for too long, or when the user has left. */
class Silence {
  readonly #connection = new AbortController();
  readonly signal = this.#connection.signal;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(left: AbortSignal) {
    if (left.aborted) this.#connection.abort();
    left.addEventListener("abort", () => this.#connection.abort(), { once: true });
    this.#restart();
  }

  listen() {
    return new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.#restart();
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(this.#timer),
    });
  }

  #restart() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connection.abort(), SILENCE_LIMIT_MS);
  }
}

async function failureOf(response: Response): Promise<ChatFailure> {
  const body: unknown = await response.json().catch(() => null);
  const read = (field: "code" | "message") => {
    const value = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[field] : undefined;
    return typeof value === "string" ? value : "";
  };
  const wait = Number(response.headers.get("retry-after"));
  const retryAfterSeconds = wait > 0 ? wait : undefined;
  return new ChatFailure("rejected", response.status, read("code") || "internal", read("message"), retryAfterSeconds);
}

function abortableWait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
