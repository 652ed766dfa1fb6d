import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Answer, Citation } from "@wattleaf/shared/contracts/chat/messages";
import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import { COMPOSERS, EXPLAINED_BY } from "./compose";
import { Composition } from "./compose/composition";
import { finish } from "./compose/draft";
import { MIN_COVERAGE } from "./compose/talk";
import { judge } from "./compose/usage";
import { suggest } from "./compose/suggestions";
import type { KnowledgeBase } from "./knowledge";
import type { AssistantData } from "./tools/tool";
import { readOnce } from "./tools/tool";
import { namesDomain, understand } from "./understand";
import { namedIn } from "./understand/named-device";
import { Signals } from "./signals";
import { twoQuestions } from "./understand/parts";
import { lastSubject } from "./understand/followup";
import type { Period } from "./understand/entities/period";
import type { Turn, Understanding } from "./understand/types";

export type { KnowledgeBase } from "./knowledge";
export type { AssistantData } from "./tools/tool";
export type { Turn, Understanding } from "./understand/types";

export interface Question {
  text: string;
  /** Language to answer in when the question itself shows none. */
  language: Language;
  /** Earlier questions of the conversation, oldest first. */
  turns: readonly Turn[];
  surface: "site" | "widget";
}

export type AnswerEvent =
  | { type: "tool"; name: string }
  | { type: "delta"; text: string }
  | { type: "citation"; citation: Citation }
  | { type: "attachment"; attachment: Attachment }
  | ({ type: "done"; text: string; understanding: Understanding } & Pick<
      Answer,
      "attachments" | "citations" | "suggestions"
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
): AsyncGenerator<AnswerEvent> {
  const begun = new Signals<string>();
  const composing = composeAnswer(question, data, knowledge, (name) => begun.add(name)).finally(() => begun.close());
  // Its failure is thrown below, where it is awaited.
  composing.catch(() => undefined);
  for await (const name of begun) yield { type: "tool", name };
  const { text, citations, suggestions, attachments, understanding } = await composing;
  for (const citation of citations) yield { type: "citation", citation };
  for (const phrase of phrases(text)) yield { type: "delta", text: phrase };
  for (const attachment of attachments) yield { type: "attachment", attachment };
  yield { type: "done", text, citations, suggestions, attachments, understanding };
}

/**
 * The whole answer at once, with what the guard turned down on the way. Two questions in one message get two answers.
 * @param onTool hears of each tool once, when it begins
 */
export async function composeAnswer(
  question: Question,
  data: AssistantData,
  knowledge: KnowledgeBase,
  onTool: (name: string) => void = () => undefined,
) {
  const once = readOnce(data);
  const whole = read(question.text, question, knowledge);
  const parts = twoReadings(question, whole, knowledge);
  const readings = parts ?? [{ text: question.text, understanding: whole }];
  const answers = [];
  const named = new Set<string>();
  const nameOnce = (name: string) => {
    if (!named.has(name)) onTool(name);
    named.add(name);
  };
  for (const reading of readings)
    answers.push(await compose(reading, question, once, knowledge, parts !== null, nameOnce));
  const [first, second] = answers;
  if (!first) throw new Error("A question has at least one reading");
  const { text, citations, rejected } = finish(
    answers.flatMap(({ sentences }) => sentences),
    {
      facts: answers.flatMap(({ evidence }) => evidence.facts),
      passages: answers.flatMap(({ evidence }) => evidence.passages),
    },
    first.understanding.language,
  );
  const proposal = (second ?? first).proposal ?? first.proposal;
  const { proposal: _none, ...understanding } = first.understanding;
  return {
    text,
    citations: question.surface === "widget" ? citations.map(withoutAccountPath) : citations,
    suggestions: (second ?? first).suggestions,
    attachments:
      question.surface === "widget" ? [] : answers.flatMap(({ attachments }) => attachments).slice(0, MAX_ATTACHMENTS),
    understanding: {
      ...understanding,
      sources: citations.map(({ title, kind }) => ({ title, kind })),
      ...(proposal && question.surface !== "widget" ? { proposal } : {}),
    },
    toolNames: [...named],
    rejected,
  };
}

function read(text: string, { turns, language }: Question, knowledge: KnowledgeBase): Understanding {
  return withinScope(understand(text, turns, language, knowledge.hasWord), knowledge);
}

/** Intents that are no question of their own: "hi, what is my base load?" asks one thing. */
const NO_SUBJECT: ReadonlySet<string> = new Set(["greeting", "thanks", "goodbye", "knowledge", "out_of_scope"]);
/** How clear each half must be before the message is taken for two questions. */
const MIN_CONFIDENCE = 0.5;

interface Reading {
  text: string;
  understanding: Understanding;
}

/** The readings of a message's two questions when each is clear and they ask different things, else null. */
function twoReadings(question: Question, whole: Understanding, knowledge: KnowledgeBase): readonly Reading[] | null {
  const parts = whole.intent === "out_of_scope" || whole.intent === "provenance" ? null : twoQuestions(question.text);
  if (!parts) return null;
  const first = read(parts[0], question, knowledge);
  const turns = [...question.turns, { question: parts[0], understanding: first }];
  const second = read(parts[1], { ...question, turns }, knowledge);
  const areClear = [first, second].every(
    ({ intent, confidence }) => !NO_SUBJECT.has(intent) && confidence >= MIN_CONFIDENCE,
  );
  const differ =
    first.intent !== second.intent ||
    first.entities.appliance !== second.entities.appliance ||
    JSON.stringify(first.entities.period) !== JSON.stringify(second.entities.period);
  if (!areClear || !differ) return null;
  return [first, second].map((understanding, at) => ({
    text: parts[at] ?? question.text,
    understanding: { ...understanding, language: whole.language },
  }));
}

