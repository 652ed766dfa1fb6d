import type { AnswerOutcome } from "./answer-outcome";
import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Answer, Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { ReadingChip, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { DomainError } from "@wattleaf/shared/errors";
import type { Aids } from "./aids";
import { COMPOSERS } from "./compose";
import { askBack } from "./confidence/ask-back";
import { confidenceOf } from "./confidence/confidence";
import { hasNoEnergyData, isBehindPanels } from "./energy-data";
import { composeForPartner, partnerFrame } from "./compose/partner";
import { partnerArticleFor } from "./compose/partner-or-ours";
import { addUrgentContact } from "./compose/urgent-contact";
import { chipContext } from "./compose/chip-context";
import { type Composer, Composition } from "./compose/composition";
import { finish } from "./compose/draft";
import { addOtherSection } from "./compose/further";
import { addNotRead } from "./compose/not-read";
import { shownInTraditional } from "./compose/traditional";
import { offeredFrame, suggest } from "./compose/suggestions";
import type { Frame } from "./frame/frame";
import { chipsOf, readingsBeside } from "./frame/conversation/chips";
import { isPutRight } from "./frame/conversation/told-again";
import { normalWords } from "./frame/normalize";
import { partnerNeedOf } from "./frame/partner-need";
import { reactionIn } from "./frame/reactions/reaction";
import { urgencyOf } from "./frame/urgency";
import { traditionalOf } from "./frame/script";
import { readQuestions, type ReadQuestion } from "./frame/read-questions";
import { CHECKED_KINDS, type DraftSentence } from "./guard";
import { guardRoles } from "./guard-roles";
import { type KnowledgeBase, questionWords } from "./knowledge";
import { type FoundPassages, MAY_ANSWER, MIN_SURENESS } from "./knowledge/find-passages";
import { articleFrame } from "./listed";
import { type AnswerKind, FROM_FIGURES, planOf } from "./plan";
import { hashesOf, isSaid } from "./said-before";
import { Signals } from "./signals";
import type { AssistantData } from "./tools/tool";
import { readOnce } from "./tools/tool";
import type { Question } from "./question";
import type { Understanding } from "./turn";

export type { KnowledgeBase } from "./knowledge";
export type { AssistantData } from "./tools/tool";
export type { Question } from "./question";
export { isTurn, type Turn, type Understanding } from "./turn";

export type AnswerEvent =
  | { type: "tool"; name: string }
  | { type: "delta"; text: string }
  | { type: "citation"; citation: Citation }
  | { type: "attachment"; attachment: Attachment }
  | ({ type: "done"; text: string; understanding: Understanding; outcome: AnswerOutcome } & Pick<
      Answer,
      "attachments" | "choices" | "citations" | "reading" | "suggestions"
    >);

/**
 * Answers a question from tools and articles alone. A tool is named when it begins; nothing is emitted as a delta before
 * the guard has passed the whole answer, so what was streamed never has to be taken back. The deltas joined are the text
 * of `done`.
 *
 * Errors of `data` are thrown through: a failed read must not look like missing data.
 */
export async function* answerQuestion(
  question: Question,
  data: AssistantData,
  knowledge: KnowledgeBase,
  aids?: Aids,
): AsyncGenerator<AnswerEvent> {
  const begun = new Signals<string>();
  const composing = composeAnswer(question, data, knowledge, {
    onTool: (name) => begun.add(name),
    ...(aids ? { aids } : {}),
  }).finally(() => begun.close());
  // Its failure is thrown below, where it is awaited.
  composing.catch(() => undefined);
  for await (const name of begun) yield { type: "tool", name };
  const {
    text,
    citations,
    attachments,
    toolNames: _named,
    rejected: _rejected,
    confidence: _sure,
    ...rest
  } = await composing;
  for (const citation of citations) yield { type: "citation", citation };
  for (const phrase of phrases(text)) yield { type: "delta", text: phrase };
  for (const attachment of attachments) yield { type: "attachment", attachment };
  yield { type: "done", text, citations, attachments, ...rest };
}

export interface WholeAnswer {
  text: string;
  citations: Citation[];
  suggestions: string[];
  attachments: Attachment[];
  reading: ReadingChip[];
  choices: ReadingChoice[];
  understanding: Understanding;
  /** 0–1, calibrated: how likely the (first) answer is right; null of a question that needed no reading of ours. */
  confidence: number | null;
  /** What came of the (first) question. */
  outcome: AnswerOutcome;
  toolNames: string[];
  /** What the guard turned down; empty for a sound composer. */
  rejected: readonly { sentence: string; unbacked: readonly string[] }[];
}

/**
 * The whole answer at once, with what the guard turned down on the way. Two or three questions in one message are
 * answered one by one.
 * @param options.onTool hears of each tool once, when it begins
 */
export async function composeAnswer(
  question: Question,
  data: AssistantData,
  knowledge: KnowledgeBase,
  { onTool = () => undefined, aids }: { onTool?: (name: string) => void; aids?: Aids } = {},
): Promise<WholeAnswer> {
  const once = readOnce(data);
  // What the product itself offers to ask need not be read.
  const offered = question.frame ?? (question.change ? undefined : offeredFrame(question.text));
  const asked = offered ? { ...question, frame: offered } : question;
  const { language, questions } = await readQuestions(asked, once, aids);
  const named = new Set<string>();
  const nameOnce = (name: string) => {
    if (!named.has(name)) onTool(name);
    named.add(name);
  };
  const answers: (Awaited<ReturnType<typeof compose>> & { frame: Frame })[] = [];
  for (const { frame: asRead, question: words, signals, words: written, ...leant } of questions) {
    const read = await ofOwnHome(asRead, once);
    // What the reader of an answer has chosen is not overruled.
    const isChosen = asked.change !== undefined || asked.frame !== undefined || leant.isReaction === true;
    const toSearch = questionWords(words);
    const told = question.partner && !isChosen ? await partnerFrame(read, toSearch, knowledge, once) : read;
    const isOfSelf = question.partner !== undefined && OF_SELF.has(planOf(read));
    const frame = isChosen || isOfSelf || told !== read ? told : articleFrame(read, toSearch, knowledge);
    const composed = await compose(
      {
        frame,
        question: words,
        ...(frame === read ? { ...(signals && { signals }), ...(written !== undefined && { words: written }) } : {}),
        ...leant,
        followsUp: leant.followsUp === true && questions.length === 1,
      },
      asked,
      {
        data: once,
        knowledge,
        language,
        temperatureUnit: question.temperatureUnit,
        partner: question.partner,
        ...(aids ? { aids } : {}),
      },
      nameOnce,
    );
    answers.push({
      ...composed,
      frame: leansOn(read, frame),
      sentences: [
        ...(questions.length > 1
          ? opening(
              composed.sentences,
              answers.flatMap(({ sentences }) => sentences),
            )
          : composed.sentences),
        ...composed.notes,
      ],
    });
  }
  const [first] = answers;
  const last = answers.at(-1);
  if (!first || !last) throw new Error("A message has at least one question");
  const { text, citations, rejected } = finish(
    answers.flatMap(({ sentences }) => sentences),
    {
      facts: answers.flatMap(({ evidence }) => evidence.facts),
      passages: answers.flatMap(({ evidence }) => evidence.passages),
    },
    language,
  );
  const isWidget = question.surface === "widget";
  const proposals = isWidget ? [] : answers.flatMap(({ proposal }) => proposal ?? []);
  const traditional =
    language === "zh"
      ? traditionalOf([question.text, ...question.turns.map((turn) => turn.question).toReversed()])
      : null;
  const shown = {
    text,
    citations: isWidget ? citations.map(withoutAccountPath) : citations,
    suggestions: last.suggestions,
    attachments: answers
      .flatMap(({ attachments }) => attachments)
      .filter(({ kind }) => !isWidget || (question.partner?.features.charts === true && kind !== "action"))
      .slice(0, MAX_ATTACHMENTS),
    // Of several questions it would not be clear whose slot a chip changes.
    reading: answers.length === 1 ? first.reading : [],
    choices: answers.length === 1 ? first.choices : [],
  };
  return {
    // What was asked in Traditional characters is answered in them.
    ...(traditional ? shownInTraditional(shown, traditional) : shown),
    understanding: {
      frame: last.frame,
      question: last.question,
      sources: citations.map(({ title, kind }) => ({ title, kind })),
      ...(last.picked.length > 0 ? { picked: last.picked } : {}),
      ...(last.pickedPart === undefined ? {} : { pickedPart: last.pickedPart }),
      ...(last.told.length > 0 ? { told: last.told } : {}),
      said: last.said,
      ...(proposals.length > 0 ? { proposals } : {}),
    },
    confidence: first.confidence,
    outcome: first.outcome,
    toolNames: [...named],
    rejected,
  };
}

/**
 * Of someone who has given neither readings nor devices, a question of the home's battery or car is one in general, and so
 * is whether its use is high, or one of standby or of the load at night that names no home.
 */
async function ofOwnHome(frame: Frame, data: AssistantData): Promise<Frame> {
  if (frame.metric === "base_load" && frame.scope === "own" && frame.mentions?.namesNoOne)
    return (await hasNoEnergyData(data)) ? { ...frame, scope: "general" } : frame;
  if (frame.mentions?.asksIfMuch && frame.period === undefined && frame.scope === "own")
    return (await hasNoEnergyData(data))
      ? { ...frame, scope: "general", topics: [{ topic: AVERAGE_HOME, probability: OF_AVERAGE_HOME }, ...frame.topics] }
      : frame;
  if (!frame.mentions?.homeMatter) return frame;
  const isKnown = !(await hasNoEnergyData(data)) || (await data.devices()).length > 0;
  const { homeMatter: _, ...mentions } = frame.mentions;
  return isKnown ? frame : { ...frame, mentions };
}

/** The article that tells what homes use. */
const AVERAGE_HOME = "average-household-use";
const OF_AVERAGE_HOME = 0.9;

/** On a partner's page these are told in its name, and no article of ours tells who we are. */
const OF_SELF: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["small_talk", "capabilities"]);

