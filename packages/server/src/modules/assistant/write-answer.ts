import type { Answer, ChatEvent } from "@wattleaf/shared/contracts/chat";
import { INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../context";
import type { OwnerId } from "../owner";
import { type AnswerEvent, answerQuestion, type Question, type Turn } from "./answer";
import { assistantData } from "./answer-data";
import type { LiveAnswer } from "./live-answers";
import * as repo from "./repo";

/** How many earlier turns a follow-up question may lean on. */
const REMEMBERED_TURNS = 8;

export interface AnswerJob {
  turnId: string;
  ownerId: OwnerId;
  sessionId: string;
  question: string;
  language: Language;
}

/**
 * Writes one answer, whoever is reading or not: the job belongs to no request. Every event goes to the live answer at
 * once; the turn is saved whole at the end, and only then leaves the live ones, so a reader always finds one of both.
 */
export async function writeAnswer(ctx: RequestContext, job: AnswerJob, live: LiveAnswer): Promise<void> {
  const { db, log, answers } = ctx.platform;
  const text: string[] = [];
  let done: Extract<AnswerEvent, { type: "done" }> | null = null;
  try {
    for await (const event of answerQuestion(
      await readQuestion(ctx, job),
      assistantData(ctx, job.language),
      ctx.platform.knowledge,
    )) {
      if (live.signal.aborted) break;
      if (event.type === "delta") text.push(event.text);
      if (event.type === "done") done = event;
      live.add(toChatEvent(event, job.turnId));
    }
    if (!done) live.add(stopped(job.turnId, text.join("")));
    await repo.saveTurn(db, job.turnId, {
      status: done ? "done" : "stopped",
      answer: done?.text ?? text.join(""),
      citations: done?.citations ?? [],
      suggestions: done?.suggestions ?? [],
      understanding: done?.understanding ?? null,
      events: live.events,
    });
  } catch (error) {
    log.error({ err: error, turnId: job.turnId }, "An answer failed");
    live.add({ type: "error", data: { code: "internal", message: INTERNAL_MESSAGE } });
    await repo
      .saveTurn(db, job.turnId, { status: "failed", events: live.events })
      .catch((cause: unknown) => log.error({ err: cause, turnId: job.turnId }, "A failed answer could not be saved"));
  } finally {
    answers.end(job.turnId);
  }
}

async function readQuestion(ctx: RequestContext, job: AnswerJob): Promise<Question> {
  const earlier = await repo.findUnderstandings(
    ctx.platform.db,
    job.ownerId,
    job.sessionId,
    job.turnId,
    REMEMBERED_TURNS,
  );
  // What was stored is what answerQuestion itself gave back for that turn.
  const turns = earlier.filter(({ understanding }) => understanding !== null) as Turn[];
  return {
    text: job.question,
    language: job.language,
    turns,
    surface: ctx.actor.kind === "widget" ? "widget" : "site",
  };
}

function toChatEvent(event: AnswerEvent, turnId: string): ChatEvent {
  switch (event.type) {
    case "tool":
      return { type: "tool", data: { name: event.name } };
    case "delta":
      return { type: "delta", data: { text: event.text } };
    case "citation":
      return { type: "citation", data: event.citation };
    case "done":
      return {
        type: "done",
        data: { response: event.text, messageId: turnId, citations: event.citations, suggestions: event.suggestions },
      };
  }
}

/** What was said before the asker stopped it is the answer. */
const stopped = (turnId: string, response: string): { type: "done"; data: Answer } => ({
  type: "done",
  data: { response, messageId: turnId, citations: [], suggestions: [] },
});
