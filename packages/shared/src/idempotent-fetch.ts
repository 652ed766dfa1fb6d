import { IDEMPOTENCY_KEY_HEADER } from "./domain/idempotency";
import { SECOND_MS } from "./domain/time";

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Chooses the idempotency key of each call. */
export interface CallKeys {
  /** @param call address and body */
  keyOf(call: string): string;
  /** The call has its response: the next one like it is another call. */
  answered(call: string): void;
}

interface IdempotentFetchOptions {
  fetch: Send;
  keys: CallKeys;
  /** Waits before a call that got no response is sent again, with the same key; none by default. */
  retryDelaysMs?: readonly number[];
  pause?: (ms: number) => Promise<unknown>;
}

/** How often to ask for the response of a first copy that is still running; the server names the wait, a second. */
const MOST_WAITS = 30;

/** A key that the caller put into the body; inside a text, its quotation marks would be escaped. */
const OWN_KEY = /"(?:idempotencyKey|messageKey)"\s*:/;

/**
 * A fetch that sends an idempotency key with each JSON body (docs/decisions/018-idempotency-keys.md), and waits while
 * another copy of the call is running. Without a body it is the fetch that it was given.
 */
export function idempotentFetch({
  fetch: send,
  keys,
  retryDelaysMs = [],
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: IdempotentFetchOptions): Send {
  return async (input, init = {}) => {
    const { body, signal } = init;
    if (typeof body !== "string") return send(input, init);
    const call = `${String(input)} ${body}`;
    const headers = new Headers(init.headers);
    const hasKey = headers.has(IDEMPOTENCY_KEY_HEADER) || OWN_KEY.test(body);
    if (!hasKey) headers.set(IDEMPOTENCY_KEY_HEADER, keys.keyOf(call));
    const response = await sendUntilAnswered(() => send(input, { ...init, headers }), signal);
    if (isFinal(response)) keys.answered(call);
    return response;
  };

  async function sendUntilAnswered(attempt: () => Promise<Response>, signal: AbortSignal | null | undefined) {
    let waits = 0;
    for (const delays = [...retryDelaysMs]; ;) {
      const outcome = await attempt().catch((failure: unknown) => ({ failure }));
      if (!("failure" in outcome)) {
        if (!isInProgress(outcome) || waits >= MOST_WAITS) return outcome;
        waits += 1;
        await pause(Number(outcome.headers.get("retry-after")) * SECOND_MS);
        continue;
      }
      const delay = delays.shift();
      if (delay === undefined || signal?.aborted) throw outcome.failure;
      await pause(delay);
    }
  }
}

/** The only conflict that passes by itself. */
const isInProgress = ({ status, headers }: Response) => status === 409 && headers.has("retry-after");

/** An error of a server or proxy does not tell whether the call had its effect. */
const isFinal = (response: Response) => response.status < 500 && !isInProgress(response);
