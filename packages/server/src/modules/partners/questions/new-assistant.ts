import { assistantDigest } from "../../../adapters/assistant-digest";
import type { Platform } from "../../../core/platform";
import { listAnswering } from "./repo";
import { answerQuestions } from "./run";

/**
 * Once after the start: partners' test questions that an earlier version of the assistant answered are asked again, so
 * that each partner sees what an update changed.
 */
export const startTestQuestions = (platform: Platform): void =>
  platform.background.run("Answering test questions with a new assistant", () => askNewAssistant(platform));

export async function askNewAssistant(platform: Platform): Promise<void> {
  const answering = await listAnswering(platform.db);
  // Without any, the digest need not be taken.
  if (answering.length === 0) return;
  const digest = await assistantDigest();
  const outdated = answering.filter(({ assistant }) => assistant !== digest);
  for (const partnerId of new Set(outdated.map((one) => one.partnerId)))
    await answerQuestions(platform, partnerId, "assistant");
}
