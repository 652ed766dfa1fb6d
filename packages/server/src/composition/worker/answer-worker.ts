import { systemClock } from "../../adapters/clock";
import { loadKnowledge } from "../../adapters/knowledge-files";
import { createLlmEndpoint } from "../../adapters/llm/endpoint";
import { AnswerThread } from "../../modules/chat/answering/answer-thread";
import type { ToWorker } from "../../modules/chat/answering/messages";
import { KNOWLEDGE_FOLDER } from "./script";

declare const self: Worker;

const thread = new AnswerThread({
  knowledge: loadKnowledge(KNOWLEDGE_FOLDER),
  createLlm: (settings) => createLlmEndpoint({ ...settings, clock: systemClock }),
  post: (messages) => self.postMessage(messages),
});

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => thread.receive(data));

// Reading and indexing the articles leaves twice as much behind as is kept, and a Worker that then waits never cleans up.
Bun.gc(true);
