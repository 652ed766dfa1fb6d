import { availableParallelism, totalmem } from "node:os";
import { AnswerQueue, AnswerWorkers, type LlmSettings } from "../modules/chat";
import { ANSWER_WORKER_SCRIPT } from "./worker/script";

/** Answers of the built-in engine that a Worker has at the same time: enough to share the writes of one commit. */
const ANSWERS_PER_WORKER = 32;
/** Of a model's answers, which wait for the model most of the time. */
const MODEL_ANSWERS_PER_WORKER = 2_048;
/** What one of them takes, measured with 2,000 at once. */
const MODEL_ANSWER_BYTES = 600_000;
const MEMORY_SHARE_OF_ANSWERS = 0.25;
/** Some two seconds of answers on a small machine. */
const ROOM_PER_SHARE = 600;

/** One Worker for each core that the main thread leaves free. */
const workerCount = () => Math.max(1, availableParallelism() - 1);

export const createAnswerWorkers = (llm: LlmSettings | null): AnswerWorkers =>
  new AnswerWorkers({ script: ANSWER_WORKER_SCRIPT, count: workerCount(), llm });

export function createAnswerQueue(llm: LlmSettings | null): AnswerQueue {
  const inMemory = Math.floor((totalmem() * MEMORY_SHARE_OF_ANSWERS) / MODEL_ANSWER_BYTES);
  const slots = workerCount() * (llm ? MODEL_ANSWERS_PER_WORKER : ANSWERS_PER_WORKER);
  return new AnswerQueue({ slots: Math.min(slots, inMemory), roomPerShare: ROOM_PER_SHARE });
}
