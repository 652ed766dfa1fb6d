import type { AnswerEvent, Question } from "@wattleaf/assistant/answer";
import type { ActionDesk, AssistantData, LlmLimits } from "@wattleaf/assistant/ports";
import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Outcome } from "../../../adapters/worker-queue/outcome";

/** What an answer starts from; everything else is asked for when a tool needs it ({@link DataCall}). */
export interface AnswerRequest {
  question: Question;
  nowMs: number;
  /** Null where nothing can be done. */
  actions: Pick<ActionDesk, "isReadOnly"> | null;
  /** The configured model where there is one, or always the built-in engine. */
  engine: "built-in" | "configured";
}

/** How a Worker reaches the language model; null for the built-in engine alone. */
export interface LlmSettings {
  /** Up to and including /v1. */
  baseUrl: string;
  modelId: string;
  apiKey?: string | undefined;
  limits: LlmLimits;
}

/** The reads that take nothing. */
export const READS = [
  "usage",
  "account",
  "items",
  "meter",
  "bills",
  "devices",
  "vpp",
  "rewardStats",
  "achievements",
  "coinEntries",
  "purchases",
  "tariffs",
  "articles",
] as const satisfies (keyof AssistantData)[];

/** One call of an answer's {@link AssistantData}, which the main thread makes with the caller's own rights. */
export type DataCall =
  | { name: (typeof READS)[number] }
  | { name: "series"; fromMs: number; toMs: number }
  | { name: "query"; question: EnergyQuestion }
  | { name: "compute"; operationId: string; input: unknown }
  | { name: "propose"; action: Parameters<ActionDesk["propose"]>[0] }
  | { name: "settle"; id: string; verdict: Parameters<ActionDesk["settle"]>[1] };

export type ToWorker =
  | { type: "start"; llm: LlmSettings | null }
  | { type: "answer"; id: number; request: AnswerRequest }
  | { type: "returned"; id: number; call: number; outcome: Outcome }
  | { type: "stop"; id: number }
  | { type: "ping" };

/** Posted in lists: what comes of one turn of the Worker's event loop is one message. */
export type FromWorker =
  | { type: "event"; id: number; event: AnswerEvent }
  | { type: "call"; id: number; call: number; data: DataCall }
  | { type: "failed"; id: number; outcome: Extract<Outcome, { ok: false }> }
  | { type: "log"; id: number; level: "info" | "warn"; fields: object; message: string }
  | { type: "pong" };
