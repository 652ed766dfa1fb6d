import type { Language } from "@wattleaf/shared/i18n/language";
import { statedTariff } from "./amounts/said-tariff";
import { withoutAsides, subjectWithout } from "./asides";
import { actOf, labelsOf, withSaidMetric } from "./asked-labels";
import { withoutBackground } from "./clauses/background";
import { withoutCourtesy, withoutRemark } from "./clauses/courtesy";
import type { Asked } from "./consistency";
import { isOfFigures, isOfPast } from "./consistency";
import { withLabelsBefore } from "./conversation/labels-before";
import { type Before, leaningOf } from "./conversation/leaning";
import { inheritedSlots, type WordSlots } from "./conversation/merge";
import { ofSameDevice, ofSameTime } from "./conversation/part-before";
import { plainReply } from "./conversation/reply";
import { withLights } from "./devices/brightness";
import { withCar } from "./devices/charging";
import { withHousehold } from "./devices/household-words";
import { isOfAccount } from "./devices/plain-command";
import { withHeating, withThermostat } from "./devices/warmth";
import type { Act, Frame } from "./frame";
import { isOfOneHomeMatter } from "./home-matters";
import { requestedLanguage } from "./language";
import type { Classifier, Guess, Head } from "./learned/classifier";
import { FRAME_HEADS } from "./learned/classifier";
import { questionFeatures } from "./learned/question-features";
import type { ReadingSignals } from "./learned/reading-evidence";
import { readingEvidence, readingSignals } from "./learned/reading-evidence";
import type { Tagger } from "./learned/tagger";
import { namedSlots, withSetting } from "./named-slots";
import { type Meaning, meaningOf, slotsAfter } from "./meaning";
import { normalWords } from "./normalize";
import { asksForWeather, isOffTopic } from "./off-topic";
import { questionsOf } from "./parts";
import type { Question } from "./question";
import { questionOf } from "./question";
import { isOfOneMatter } from "./said-matters";
import { asksShareOfThose } from "./said-ratios";
import { isOfOneSum } from "./said-outright";
import { isOneQuestion } from "./several-kinds";
import { readingsOf, SURE_BY_WORDS, withEarlierMoney } from "./slot-readings";
import type { SlotSpan } from "./slot-span";
import { withActionTime } from "./times/action-time";
import { ofNow, OF_NOW } from "./times/of-now";
import type { WordMemory } from "./values";

export interface ReadingContext extends Before {
  /** Of the page, for a message that does not tell. */
  language: Language;
  /** The account's devices, as their owner named them. */
  deviceNames?: readonly string[];
}

export interface QuestionReading {
  /** As it stands in the message. */
  text: string;
  frame: Frame;
  /** It was understood by the question before. */
  followsUp: boolean;
  /** What tells whether the answer will be right; absent where a language model read the question. */
  signals?: ReadingSignals;
}

export interface MessageReading {
  language: Language;
  /** In their order: usually one. */
  questions: readonly QuestionReading[];
}

export interface ReaderModel {
  tagger: Tagger;
  classifier: Classifier;
  memory: WordMemory;
  /** Topics of small talk: they go with the act `talk` alone. */
  talkTopics: ReadonlySet<string>;
  sureness: SurenessWeights;
}

/** Logistic regression over how sure the parts of a reading are. */
export type SurenessWeights = readonly number[];

const TOPICS = 5;

export interface MessageReader {
  readMessage(text: string, context: ReadingContext): MessageReading;
  /** One question, not split. */
  readQuestion(text: string, context: ReadingContext): QuestionReading & { evidence: readonly number[] };
}

