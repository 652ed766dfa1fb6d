import type { WindowCounter } from "../../adapters/window-counter";
import type { AnswerQueue } from "./answering/answer-queue";
import type { AnswerWorkers } from "./answering/answer-workers";
import type { LlmSettings } from "./answering/messages";
import type { LiveAnswers } from "./live-answers";

declare module "../../core/platform" {
  interface Platform {
    answers: LiveAnswers;
    answerQueue: AnswerQueue;
    answerWorkers: AnswerWorkers;
    /** Null where no model is configured: then the built-in engine answers everything. */
    llm: LlmSettings | null;
    /** Messages to the assistant, for its quotas. */
    messageCounts: WindowCounter;
  }
}
