import type { LanguageModel, ModelMessage, ToolSet } from "ai";
import type { LlmLimits } from "../ports";
import type { AnswerEvent } from "../answer";
import { type DraftEnd, type DraftPart, type DraftRequest, writeDraft } from "./draft";
import { ModelFailure } from "./failure";
import type { Fence } from "./fence";
import { correctionFor } from "./instructions";
import { type Judge, judgeSentence, type Verdict } from "./judge-sentence";
import type { RawSentence } from "./sentences";
import type { StreamedAnswer } from "./streamed-answer";

/** Replies of the first draft, and of its correction. */
const STEPS = 6;
const CORRECTION_STEPS = 3;
/** Less is not enough for a correction. */
const LEAST_CORRECTION_MS = 6_000;

export interface Conversation {
  model: LanguageModel;
  instructions: string;
  messages: readonly ModelMessage[];
  tools: ToolSet;
  limits: LlmLimits;
  fence: Fence;
  judge: Judge;
  streamed: StreamedAnswer;
  /** The asker's own words back in their places. */
  restore(text: string): string;
  signal: AbortSignal;
  /** Until when, by `now`. */
  deadlineMs: number;
  now(): number;
}

export interface ConversationEnd {
  tokens: number;
  steps: number;
  wasCorrected: boolean;
  /** Something stays unsaid, because nothing backs it. */
  isIncomplete: boolean;
}

/** A sentence that may be said once it is known whether what stands before it can be. */
type Waiting = Extract<Verdict, { kind: "passed" }> & Pick<RawSentence, "place">;
type Failed = Extract<Verdict, { kind: "unbacked" }>;

/**
 * Says a model's answer, each sentence once the guard has passed it. From the first that fails on nothing more is said:
 * the model hears what failed and writes the rest again, once; what fails again is left out.
 * @throws ModelFailure when nothing can be said, or when the model fails before its draft is whole
 */
export async function* converse(conversation: Conversation): AsyncGenerator<AnswerEvent, ConversationEnd> {
  const { streamed, messages } = conversation;
  const first = yield* streamDraft(conversation, requestOf(conversation, messages, STEPS), true);
  const cost = { tokens: first.end.tokens, steps: first.end.steps };
  if (first.failed.length === 0) {
    requireWords(streamed, first.failed);
    return { ...cost, wasCorrected: false, isIncomplete: false };
  }
  const second = yield* correct(conversation, first);
  requireWords(streamed, first.failed);
  return {
    tokens: cost.tokens + second.tokens,
    steps: cost.steps + second.steps,
    wasCorrected: true,
    isIncomplete: second.isIncomplete,
  };
}

function requireWords({ text }: StreamedAnswer, failed: readonly Failed[]): void {
  if (text !== "") return;
  if (failed.length > 0) throw new ModelFailure("unbacked", "No sentence of the answer is backed");
  throw new ModelFailure("empty", "The model said nothing");
}

interface StreamedDraft {
  end: DraftEnd;
  failed: Failed[];
  /** What stood behind the first sentence that failed, and would have passed. */
  waiting: Waiting[];
}

/** @param holds from the first sentence that fails on, what follows waits */
async function* streamDraft(
  { judge, streamed, restore }: Pick<Conversation, "judge" | "restore" | "streamed">,
  request: DraftRequest,
  holds: boolean,
): AsyncGenerator<AnswerEvent, StreamedDraft> {
  const failed: Failed[] = [];
  const waiting: Waiting[] = [];
  const parts = writeDraft(request);
  try {
    for (;;) {
      const next: IteratorResult<DraftPart, DraftEnd> = await parts.next();
      if (next.done) return { end: next.value, failed, waiting };
      if (next.value.type === "tool") {
        yield { type: "tool", name: next.value.name };
        continue;
      }
      const { sentence } = next.value;
      const verdict = judgeSentence(sentence, judge);
      if (verdict.kind === "unbacked") failed.push(verdict);
      else if (verdict.kind === "passed") {
        if (holds && failed.length > 0) waiting.push({ ...verdict, place: sentence.place });
        else yield* streamed.send(restore(verdict.text), verdict.sources, sentence.place);
      }
    }
  } finally {
    await parts.return({ messages: [], tokens: 0, steps: 0 });
  }
}

async function* correct(
  conversation: Conversation,
  { end, failed, waiting }: StreamedDraft,
): AsyncGenerator<AnswerEvent, Omit<ConversationEnd, "wasCorrected">> {
  const { streamed, fence, messages, restore, signal, deadlineMs, now } = conversation;
  const before = streamed.text;
  try {
    if (deadlineMs - now() < LEAST_CORRECTION_MS) throw new ModelFailure("late", "No time is left for a correction");
    const request: ModelMessage = {
      role: "user",
      content: correctionFor(failed, conversation.judge.redact(before), fence),
    };
    const again = requestOf(conversation, [...messages, ...end.messages, request], CORRECTION_STEPS);
    const second = yield* streamDraft(conversation, again, false);
    const saidNothing = streamed.text === before;
    if (!saidNothing) return { ...second.end, isIncomplete: second.failed.length > 0 };
    yield* sendWaiting(waiting, streamed, restore);
    return { ...second.end, isIncomplete: true };
  } catch {
    signal.throwIfAborted();
    // The first draft stands, without what failed in it.
    if (streamed.text === before) yield* sendWaiting(waiting, streamed, restore);
    return { tokens: 0, steps: 0, isIncomplete: true };
  }
}

function* sendWaiting(waiting: readonly Waiting[], streamed: StreamedAnswer, restore: (text: string) => string) {
  for (const { text, sources, place } of waiting) yield* streamed.send(restore(text), sources, place);
}

function requestOf(
  { model, instructions, tools, limits, signal, deadlineMs, now }: Conversation,
  messages: readonly ModelMessage[],
  steps: number,
): DraftRequest {
  const timeLeftMs = Math.max(1, deadlineMs - now());
  return { model, instructions, messages, tools, steps, limits, timeLeftMs, signal };
}
