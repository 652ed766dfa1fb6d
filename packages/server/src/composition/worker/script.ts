import { fileURLToPath } from "node:url";

/** The Worker that handles every job of the product. */
export const WORKER_SCRIPT = new URL("./worker.ts", import.meta.url).href;

/** The Worker that composes answers. */
export const ANSWER_WORKER_SCRIPT = new URL("./answer-worker.ts", import.meta.url).href;

export const KNOWLEDGE_FOLDER = fileURLToPath(new URL("../../../../assistant/content", import.meta.url));
