import { DomainError } from "@wattleaf/shared/errors";
import { reasonError, reasonInEnglish } from "@wattleaf/shared/error-reason";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { ConsentWithdrawn, TryLater } from "../connector";

const MAX_FEED_BYTES = 32 * 1024 * 1024;
const MAX_TOKEN_ANSWER_BYTES = 64 * 1024;
const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;
/** What a utility asks us to wait and we wait at once; longer waits are another day's import. */
const MAX_PAUSE_MS = 20_000;
const DEFAULT_RETRY_AFTER_MS = 5_000;
/** A utility that has not answered five times is asked again then. */
const LATER_MS = 15 * MINUTE_MS;

export interface UtilityHttpOptions {
  /** The only origins that are ever asked, whatever an answer names: those that the operator wrote down. */
  origins: ReadonlySet<string>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1, to spread those who try again. */
  random?: () => number;
  timeoutMs?: number;
  maxFeedBytes?: number;
}

/** The access token is not taken any more. */
export class Unauthorized extends Error {
  override name = "Unauthorized";
}

/** Requests to a utility: bounded in time and size, to the operator's addresses alone, without following redirects. */
export class UtilityHttp {
  readonly #options: UtilityHttpOptions;

  constructor(options: UtilityHttpOptions) {
    this.#options = options;
  }

  /** One request, its answer read as far as it may be. @throws Error when there is no answer, or a longer one */
  async once(
    url: string,
    init: RequestInit,
    signal: AbortSignal,
    maxBytes = MAX_TOKEN_ANSWER_BYTES,
  ): Promise<Response> {
    this.requireOrigin(url);
    const limit = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS);
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.any([signal, limit]) });
    const body = await boundedBody(response, maxBytes);
    const isEmpty = body.byteLength === 0 || [204, 205, 304].includes(response.status);
    return new Response(isEmpty ? null : body, { status: response.status, headers: response.headers });
  }

  /**
   * A feed's text. What passes (no answer, 202 with Retry-After, 429, 5xx) is asked for again, with growing pauses.
   * @throws Unauthorized for 401; ConsentWithdrawn for 403 and 410; TryLater; DomainError utility_rejected
   */
  async feed(url: string, accessToken: string, signal: AbortSignal): Promise<string> {
    const { maxFeedBytes = MAX_FEED_BYTES } = this.#options;
    let reason = "no answer";
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      signal.throwIfAborted();
      const headers = { authorization: `Bearer ${accessToken}`, accept: "application/atom+xml" };
      const response = await this.once(url, { headers }, signal, maxFeedBytes).catch((error: unknown) => {
        if (signal.aborted || error instanceof DomainError) throw error;
        return null;
      });
      if (response?.status === 200) return response.text();
      if (response) rejectStatus(response.status);
      reason = response ? `status ${response.status}` : "no answer";
      await this.#wait(response, attempt, signal);
    }
    throw new TryLater(LATER_MS, `The utility isn't sending readings right now (${reason}). We'll try again later.`);
  }

  requireOrigin(url: string): void {
    if (this.#options.origins.has(originOf(url))) return;
    throw reasonError("utility_rejected", "utility_other_address");
  }

  async #wait(response: Response | null, attempt: number, signal: AbortSignal): Promise<void> {
    const asked = response && retryAfterMs(response);
    if (asked !== null && asked > MAX_PAUSE_MS) {
      throw new TryLater(asked, reasonInEnglish("utility_preparing"));
    }
    const { pause, random = Math.random } = this.#options;
    await pause(asked ?? FIRST_PAUSE_MS * 2 ** attempt * (1 + random()), signal);
  }
}

/** What no second attempt changes. */
function rejectStatus(status: number): void {
  if (status === 401) throw new Unauthorized();
  if (status === 403 || status === 410) throw new ConsentWithdrawn();
  if (status === 202 || status === 429 || status >= 500) return;
  throw reasonError("utility_rejected", "utility_status", { status });
}

/** Seconds or a date (RFC 9110); a 202 without either means a moment. */
function retryAfterMs({ status, headers }: Response): number | null {
  const value = headers.get("retry-after");
  if (value === null) return status === 202 ? DEFAULT_RETRY_AFTER_MS : null;
  const ms = /^\d+$/.test(value.trim())
    ? Number(value) * 1_000
    : Date.parse(value) - Date.parse(headers.get("date") ?? "");
  return Number.isFinite(ms) ? Math.max(0, ms) : DEFAULT_RETRY_AFTER_MS;
}

async function boundedBody(response: Response, maxBytes: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw reasonError("utility_rejected", "utility_too_large");
    chunks.push(chunk);
  }
  return Bun.concatArrayBuffers(chunks) as ArrayBuffer;
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return "";
  }
}
