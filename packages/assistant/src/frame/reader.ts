import type { Language } from "@wattleaf/shared/i18n/language";
import { withActionTime } from "./times/action-time";
import { subjectWithout, withoutAsides } from "./asides";
import { ordersLight, withLights } from "./devices/brightness";
import type { Classifier, Guess, Head } from "./learned/classifier";
import { FRAME_HEADS } from "./learned/classifier";
import type {
  Act,
  Aggregate,
  Command,
  Frame,
  Group,
  Metric,
  Scope,
  SlotName,
  SlotReading,
  Subject,
  Unit,
} from "./frame";
import type { Asked } from "./consistency";
import {
  consistentLabels,
  consistentSlots,
  followUpLabels,
  harmless,
  isOfFigures,
  isOfPast,
  ofOthers,
  whetherTo,
} from "./consistency";
import { asksAgain, askedAgain, groupOfThose, slotsAgain } from "./conversation/earlier-again";
import { hourOfPicked, ofPicked } from "./conversation/picked";
import { againstOtherEnd, asksMonthsOfDays, sameForm, splitOfEarlier } from "./conversation/same-form";
import { againstThat, pairBefore } from "./conversation/two-before";
import { requestedLanguage } from "./language";
import { leansByForm, ONLY_PART } from "./conversation/lean-by-form";
import { hoursOfLimit } from "./conversation/hours-of-limit";
import type { WordSlots } from "./conversation/merge";
import { currencyIn } from "./amounts/given-codes";
import { inheritedSlots } from "./conversation/merge";
import { isNoLongerNeeded } from "./devices/no-longer-needed";
import { questionsOf } from "./parts";
import { earlierOf, namesSameTimeOfYearBefore, shiftedPeriod } from "./times/period-shift";
import type { Question } from "./question";
import { questionOf } from "./question";
import { asksForWeather, isOffTopic } from "./off-topic";
import { leanFeatures, questionFeatures } from "./learned/question-features";
import {
  asksToSwitch,
  isOfAccount,
  isOrder,
  keepsAsIs,
  plainCommand,
  runsOutsidePeak,
  stopsSomething,
} from "./devices/plain-command";
import type { ReadingSignals } from "./learned/reading-evidence";
import { readingEvidence, readingSignals } from "./learned/reading-evidence";
import { plainReply } from "./conversation/reply";
import { isOfOneHomeMatter } from "./home-matters";
import { isOfOneMatter } from "./said-matters";
import { normalWords } from "./normalize";
import { atStatedPrice, ownRate, pricedAgain, pricedUse } from "./amounts/own-price";
import { baseLoadOver } from "./amounts/base-load-over";
import { statedTariff } from "./amounts/said-tariff";
import { withChangedPrice } from "./amounts/changed-price";
import { besideUsualOfEarlier } from "./times/beside-usual";
import type { ToldReading } from "./times/around-change";
import { timeBefore } from "./times/said-before";
import { saidOutright } from "./said-outright";
import { ofOwnPanels } from "./said-solar";
import { spanBefore } from "./times/span-before";
import { weekOfEarlier } from "./times/said-pairs";
import { saidSlots } from "./said-slots";
import { isOneQuestion } from "./several-kinds";
import { TARIFF_PERIODS } from "./times/set-against";
import type { SlotSpan } from "./slot-span";
import type { Tagger } from "./learned/tagger";
import { toldReading } from "./told-reading";
import type { WordMemory } from "./values";
import { readSetting } from "./values/setting";
import { peakLabels } from "./times/when-peaked";
import { withHousehold } from "./devices/household-words";
import { withHeating, withThermostat } from "./devices/warmth";
import { withCar } from "./devices/charging";

