import { sify } from "chinese-conv";
import type { Language } from "@wattleaf/shared/i18n/language";
import { partsOf, questionBefore } from "../frame/conversation/follow-up-text";
import type { Article, Passage } from "./article";
import { type ArticleIndex, type AskedOptions, FEATURES } from "./candidates";
import { fittingFirst, isForOthers } from "./circumstances";
import { bestQuotation, heldBy, holds, readQuestion } from "./quote";
import { furtherPassage, otherPartsOf } from "./further-passage";
import { isPartnerArticle } from "./partner-articles";
import { elsewhereLast, isElsewhere, nearerFirst, type Region, regionsIn, rulesOf } from "./regions";
import {
  bestOfEach,
  rank,
  RANKER,
  type RankedCandidate,
  SURENESS_FEATURES,
  surenessFeatures,
  surenessOf,
} from "./ranker";
import { reweighed } from "./reweighed";
import { questionTerms } from "./question-terms";
import { homeOf, ofPlaces } from "./stands-alone";
import { type Term, tokenize } from "./tokenize";

/** What of an article answers a question. */
export interface Quotation {
  article: Article;
  passage: Passage;
  /** The passage as it is, or of a long one the sentences that answer: what is read at a glance. */
  sentences: readonly string[];
}

export interface RankedPassage extends Quotation {
  score: number;
}

export interface FoundPassages {
  /** Best first, one for each article. */
  passages: RankedPassage[];
  /** What else to tell after the first, looked for when it is wanted: see `further-passage.ts`. */
  further: () => Quotation | undefined;
  /** The first is of other countries than the one that is asked about. */
  isElsewhere: boolean;
  /** 0–1: how far the first is ahead of all other passages, of its own article too. */
  share: number;
  /** 0–1, calibrated: the probability that the first answers the question. */
  sureness: number;
  /** 0–1: the probability that the asker's own readings, bills or account answer instead, of the words alone. */
  own: number;
  /** Titles of the articles nearest to the question, for someone whose question none answers. */
  nearest: string[];
  /** Whether the first of these has to do with the question: the best of all may have little to do with it. */
  hasNear: boolean;
  /** What an answer's confidence weighs of the first; of none all are 0. */
  signals: PassageSignals;
}

export const PASSAGE_SIGNALS = [...SURENESS_FEATURES, "found", "quoted", "listed", "own"] as const;
export type PassageSignals = Readonly<Record<(typeof PASSAGE_SIGNALS)[number], number>>;

/**
 * Below this probability that the article answers, an answer says that it does not know. Of authors whose questions
 * the ranker had not seen, seven in ten questions with an article are above it, and four in five of those are answered
 * by the right one.
 */
export const MIN_SURENESS = 0.5;
/** From this probability on a passage is shown as what comes closest, and said to be unsure. */
export const MAY_ANSWER = 0.25;
const NEAREST = 3;
/** Of a listed question or a title, asked word for word. */
const LISTED_SURENESS = 0.97;
/** Of a question that someone asked of the passage, word for word. */
const ASKED_SURENESS = 0.8;
/** From this probability on the reader's topic comes first: it knows what a follow-up leans on. */
const CERTAIN_TOPIC = 0.95;
/** "How long does it last?": so few words say less than a topic that is as likely as this. */
const OF_FEW_WORDS = { terms: 2, topic: 0.85 };
/** Of the first place of such a topic. */
const TOPIC_SURENESS = 0.7;
/** Of a first place whose keyword the question is. */
const KEYWORD_SURENESS = 0.6;

/** Ranks the articles of one language for a question and picks the passage and the sentences of each that answer. */
export function findPassages(
  index: ArticleIndex,
  question: string,
  options: AskedOptions & { limit: number; told?: readonly string[] },
): FoundPassages {
  const found = findAmong(index, question, options);
  const again = found.passages[0];
  // What the answer before told is not told twice: a follow-up asks for something else.
  // "Why?" asks for nothing else.
  const asksMore = questionTerms(partsOf(question).own).length > 0;
  const before = again && asksMore && options.told?.includes(again.article.title) ? questionBefore(question) : null;
  if (!before) return found;
  const earlier = findAmong(index, before, { topics: [], limit: 1 }).passages[0];
  if (earlier?.passage !== again?.passage) return found;
  const other = findAmong(index, question, options, again?.passage);
  return other.sureness >= MAY_ANSWER ? other : found;
}

