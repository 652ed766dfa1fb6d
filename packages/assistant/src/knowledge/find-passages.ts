import type { Article, Passage } from "./article";
import type { ArticleIndex, AskedOptions } from "./candidates";
import { asksForFigure, bestQuotation, heldBy, holds, isAbout, likeness, shareHeldBy } from "./quote";
import { rank, RANKER, SURENESS_FEATURES, surenessFeatures, surenessOf } from "./ranker";
import type { Term } from "./tokenize";
import { charGrams, plainQuestion, termsOf, tokenize } from "./tokenize";

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
    .map(({ article, score }) => ({ ...quotationsByFit(index, article, question)[0], score }));
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
/** The words of the heading weigh more than those of the sentences below it. */
const HEADING_WEIGHT = 2.2;
/** A follow-up comes with the question before it, but asks for what it adds. */
const NEWEST_WEIGHT = 2;
/** For a heading that asks the same question, or nearly. */
const LIKENESS_WEIGHT = 2;
/** For the opening where a question says no more than the title, and no heading asks the same. */
const OPENING_BONUS = 0.5;

/** A quotation from each passage of an article, that which answers the question best first. */
export function quotationsByFit(index: ArticleIndex, article: Article, question: string): [Quotation, ...Quotation[]] {
  const plain = plainQuestion(question);
  const terms = termsOf(plain);
  const asked = { terms, pieces: new Set(charGrams(plain)), wantsFigure: asksForFigure(plain) };
  const weightOf = weightsWithin(index, article, newestTerms(plain));
  const headingsOf = ({ heading, questions }: Passage) => [heading ?? article.title, ...questions];
  const likenesses = article.passages.map((passage) => likeness(terms, asked.pieces, headingsOf(passage), weightOf));
  const toTitle = likenesses[0] ?? 0;
  const toHeading = Math.max(0, ...likenesses.slice(1));
  const bonus = OPENING_BONUS * saidByTitle(article, terms, weightOf) * (toTitle >= toHeading ? 1 : 1 - toHeading);
  const fitted = article.passages.map((passage, at) => {
    const { sentences, fit } = bestQuotation(passage, asked, weightOf, article.language);
    return {
      quotation: { article, passage, sentences },
      fit:
        fit +
        HEADING_WEIGHT * shareHeldBy(headingsOf(passage), terms, weightOf) +
        LIKENESS_WEIGHT * (likenesses[at] ?? 0) +
        (passage.heading === null ? bonus : 0),
    };
  });
  return fitted.toSorted((a, b) => b.fit - a.fit).map(({ quotation }) => quotation) as [Quotation, ...Quotation[]];
}

/**
 * How much a term tells about which passage is meant: nothing if none holds it, most if one alone does, little if it
 * stands in the title.
 */
function weightsWithin(
  index: ArticleIndex,
  { title, passages }: Article,
  newest: ReadonlySet<string>,
): (term: Term) => number {
  const ofTitle = new Set(tokenize(title));
  const weights = new Map<string, number>();
  return (term) => {
    const known = weights.get(term.text);
    if (known !== undefined) return known;
    const holding = passages.filter((passage) => isAbout(passage, term)).length;
    const rarity = holding === 0 ? 0 : Math.log(1 + passages.length / holding) / Math.log(1 + passages.length);
    const weight =
      index.weightOf(term) *
      rarity *
      (holds(ofTitle, term) ? TITLE_WORD_WEIGHT : 1) *
      (newest.has(term.text) ? NEWEST_WEIGHT : 1);
    weights.set(term.text, weight);
    return weight;
  };
}

/** The words after the last question mark but one's own: of a follow-up, which comes after the question before it. */
function newestTerms(question: string): ReadonlySet<string> {
  const [newest = "", ...earlier] = question.split(/(?<=[?？])\s*(?=\S)/).toReversed();
  return new Set(earlier.length > 0 ? termsOf(newest).map(({ text }) => text) : []);
}

/** 0–1: how much of what a question says in the words of headings the title says already. */
function saidByTitle({ title, passages }: Article, terms: readonly Term[], weightOf: (term: Term) => number): number {
  const inHeadings = terms.filter((term) => passages.some(({ heading }) => holds(heldBy(heading ?? title), term)));
  return inHeadings.length > 0 ? shareHeldBy([title], inHeadings, weightOf) : 1;
}