/** What a follow-up leans on: "and a dryer?" after what an article told of a heat pump still asks for its energy. */
const leansOn = (read: Frame, told: Frame): Frame => (read.scope === "general" && read.act !== "talk" ? read : told);

/** Of several answers in one each says the most important only. */
const SENTENCES_OF_SEVERAL = 2;
/**
 * Begins behind what the answers before it said. What leads to a sentence, or to the entries of a list, does not stand
 * without it, and a list stands whole.
 */
function opening(sentences: readonly DraftSentence[], said: readonly DraftSentence[]): readonly DraftSentence[] {
  const own = sentences.filter(({ text }) => said.every((one) => one.text !== text));
  const told = own.slice(0, SENTENCES_OF_SEVERAL);
  const rest = own.slice(SENTENCES_OF_SEVERAL);
  const last = told.at(-1);
  const end = rest.findIndex(({ ownLine }) => !ownLine);
  if (last?.leads) return [...told, ...rest.slice(0, 1)];
  const isList = last !== undefined && (last.ownLine === true || LEADS_TO_LIST.test(last.text));
  return isList ? [...told, ...rest.slice(0, end < 0 ? rest.length : end)] : told;
}
const LEADS_TO_LIST = /[:：]$/;
/** Below this confidence the asker's own figures are likely not what was asked for. */
const LIKELY = 0.5;
/** What else needs a home of the asker's own: "smart meter stuck in dumb mode" is no order. */
const OF_HOME: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["connect", "device_command", "device_state"]);
/** As many as are offered to choose from. */
const MOST_ARTICLES = 3;
/** More below one answer would push the next question out of sight. */
const MAX_ATTACHMENTS = 3;

