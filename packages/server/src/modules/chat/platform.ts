import type { KnowledgeBase } from "@wattleaf/assistant/knowledge/index";
import type { WindowCounter } from "../../adapters/window-counter";
import type { LiveAnswers } from "./live-answers";

declare module "../../core/platform" {
  interface Platform {
    knowledge: KnowledgeBase;
    answers: LiveAnswers;
    /** Messages to the assistant, for its quotas. */
    messageCounts: WindowCounter;
  }
}
