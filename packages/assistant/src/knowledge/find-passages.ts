import type { Article, Passage } from "./article";
import type { ArticleIndex, AskedOptions } from "./candidates";
import type { QuestionKind } from "./question-kinds";
import { bestQuotation, heldBy, holds, isAbout, likeness, readHeading, readQuestion } from "./quote";
import { rank, RANKER, SURENESS_FEATURES, surenessFeatures, surenessOf } from "./ranker";
import { TermIndex } from "./term-index";
import type { Term } from "./tokenize";
import { tokenize } from "./tokenize";

/** What of an article answers a question. */
export interface Quotation {
  article: Article;
  passage: Passage;
  /** One to three consecutive sentences of the passage, at most 60 words. */
  sentences: readonly string[];
}

export interface RankedPassage extends Quotation {
  score: number;
}

export interface FoundPassages {
  /** Best first, one for each article. */
  passages: RankedPassage[];
  /** 0–1, calibrated: the probability that the first answers the question. */
  sureness: number;
  /** Titles of the articles nearest to the question, for someone whose question none answers. */
  nearest: string[];
  /** What an answer's confidence weighs of the first; of none all are 0. */
  signals: PassageSignals;
}

export const PASSAGE_SIGNALS = [...SURENESS_FEATURES, "found", "quoted", "listed"] as const;
export type PassageSignals = Readonly<Record<(typeof PASSAGE_SIGNALS)[number], number>>;

/**
 * Below this probability that the article answers, an answer says that it does not know. Of authors whose questions
 * the ranker had not seen, four in five questions with an article are above it, and four in five of those are answered
 * by the right one.
 */
export const MIN_SURENESS = 0.4;
const NEAREST = 3;
/** Of a listed question or a title, asked word for word. */
const LISTED_SURENESS = 0.97;
/** Of a first place whose keyword the question is. */
const KEYWORD_SURENESS = 0.6;

/** Ranks the articles of one language for a question and picks the passage and the sentences of each that answer. */
export function findPassages(
  index: ArticleIndex,
  question: string,
  options: AskedOptions & { limit: number },
): FoundPassages {
  const { topics, limit } = options;
  const scorer = topics.length > 0 ? RANKER.withTopics : RANKER.withoutTopics;
  const { terms, candidates, unknownShare, listed, keywordOf } = index.ask(question, options);
  if (terms.length === 0 && topics.length === 0)
    return { passages: [], sureness: 0, nearest: [], signals: signalsOf([]) };
  const ranked = rank(candidates, scorer);
  const isListed = ({ article }: { article: Article }) => listed.includes(article);
  const ordered = [...ranked.filter(isListed), ...ranked.filter((one) => !isListed(one))];
  const features = surenessFeatures(ranked, { unknownShare, terms: terms.length, elsewhere: index.elsewhere(topics) });
  const passages = ordered
    .slice(0, limit)
    .map(({ article, score }) => ({ ...quotationFrom(index, article, question), score }));
  const sureness = surenessOf(features, scorer);
  const quoted = passages[0] ? shareQuoted(index, passages[0], terms) : 0;
  return {
    passages,
    signals: signalsOf([...features, sureness, quoted, listed.length > 0 ? 1 : 0]),
    sureness: Math.max(
      sureness,
      listed.length > 0 ? LISTED_SURENESS : 0,
      keywordOf && keywordOf === ordered[0]?.article ? KEYWORD_SURENESS : 0,
    ),
    nearest: ordered.slice(0, NEAREST).map(({ article }) => article.title),
  };
}

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

/** The whole article is about the words of its title: which part is meant, the other words tell. */
const TITLE_WORD_WEIGHT = 0.25;
/** For a heading or listed question that asks the same. */
const LIKENESS_WEIGHT = 3;
/** For a text that holds the question's words. */
const TEXT_WEIGHT = 3;
/** For each kind of answer that is asked for, and that the heading and the listed questions ask for too. */
const KIND_WEIGHT = 0.5;

/** What of an article answers a question best. */
export function quotationFrom(index: ArticleIndex, article: Article, question: string): Quotation {
  const asked = readQuestion(question);
  const weightOf = weightsWithin(index, article);
  const texts = textIndexOf(article);
  const shares = texts.score(asked.terms);
  // What each term would add if this passage alone held it: those that all hold tell nothing.
  const most = asked.terms.length * Math.log(1 + article.passages.length) || 1;
  const fits = article.passages.map((passage, at) => {
    const headings = headingsOf(article, passage);
    return (
      LIKENESS_WEIGHT * likeness(asked, headings, weightOf) +
      (TEXT_WEIGHT * (shares[at] ?? 0)) / most +
      KIND_WEIGHT * sharedKinds(asked.kinds, headings)
    );
  });
  const passage = article.passages[fits.indexOf(Math.max(...fits))] ?? article.passages[0];
  return { article, passage, sentences: bestQuotation(passage, asked, weightOf, article.language) };
}

/** What asks for a passage: its heading, of the opening the title, and the questions that it is listed for. */
const headingsOf = ({ title }: Article, { heading, questions }: Passage): readonly string[] => [
  heading ?? title,
  ...questions,
];

/** Articles never change: their passages are indexed once, when they are first quoted. */
const TEXTS = new WeakMap<Article, TermIndex>();

function textIndexOf(article: Article): TermIndex {
  let index = TEXTS.get(article);
  if (!index) {
    const texts = article.passages.map((passage) => [...headingsOf(article, passage), passage.text]);
    TEXTS.set(article, (index = new TermIndex(texts.map((all) => all.flatMap(tokenize)))));
  }
  return index;
}

/** How telling a term is of which passage is meant: not if none or each holds it, little if it stands in the title. */
function weightsWithin(index: ArticleIndex, { title, passages }: Article): (term: Term) => number {
  const ofTitle = new Set(tokenize(title));
  const weights = new Map<string, number>();
  return (term) => {
    const known = weights.get(term.text);
    if (known !== undefined) return known;
    const holding = passages.filter((passage) => isAbout(passage, term)).length;
    const rarity = holding === 0 ? 0 : Math.log(1 + passages.length / holding) / Math.log(1 + passages.length);
    const weight = index.weightOf(term) * rarity * (holds(ofTitle, term) ? TITLE_WORD_WEIGHT : 1);
    weights.set(term.text, weight);
    return weight;
  };
}

/** The kinds of answer that a question and headings ask for, each counted by the share of the headings that do. */
function sharedKinds(kinds: ReadonlySet<QuestionKind>, headings: readonly string[]): number {
  let sum = 0;
  for (const heading of headings) for (const kind of readHeading(heading).kinds) if (kinds.has(kind)) sum += 1;
  return sum / headings.length;
}