async function compose(
  { frame, question, signals, words, isRepeat, followsUp = false, isReaction }: ReadQuestion,
  asked: Question,
  tools: Composition["tools"],
  onTool: (name: string) => void,
) {
  const before = asked.turns.at(-1)?.understanding;
  const planned = planOf(frame);
  const hasPanels = CHECKED_KINDS.has(planned) && (await isBehindPanels(tools.data));
  const composition = new Composition(
    {
      frame,
      question: questionWords(question),
      before: { sources: before?.sources ?? [], told: before?.told ?? [], proposals: before?.proposals ?? [] },
    },
    { ...tools, hasPanels },
    onTool,
  );
  const context = await chipContext(frame, tools.data, tools.knowledge);
  const { language } = tools;
  const { topics, appliances = [] } = frame;
  const found = tools.knowledge.findPassages(question, { language, topics, appliances, limit: MOST_ARTICLES });
  const confidence = signals ? confidenceOf(frame, signals, found) : null;
  // Someone without readings and bills, who likely did not ask for them, is told what an article answers. Why a bill is
  // high, and what events earned, have composers that say what would tell more.
  const isMisread = confidence !== null && confidence < LIKELY;
  const isUnlikely = isMisread || (confidence !== null && found.own < NOT_OWN);
  const isNoOrder = isMisread || (isUnlikely && frame.mentions?.ordersOutright !== true);
  // On a partner's page its contact helps with devices, whatever was meant.
  const isAnsweredInGeneral =
    ((FROM_FIGURES.has(planned) && isUnlikely) || (OF_HOME.has(planned) && isNoOrder && !tools.partner)) &&
    !WITHOUT_READINGS.has(planned) &&
    mayAnswer(found) &&
    (await hasNoEnergyData(tools.data));
  const kind = isAnsweredInGeneral || isToldOutright(planned, frame, found) ? "passages" : planned;
  // What the reader of an answer has chosen, the product asks itself, or words leave no doubt of, is not asked back.
  const isSettled =
    asked.change !== undefined ||
    asked.frame !== undefined ||
    planned === "home_matters" ||
    isReaction === true ||
    frame.mentions?.sections !== undefined ||
    frame.mentions?.asksDataGaps === true;
  const { partner } = tools;
  const hasNothingToRead = FROM_FIGURES.has(kind) && (await hasNoEnergyData(tools.data));
  const back =
    isSettled || isAnsweredInGeneral || hasNothingToRead
      ? null
      : askBack({ frame, kind, confidence, found, language, context, partner });
  const isInstead = back !== null && !back.isBeside;
  if (!isInstead && !(await composeForPartner(composition, kind, partnerNeedOf(question, language))))
    await composeOrSayBusy(COMPOSERS[kind], composition);
  if (tools.partner)
    await addUrgentContact(composition, kind, {
      urgency: urgencyOf(frame, [question]) ?? (before ? urgencyOf(before.frame, wordsOf(before)) : null),
      articleOf: () => partnerArticleFor(questionWords(question), frame.language, tools.knowledge),
    });
  if (back) composition.draft.add(back.question);
  const isKept =
    back !== null ||
    frame.mentions?.asksDataGaps === true ||
    frame.mentions?.among !== undefined ||
    guardRoles(composition, kind, context.today);
  if (frame.mentions?.inShort) composition.draft.shorten();
  const { told } = composition.draft;
  const isToldBefore =
    kind === "passages" &&
    told.length > 0 &&
    told.every(({ slug, heading }) => before?.told?.some((one) => one.slug === slug && one.heading === heading));
  const isSaidBefore =
    (isSaid(composition.draft.sentences, before?.said) || isToldBefore) &&
    asked.change === undefined &&
    asked.frame === undefined &&
    isRepeat !== true &&
    !isPutRight(normalWords(asked.text)) &&
    !isSameWords(asked.text, asked.turns.at(-1)?.question);
  const instead = isSaidBefore
    ? await insteadOfSame(
        composition,
        kind,
        followsUp || reactionIn(normalWords(asked.text)) !== undefined,
        readingsBeside(frame, language),
      )
    : undefined;
  const sentences = [...composition.draft.sentences];
  if (isKept && !back && !instead && words !== undefined) addNotRead(composition, kind, words, context.today);
  return {
    question,
    confidence,
    sentences,
    notes: composition.draft.sentences.slice(sentences.length),
    evidence: composition.evidence,
    suggestions: await suggest(kind, composition),
    attachments: composition.attachments,
    proposal: composition.proposed,
    picked: composition.picked,
    pickedPart: composition.pickedPart,
    told: [...composition.draft.told, ...(frame.mentions?.further || instead ? (before?.told ?? []) : [])],
    said: hashesOf(sentences),
    reading: isInstead || instead || kind === "home_matters" ? [] : chipsOf(frame, language, context),
    choices: instead ?? back?.choices ?? [...composition.choices],
    outcome: isInstead || instead ? "asked_back" : composition.outcome,
  };
}

