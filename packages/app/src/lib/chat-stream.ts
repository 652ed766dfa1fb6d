import { CHAT_EVENT_TYPES, type ChatEventType } from "./chat-events";
import type { Answer, ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import { EventSourceParserStream } from "eventsource-parser/stream";

/** How often, and after how long, a dropped stream is taken up again before the reader is told. */
const RESUME_DELAYS_MS = [300, 900, 2000, 4000] as const;
/** A first call that reaches nobody is tried once more and then reported: the person is waiting. */
const FIRST_CALL_DELAYS_MS = [300] as const;
/** The server says something every 15 s: silence for three of them is a dead connection. */
const SILENCE_LIMIT_MS = 45_000;

export interface ChatRequest {
  message: string;
  messageType: "general";
  sessionId: string;
  /** Names this message: the same key again never makes a second answer. */
  messageKey: string;
  /** The key of the earlier message that it takes the place of. */
  replaces?: string;
  language: string;
}

/** Why no answer came. `network`: nobody could be reached; otherwise the server's status, code and message. */
export class ChatFailure extends Error {
  override readonly name = "ChatFailure";
  constructor(
    readonly kind: "network" | "refused",
    readonly status: number,
    readonly code: string,
    message: string,
    /** How long to wait before asking again, where the server says it. */
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
 * Sends a message and follows its answer to the end. A dropped connection is taken up where it broke off: the same body
 * goes out again with `Last-Event-ID`, so nothing comes twice and nothing is lost.
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
          throw new ChatFailure("refused", 200, event.content.data.code, event.content.data.message);
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
  return readEvents(response.body.pipeThrough(silence.listen()));
}

/** Ends a connection on which nothing has come for too long, or when the reader has left. */
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

async function* readEvents(body: ReadableStream<Uint8Array>) {
  const events = body
    // The DOM's types keep bytes and buffer sources apart where the platform does not.
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
    // Ends the request too when the reader leaves early.
    await reader.cancel().catch(() => undefined);
  }
}

const isChatEventType = (event: string | undefined): event is ChatEventType =>
  CHAT_EVENT_TYPES.some((type) => type === event);

async function failureOf(response: Response): Promise<ChatFailure> {
  const body: unknown = await response.json().catch(() => null);
  const read = (field: "code" | "message") => {
    const value = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[field] : undefined;
    return typeof value === "string" ? value : "";
  };
  const wait = Number(response.headers.get("retry-after"));
  const retryAfterSeconds = wait > 0 ? wait : undefined;
  return new ChatFailure("refused", response.status, read("code") || "internal", read("message"), retryAfterSeconds);
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
