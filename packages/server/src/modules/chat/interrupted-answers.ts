import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { messages } from "@wattleaf/assistant/messages";
import { repeat } from "../../adapters/repeat";
import type { Platform } from "../../core/platform";
import * as repo from "./repo";

const EVERY_MS = 5 * SECOND_MS;
/** An answer whose process has not said for so long that it still writes it was cut off: the process has ended. */
export const ANSWER_LEASE_MS = 20 * SECOND_MS;

/**
 * As long as the server runs, says which answers this process is writing, and closes those that no process writes any
 * more, also the ones that an earlier process left. Returns what stops it.
 */
export const startAnswerLeases = (platform: Platform): (() => void) =>
  repeat({ what: "Closing interrupted answers", everyMs: EVERY_MS, run: () => renewAnswers(platform) }, platform.log);

export async function renewAnswers(platform: Platform): Promise<void> {
  const { db, clock, answers, log } = platform;
  const nowMs = clock.now();
  await repo.renewLeases(db, answers.turnIds(), nowMs + ANSWER_LEASE_MS);
  for (const { id, language } of await repo.findInterrupted(db, nowMs)) {
    log.warn({ turnId: id }, "An answer was interrupted");
    await repo.closeInterrupted(db, id, nowMs, messages(language)("assistant.interrupted"));
  }
}
