import { z } from "zod";
import { type AnswerEvent, answerQuestion, type AssistantData, type KnowledgeBase, type Question } from "../answer";
import { mentionsIn } from "../frame/mentions";
import { normalWords } from "../frame/normalize";
import type { MessageReading } from "../frame/reader";
import { textOf } from "../knowledge/question-words";
import type { Understanding } from "../turn";
import type { Aids } from "../aids";
import { frameForm, frameOf, ordersOf } from "./frame-form";
import { RANKING_INSTRUCTIONS, readingInstructions, readingPrompt } from "./instructions";
import type { ModelContext } from "./model-context";
import { Redactor } from "./redaction";
import { structuredReply } from "./structured-reply";

export type { ModelContext } from "./model-context";

/**
 * Answers a question with a language model's help: it reads the question and picks among the passages that were found.
 * The engine computes and writes as without it, so a model makes it understand more, and never say more. Nothing of the
 * asker's data leaves the house, and private words in the question do not.
 */
export const answerWithModel = (
  question: Question,
  data: AssistantData,
  knowledge: KnowledgeBase,
  context: ModelContext,
): AsyncGenerator<AnswerEvent> => answerQuestion(question, data, knowledge, aidsOf(context));

function aidsOf(context: ModelContext): Aids {
  const redactor = new Redactor();
  const redact = (text: string) => redactor.redact(text, "asker");
  return {
    async read(text, builtIn, before) {
      if (!builtIn.questions.every(({ frame }) => mayBeRead(frame))) return builtIn;
      const reply = await structuredReply(
        {
          step: "question",
          instructions: readingInstructions(new Date(context.now()).toISOString().slice(0, 10)),
          prompt: readingPrompt(redact(text), before && { ...before, question: redact(before.question) }),
          form: frameForm,
        },
        context,
      );
      return reply && reply.questions.length > 0
        ? merged(reply, builtIn, (part) => redactor.restore(part, () => ""))
        : builtIn;
    },
    async choosePassage(question, passages) {
      const reply = await structuredReply(
        {
          step: "passages",
          instructions: RANKING_INSTRUCTIONS,
          prompt: `Question: ${redact(textOf(question))}\n\n${passages.map((text, index) => `${index + 1}. ${text}`).join("\n\n")}`,
          form: z.object({ passage: z.number().nullable() }),
        },
        context,
      );
      if (reply === null) return undefined;
      if (reply.passage === null) return null;
      const index = reply.passage - 1;
      return Number.isInteger(index) && index in passages ? index : undefined;
    },
  };
}

/** A yes or a no means an action, and what must not be answered is known by rules: neither waits for a model. */
const mayBeRead = ({ act, mentions }: Understanding["frame"]): boolean =>
  act !== "confirm" && act !== "decline" && !mentions?.danger;

const MOST_QUESTIONS = 3;

function merged(
  { questions }: z.output<typeof frameForm>,
  builtIn: MessageReading,
  restore: (text: string) => string,
): MessageReading {
  const [first] = builtIn.questions;
  if (!first) return builtIn;
  // A model cannot agree to anything in the asker's place.
  const asked = questions.filter(({ act }) => act !== "confirm" && act !== "decline").slice(0, MOST_QUESTIONS);
  const read = asked.map((written, index) => {
    const text = restore(written.text);
    // What one of several names beside its slots stands in its own words.
    const near = builtIn.questions[index]?.frame ?? first.frame;
    const frame = asked.length === 1 ? near : { ...near, mentions: mentionsIn(normalWords(text)) };
    return { text, followsUp: written.follows_up, frame: frameOf(written, frame, restore) };
  });
  const orders = ordersOf(read);
  return {
    language: builtIn.language,
    questions: orders ? [{ text: read.map(({ text }) => text).join(", "), followsUp: false, frame: orders }] : read,
  };
}