/** Reads messages by the models that `bun run model:assistant` trained. */
export function readerOf(model: ReaderModel): MessageReader {
  const readQuestion: MessageReader["readQuestion"] = (text, context) => {
    const lean = leaningOf(questionOf(text, context, model.tagger, model.memory), context, model.classifier);
    const { question, previous } = lean;
    const features = questionFeatures(question, previous);
    const guesses = model.classifier.classify(features, FRAME_HEADS);
    const reply = context.hasProposal ? plainReply(question.normal.text) : null;
    const act = reply
      ? { label: reply, probability: SURE_REPLY }
      : actOf(question, guesses.act, context.hasProposal && previous !== null);
    const { guessed, spans } = markedFor(question, act, guesses, previous);
    const topics = (of: Act) => topicsOf(guesses.topic, of, model.talkTopics);
    const meaning = meaningOf({
      lean,
      guessed,
      spans,
      topic: guesses.topic[0]?.label,
      talkTopic: topics("talk")[0]?.topic,
      isReply: reply !== null,
      today: context.today,
    });
    const { asked, isTold } = meaning;
    const named = previous ? slotsAfter(meaning, lean, previous, context.previous?.pick, context.today) : meaning.slots;
    const reading = {
      question,
      act,
      asked,
      guesses,
      topics: withSureTopic(topics(asked.act), meaning, question.normal.text),
      leanSure: previous ? lean.probability : 1 - lean.probability,
      followsUp: previous !== null,
      familiarity: model.classifier.familiarity(features),
    };
    const evidence = readingEvidence(reading);
    const sureness = sigmoid(evidence.reduce((sum, value, index) => sum + value * (model.sureness[index] ?? 0), 0));
    const signals = readingSignals(reading, sureness);
    const result = { text, followsUp: previous !== null, evidence };
    const mayBeOffTopic =
      !previous &&
      !isTold &&
      !goesOn(question, context.previous) &&
      ((sureness < UNSURE && !isSurelyOwn(guesses)) || asksForWeather(question));
    if (mayBeOffTopic && isOffTopic(question, asked)) return { ...result, frame: offTopic(question), signals };
    const frame: Frame = {
      language: question.language,
      ...asked,
      ...(isOfPast(asked, named, context.today) && { act: "ask" }),
      ...(previous && !OF_NOW.has(asked.metric) ? inheritedSlots(named, asked, previous) : named),
      ...timesApart(asked, named, previous),
      ...ofNow(asked, named),
      topics: reading.topics,
      sureness,
      read: withEarlierMoney(
        readingsOf(spans, named, act, asked, isTold ? null : guesses, question.normal.text),
        previous,
      ),
    };
    return { ...result, frame, ...(isTold ? {} : { signals }) };
  };
  const slotsIn = (context: ReadingContext) => (words: string) =>
    questionOf(words, context, model.tagger, model.memory).slots;
  return {
    readQuestion,
    readMessage(text, context) {
      const isReply = context.hasProposal && plainReply(text.toLowerCase()) !== null;
      const marked = slotsIn(context);
      const polite = withoutCourtesy(text);
      const own = context.previous ? withoutRemark(polite, (words) => marked(words).length > 0) : polite;
      const asked = isReply ? text : withoutBackground(own, marked);
      const parts = isReply ? [text] : partsOf(asked, model.classifier, marked);
      let { previous } = context;
      const questions = parts.map((part) => {
        const isFirst = previous === context.previous;
        const { evidence: _, ...read } = readQuestion(part, {
          ...context,
          previous,
          ...(isFirst ? {} : { picked: [], earlier: context.previous }),
        });
        const reading = isFirst
          ? read
          : { ...read, frame: ofSameDevice(ofSameTime(read.frame, previous), previous, part) };
        previous = reading.frame;
        return reading;
      });
      return {
        language: requestedLanguage(text.toLowerCase()) ?? questions[0]?.frame.language ?? context.language,
        questions,
      };
    },
  };
}

/** Of "yes" and "no" to a proposal. */
const SURE_REPLY = 0.99;

/** The labels as guessed, and the words that carry a slot, without those that only stand beside the question. */
function markedFor(
  question: Question,
  act: Guess,
  guesses: Record<Head, Guess[]>,
  previous: Frame | null,
): { guessed: Asked; spans: readonly SlotSpan[] } {
  const { text } = question.normal;
  const kept = withoutAsides(question, question.slots);
  const guess = labelsOf(act, guesses, question);
  const labels = previous ? withLabelsBefore(guess, previous, text) : withSaidMetric(guess, question);
  const guessed = subjectWithout(labels, question.slots, kept);
  const timed = guessed.act === "do" ? withActionTime(question, question.slots) : kept;
  const isOfEarlier = (previous?.devices ?? previous?.appliances) !== undefined;
  const slots = isOfEarlier ? timed : withUnnamed(timed, guessed.act, text);
  return { guessed, spans: withSetting({ ...question, slots }, guessed) };
}

