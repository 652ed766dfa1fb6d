import { assistantDigest } from "../../../adapters/assistant-digest";
import type { Platform } from "../../../core/platform";
import { partnersAnsweredByOthers } from "./repo";
import { answerQuestions } from "./run";

/**
 * Once after the start: partners' test questions that an earlier version of the assistant answered are asked again, so
 * that each partner sees what an update changed.
 */
export const startTestQuestions = (platform: Platform): void =>
  platform.background.run("Answering test questions with a new assistant", () => askNewAssistant(platform));

export async function askNewAssistant(platform: Platform): Promise<void> {
  for (const partnerId of await partnersAnsweredByOthers(platform.db, await assistantDigest()))
    await answerQuestions(platform, partnerId, "assistant");
}
