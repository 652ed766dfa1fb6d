import type { AssistantLog, LlmEndpoint } from "../ports";
import type { AssistantData, KnowledgeBase } from "../answer";
import type { Exchange } from "./history";

/** What an answer by a model needs beside the question. */
export interface ModelContext {
  llm: LlmEndpoint;
  data: AssistantData;
  knowledge: KnowledgeBase;
  /** What was said before, oldest first. */
  history: readonly Exchange[];
  log: AssistantLog;
  /** Aborted when the user stops the answer. */
  signal: AbortSignal;
  now(): number;
  /** Unguessable, new for each answer. */
  nonce: string;
}
