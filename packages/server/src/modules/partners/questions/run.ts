import { NOTHING_KNOWN } from "@wattleaf/assistant/ports";
import type { TestAnswer } from "@wattleaf/shared/contracts/partners/questions";
import type { TestRunCause } from "@wattleaf/shared/domain/partners";
import { assistantDigest } from "../../../adapters/assistant-digest";
import type { Platform } from "../../../core/platform";
import { articlesOf } from "../articles/known";
import { findPartnerById } from "../repo";
import { voiceOf } from "../voice";
import * as repo from "./repo";

/** Answers a partner's questions after a change of its workspace, once the caller has its response. */
export const runSoon = (platform: Platform, partnerId: string): void =>
  platform.background.run("Answering a partner's test questions", () =>
    answerQuestions(platform, partnerId, "workspace"),
  );

/** Each as an anonymous visitor's first question. */
export async function answerQuestions(
  platform: Platform,
  partnerId: string,
  ranFor: TestRunCause,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = platform;
  const partner = await findPartnerById(db, partnerId);
  if (!partner) return;
  const assistant = await assistantDigest();
  for (const row of await repo.listQuestions(db, partnerId)) {
    signal?.throwIfAborted();
    const answer = await answerOf(platform, partner, row, signal);
    await repo.saveAnswer(db, row.id, { answer, ranAtMs: clock.now(), ranFor, assistant });
  }
}

async function answerOf(
  platform: Platform,
  partner: Parameters<typeof voiceOf>[0],
  { question, language }: repo.QuestionRow,
  signal = new AbortController().signal,
): Promise<TestAnswer> {
  const { answerWorkers, clock, log } = platform;
  const data = { ...NOTHING_KNOWN, nowMs: () => clock.now(), articles: () => articlesOf(platform, partner.id) };
  const events = answerWorkers.answer(
    {
      question: { text: question, language, turns: [], surface: "widget", partner: voiceOf(partner) },
      nowMs: clock.now(),
      actions: null,
      engine: "built-in",
    },
    { data, log, signal },
  );
  for await (const event of events) {
    if (event.type !== "done") continue;
    return { text: event.text, outcome: event.outcome, sources: event.citations.map(({ title }) => title) };
  }
  throw new Error("An answer ended without its end");
}
