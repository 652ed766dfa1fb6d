/** An event as a stream sends it. */
export interface NumberedEvent {
  seq: number;
  type: string;
  data: unknown;
}

/** A comment line now and then keeps proxies and idle timers from ending a quiet stream. */
const HEARTBEAT_MS = 15_000;

/**
 * Numbered events as a Server-Sent Events response. The reader leaving ends only this stream, not what makes the
 * events; it comes back with Last-Event-ID.
 */
export function sseResponse(events: AsyncGenerator<NumberedEvent>, headers: Headers): Response {
  const encoder = new TextEncoder();
  let heartbeat: Timer | undefined;
  let buffer: TickBuffer | undefined;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const open = (buffer = new TickBuffer((text) => controller.enqueue(encoder.encode(text))));
      heartbeat = setInterval(() => open.write(": still here\n\n"), HEARTBEAT_MS);
      try {
        for await (const event of events) open.write(format(event));
        open.flush();
        controller.close();
      } catch (error) {
        controller.error(error);
      } finally {
        clearInterval(heartbeat);
      }
    },
    async cancel() {
      clearInterval(heartbeat);
      buffer?.discard();
      await events.return(undefined);
    },
  });
  headers.set("content-type", "text/event-stream; charset=utf-8");
  headers.set("cache-control", "no-cache, no-transform");
  headers.set("x-accel-buffering", "no");
  return new Response(stream, { headers });
}

/** Joins what is written in one turn of the event loop: the socket would send it no sooner, only in more pieces. */
class TickBuffer {
  #text = "";
  #discarded = false;

  constructor(readonly send: (text: string) => void) {}

  write(text: string): void {
    if (this.#text === "") setImmediate(() => this.flush());
    this.#text += text;
  }

  flush(): void {
    if (this.#text === "" || this.#discarded) return;
    const text = this.#text;
    this.#text = "";
    this.send(text);
  }

  /** The reader has left: nothing is sent any more. */
  discard(): void {
    this.#discarded = true;
  }
}

const format = ({ seq, type, data }: NumberedEvent) => `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** The number of the last event that a reconnecting reader received; 0 if not given. */
export function lastEventId(headers: Headers): number {
  const value = Number(headers.get("last-event-id") ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}