/** A question in the same words wants the same answer. */
const isSameWords = (text: string, before: string | undefined): boolean =>
  before !== undefined &&
  normalWords(text).replace(/[^\p{L}\d]+$/u, "") === normalWords(before).replace(/[^\p{L}\d]+$/u, "");

/**
 * What to say where another question would get the answer before word for word: of an article what else it tells, else
 * that it was not understood, with what may have been meant. Undefined where the answer may stay.
 */
async function insteadOfSame(
  composition: Composition,
  kind: AnswerKind,
  followsUp: boolean,
  readings: ReadingChoice[],
): Promise<ReadingChoice[] | undefined> {
  const { draft } = composition;
  const [section] = draft.told;
  const isGap = FROM_FIGURES.has(kind) && draft.sentences.every(({ sources }) => sources.length === 0);
  // A question of its own is answered, whatever was asked before it.
  if (!followsUp && kind !== "passages") return undefined;
  draft.clear();
  composition.attachments.length = 0;
  composition.offered.length = 0;
  if (kind === "passages" && section && (await addOtherSection(composition, section))) return [];
  if (isGap) {
    draft.add("assistant.askBack.sameGap");
    return [];
  }
  draft.add(readings.length > 0 ? "assistant.askBack.followUp" : "assistant.askBack.otherWords");
  return readings;
}

