import { fileURLToPath } from "node:url";
import { loadKnowledge } from "../../packages/server/src/adapters/knowledge-files";

/** The articles that the product ships. */
export const knowledge = loadKnowledge(fileURLToPath(new URL("../../packages/assistant/content", import.meta.url)));
