import type { AssistantLog, LlmEndpoint } from "../ports";

/** What a language model is asked with. */
export interface ModelContext {
  llm: LlmEndpoint;
  log: AssistantLog;
  /** Aborted when the user stops the answer. */
  signal: AbortSignal;
  now(): number;
}