/** @param left out of what may be found */
function findAmong(
  index: ArticleIndex,
  question: string,
  options: AskedOptions & { limit: number },
  left?: Passage,
): FoundPassages {
  const { topics, limit } = options;
  const { terms, candidates, unknownShare, listed, keywordOf, own, none } = index.ask(question, options);
  if (terms.length === 0 && topics.length === 0)
    return {
      passages: [],
      further: () => undefined,
      isElsewhere: false,
      share: 0,
      sureness: 0,
      own: 0,
      nearest: [],
      hasNear: false,
      signals: signalsOf([]),
    };
  const { named: places, home } = placesOf(question, candidates[0]?.article.language ?? "en");
  const among = rank(candidates, RANKER).filter(({ passage }) => passage !== left);
  const byPlace = places.size > 0 ? nearerFirst(among, places) : elsewhereLast(among, home);
  const ranked = fittingFirst(ofNamedFirst(byPlace, options.appliances), sify(question));
  const asked = index.worded(question).findLast(({ isHeading }) => !isHeading);
  const known = ranked.find(({ passage }) => passage === asked?.passage);
  const isListed = ({ article }: { article: Article }) => listed.includes(article) || article === known?.article;
  const best = bestOfEach(known ? [known, ...ranked] : ranked);
  const [likeliest] = topics;
  const leastCertain = terms.length <= OF_FEW_WORDS.terms ? OF_FEW_WORDS.topic : CERTAIN_TOPIC;
  const isCertain = ({ article: { slug } }: { article: Article }) =>
    likeliest?.topic === slug && likeliest.probability >= leastCertain;
  const place = (one: { article: Article }) =>
    isListed(one) ? 0 : one.article === keywordOf ? 1 : isCertain(one) ? 2 : 3;
  const ordered = best.toSorted((a, b) => place(a) - place(b));
  const features = surenessFeatures(ranked, {
    unknownShare,
    terms: terms.length,
    elsewhere: index.elsewhere(topics),
    none,
  });
  const passages = ordered.slice(0, limit).map(({ article, passage, score }) => ({
    ...quotationOf(index, article, passage, question),
    score,
  }));
  const sureness = surenessOf(features, RANKER);
  const quoted = passages[0] ? shareQuoted(index, passages[0], terms) : 0;
  const [first] = passages;
  const further = () => {
    if (!first || listed.length > 0 || known) return undefined;
    const others = ranked.filter(
      (one) =>
        one.passage === first.passage ||
        (mayStandBeside(one, places) && !isForOthers(one.passage.heading, sify(question))),
    );
    const more = furtherPassage(index, question, others, first);
    if (more) return quotationOf(index, more.article, more.passage, question);
    return otherPartOf(index, question, first, options);
  };
  return {
    passages,
    further,
    // A question that names no place, as most do, needs no look at where each sentence is of.
    isElsewhere: places.size > 0 && first !== undefined && isElsewhere(rulesOf(first), places),
    share: ranked.find(({ passage }) => passage === first?.passage)?.share ?? 0,
    signals: signalsOf([...features, sureness, quoted, listed.length > 0 ? 1 : 0, own]),
    own,
    sureness: Math.max(
      sureness,
      listed.length > 0 ? LISTED_SURENESS : 0,
      known ? ASKED_SURENESS : 0,
      ordered[0] && isCertain(ordered[0]) ? TOPIC_SURENESS : 0,
      keywordOf && keywordOf === ordered[0]?.article ? KEYWORD_SURENESS : 0,
    ),
    hasNear: ordered[0] !== undefined && isNear(ordered[0]),
    nearest: ordered
      .filter(({ article }) => isTold(article))
      .slice(0, NEAREST)
      .map(({ article }) => article.title),
  };
}

/** What is told of another appliance is this much less likely for who names one. */
const OF_OTHER_APPLIANCE = 0.3;

/** Ranked passages with those last that are about another appliance than the one that is named. */
const ofNamedFirst = (
  ranked: readonly RankedCandidate[],
  appliances: AskedOptions["appliances"] = [],
): readonly RankedCandidate[] =>
  appliances.length === 1
    ? reweighed(ranked, ({ features }) => (features[FEATURES.indexOf("otherAppliance")] === 1 ? OF_OTHER_APPLIANCE : 1))
    : ranked;

/** From this probability on a part of a question is answered by another passage than the whole, which is headed as it. */
const SURE_OF_PART = 0.4;
const LEAST_OF_PART = 0.3;