/** Of two answers in one each says the most important only. */
const SENTENCES_OF_TWO = 2;
/** More below one answer would push the next question out of sight. */
const MAX_ATTACHMENTS = 3;

async function compose(
  { text, understanding }: Reading,
  question: Question,
  data: AssistantData,
  knowledge: KnowledgeBase,
  isBrief: boolean,
  onTool: (name: string) => void,
) {
  const composition = new Composition(
    await withNamedDevice(await byCalendar(understanding, data), text, data),
    { earlier: lastSubject(question.turns), proposal: question.turns.at(-1)?.understanding.proposal },
    { data, knowledge, language: understanding.language },
    onTool,
  );
  await composeOrSayBusy(composition);
  return {
    understanding: composition.understanding,
    sentences: isBrief ? composition.draft.sentences.slice(0, SENTENCES_OF_TWO) : composition.draft.sentences,
    evidence: composition.evidence,
    suggestions: await suggest(composition),
    attachments: composition.attachments,
    proposal: composition.proposed,
  };
}

/** Intents whose months are those of the readings, not of bills. */
const OF_MONTHS: ReadonlySet<string> = new Set(["usage_by_period", "compare_months", "cost", "carbon"]);

/**
 * The newest month of a file stands for "last month", as files end with one. A meter goes on: its newest month is this
 * one, and the last is the one before. So are its years.
 */
async function byCalendar(understanding: Understanding, data: AssistantData): Promise<Understanding> {
  const { entities, intent, query } = understanding;
  const { period } = entities;
  if (!period || !OF_MONTHS.has(intent)) return understanding;
  const usage = await data.usage();
  const newest = usage && "meter" in usage ? usage.facts.months.at(-1)?.month : undefined;
  if (!usage || !newest) return understanding;
  // "This June against last June" names two years, and neither is the period's own.
  if (period.kind === "month" && intent === "compare_months") return understanding;
  const shifted = inCalendar(period, query, Number(newest.slice(0, 4)), usage.facts.months.length);
  return shifted ? { ...understanding, entities: { ...entities, period: shifted } } : understanding;
}

/** "Last month", but not "the last month", which is the time behind us. */
const MONTH_BEFORE =
  /(?<!\bthe )\blast month\b|\bprevious month\b|\bmonth before last\b|\btwo months ago\b|上一?个?月|前一?个月|[两2]个月(?:以?前)/;
const YEARS_BACK: readonly [RegExp, number][] = [
  [/\byear before last\b|前年/, 2],
  [/(?<!\bthe )\blast year\b|\bprevious year\b|去年|上一年/, 1],
  [/\bthis year\b|今年/, 0],
];

function inCalendar(period: Period, query: string, newestYear: number, months: number): Period | undefined {
  const back = YEARS_BACK.find(([pattern]) => pattern.test(query))?.[1];
  switch (period.kind) {
    case "latest_month":
      return months > period.back + 1 && MONTH_BEFORE.test(query) ? { ...period, back: period.back + 1 } : undefined;
    case "year":
    case "month":
      return back === undefined || period.year !== undefined ? undefined : { ...period, year: newestYear - back };
    default:
      return undefined;
  }
}

const OF_DEVICES: ReadonlySet<string> = new Set(["device_control", "device_list"]);

/** A device that is called by its own name is meant, whatever kind of appliance the name sounds like. */
async function withNamedDevice(
  understanding: Understanding,
  text: string,
  data: AssistantData,
): Promise<Understanding> {
  const { entities, intent } = understanding;
  if (!OF_DEVICES.has(intent) || entities.allDevices) return understanding;
  const deviceName = namedIn(
    text,
    (await data.devices()).map(({ name }) => name),
  );
  return deviceName === undefined ? understanding : { ...understanding, entities: { ...entities, deviceName } };
}

async function composeOrSayBusy(composition: Composition): Promise<void> {
  const { understanding, draft } = composition;
  const explainedBy = understanding.explain ? EXPLAINED_BY[understanding.intent] : undefined;
  try {
    const explained = explainedBy !== undefined && (await composition.quote(explainedBy));
    if (understanding.judge && EXPLAINED_BY[understanding.intent]) await judge(composition);
    else if (!explained) await COMPOSERS[understanding.intent](composition);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // What the Workers have no time for now, or readings that the engine rejects, is no fault: the asker is told.
    draft.add(error.code === "overloaded" || error.code === "too_large" ? "assistant.busy" : "assistant.cannotTell");
  }
}

/** What neither rules, examples nor articles know and what names nothing of energy or of the product is rejected. */
function withinScope(understanding: Understanding, knowledge: KnowledgeBase): Understanding {
  const { intent, followUp, query, language } = understanding;
  if (intent !== "knowledge" || followUp || !/[a-z]{4}|\p{Script=Han}{3}/u.test(query) || namesDomain(query))
    return understanding;
  const [hit] = knowledge.search(query, language, 1);
  return hit && hit.coverage >= MIN_COVERAGE ? understanding : { ...understanding, intent: "out_of_scope" };
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