export interface ReadingContext {
  /** Of the page, for a message that does not tell. */
  language: Language;
  /** YYYY-MM-DD, local */
  today: string;
  /** The last frame of the conversation. */
  previous: Frame | null;
  /** Periods that the answer to it picked, the highest or lowest first. */
  picked?: readonly string[];
  /** The frame before the last one. */
  earlier?: Frame | null;
  /** Something was proposed that a yes would do. */
  hasProposal: boolean;
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
    const asWritten = questionOf(text, context, model.tagger, model.memory);
    const ofTime =
      context.previous && !context.hasProposal
        ? ofPicked(asWritten.normal.text, context.previous, context.picked ?? [])
        : undefined;
    const previous = ofTime ?? context.previous;
    const question = withChangedPrice(asWritten, previous);
    const ofBoth =
      previous && !context.hasProposal
        ? (pairBefore(question.normal.text, previous, context.earlier ?? null, context.today) ??
          splitOfEarlier(question.normal.text, previous) ??
          againstOtherEnd(question.normal.text, previous) ??
          againstThat(question.normal.text, namedSlots(question.slots, { act: "ask", scope: "own" }), previous))
        : undefined;
    const leans = previous && previous.act !== "talk" ? leaning(question, previous, model.classifier) : 0;
    const ofBaseLoad = previous && !context.hasProposal ? baseLoadOver(question, previous) : undefined;
    const priced =
      previous && !context.hasProposal ? (pricedAgain(question, previous) ?? pricedUse(question, previous)) : null;
    const isAgain = previous !== null && !context.hasProposal && !priced && asksAgain(question.normal.text, previous);
    const ofEarlier = previous ? toldOfEarlier(question.normal.text, previous, context.today) : undefined;
    const followsUp =
      previous !== null &&
      (priced !== null ||
        isAgain ||
        leans > 0.5 ||
        Boolean(ofTime ?? ofBoth ?? ofBaseLoad) ||
        leansByForm(question, previous) ||
        ofEarlier !== undefined);
    const features = questionFeatures(question, followsUp ? previous : null);
    const guesses = model.classifier.classify(features, FRAME_HEADS);
    const reply = context.hasProposal ? plainReply(question.normal.text) : null;
    const likeliest = likeliestAct(guesses.act, context.hasProposal && followsUp);
    const ordered =
      (likeliest.label === "state" && isOrder(question.normal.text)) ||
      asksToSwitch(question.normal.text) ||
      isNoLongerNeeded(question.normal.text, question.slots) ||
      ordersLight(question.normal.text)
        ? { ...likeliest, label: "do" }
        : likeliest.label === "do" && ASKS_OF_PAST.test(question.normal.text)
          ? { ...likeliest, label: "state" }
          : likeliest;
    const act = reply ? { label: reply, probability: 0.99 } : ordered;
    const kept = withoutAsides(question, question.slots);
    const guessed = subjectWithout(
      withEarlier(
        asOrdered(askedOf(act, guesses, plainCommand(question.normal.text)), question),
        followsUp ? previous : null,
        question.normal.text,
      ),
      question.slots,
      kept,
    );
    const withTime = guessed.act === "do" ? withActionTime(question, question.slots) : kept;
    const isOfEarlier = followsUp && (previous.devices ?? previous.appliances) !== undefined;
    const { text: plain } = question.normal;
    const withUnnamed = isOfEarlier
      ? withTime
      : guessed.act === "do"
        ? withHeating(withLights(withTime, plain), plain)
        : guessed.act === "state"
          ? withThermostat(withCar(withTime, plain), plain)
          : withHousehold(withCar(withTime, plain), plain);
    const spans = withSetting({ ...question, slots: withUnnamed }, guessed);
    const said = (of: Asked) =>
      isOfFigures(of) && of.scope === "own"
        ? saidSlots(namedSlots(spans, of), plain, context.today)
        : namedSlots(spans, of);
    const saidAsGuessed = said(guessed);
    const consistent = peakLabels(
      followsUp
        ? sameForm(followUpLabels(guessed, saidAsGuessed, plain), saidAsGuessed, previous, plain)
        : ofOwnPanels(consistentLabels(guessed, saidAsGuessed, plain), saidAsGuessed, plain),
      plain,
    );
    const bestTopic = guesses.topic[0]?.label;
    const stated = priced ?? ownRate(question);
    const outright = act.label === reply || stated ? undefined : saidOutright(plain, spans);
    const told =
      ofBoth ??
      ofBaseLoad ??
      (followsUp && !stated ? (spanBefore(plain, previous, context.today) ?? ofEarlier) : undefined) ??
      (outright || stated || act.label === reply
        ? undefined
        : toldReading(
            plain,
            saidSlots(namedSlots(spans, { act: "compare", scope: "own" }), plain, context.today),
            guessed,
            context.today,
          ));
    const again =
      isAgain && previous && !told ? askedAgain(plain, guessed, namedSlots(spans, guessed), previous) : undefined;
    const asked =
      stated ??
      outright?.asked ??
      told?.asked ??
      again ??
      atStatedPrice(
        whetherTo(
          harmless(
            followsUp ? consistent : ofOthers(consistent, said(consistent), bestTopic, plain),
            topicsOf(guesses.topic, "talk", model.talkTopics)[0]?.topic,
            plain,
          ),
          plain,
        ),
        said(consistent),
        plain,
      );
    const marked = told?.slots ?? consistentSlots(said(asked), asked, plain);
    const those = followsUp ? groupOfThose(plain, marked, previous) : undefined;
    const read = again && previous ? slotsAgain(plain, marked, previous) : those ? { ...marked, group: those } : marked;
    const areDaysOfBefore = followsUp && asksMonthsOfDays(plain, previous);
    const ofDaysBefore = areDaysOfBefore && previous ? { ...read, group: previous.group, pick: previous.pick } : read;
    const ofHour = ofTime ? hourOfPicked(ofDaysBefore, plain, ofTime, context.previous?.pick) : ofDaysBefore;
    const ownWords = followsUp && ONLY_PART.test(plain) ? onlyPart(ofHour, plain) : ofHour;
    const shifted =
      followsUp && isOfFigures(asked)
        ? (weekOfEarlier(plain, previous.period, context.today) ??
          shiftedPeriod(ownWords.period, previous.period, plain, context.today))
        : ownWords.period;
    const isAgainstYearBefore = followsUp && asked.act === "compare" && namesSameTimeOfYearBefore(plain);
    // "How does that compare with the month before?": before that of the question before.
    const beforeEarlier =
      followsUp && asked.act === "compare" && ownWords.period === undefined && previous.period !== undefined
        ? timeBefore(plain, { period: previous.period, filters: ownWords.filters }, context.today)
        : null;
    const againstEarlier =
      followsUp && ownWords.period === undefined && previous.period !== undefined && !namesSameTimeOfYearBefore(plain)
        ? earlierOf(ownWords.comparedTo, previous.period, context.today)
        : undefined;
    const named = beforeEarlier
      ? { ...ownWords, ...beforeEarlier }
      : againstEarlier
        ? { ...ownWords, period: previous?.period, comparedTo: againstEarlier }
        : isAgainstYearBefore && previous.period !== undefined && shifted !== undefined
          ? { ...ownWords, period: previous.period, comparedTo: shifted }
          : shifted === undefined
            ? ownWords
            : { ...ownWords, period: shifted };
    const guessedTopics = topicsOf(guesses.topic, asked.act, model.talkTopics);
    const isOfSupply =
      asked.act === "howto" && asked.scope === "general" && asked.subject === "account" && isOfAccount(plain);
    const sureTopic = isOfSupply ? ACCOUNT_TOPIC : outright?.topic;
    const isBeyondDoubt = outright?.asked.scope === "general";
    const topics = sureTopic
      ? [
          { topic: sureTopic, probability: isBeyondDoubt ? 1 : SURE_OF_TOPIC },
          ...guessedTopics.filter(({ topic }) => topic !== sureTopic),
        ]
      : guessedTopics;
    const reading = {
      question,
      act,
      asked,
      guesses,
      topics,
      leanSure: followsUp ? leans : 1 - leans,
      followsUp,
      familiarity: model.classifier.familiarity(features),
    };
    const evidence = readingEvidence(reading);
    const sureness = sigmoid(evidence.reduce((sum, value, index) => sum + value * (model.sureness[index] ?? 0), 0));
    const signals = readingSignals(reading, sureness);
    const isTold = Boolean(stated ?? outright ?? told ?? again);
    if (!followsUp && !isTold && (sureness < UNSURE || asksForWeather(question)) && isOffTopic(question, asked))
      return { text, frame: offTopic(question), followsUp, signals, evidence };
    // 那上上周呢，差多少: the new time against the one before.
    const isApart = followsUp && asked.act === "ask" && asked.aggregate === "difference" && named.pick === undefined;
    const apartFrom =
      isApart && named.period !== undefined && named.group === undefined && previous.period !== named.period
        ? previous.period
        : undefined;
    const frame: Frame = {
      language: question.language,
      ...asked,
      ...(apartFrom ? { act: "compare" as const } : {}),
      ...(isOfPast(asked, named, context.today) && { act: "ask" }),
      ...(followsUp && previous && !OF_NOW.has(asked.metric) ? inheritedSlots(named, asked, previous) : named),
      ...(apartFrom ? { comparedTo: apartFrom } : {}),
      ...ofNow(asked, named),
      topics,
      sureness,
      read: withEarlierMoney(
        readingsOf(spans, named, act, asked, isTold ? null : guesses, plain),
        followsUp ? previous : null,
      ),
    };
    return { text, frame, followsUp, ...(isTold ? {} : { signals }), evidence };
  };
  return {
    readQuestion,
    readMessage(text, context) {
      const parts = context.hasProposal && plainReply(text.toLowerCase()) ? [text] : partsOf(text, model.classifier);
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

/** What words that make sense only of the question before say of it. */
const toldOfEarlier = (text: string, previous: Frame, today: string): ToldReading | undefined =>
  besideUsualOfEarlier(text, previous, today) ?? hoursOfLimit(text, previous);

function partsOf(text: string, classifier: Classifier): readonly string[] {
  if (isOneQuestion(normalWords(text)) || statedTariff(normalWords(text))?.special) return [text];
  const parts = questionsOf(text, classifier);
  const [whole, plain] = [normalWords(text), parts.map(normalWords)];
  return isOfOneMatter(whole, plain) || isOfOneHomeMatter(whole, plain) ? [text] : parts;
}

/** "How much did I buy in May, and how much did I sell?": of a later part without a time, the part before tells it. */
const ofSameTime = (frame: Frame, before: Frame | null): Frame =>
  before?.period !== undefined &&
  [before, frame].every((one) => isOfFigures(one) && one.scope === "own") &&
  !OF_NOW.has(frame.metric) &&
  frame.period === undefined &&
  (frame.filters === undefined ||
    frame.filters.every((filter) => TARIFF_PERIODS.has(filter)) ||
    (areHours(frame) && areHours(before)))
    ? { ...frame, period: before.period }
    : frame;

/** "From 6 to 22 in October, and from 22 to 6?" */
const areHours = ({ filters = [] }: Frame): boolean =>
  filters.length > 0 && filters.every((filter) => filter.startsWith("hours:"));

/** What an account has is of no time that a question before it named. */
const OF_NOW: ReadonlySet<Metric | undefined> = new Set<Metric | undefined>(["coins", "points", "rank"]);

/** "Is Kasa 3 on? How much has it used today?": a part that names nothing else is of the device before it. */
const ofSameDevice = (frame: Frame, before: Frame | null, text: string): Frame =>
  before?.devices !== undefined &&
  (before.act === "state" || before.act === "ask") &&
  frame.act === "ask" &&
  (frame.metric === "energy" || frame.metric === "cost" || frame.metric === "power" || frame.metric === "duration") &&
  (frame.appliances ?? frame.devices ?? frame.rooms) === undefined &&
  !NAMES_HOME.test(normalWords(text))
    ? { ...frame, devices: before.devices }
    : frame;
const NAMES_HOME =
  /\b(?:we|our|us|i|my|me|the (?:house|home|bill)|grid|bought|buy|sold|export\w*|import\w*|solar|whole)\b|我|咱|俺|全屋|整个?家|家里|全家|电网|买|卖|光伏|账单|电费/;

/** Below it, a question about energy in which no word is about energy is about something else. */
const UNSURE = 0.45;

const offTopic = ({ language }: Question): Frame => ({
  language,
  act: "talk",
  scope: "general",
  topics: [{ topic: "off-topic", probability: SURE_BY_WORDS }],
  sureness: SURE_BY_WORDS,
  read: { act: { words: "", sure: SURE_BY_WORDS } },
});

function leaning(question: Question, previous: Frame, classifier: Classifier): number {
  const { leans } = classifier.classify(leanFeatures(question, previous), ["leans"]);
  return leans.find(({ label }) => label === "yes")?.probability ?? 0;
}

/** "Only the weekend bit" is the weekend of the period before, and not this one. */
function onlyPart({ period, filters = [], ...slots }: WordSlots, text: string): WordSlots {
  const part = /week ?end|周末/.test(text) ? "weekend" : "weekday";
  const isOfNow = period === undefined || period.startsWith("weekend");
  return { ...slots, ...(isOfNow ? {} : { period }), filters: [...filters.filter((one) => one !== part), part] };
}

/** What flows at this moment is a power; what panels make is known of the day so far. */
function ofNow({ act, scope, metric }: Asked, { period }: WordSlots): Partial<Frame> {
  if (act !== "ask" || scope !== "own" || period !== "hour0") return {};
  if (metric === "production") return { period: "day0" };
  return metric === "energy" || metric === "export" || metric === "net" ? { metric: "power" } : {};
}

/** "Were the lights on …?" orders nothing. */
const ASKS_OF_PAST = /^(?:was|were|did)\b/;
const REPLIES: ReadonlySet<string> = new Set(["confirm", "decline"]);

function likeliestAct(acts: readonly Guess[], mayReply: boolean): Guess {
  return acts.find(({ label }) => mayReply || !REPLIES.has(label)) ?? { label: "ask", probability: 0 };
}

function askedOf({ label }: Guess, guesses: Record<Head, Guess[]>, plain: ReturnType<typeof plainCommand>): Asked {
  const act = label as Act;
  if (act === "talk") return { act, scope: "general" };
  const scope = act === "do" || act === "state" || REPLIES.has(act) ? "own" : (guesses.scope[0]?.label as Scope);
  const metric = present<Metric>(guesses.metric);
  const aggregate = present<Aggregate>(guesses.aggregate);
  const subject = present<Subject>(guesses.subject);
  const likeliest = act === "do" ? present<Command>(guesses.command) : undefined;
  const isSwitch = plain === "on" || plain === "off";
  // With a setting "on" is to set it; "turn it down to 18" is not to turn it off.
  const isSetOn = plain === "on" && likeliest === "set";
  const isToldApart = isSwitch ? SWITCHED.has(likeliest) || isSetOn : likeliest !== undefined;
  const command = plain && isToldApart ? plain : likeliest;
  return {
    act,
    scope,
    ...(metric && { metric }),
    ...(aggregate && { aggregate }),
    ...(subject && { subject }),
    ...(command && { command }),
  };
}

/** What begins something. */
const BEGINS: ReadonlySet<Command | undefined> = new Set(["charge", "on", "schedule", "start"]);
const OF_DEVICES: ReadonlySet<Subject | undefined> = new Set(["appliance", "battery", "device", "ev"]);

/** "Don't charge the car" begins nothing, however near it is to "charge the car", and an account is no device. */
function asOrdered(asked: Asked, question: Question): Asked {
  const { text } = question.normal;
  const { act, command, subject } = asked;
  const { command: _command, subject: _subject, ...others } = asked;
  if (act === "do" && isOfAccount(text)) return { ...others, act: "howto", scope: "general", subject: "account" };
  // "Don't turn it off" says no, also where nothing was proposed.
  if (act === "do" && keepsAsIs(text)) return { ...others, act: "decline", scope: "own" };
  if (act === "do" && isNoLongerNeeded(question.normal.text, question.slots))
    return { act, scope: "own", ...(subject && { subject }), command: "off" };
  if (act === "do" && command === "set" && runsOutsidePeak(text)) return { ...asked, command: "schedule" };
  if (!stopsSomething(text)) return asked;
  if (act === "do") return BEGINS.has(command) ? { ...asked, command: "stop" } : asked;
  const isOrderOfDevice = (act === "advise" || act === "ask") && OF_DEVICES.has(subject) && ENDS_RUN.test(text);
  return isOrderOfDevice ? { act: "do", scope: "own", ...(subject && { subject }), command: "stop" } : asked;
}

const ENDS_RUN = /\b(?:charg|run|start|heat|cool|turn|switch)\w*|充|开|启动|运行|加热|烧/;

/** Whose name the electricity is in is told with moving. */
const ACCOUNT_TOPIC = "moving-house";
/** Of a topic that the words tell. */
const SURE_OF_TOPIC = 0.9;

/** "Turn it off at ten" switches it off; that it is done later is for the time to say. */
const SWITCHED: ReadonlySet<Command | undefined> = new Set(["off", "on", "other", "schedule"]);

function present<Label extends string>([best]: readonly Guess[]): Label | undefined {
  return best && best.label !== "none" ? (best.label as Label) : undefined;
}

/** "And a heat pump dryer?" after a cost asks its cost, and what is still spoken of stays the subject. */
function withEarlier(asked: Asked, previous: Frame | null, text: string): Asked {
  if (!previous || !isOfFigures(asked) || !isOfFigures(previous) || asked.scope !== previous.scope) return asked;
  const isLeftOpen =
    asked.metric === undefined ||
    (asked.metric === "energy" && !SAYS_ENERGY.test(text)) ||
    (asked.metric === "cost" && previous.metric === "energy" && THAN.test(text) && !SAYS_MONEY.test(text));
  // "In money?" after what was sold asks what it earned.
  const isOfSold = previous.metric === "export" && asked.metric === "cost";
  const metric = isOfSold ? "earnings" : isLeftOpen ? (previous.metric ?? asked.metric) : asked.metric;
  const subject = asked.subject ?? previous.subject;
  // "Why?" after a trend is of that trend.
  const isOfTrend = asked.act === "explain" && asked.aggregate === undefined && previous.aggregate === "trend";
  return {
    ...asked,
    ...(metric && { metric }),
    ...(subject && { subject }),
    ...(isOfTrend && { aggregate: "trend" as const }),
  };
}

/** "Which day was the worst?" after a cost asks for the cost: nothing in it is about energy. */
const SAYS_ENERGY =
  /\bus(?:e[ds]?|ing|age)\b|energy|electric|consum|\bkwhs?\b|\bunits?\b|power|buy|bought|import|用|度|电|耗|千瓦/;

/** "How much lower than December?" after kilowatt-hours names no money. */
const THAN = /\bthan\b|比/;
const SAYS_MONEY =
  /\b(?:cost\w*|bills?|pay|paid|spen[dt]|money|prices?|rates?|dollars?|cents?|bucks|quid|pounds?|euros?|cheap\w*|dear\w*|expensive)\b|[$£€₹]|钱|费|花|贵|便宜|价|元|块|账单/;

/** "Make it 7" sets a thermostat to 7, and not at 7. */
function withSetting({ slots, tokens, language }: Question, { command }: Asked): readonly SlotSpan[] {
  if (command !== "set" || slots.some(({ slot }) => slot === "value")) return slots;
  const numbers = tokens.flatMap(({ text }, at) => (/^\d+(?:\.\d+)?$/.test(text) ? [{ text, at }] : []));
  const [number] = numbers;
  if (!number || numbers.length > 1) return slots;
  const carrier = slots.find(({ from, to }) => from <= number.at && number.at < to);
  if (carrier && (carrier.slot !== "time" || carrier.words !== number.text)) return slots;
  const value = readSetting(number.text, language) ?? number.text;
  return [
    ...slots.filter((span) => span !== carrier),
    {
      slot: "value",
      value,
      words: number.text,
      from: number.at,
      to: number.at + 1,
      sure: carrier?.sure ?? SURE_OF_SETTING,
    },
  ];
}

/** Of a number that the tagger has not marked. */
const SURE_OF_SETTING = 0.6;

function namedSlots(spans: readonly SlotSpan[], { act }: Asked): WordSlots {
  const values = (slot: SlotSpan["slot"]) => spans.filter((span) => span.slot === slot).map(({ value }) => value);
  const one = <Value extends string>(slot: SlotSpan["slot"]) => values(slot)[0] as Value | undefined;
  const several = <Value extends string>(slot: SlotSpan["slot"]) => {
    const found = [...new Set(values(slot))] as Value[];
    return found.length === 0 ? undefined : found;
  };
  const [period, otherPeriod] = [...new Set(values("period"))];
  const compares = act === "compare" || act === "explain";
  const compared = one("period2") ?? (act === "compare" ? otherPeriod : undefined);
  const slots: WordSlots = {
    // "And the day before?" compares nothing: it asks the same of that day.
    period: period ?? (compares ? undefined : compared),
    comparedTo: period === undefined && !compares ? undefined : compared,
    filters: several("filter"),
    group: one<Group>("group"),
    pick: one("pick"),
    unit: one<Unit>("unit"),
    appliances: several("appliance"),
    devices: several("device"),
    rooms: several("room"),
    values: several("value"),
    times: several("time"),
    given: several("given"),
    line: one("line"),
    place: one("place"),
  };
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

function topicsOf(guesses: readonly Guess[], act: Act, talkTopics: ReadonlySet<string>): Frame["topics"] {
  const possible = guesses.filter(({ label }) => talkTopics.has(label) === (act === "talk") || label === "none");
  const sum = possible.reduce((total, { probability }) => total + probability, 0) || 1;
  return possible.slice(0, TOPICS).map(({ label, probability }) => ({ topic: label, probability: probability / sum }));
}

/** Where a frame keeps what a tag marks. */
export const SLOT_OF_TAG = {
  period: "period",
  period2: "comparedTo",
  filter: "filters",
  group: "group",
  pick: "pick",
  unit: "unit",
  appliance: "appliances",
  device: "devices",
  room: "rooms",
  value: "values",
  time: "times",
  given: "given",
  line: "line",
  place: "place",
} as const satisfies Readonly<Record<SlotSpan["slot"], SlotName>>;

function readingsOf(
  spans: readonly SlotSpan[],
  named: WordSlots,
  act: Guess,
  asked: Asked,
  /** Null where the words told outright. */
  guesses: Record<Head, Guess[]> | null,
  text: string,
): Frame["read"] {
  const read: Partial<Record<SlotName, SlotReading>> = { act: { words: "", sure: act.probability } };
  for (const head of ["scope", "metric", "aggregate", "subject", "command"] as const)
    if (asked[head])
      read[head] = { words: "", sure: guesses ? sureOfLabel(asked[head], guesses[head]) : SURE_OUTRIGHT };
  const { metric } = read;
  if (metric && asked.metric === "energy" && SAYS_BOUGHT.test(text) && !SAYS_SOLD.test(text))
    read.metric = { ...metric, sure: Math.max(metric.sure, SURE_BY_WORDS) };
  for (const { slot, words, value, sure: tagged } of spans) {
    const name = SLOT_OF_TAG[slot];
    if (!(name in named)) continue;
    const before = read[name];
    const isDated = name === "period" && IS_DATED.test(value) && !OTHER_WORD.test(words);
    // The words around it told another time than the tagger read.
    const isFromContext = (name === "period" || name === "comparedTo") && named[name] !== value;
    const sure = isDated || isFromContext ? Math.max(tagged, SURE_BY_WORDS) : tagged;
    read[name] = before ? { words: `${before.words}, ${words}`, sure: Math.min(before.sure, sure) } : { words, sure };
  }
  for (const name of Object.keys(named) as (keyof WordSlots)[])
    if (named[name] !== undefined) read[name] ??= { words: "", sure: SURE_BY_WORDS };
  return read;
}

const SAYS_BOUGHT = /\b(?:buy|bought|buying|import(?:ed|ing)?)\b|买|购电/;
const SAYS_SOLD = /\b(?:s(?:old|ell|elling)|export\w*|net)\b|卖|上网|净/;

/** "And at 11?" is of the money that was named before: amounts keep the words that say which. */
function withEarlierMoney(read: Frame["read"], previous: Frame | null): Frame["read"] {
  const before = previous?.read.given;
  if (!before || currencyIn(read.given?.words ?? "")) return read;
  const words = [before.words, read.given?.words].filter(Boolean).join(", ");
  return { ...read, given: { words, sure: read.given?.sure ?? before.sure } };
}

/** How likely the label is against the one that comes nearest; of another than the likeliest, the words told. */
function sureOfLabel(label: string, [best, next]: readonly Guess[]): number {
  if (!best || label !== best.label) return SURE_BY_WORDS;
  return best.probability / (best.probability + (next?.probability ?? 0)) - EVEN_MARGIN;
}
const SURE_BY_WORDS = 0.8;
/** What words told outright is neither asked about nor left to an article. */
const SURE_OUTRIGHT = 0.95;
/** A year, month or date by its name leaves nothing to ask, but "may" and "march". */
const IS_DATED = /^(?:\d{4}|--\d\d)/;
const OTHER_WORD = /^(?:may|march)$/i;
/** So near to even, two readings are as likely. */
const EVEN_MARGIN = 0.03;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
