import { AnswerWorkers } from "../../packages/server/src/modules/chat";
import { ANSWER_WORKER_SCRIPT } from "../../packages/server/src/composition/worker/script";

/** Reads the articles once for all servers that a test thread creates. */
class SharedAnswerWorkers extends AnswerWorkers {
  override close(): void {}
}

export const answerWorkers = new SharedAnswerWorkers({ script: ANSWER_WORKER_SCRIPT, count: 1, llm: null });
