import type { ChatEvent, Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import type { ScheduleProgress } from "@wattleaf/shared/contracts/optimization";
import type { ShiftProgress } from "@wattleaf/shared/contracts/optimization/tariffs";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../core/request-context";
import { countedPartnerOf, isOnPartnerPage } from "../../core/actor";
import { displayUnits } from "../../core/display-units";
import type { OwnerId } from "../../core/owner";
import { type AnswerEvent, isTurn, type Question } from "@wattleaf/assistant/answer";
import type { AnswerOutcome } from "@wattleaf/assistant/answer-outcome";
import { messages } from "@wattleaf/assistant/messages";
import { readOnce } from "@wattleaf/assistant/ports";
import { countQuestion, partnerVoice } from "../partners";
import { assistantData } from "./answer-data";
import type { Slot } from "./answering/answer-queue";
import { noteRephrasing } from "./feedback/service";
import type { LiveAnswer } from "./live-answers";
import * as repo from "./repo";
import { untilStopped } from "./until-stopped";

/** How many earlier turns a follow-up question may lean on. */
export const REMEMBERED_TURNS = 8;

export interface AnswerJob {
  turnId: string;
  ownerId: OwnerId;
  sessionId: string;
  question: string;
  change: FrameChange | undefined;
  language: Language;
}

/**
 * Generates one answer, whether or not a client is connected: the job is independent of requests. Every event goes to
 * the live answer immediately. The complete turn is saved before its last event is sent and before it leaves the live
 * answers, so a reader always finds one of the two, and a follow-up question finds its context.
 */
export async function generateAnswer(ctx: RequestContext, job: AnswerJob, live: LiveAnswer, slot: Slot): Promise<void> {
  const { db, log, answers } = ctx.platform;
  try {
    const { status, event, understanding, outcome } = await streamAnswer(ctx, job, live, slot);
    const { response: answer, messageId: _turnId, ...rest } = event.data;
    const events = [...live.events, live.next(event)];
    await repo.saveTurn(db, job.turnId, { ...rest, status, answer, understanding, events });
    if (status === "done") await keepRephrasing(ctx, job.turnId);
    if (outcome) await countOnPartnerPage(ctx, { outcome, sources: event.data.citations, job });
    live.add(event);
  } catch (error) {
    log.error({ err: error, turnId: job.turnId }, "An answer failed");
    live.add({ type: "error", data: { code: "internal", message: messages(job.language)("assistant.failed") } });
    await repo
      .saveTurn(db, job.turnId, { status: "failed", events: live.events })
      .catch((cause: unknown) => log.error({ err: cause, turnId: job.turnId }, "A failed answer could not be saved"));
  } finally {
    slot.leave();
    answers.end(job.turnId);
  }
}

/** What improves later answers must not fail this one. */
async function keepRephrasing({ platform }: RequestContext, turnId: string): Promise<void> {
  await noteRephrasing(platform, turnId).catch((cause: unknown) =>
    platform.log.error({ err: cause, turnId }, "A rephrased question could not be noted"),
  );
}

/** What a partner sees of the use of its widget must not fail an answer. */
async function countOnPartnerPage(
  { platform, actor }: RequestContext,
  { outcome, sources, job }: { outcome: AnswerOutcome; sources: readonly Citation[]; job: AnswerJob },
): Promise<void> {
  const partnerId = countedPartnerOf(actor);
  if (partnerId === null) return;
  try {
    const [earlier] = await repo.findEarlierTurns(platform.db, job.ownerId, job.sessionId, job.turnId, 1);
    await countQuestion(platform, partnerId, {
      outcome,
      beginsConversation: !earlier,
      topic: sources.find(({ kind }) => kind === "article")?.title ?? null,
    });
  } catch (cause) {
    platform.log.error({ err: cause, turnId: job.turnId }, "A partner's usage could not be counted");
  }
}

interface Ending {
  /** Of an answer that was not stopped. */
  outcome?: AnswerOutcome;
  status: "done" | "stopped";
  event: Extract<ChatEvent, { type: "done" }>;
  understanding: unknown;
}

/** Runs an engine that writes to the live answer, up to but excluding its last event. */
async function streamAnswer(ctx: RequestContext, job: AnswerJob, live: LiveAnswer, slot: Slot): Promise<Ending> {
  const said: string[] = [];
  const citations: Citation[] = [];
  for await (const event of untilStopped(await startAnswer(ctx, job, live, slot), live.signal)) {
    if (event.type === "done") {
      const { type: _type, text: response, understanding, outcome, ...rest } = event;
      return {
        status: "done",
        outcome,
        event: { type: "done", data: { response, messageId: job.turnId, ...rest } },
        understanding,
      };
    }
    if (event.type === "delta") said.push(event.text);
    if (event.type === "citation") citations.push(event.citation);
    live.add(toChatEvent(event));
  }
  // Stopped: the text so far is the answer.
  const nothingElse = { suggestions: [], attachments: [], reading: [], choices: [] };
  const data = { response: said.join(""), messageId: job.turnId, citations, ...nothingElse };
  return { status: "stopped", event: { type: "done", data }, understanding: null };
}

/** Has a Worker compose the answer, by the model where one is configured; what it asks for is read here. */
async function startAnswer(
  ctx: RequestContext,
  job: AnswerJob,
  live: LiveAnswer,
  slot: Slot,
): Promise<AsyncGenerator<AnswerEvent>> {
  const { db, answerWorkers, log, clock } = ctx.platform;
  const earlier = await repo.findEarlierTurns(db, job.ownerId, job.sessionId, job.turnId, REMEMBERED_TURNS);
  const question: Question = {
    text: job.question,
    language: job.language,
    turns: earlier.filter(isTurn),
    surface: isOnPartnerPage(ctx.actor) ? "widget" : "site",
    partner: isOnPartnerPage(ctx.actor) ? await partnerVoice(ctx.platform, ctx.actor.partnerId) : undefined,
    change: job.change,
    temperatureUnit: (await displayUnits(ctx)).temperatureUnit,
  };
  const { signal } = live;
  const onProgress = (progress: ScheduleProgress | ShiftProgress) => live.add({ type: "progress", data: progress });
  const data = readOnce(assistantData({ ...ctx, signal }, job.language, job.turnId, onProgress));
  return answerWorkers.answer(
    {
      question,
      nowMs: clock.now(),
      actions: data.actions && { isReadOnly: data.actions.isReadOnly },
      engine: "configured",
    },
    {
      // A schedule may take seconds in its own lane: others are answered meanwhile.
      data: { ...data, compute: (operation, input) => slot.whileAway(() => data.compute(operation, input)) },
      log: log.child({ turnId: job.turnId }),
      signal,
    },
  );
}

function toChatEvent(event: Exclude<AnswerEvent, { type: "done" }>): ChatEvent {
  if (event.type === "tool") return { type: "tool", data: { name: event.name } };
  if (event.type === "citation") return { type: "citation", data: event.citation };
  if (event.type === "attachment") return { type: "attachment", data: event.attachment };
  return { type: "delta", data: { text: event.text } };
}
