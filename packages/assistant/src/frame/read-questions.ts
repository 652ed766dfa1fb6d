import type { Language } from "@wattleaf/shared/i18n/language";
import type { Question } from "../question";
import type { Aids } from "../aids";
import type { AssistantData } from "../ports";
import type { Understanding } from "../turn";
import { applyChange } from "./conversation/change";
import { readGroup, withGroupName } from "./devices/every-device";
import { atStatedPrice } from "./amounts/at-stated-price";
import { withAmountsBefore } from "./amounts/of-before";
import { withChange } from "./amounts/changed-use";
import { currencyOfAmounts, hasUnreadPrice } from "./amounts/given-codes";
import { asksMonthsOfDays } from "./conversation/same-form";
import { isOneDay } from "./conversation/merge";
import { withinBefore } from "./conversation/within-before";
import { followUpText } from "./conversation/follow-up-text";
import type { Frame } from "./frame";
import { askedHomeMatter } from "./home-matters";
import { asksForThings } from "./own-matters/measures";
import { mentionsIn } from "./mentions";
import { withToldTariff } from "./amounts/told-tariff";
import { normalWords } from "./normalize";
import { withRatio } from "./said-ratios";
import { ofUsualUnit } from "./times/usual-unit";
import { withOrders } from "./orders/with-orders";
import { readMessage } from "./read-message";
import type { MessageReading, QuestionReading } from "./reader";
import type { ReadingSignals } from "./learned/reading-evidence";
import { reactedInstead, reactedTo } from "./reactions/reacted";
import { type SaidSection, SECTION_TOPICS, sectionsIn } from "./said-sections";
import { traditionalOf } from "./script";
import { swappedAppliance } from "./devices/swapped-appliance";

/** One question of a message, as understood. */
export interface ReadQuestion {
  frame: Frame;
  /** With the words of what it follows, to search articles with. */
  question: string;
  /** What tells how far the answer can be relied on; absent of what needed no reading, or was read by a language model. */
  signals?: ReadingSignals;
  /** As it was written; absent where a language model read it. */
  words?: string;
  /** "Say that again" */
  isRepeat?: true;
  /** It was understood by the question before. */
  followsUp?: boolean;
  /** It takes up the answer before it, in words of a closed list. */
  isReaction?: true;
}

/** Reads a message, leaning on the turn before where its form asks for that, with the asker's own names of devices. */
export async function readQuestions(
  { text, turns, language, change, frame: given }: Question,
  data: Pick<AssistantData, "devices" | "meter" | "nowMs">,
  aids?: Aids,
): Promise<{ language: Language; questions: readonly ReadQuestion[] }> {
  if (given) return { language: given.language, questions: [{ frame: given, question: text }] };
  const [before, earlier] = turns
    .filter(hasSubject)
    .toReversed()
    .map(({ understanding }) => understanding);
  if (change && before) {
    const frame = applyChange(before.frame, change);
    return { language: frame.language, questions: [{ frame, question: before.question }] };
  }
  const deviceNames = (await data.devices()).map(({ name }) => name);
  const today = new Date(data.nowMs()).toISOString().slice(0, 10);
  const hasProposal = (turns.at(-1)?.understanding.proposals?.length ?? 0) > 0;
  const plain = normalWords(text);
  const reaction = { language, today, earlier: earlier?.frame };
  const reacted = before && !hasProposal ? reactedTo(text, plain, before, reaction) : undefined;
  if (reacted) return inLastingLanguage([reacted], turns, reacted.frame.language);
  const builtIn = withOrders(
    text,
    deviceNames,
    before?.frame ?? null,
    withMentions(
      before?.frame ?? null,
      SAYS_YUAN.test(text) ? YUAN_OF_ZONE[(await data.meter())?.meter.timeZone ?? ""] : undefined,
      readMessage(text, {
        language,
        today,
        previous: before?.frame ?? null,
        ...(before?.picked ? { picked: before.picked } : {}),
        ...(before?.pickedPart ? { pickedPart: before.pickedPart } : {}),
        ...(earlier ? { earlier: earlier.frame } : {}),
        hasProposal,
        deviceNames,
      }),
    ),
  );
  // What is an order clause by clause needs no second reading.
  const isOrders = builtIn.questions.some(({ frame }) => frame.orders);
  const reading = aids && !isOrders ? await aids.read(text, builtIn, before) : builtIn;
  const questions: ReadQuestion[] = [];
  // "What is a standing charge, and can I avoid it?": a later part leans on the one before it.
  for (const one of reading.questions) {
    const leant = questions.at(-1) ?? before;
    const instead =
      one.followsUp && before && leant === before && !hasProposal
        ? reactedInstead(one.text, plain, one.frame, before, reaction)
        : undefined;
    const whole = instead ?? completed(one, leant);
    const read = leant && one.followsUp ? { ...whole, frame: withinBefore(whole.frame, leant.frame, plain) } : whole;
    // What a language model has read is not judged by words.
    questions.push(reading === builtIn ? { ...read, words: one.text } : read);
  }
  return inLastingLanguage(questions, turns, reading.language);
}

function inLastingLanguage(
  questions: readonly ReadQuestion[],
  turns: Question["turns"],
  language: Language,
): { language: Language; questions: readonly ReadQuestion[] } {
  const wanted = lastingLanguage(questions, turns) ?? language;
  return {
    language: wanted,
    questions: questions.map((one) => ({ ...one, frame: { ...one.frame, language: wanted } })),
  };
}

