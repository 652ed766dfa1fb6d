import type { AnswerEvent, Question } from "../answer";
import { answerQuestion } from "../answer";
import { Composition } from "../compose/composition";
import { suggest } from "../compose/suggestions";
import { readOnce } from "../ports";
import { understand } from "../understand";
import { lastSubject } from "../understand/followup";
import type { Understanding } from "../understand/types";
import { builtInInstead } from "./built-in-instead";
import { type ConversationEnd, converse } from "./converse";
import { isBuiltInAlone } from "./requested-actions";
import { failureOf, ModelFailure } from "./failure";
import { Findings } from "./findings";
import type { ModelContext } from "./model-context";
import { type Preparation, prepareConversation } from "./prepare";
import { StreamedAnswer } from "./streamed-answer";
import { modelMessages } from "./messages";

export type { Exchange } from "./history";
export type { ModelContext } from "./model-context";

/**
 * Answers a question by a model that drives the assistant's tools. Every sentence passes the guard before it is said.
 * Where the model fails the built-in engine answers, with a note.
 *
 * Errors of `data` are thrown through, as by {@link answerQuestion}.
 */
export async function* answerWithModel(question: Question, context: ModelContext): AsyncGenerator<AnswerEvent> {
  const named = new Set<string>();
  for await (const event of answer(question, { ...context, data: readOnce(context.data) })) {
    // A tool is named once, however often and by whichever engine it is called.
    if (event.type === "tool" && named.has(event.name)) continue;
    if (event.type === "tool") named.add(event.name);
    yield event;
  }
}

async function* answer(question: Question, context: ModelContext): AsyncGenerator<AnswerEvent> {
  const { llm, knowledge, log, signal, now } = context;
  const reading = understand(question.text, question.turns, question.language, knowledge.hasWord);
  if (isBuiltInAlone(reading)) {
    yield* answerQuestion(question, context.data, knowledge);
    return;
  }
  const streamed = new StreamedAnswer(reading.language, question.surface === "widget");
  if (!llm.breaker.admit()) {
    log.info({ engine: "built-in", reason: "The model's endpoint is down" }, "Answered");
    yield* builtInInstead(question, context, streamed, "unreachable");
    return;
  }
  const startMs = now();
  const faults = new AbortController();
  const findings = new Findings();
  let failure: ModelFailure | null = null;
  let isKnown = false;
  try {
    const end = yield* streamModelAnswer(question, context, {
      reading,
      streamed,
      findings,
      history: context.history,
      faults,
      signal: AbortSignal.any([signal, faults.signal]),
      deadlineMs: startMs + llm.limits.totalMs,
    });
    isKnown = true;
    llm.breaker.succeeded();
    log.info({ engine: "model", model: llm.description, ms: now() - startMs, ...end }, "Answered");
    yield* finish(question, context, { reading, streamed, findings, isIncomplete: end.isIncomplete });
    return;
  } catch (error) {
    if (isKnown) throw error;
    faults.signal.throwIfAborted();
    if (signal.aborted) return;
    isKnown = true;
    failure = failureOf(error);
    if (failure.isEndpoints) llm.breaker.failed();
    else llm.breaker.succeeded();
  } finally {
    // Stopped, or a fault of ours: nothing is known of the endpoint.
    if (!isKnown) llm.breaker.left();
  }
  const { kind, message } = failure;
  log.warn(
    { engine: "built-in", model: llm.description, ms: now() - startMs, failure: kind, reason: message },
    "Answered",
  );
  yield* builtInInstead(question, context, streamed, kind);
}

/** More below one answer would push the next question out of sight. */
const MOST_ATTACHMENTS = 3;

/** A conversation that is too long for the model is tried again without what was said before. */
async function* streamModelAnswer(
  question: Question,
  context: ModelContext,
  preparation: Preparation,
): AsyncGenerator<AnswerEvent, ConversationEnd> {
  try {
    return yield* converse(await prepareConversation(question, context, preparation));
  } catch (error) {
    const { streamed, history } = preparation;
    const isTooLong = error instanceof ModelFailure && error.kind === "too_long";
    if (!isTooLong || history.length === 0 || streamed.text !== "") throw error;
    return yield* converse(await prepareConversation(question, context, { ...preparation, history: [] }));
  }
}

async function* finish(
  question: Question,
  { data, knowledge }: ModelContext,
  {
    reading,
    streamed,
    findings,
    isIncomplete,
  }: { reading: Understanding; streamed: StreamedAnswer; findings: Findings; isIncomplete: boolean },
): AsyncGenerator<AnswerEvent> {
  if (isIncomplete) yield* streamed.send(modelMessages(streamed.language)("model.leftOut"), [], "new line");
  const attachments = question.surface === "widget" ? [] : findings.attachments.slice(0, MOST_ATTACHMENTS);
  for (const attachment of attachments) yield { type: "attachment", attachment };
  const composition = new Composition(
    reading,
    { earlier: lastSubject(question.turns), proposal: undefined },
    { data: { ...data, actions: null }, knowledge, language: reading.language },
    () => undefined,
  );
  yield {
    type: "done",
    text: streamed.text,
    citations: streamed.citations,
    suggestions: await suggest(composition),
    attachments,
    understanding: {
      ...reading,
      ...(findings.proposal ? { proposal: findings.proposal } : {}),
      sources: streamed.citations.map(({ title, kind }) => ({ title, kind })),
    },
  };
}