/** What a turn was about, and what it cited. */
const wordsOf = ({ question, sources }: Understanding): string[] => [question, ...sources.map(({ title }) => title)];

/** What tells someone without an account or readings what is missing. */
const WITHOUT_READINGS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["bill_explain", "vpp_earnings"]);

/** Below this the words are not of the asker's own readings, so that what comes closest says more than that there are none. */
const NOT_OWN = 0.05;

const mayAnswer = ({ sureness, own }: FoundPassages): boolean =>
  sureness >= (own < NOT_OWN ? MAY_ANSWER : MIN_SURENESS);

/** What is told in general of uploads, coins, the store or a risk; a section of an article tells one thing of them. */
const IN_GENERAL: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "upload",
  "earn_coins",
  "store",
  "pricing",
  "trial",
  "risk",
]);
/** From here on a section is what is asked for. */
const OUTRIGHT = 0.6;

/** "Do coins expire?": a section says just that. */
const isToldOutright = (kind: AnswerKind, { act }: Frame, { passages: [first], share, sureness }: FoundPassages) =>
  IN_GENERAL.has(kind) &&
  act !== "do" &&
  share >= OUTRIGHT &&
  sureness >= MIN_SURENESS &&
  first !== undefined &&
  first.passage.heading !== null;

async function composeOrSayBusy(composer: Composer, composition: Composition): Promise<void> {
  try {
    await composer(composition);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // What the Workers have no time for now, or readings that the engine rejects, is no fault: the asker is told.
    const isBusy = error.code === "overloaded" || error.code === "too_large";
    composition.draft.add(isBusy ? "assistant.busy" : "assistant.cannotTell");
  }
}

/** In a partner's widget only help articles lead to our site: its visitors have no account there. */
function withoutAccountPath(citation: Citation): Citation {
  if (!citation.url?.startsWith("/") || citation.kind === "article") return citation;
  const { url: _path, ...rest } = citation;
  return rest;
}

/** Cuts a text into pieces of a few words (or Chinese clauses) that join to it exactly. */
function phrases(text: string): string[] {
  return (
    text
      .match(/(?:\S+\s*){1,4}/gu)
      ?.flatMap((piece) => piece.match(/[^，。；、！？]*[，。；、！？]?/gu)?.filter(Boolean) ?? []) ?? []
  );
}
