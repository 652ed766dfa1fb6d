import type { LlmLimits } from "@wattleaf/assistant/ports";

export const LLM_LIMITS: LlmLimits = {
  totalMs: 40_000,
  firstWordMs: 15_000,
  stallMs: 10_000,
  retries: 2,
  firstRetryMs: 400,
  longestWaitMs: 4_000,
  replyBytes: 2 * 1024 * 1024,
};
