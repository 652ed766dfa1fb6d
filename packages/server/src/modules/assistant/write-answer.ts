import type { ChatEvent } from "@wattleaf/shared/contracts/chat";
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
 * once; the turn is saved whole before its last event is said and before it leaves the live ones. So a reader always
 * finds the one or the other, and a follow-up question finds what it follows.
 */
export async function writeAnswer(ctx: RequestContext, job: AnswerJob, live: LiveAnswer): Promise<void> {
  const { db, log, answers } = ctx.platform;
  try {
    const { status, event, understanding } = await speak(ctx, job, live);
    const { response: answer, citations, suggestions, attachments } = event.data;
    const events = [...live.events, live.next(event)];
    await repo.saveTurn(db, job.turnId, { status, answer, citations, suggestions, attachments, understanding, events });
    live.add(event);
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

interface Ending {
  status: "done" | "stopped";
  event: Extract<ChatEvent, { type: "done" }>;
  understanding: unknown;
}

/** Lets the engine answer into the live answer, up to its last event, which is not said yet. */
async function speak(ctx: RequestContext, job: AnswerJob, live: LiveAnswer): Promise<Ending> {
  const said: string[] = [];
  const question = await readQuestion(ctx, job);
  for await (const event of answerQuestion(question, assistantData(ctx, job.language), ctx.platform.knowledge)) {
    if (live.signal.aborted) break;
    if (event.type === "done") {
      const { text: response, citations, suggestions, attachments, understanding } = event;
      const data = { response, messageId: job.turnId, citations, suggestions, attachments };
      return { status: "done", event: { type: "done", data }, understanding };
    }
    if (event.type === "delta") said.push(event.text);
    live.add(toChatEvent(event));
  }
  // Stopped: what was said until then is the answer.
  const data = { response: said.join(""), messageId: job.turnId, citations: [], suggestions: [], attachments: [] };
  return { status: "stopped", event: { type: "done", data }, understanding: null };
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

function toChatEvent(event: Exclude<AnswerEvent, { type: "done" }>): ChatEvent {
  if (event.type === "tool") return { type: "tool", data: { name: event.name } };
  if (event.type === "citation") return { type: "citation", data: event.citation };
  if (event.type === "attachment") return { type: "attachment", data: event.attachment };
  return { type: "delta", data: { text: event.text } };
}