/** With the things that a question means and does not name: "it's too dark" is of the lights. */
function withUnnamed(slots: readonly SlotSpan[], act: Act, text: string): readonly SlotSpan[] {
  if (act === "do") return withHeating(withLights(slots, text), text);
  return act === "state" ? withThermostat(withCar(slots, text), text) : withHousehold(withCar(slots, text), text);
}

function partsOf(
  text: string,
  classifier: Classifier,
  slotsIn: (words: string) => readonly SlotSpan[],
): readonly string[] {
  if (
    isOneQuestion(normalWords(text)) ||
    asksShareOfThose(normalWords(text)) ||
    statedTariff(normalWords(text))?.special
  )
    return [text];
  const parts = questionsOf(text, classifier);
  if (parts.length === 1) return parts;
  const [whole, plain] = [normalWords(text), parts.map(normalWords)];
  const isOne =
    isOfOneMatter(whole, plain) ||
    isOfOneSum(whole, plain) ||
    isOfOneHomeMatter(whole, plain, namedSlots(slotsIn(text), "ask"));
  return isOne ? [text] : parts;
}

/** Below it, a question about energy in which no word is about energy is about something else. */
const UNSURE = 0.45;

/** What the classifiers take for the asker's own data, and not for small talk, is about it in whatever words. */
const isSurelyOwn = ({ act, scope }: Record<Head, Guess[]>): boolean =>
  probabilityOf(scope, "own") >= SURELY_OWN && probabilityOf(act, "talk") < HARDLY_TALK;
const SURELY_OWN = 0.75;
const HARDLY_TALK = 0.1;

const probabilityOf = (guesses: readonly Guess[], wanted: string): number =>
  guesses.find(({ label }) => label === wanted)?.probability ?? 0;

/** In a conversation of own figures, what names a time or a measure goes on with them. */
const goesOn = ({ slots }: Question, previous: Frame | null): boolean =>
  previous?.scope === "own" &&
  isOfFigures(previous) &&
  slots.some(({ slot }) => slot === "period" || slot === "period2" || slot === "filter" || slot === "unit");

const offTopic = ({ language }: Question): Frame => ({
  language,
  act: "talk",
  scope: "general",
  topics: [{ topic: "off-topic", probability: SURE_BY_WORDS }],
  sureness: SURE_BY_WORDS,
  read: { act: { words: "", sure: SURE_BY_WORDS } },
});

/** 那上上周呢，差多少: the new time against the one before. */
function timesApart({ act, aggregate }: Asked, { period, comparedTo, group, pick }: WordSlots, previous: Frame | null) {
  const isApart = FIGURES_APART.has(act) && aggregate === "difference" && pick === undefined && group === undefined;
  const before = previous?.period;
  return isApart && comparedTo === undefined && period !== undefined && before !== undefined && before !== period
    ? { act: "compare" as const, comparedTo: before }
    : {};
}

const FIGURES_APART: ReadonlySet<Act> = new Set(["ask", "compare"]);

/** With the topic that the words tell before those that were guessed. */
function withSureTopic(
  guessed: Frame["topics"],
  { asked, topic, isSurelyGeneral }: Meaning,
  text: string,
): Frame["topics"] {
  const { act, scope, subject } = asked;
  const isOfSupply = act === "howto" && scope === "general" && subject === "account" && isOfAccount(text);
  const sure = isOfSupply ? ACCOUNT_TOPIC : topic;
  return sure
    ? [
        { topic: sure, probability: isSurelyGeneral ? 1 : SURE_OF_TOPIC },
        ...guessed.filter((one) => one.topic !== sure),
      ]
    : guessed;
}
/** Whose name the electricity is in is told with moving. */
const ACCOUNT_TOPIC = "moving-house";
/** Of a topic that the words tell. */
const SURE_OF_TOPIC = 0.9;

function topicsOf(guesses: readonly Guess[], act: Act, talkTopics: ReadonlySet<string>): Frame["topics"] {
  const possible = guesses.filter(({ label }) => talkTopics.has(label) === (act === "talk") || label === "none");
  const sum = possible.reduce((total, { probability }) => total + probability, 0) || 1;
  return possible.slice(0, TOPICS).map(({ label, probability }) => ({ topic: label, probability: probability / sum }));
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
