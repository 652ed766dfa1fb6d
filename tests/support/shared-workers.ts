import { WorkerQueue } from "../../packages/server/src/adapters/worker-queue/worker-queue";
import {
  COMPUTE,
  DOCUMENTS,
  SCHEDULES,
  TEXT_FILES,
  YEAR_PLANS,
} from "../../packages/server/src/composition/worker/lanes";
import { ANSWER_WORKER_SCRIPT, WORKER_SCRIPT } from "../../packages/server/src/composition/worker/script";
import { AnswerWorkers } from "../../packages/server/src/modules/chat";

/*
 * The Workers of all servers that a test thread creates: starting one takes longer than the rest of a server, and reading the
 * articles seconds. They end with the thread.
 */

class SharedAnswerWorkers extends AnswerWorkers {
  override close(): void {}
}

class SharedWorkerQueue extends WorkerQueue {
  override close(): void {}
}

export const answerWorkers = new SharedAnswerWorkers({ script: ANSWER_WORKER_SCRIPT, count: 1, llm: null });

export const workerQueues = {
  cpu: new SharedWorkerQueue(TEXT_FILES, WORKER_SCRIPT),
  documents: new SharedWorkerQueue(DOCUMENTS, WORKER_SCRIPT),
  compute: new SharedWorkerQueue(COMPUTE, WORKER_SCRIPT),
  schedules: new SharedWorkerQueue(SCHEDULES, WORKER_SCRIPT),
  yearPlans: new SharedWorkerQueue(YEAR_PLANS, WORKER_SCRIPT),
};