/** A turn that a follow-up can lean on: small talk in between changes no subject. */
const hasSubject = ({ understanding: { frame } }: Question["turns"][number]): boolean =>
  frame.act !== "talk" && frame.act !== "confirm" && frame.act !== "decline";

function completed(
  { text, frame, followsUp, signals }: QuestionReading,
  before: Pick<Understanding, "frame" | "question"> | undefined,
): ReadQuestion {
  // "Say that again": the same is answered once more.
  if (before && frame.act === "talk" && frame.topics[0]?.topic === "repeat")
    return { frame: before.frame, question: before.question, isRepeat: true };
  return {
    followsUp,
    frame: before && followsUp ? inSameWay(frame, before.frame) : frame,
    question:
      (followsUp && before && swappedAppliance(text, frame, before)) ||
      followUpText(text, followsUp ? before?.question : undefined),
    ...(signals && { signals }),
  };
}

/** "Each day last week" stays one by one when only the peak hours are wanted, and the average day of each month by the day. */
function inSameWay(frame: Frame, before: Frame): Frame {
  if (frame.group === undefined || frame.group !== before.group) return frame;
  const { asksEach, perDay } = before.mentions ?? {};
  const kept = {
    ...(asksEach && frame.pick === undefined ? { asksEach } : {}),
    ...(perDay ? { perDay } : {}),
  };
  return Object.keys(kept).length > 0 ? { ...frame, mentions: { ...frame.mentions, ...kept } } : frame;
}

const HAN = /\p{Script=Han}/u;
const SAYS_YUAN = /[元块塊毛角圆圓]/;
/** Where 元 is another money than in Mainland China. */
const YUAN_OF_ZONE: Readonly<Record<string, "HKD" | "TWD">> = { "Asia/Hong_Kong": "HKD", "Asia/Taipei": "TWD" };

/** @param earlier of the turn before */
function withMentions(earlier: Frame | null, yuan: "HKD" | "TWD" | undefined, reading: MessageReading): MessageReading {
  let before = earlier;
  const questions = reading.questions.map((one) => {
    const mentioned = withOwnMentions(one, before);
    const plain = normalWords(one.text);
    const counted = withAmountsBefore(mentioned.frame, plain, before);
    const toldBefore = withToldTariff(counted, plain, before);
    const changed = withChange(atStatedPrice(toldBefore, plain), plain, before);
    const told = ofUsualUnit(withRatio(changed, plain, before), plain);
    const frame = yuan && currencyOfAmounts(told) === "CNY" ? { ...told, mentions: { ...told.mentions, yuan } } : told;
    before = frame;
    const { signals, ...rest } = mentioned;
    // What a stated price or change asks is told by its words, whatever was guessed.
    return { ...rest, frame, ...(signals && told === toldBefore && counted === mentioned.frame ? { signals } : {}) };
  });
  return { ...reading, questions };
}

/** @param before the question before */
function withOwnMentions(one: QuestionReading, before: Frame | null): QuestionReading {
  const plain = normalWords(one.text);
  const isOfHour = one.frame.group === "hour" && isOneDay(one.frame.period);
  const homeMatter =
    (one.frame.act === "talk" && !asksForThings(plain)) || isOfHour ? undefined : askedHomeMatter(plain, one.frame);
  const mentions = {
    ...mentionsIn(plain),
    ...(homeMatter ? { homeMatter } : {}),
    ...(one.followsUp && asksMonthsOfDays(plain, one.frame) ? { byMonth: true as const } : {}),
    ...(one.frame.given && HAN.test(one.text) && !traditionalOf([one.text]) ? { bareMoney: "CNY" as const } : {}),
    ...(hasUnreadPrice(plain, one.frame) ? { unreadPrice: true as const } : {}),
  };
  // What reads like a time or a device in them is none: "from 4th to 11th".
  if (mentions.matters && one.frame.act !== "do") return { ...one, frame: { ...withoutSlots(one.frame), mentions } };
  const sections = mentions.matters ? [] : sectionsIn(plain, before);
  if (sections.length > 0)
    return { ...one, frame: { ...ofSections(one.frame, sections), mentions: { ...mentions, sections } } };
  const isOfDevices = one.frame.act === "do" || one.frame.act === "state";
  const frame = {
    ...one.frame,
    ...(isOfDevices ? readGroup(plain) : {}),
    ...(Object.keys(mentions).length > 0 ? { mentions } : {}),
  };
  return { ...one, frame: withGroupName(frame, plain) };
}

/** What an article's section tells is no question of the asker's own figures or devices. */
const ofSections = ({ language, sureness, read }: Frame, sections: readonly SaidSection[]): Frame => ({
  language,
  act: "ask",
  scope: "general",
  topics: [...new Set(sections.map((section) => SECTION_TOPICS[section]))].map((topic) => ({ topic, probability: 1 })),
  sureness,
  read,
});

const withoutSlots = ({ language, act, scope, metric, subject, topics, sureness, read }: Frame): Frame => ({
  language,
  act,
  scope,
  ...(metric && { metric }),
  ...(subject && { subject }),
  topics,
  sureness,
  read,
});

/** "Answer in Chinese" holds until another language is asked for. */
function lastingLanguage(questions: readonly ReadQuestion[], turns: Question["turns"]): Language | undefined {
  const frames = [...turns.map(({ understanding }) => understanding.frame), ...questions.map(({ frame }) => frame)];
  return frames.findLast(({ mentions }) => mentions?.answerLanguage)?.mentions?.answerLanguage;
}