/** What another part of the question asks for, where that stands in another article: "…, and can it catch fire?" */
function otherPartOf(
  index: ArticleIndex,
  question: string,
  first: Quotation,
  { appliances = [] }: AskedOptions,
): Quotation | undefined {
  for (const { asked, terms } of otherPartsOf(question, first)) {
    const { passages, sureness } = findAmong(index, asked, { topics: [], appliances, limit: 1 }, first.passage);
    const [best] = passages;
    if (!best || best.passage.heading === null || sureness < SURE_OF_PART) continue;
    const headed = new Set([best.passage.heading, ...best.passage.questions].flatMap(tokenize));
    const weight = (some: readonly Term[]) => some.reduce((sum, term) => sum + index.weightOf(term), 0);
    if (weight(terms.filter((term) => holds(headed, term))) >= LEAST_OF_PART * weight(terms)) return best;
  }
  return undefined;
}

/** From which share of the question's telling words in its title, keywords and headings, or from which guess on it is near. */
const LEAST_NEAR = { words: 0.3, guess: 0.8 };

/** Whether it has to do with the question. */
const isNear = ({ features }: RankedCandidate): boolean =>
  (features[FEATURES.indexOf("lookedUpCoverage")] ?? 0) >= LEAST_NEAR.words ||
  (features[FEATURES.indexOf("articleGuess")] ?? 0) >= LEAST_NEAR.guess;

/** Whether its title can be asked here. */
export const isTold = ({ passages: [opening] }: Article): boolean => !opening.ofOurSite;

/** Beside an answer, what is headed as one country's is told to those alone who ask of it. */
const mayStandBeside = (one: RankedCandidate, places: ReadonlySet<Region>): boolean => {
  const headed = regionsIn(one.passage.heading ?? "");
  return headed.size === 0 || (places.size > 0 && !isElsewhere(headed, places));
};

const signalsOf = (values: readonly number[]): PassageSignals =>
  Object.fromEntries(PASSAGE_SIGNALS.map((name, at) => [name, values[at] ?? 0])) as PassageSignals;

/** 0–1: weighted share of the question's terms that the title, the heading or the quoted sentences hold. */
function shareQuoted(index: ArticleIndex, { article, passage, sentences }: Quotation, terms: readonly Term[]): number {
  const told = [article.title, passage.heading ?? "", ...sentences].map(heldBy);
  let sum = 0;
  let total = 0;
  for (const term of terms) {
    const weight = index.weightOf(term);
    total += weight;
    if (told.some((words) => holds(words, term))) sum += weight;
  }
  return total > 0 ? sum / total : 0;
}

/** What of an article answers a question best. @param told passages of it that are not told again, but where there are no others */
export function quotationFrom(
  index: ArticleIndex,
  article: Article,
  question: string,
  told: readonly Passage[] = [],
): Quotation {
  const unlearned = isPartnerArticle(article) ? index.unlearned.best(question, article) : undefined;
  if (unlearned && !told.includes(unlearned.passage))
    return quotationOf(index, article, unlearned.passage, question, told);
  const { candidates } = index.ask(question, { topics: [], within: article });
  const first = rank(candidates, RANKER).find(({ passage }) => !told.includes(passage));
  const found = first?.passage ?? article.passages.find((one) => !told.includes(one)) ?? article.passages[0];
  return quotationOf(index, article, found, question, told);
}

function quotationOf(
  index: ArticleIndex,
  article: Article,
  found: Passage,
  question: string,
  told: readonly Passage[] = [],
): Quotation {
  // Asked word for word, the passage that lists it answers.
  const worded = index.worded(question);
  const isWorded = (one: Passage) => !told.includes(one) && worded.some(({ passage: each }) => each === one);
  const passage = article.passages.find(isWorded) ?? found;
  const asked = readQuestion(question);
  const { named, home } = placesOf(question, article.language);
  const fitting = ofPlaces(passage.sentences, passage.heading ?? article.title, named.size > 0 ? named : home);
  return {
    article,
    passage,
    sentences: bestQuotation(
      { ...passage, sentences: fitting },
      article.title,
      asked,
      (term) => index.weightOf(term),
      article.language,
    ),
  };
}

/** The places that a question names, and where it is asked from as far as its characters tell. */
function placesOf(question: string, language: Language) {
  const simplified = sify(question);
  return { named: regionsIn(simplified), home: homeOf(language, simplified !== question) };
}
