import type { LlmEndpoint, LlmLimits } from "@wattleaf/assistant/ports";
import type { LanguageModel } from "ai";
import type { Clock } from "../clock";
import { CircuitBreaker } from "./circuit-breaker";
import { LLM_LIMITS } from "./limits";
import { streamedReply } from "./reply-body";
import { retryingFetch } from "./retrying-fetch";

export interface LlmOptions {
  /** Up to and including /v1. */
  baseUrl: string;
  modelId: string;
  apiKey?: string | undefined;
  clock: Clock;
  limits?: LlmLimits;
  random?(): number;
}

/** Applies retries, timeouts and size limits; the caller interprets the reply. */
export function createLlmEndpoint({
  baseUrl,
  modelId,
  apiKey,
  clock,
  limits = LLM_LIMITS,
  random = Math.random,
}: LlmOptions): LlmEndpoint {
  const patient = retryingFetch({ ...limits, fetch: globalThis.fetch, random, now: () => clock.now() });
  const fetchReply = async (input: RequestInfo | URL, init?: RequestInit) =>
    streamedReply(await patient(input, init), limits.replyBytes);
  let loading: Promise<LanguageModel> | undefined;
  return {
    description: `${modelId} at ${new URL(baseUrl).host}`,
    breaker: new CircuitBreaker(clock),
    limits,
    model: () => (loading ??= load({ baseUrl, modelId, apiKey, fetchReply })),
  };
}

interface Connection extends Pick<LlmOptions, "apiKey" | "baseUrl" | "modelId"> {
  fetchReply(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
}

async function load({ baseUrl, modelId, apiKey, fetchReply }: Connection): Promise<LanguageModel> {
  const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel }] = await Promise.all([
    import("@ai-sdk/openai-compatible"),
    import("ai"),
  ]);
  const provider = createOpenAICompatible({
    name: "llm",
    baseURL: baseUrl,
    includeUsage: true,
    // Otherwise the form of a reply would only be asked for in words.
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
    fetch: fetchReply as typeof fetch,
    transformRequestBody: new URL(baseUrl).host === "api.openai.com" ? withNewerLimit : undefined,
  });
  // Some servers include the model's reasoning in the reply text.
  return wrapLanguageModel({
    model: provider.chatModel(modelId),
    middleware: extractReasoningMiddleware({ tagName: "think" }),
  });
}

/** OpenAI's own newer models reject `max_tokens`; other servers know no other name. */
function withNewerLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens };
}
