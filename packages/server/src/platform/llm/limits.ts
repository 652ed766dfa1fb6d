/** How long and how much one answer of a model may take. An answer's deadline is 60 s, the built-in engine's turn included. */
export interface LlmLimits {
  /** For the whole answer, all its calls and waits together. */
  totalMs: number;
  /** Until the first word or tool call of each reply. */
  firstWordMs: number;
  /** Between two pieces of a reply. */
  stallMs: number;
  /** How often one call is tried again after 429, 5xx or a lost connection. */
  retries: number;
  /** The wait before the first of these; it doubles each time, and a random half of it is added. */
  firstRetryMs: number;
  /** A wait that the endpoint asks for (Retry-After) is kept up to this; who asks for more is not waited for. */
  longestWaitMs: number;
  /** Bytes of one reply. */
  replyBytes: number;
}

export const LLM_LIMITS: LlmLimits = {
  totalMs: 40_000,
  firstWordMs: 15_000,
  stallMs: 10_000,
  retries: 2,
  firstRetryMs: 400,
  longestWaitMs: 4_000,
  replyBytes: 2 * 1024 * 1024,
};
