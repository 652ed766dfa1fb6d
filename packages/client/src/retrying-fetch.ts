import { SECOND_MS } from "@wattleaf/shared/domain/time";

/** A server that asks for a longer wait says when it is worth another try, not that the caller should stand still. */
const LONGEST_WAIT_MS = 60 * SECOND_MS;
/** Rate limited; a proxy without its server; overloaded or starting; a proxy that got no answer. */
const PASSES_BY_ITSELF = new Set([429, 502, 503, 504]);

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export interface RetryOptions {
  fetch: Send;
  /** How often a call is sent again. */
  retries: number;
  /** The first wait; each further one is twice as long. */
  firstDelayMs: number;
  pause?: (ms: number, signal?: AbortSignal | null) => Promise<void>;
  /** Between 0 and 1. */
  random?: () => number;
}

/**
 * A fetch that sends a call again after a lost connection and after responses that pass by themselves, waiting as long
 * as `Retry-After` says, or without it with exponential backoff and jitter, so that clients that failed together don't
 * come back together. The last response or failure is the caller's. Only for calls that may be sent twice: reads, and
 * writes with an idempotency key.
 */
export function retryingFetch({
  fetch: send,
  retries,
  firstDelayMs,
  pause = sleep,
  random = Math.random,
}: RetryOptions): Send {
  return async (input, init) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      const backoffMs = (firstDelayMs * 2 ** attempt * (1 + random())) / 2;
      try {
        const response = await send(input, init);
        const waitMs = retryAfterMs(response) ?? backoffMs;
        if (isLast || !PASSES_BY_ITSELF.has(response.status) || waitMs > LONGEST_WAIT_MS) return response;
        await response.body?.cancel();
        await pause(waitMs, init?.signal);
      } catch (failure) {
        if (isLast || init?.signal?.aborted) throw failure;
        await pause(backoffMs, init?.signal);
      }
    }
  };
}

/** In seconds or as a date (RFC 9110, section 10.2.3). */
function retryAfterMs({ headers }: Response): number | null {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * SECOND_MS;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Ends with the call: a caller who gives up doesn't wait. */
function sleep(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
