import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { setTimeout as wait } from "node:timers/promises";
import type { LlmLimits } from "@wattleaf/assistant/ports";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export interface RetryOptions extends Pick<LlmLimits, "firstRetryMs" | "firstWordMs" | "longestWaitMs" | "retries"> {
  fetch: Fetch;
  /** 0 to 1, so that callers that failed together do not come back together. */
  random(): number;
  /** Now, for a Retry-After that names a moment. */
  now(): number;
}

/** The endpoint accepted the call but sent nothing. A retry would take just as long. */
class SilentEndpoint extends Error {
  override name = "TimeoutError";
}

/**
 * A fetch that tries again after 429, 408, 5xx and lost connections, as long as nothing of an answer has come: with
 * growing waits, or the wait that Retry-After asks for while that is short. The request's signal ends any wait.
 */
export function retryingFetch(options: RetryOptions): Fetch {
  const { retries, firstRetryMs, longestWaitMs, random, now } = options;
  return async (input, init) => {
    const signal = init?.signal ?? undefined;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      const growing = firstRetryMs * 2 ** attempt * (1 + random() / 2);
      try {
        const response = await begin(options, input, init);
        if (isLast || !isPassing(response.status)) return response;
        const asked = retryAfterMs(response.headers, now());
        if (asked !== null && asked > longestWaitMs) return response;
        await response.body?.cancel();
        await wait(asked ?? growing, undefined, { signal });
      } catch (error) {
        if (isLast || signal?.aborted || error instanceof SilentEndpoint) throw error;
        await wait(growing, undefined, { signal });
      }
    }
  };
}

/** Waits for the head of a reply, and no longer than for a first word; the body has all its time. */
async function begin({ fetch, firstWordMs }: RetryOptions, input: RequestInfo | URL, init?: RequestInit) {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), firstWordMs);
  try {
    return await fetch(input, {
      ...init,
      signal: AbortSignal.any([silence.signal, ...(init?.signal ? [init.signal] : [])]),
    });
  } catch (error) {
    if (silence.signal.aborted && !init?.signal?.aborted) throw new SilentEndpoint(`No reply within ${firstWordMs} ms`);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What may be gone a moment later. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** Seconds or an HTTP date; null if the header is neither. */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * SECOND_MS);
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : Math.max(0, moment - nowMs);
}
