import type { Language } from "@wattleaf/shared/i18n/language";
import type { Understanding } from "../../turn";
import { personsIn } from "../amounts/persons";
import { followUpText } from "../conversation/follow-up-text";
import { asksOfLimit } from "../conversation/limit-again";
import type { Frame } from "../frame";
import { detectLanguage } from "../language";
import { mentionsIn } from "../mentions";
import { frameAfter } from "./after-answer";
import { type Reaction, reactionIn, reactionWithin } from "./reaction";

type Before = Pick<Understanding, "frame" | "picked" | "pickedPart" | "question" | "told">;

interface ReactionContext {
  language: Language;
  /** YYYY-MM-DD, local */
  today: string;
  /** What was asked before the answer that is reacted to. */
  earlier?: Frame | undefined;
}

interface Reacted {
  frame: Frame;
  /** What articles are searched with. */
  question: string;
  followsUp: true;
  isReaction: true;
}

/** What a message asks that only takes up the answer before it; undefined of any other. @param plain normalized */
export const reactedTo = (text: string, plain: string, before: Before, context: ReactionContext): Reacted | undefined =>
  asked(text, plain, reactionIn(plain), before, context);

/**
 * The same of a message that was read as the question before, as nothing else in it was understood.
 *
 * @param read what the message was read as
 */
export const reactedInstead = (
  text: string,
  plain: string,
  read: Frame,
  before: Before,
  context: ReactionContext,
): Reacted | undefined =>
  isSameQuestion(read, before.frame) ? asked(text, plain, reactionWithin(plain), before, context) : undefined;

function asked(
  text: string,
  plain: string,
  reaction: Reaction | undefined,
  { frame, picked, pickedPart, question, told = [] }: Before,
  { language, today, earlier }: ReactionContext,
): Reacted | undefined {
  // "Are we still ok this month?" after a limit judges no answer.
  if (!reaction || asksOfLimit(plain, frame)) return undefined;
  const hasPassages = told.length > 0;
  const words = { presumes: mentionsIn(plain).presumes, persons: personsIn(plain) };
  const answer = { frame, hasPassages, earlier, ...(picked ? { picked } : {}), ...(pickedPart ? { pickedPart } : {}) };
  const after = frameAfter(reaction, answer, words, today);
  if (!after || isSameQuestion(after, frame)) return undefined;
  const isOfBefore = after.mentions?.further !== undefined;
  return {
    frame: { ...after, language: detectLanguage(plain) ?? language },
    question: isOfBefore ? question : followUpText(text, question),
    followsUp: true,
    isReaction: true,
  };
}

/** These come with words that ask nothing of their own. */
const BY_THE_WAY: ReadonlySet<string> = new Set(["alsoCounts", "asksWhether", "presumes", "tariffKind"]);

/** Whether two frames ask the same, so that their answers are the same. */
export function isSameQuestion(one: Frame, other: Frame): boolean {
  return slotsOf(one) === slotsOf(other) && mentionsOf(one) === mentionsOf(other);
}

function slotsOf({
  topics,
  sureness: _sure,
  read: _read,
  language: _language,
  mentions: _mentions,
  ...slots
}: Frame): string {
  // What articles are asked for tells the topic; of own figures it does not.
  return JSON.stringify(sorted(slots.scope === "own" ? slots : { ...slots, topic: topics[0]?.topic }));
}

const mentionsOf = ({ mentions = {} }: Frame): string =>
  JSON.stringify(sorted(Object.fromEntries(Object.entries(mentions).filter(([name]) => !BY_THE_WAY.has(name)))));

const sorted = (values: object): [string, unknown][] =>
  Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other));
