import type { Frame } from "../frame/frame";
import type { Article } from "./article";
import { isAppliance, questionTerms } from "./question-terms";
import { holds } from "./quote";
import { Spelling } from "./spelling";
import { CosineIndex, TermIndex } from "./term-index";
import { THESAURUS } from "./thesaurus";
import type { Term } from "./tokenize";
import { charGrams, ENGLISH_STOP_WORDS, namesOf, plainQuestion, termsOf, tokenize } from "./tokenize";

/** What the ranker knows of an article as the answer to a question; each about 0–1. */
export const FEATURES = [
  "title",
  "keywords",
  "headings",
  "body",
  "passage",
  "questionWords",
  "questionPieces",
  "questionsTogether",
  "headingWords",
  "titleWords",
  "titleHeld",
  "keywordHeld",
  "coverage",
  "lookedUpCoverage",
  "mostTellingMissing",
  "appliance",
  "otherAppliance",
  "isFirst",
  "gap",
  "topic",
  "isFirstTopic",
] as const;
export type Feature = (typeof FEATURES)[number];

/** The least that a topic which the reader does not name may have; keeps its logarithm finite. */
const LEAST_TOPIC = 0.003;
/** Fewer telling words than these are those of many questions. */
const LEAST_TELLING = 3;
/** The articles that the ranker weighs for one question. */
const CANDIDATES = 40;

export interface AskedOptions {
  topics: Frame["topics"];
  appliances?: Frame["appliances"];
  /** A listed question that is treated as not listed: the one that is asked, when the ranker learns. */
  withoutQuestion?: string;
}

export interface Candidate {
  article: Article;
  features: Float32Array;
}

/** A question read for the index: its terms and what is known of them. */
export interface Asked {
  terms: readonly Term[];
  candidates: readonly Candidate[];
  /** 0–1: share of the question's telling words that no article holds. */
  unknownShare: number;
  /** The articles that list the question, or bear it as their title, word for word or in all its telling words. */
  listed: readonly Article[];
  /** The only article that has the question's telling words as a keyword: "What is NEM?" */
  keywordOf: Article | undefined;
}

/** All articles of one language, indexed by title, listed question, keyword, heading, passage and whole text. */
export class ArticleIndex {
  readonly #title: TermIndex;
  readonly #keywords: TermIndex;
  readonly #headings: TermIndex;
  readonly #all: TermIndex;
  readonly #passages: TermIndex;
  readonly #passageOwner: Int32Array;
  readonly #questions: readonly string[];
  readonly #questionOwner: Int32Array;
  readonly #questionWords: CosineIndex;
  readonly #questionPieces: CosineIndex;
  readonly #headingWords: CosineIndex;
  readonly #headingOwner: Int32Array;
  readonly #titleWords: CosineIndex;
  readonly #keywordTerms: readonly (readonly (readonly Term[])[])[];
  readonly #titleTerms: readonly (readonly Term[])[];
  readonly #appliances: readonly ReadonlySet<string>[];
  readonly #byQuestion = new Map<string, Set<Article>>();
  readonly #byKeyword = new Map<string, Set<Article>>();
  readonly #slugs: ReadonlySet<string>;
  readonly spelling: Spelling;

  constructor(readonly articles: readonly Article[]) {
    this.#keywordTerms = articles.map(({ keywords }) => keywords.map(termsOf));
    this.#titleTerms = articles.map(({ title }) => termsOf(title));
    const terms = articles.map((article, at) => ({
      title: namesOf(this.#titleTerms[at] ?? []),
      keywords: (this.#keywordTerms[at] ?? []).flatMap(namesOf),
      headings: article.passages.flatMap(({ heading }) => tokenize(heading ?? "")),
      passages: article.passages.map(({ heading, text }) => [...tokenize(heading ?? article.title), ...tokenize(text)]),
    }));
    this.#title = new TermIndex(terms.map(({ title }) => title));
    this.#keywords = new TermIndex(terms.map(({ keywords }) => keywords));
    this.#headings = new TermIndex(terms.map(({ headings }) => headings));
    const everything = terms.map(({ title, keywords, passages }) => [...title, ...keywords, ...passages.flat()]);
    this.#all = new TermIndex(everything);
    this.#passages = new TermIndex(terms.flatMap(({ passages }) => passages));
    this.#passageOwner = owners(terms.map(({ passages }) => passages.length));
    this.#questions = articles.flatMap(({ questions }) => questions);
    this.#questionOwner = owners(articles.map(({ questions }) => questions.length));
    this.#questionWords = new CosineIndex(this.#questions.map(tokenize));
    this.#questionPieces = new CosineIndex(this.#questions.map(charGrams));
    const headings = articles.map(({ passages }) => passages.slice(1).map(({ heading }) => heading ?? ""));
    this.#headingWords = new CosineIndex(headings.flat().map(tokenize));
    this.#headingOwner = owners(headings.map(({ length }) => length));
    this.#titleWords = new CosineIndex(terms.map(({ title }) => title));
    this.#appliances = articles.map(
      (_, at) =>
        new Set([...(terms[at]?.title ?? []), ...appliancesNamedOften(terms[at]?.keywords ?? [])].filter(isAppliance)),
    );
    for (const article of articles)
      for (const question of [article.title, ...article.questions])
        for (const key of [plain(question), wordsInOrder(questionTerms(question))])
          if (key !== "") this.#byQuestion.set(key, (this.#byQuestion.get(key) ?? new Set()).add(article));
    articles.forEach((article, at) => {
      for (const keyword of this.#keywordTerms[at] ?? []) {
        const key = wordsOnly(keyword);
        if (key === "") continue;
        this.#byKeyword.set(key, (this.#byKeyword.get(key) ?? new Set()).add(article));
      }
    });
    this.#slugs = new Set(articles.map(({ slug }) => slug));
    this.spelling = new Spelling(wordsOf(articles));
  }

  /** The articles that may answer a question, with what the ranker weighs; not in order. */
  ask(question: string, { topics, appliances = [], withoutQuestion }: AskedOptions): Asked {
    const terms = questionTerms(question, (plain) => this.spelling.mend(plain));
    const weights = terms.map((term) => this.#all.weightOf(term));
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const size = this.articles.length;

    const title = this.#title.score(terms);
    const keywords = this.#keywords.score(terms);
    const headings = this.#headings.score(terms);
    const body = this.#all.score(terms);
    const passage = bestOf(this.#passages.score(terms), this.#passageOwner, size);
    const words = terms.flatMap(({ text, meanings }) => [text, ...meanings]);
    const pieces = charGrams(this.spelling.mend(plainQuestion(question)));
    const wordSimilarity = this.#questionWords.similarities(words);
    const pieceSimilarity = this.#questionPieces.similarities(pieces);
    if (withoutQuestion !== undefined)
      this.#questions.forEach((listed, at) => {
        if (listed === withoutQuestion) wordSimilarity[at] = pieceSimilarity[at] = 0;
      });
    const questionWords = bestOf(wordSimilarity, this.#questionOwner, size);
    const questionPieces = bestOf(pieceSimilarity, this.#questionOwner, size);
    const together = sumOfBest(wordSimilarity, this.#questionOwner, size, 3);
    const headingWords = bestOf(this.#headingWords.similarities(words), this.#headingOwner, size);
    const titleWords = this.#titleWords.similarities(words);

    const { coverage } = coverageOf(terms, weights, [this.#all], size);
    // What a reader would look an article up by: all but its body.
    const lookedUp = coverageOf(terms, weights, [this.#title, this.#keywords, this.#headings], size);
    const heldWords = new Set(words);

    const rough = this.articles.map(
      ({ slug }, at) =>
        ((title[at] ?? 0) + (keywords[at] ?? 0) + (headings[at] ?? 0) + (body[at] ?? 0) + (passage[at] ?? 0)) / total +
        3 * ((questionWords[at] ?? 0) + (questionPieces[at] ?? 0)) +
        4 * probabilityOf(topics, slug),
    );
    const chosen = rough
      .map((score, at) => ({ score, at }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, CANDIDATES);
    const topRough = chosen[0]?.score ?? 0;
    const named = new Set([
      ...appliances,
      ...words.filter((word) => word.startsWith("~")).map((word) => word.slice(1)),
    ]);
    const asked = [...named].filter((name) => isAppliance(`~${name}`));
    const likeliest = topics[0]?.topic;

    const candidates = chosen.map(({ score, at }): Candidate => {
      const article = this.articles[at] as Article;
      const about = this.#appliances[at] ?? new Set();
      const shared = asked.filter((name) => about.has(`~${name}`)).length;
      const values: Record<Feature, number> = {
        title: (title[at] ?? 0) / total,
        keywords: (keywords[at] ?? 0) / total,
        headings: (headings[at] ?? 0) / total,
        body: (body[at] ?? 0) / total,
        passage: (passage[at] ?? 0) / total,
        questionWords: questionWords[at] ?? 0,
        questionPieces: questionPieces[at] ?? 0,
        questionsTogether: together[at] ?? 0,
        headingWords: headingWords[at] ?? 0,
        titleWords: titleWords[at] ?? 0,
        titleHeld: this.#heldShare(this.#titleTerms[at] ?? [], heldWords),
        keywordHeld: this.#longestKeyword(at, heldWords) / total,
        coverage: (coverage[at] ?? 0) / total,
        lookedUpCoverage: (lookedUp.coverage[at] ?? 0) / total,
        mostTellingMissing: (lookedUp.mostTellingMissing[at] ?? 0) / total,
        appliance: asked.length > 0 ? shared / asked.length : 0,
        otherAppliance: about.size > 0 && shared === 0 ? 1 : 0,
        isFirst: score === topRough ? 1 : 0,
        gap: topRough > 0 ? 1 - score / topRough : 0,
        topic:
          topics.length > 0
            ? Math.log(Math.max(LEAST_TOPIC, probabilityOf(topics, article.slug)) / LEAST_TOPIC) / 6
            : 0,
        isFirstTopic: likeliest === article.slug ? 1 : 0,
      };
      return { article, features: Float32Array.from(FEATURES.map((name) => values[name])) };
    });
    const unknown = terms.reduce((sum, term, at) => sum + (this.#isKnown(term) ? 0 : (weights[at] ?? 0)), 0);
    const exactly = this.listing(question);
    const inWords = this.#byQuestion.get(wordsInOrder(terms));
    const listed = [...(exactly ?? (inWords?.size === 1 ? inWords : []))];
    const [keywordOf, ...others] = this.#byKeyword.get(wordsOnly(terms)) ?? [];
    return {
      terms,
      candidates,
      unknownShare: unknown / total,
      listed,
      keywordOf: others.length === 0 ? keywordOf : undefined,
    };
  }

  /** The articles that list a question, or bear it as their title, word for word. */
  listing(question: string): ReadonlySet<Article> | undefined {
    return this.#byQuestion.get(plain(question));
  }

  /** 0–1: the probability that a question is about what no article is about. */
  elsewhere(topics: Frame["topics"]): number {
    return topics.reduce((sum, { topic, probability }) => sum + (this.#slugs.has(topic) ? 0 : probability), 0);
  }

  /** How telling a term is among all articles. */
  weightOf(term: Term): number {
    return this.#all.weightOf(term);
  }

  #isKnown({ text, meanings }: Term): boolean {
    return this.#all.has(text) || meanings.some((meaning) => this.#all.has(meaning));
  }

  /** 0–1: weighted share of the terms that the question holds. */
  #heldShare(terms: readonly Term[], held: ReadonlySet<string>): number {
    let sum = 0;
    let all = 0;
    for (const term of terms) {
      const weight = this.#all.weightOf(term);
      all += weight;
      if (holds(held, term)) sum += weight;
    }
    return all > 0 ? sum / all : 0;
  }

  /** Weight of the heaviest keyword all of whose words the question holds. */
  #longestKeyword(at: number, held: ReadonlySet<string>): number {
    let heaviest = 0;
    for (const keyword of this.#keywordTerms[at] ?? [])
      if (keyword.length > 0 && keyword.every(({ text }) => held.has(text)))
        heaviest = Math.max(
          heaviest,
          keyword.reduce((sum, term) => sum + this.#all.weightOf(term), 0),
        );
    return heaviest;
  }
}

const probabilityOf = (topics: Frame["topics"], slug: string): number =>
  topics.find(({ topic }) => topic === slug)?.probability ?? 0;

/** A question without its case, spaces and punctuation. */
const plain = (question: string): string =>
  question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, "");

/** Of each text: the weight of the terms that any of its indexes holds, and that of the most telling one that none does. */
function coverageOf(terms: readonly Term[], weights: readonly number[], indexes: readonly TermIndex[], size: number) {
  const coverage = new Float32Array(size);
  const mostTellingMissing = new Float32Array(size);
  const marks = new Uint8Array(size);
  terms.forEach((term, at) => {
    marks.fill(0);
    for (const index of indexes) index.mark(term, marks);
    const weight = weights[at] ?? 0;
    for (let text = 0; text < size; text += 1)
      if (marks[text]) coverage[text] = (coverage[text] ?? 0) + weight;
      else mostTellingMissing[text] = Math.max(mostTellingMissing[text] ?? 0, weight);
  });
  return { coverage, mostTellingMissing };
}

const wordsOnly = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(" ");

/** The telling words of a question: "How long does a panel last" has those of "How long do panels last". */
const wordsInOrder = (terms: readonly Term[]): string =>
  terms.length >= LEAST_TELLING ? `words: ${wordsOnly(terms)}` : "";

/** The part that each piece belongs to, from how many pieces each part has. */
function owners(counts: readonly number[]): Int32Array {
  return Int32Array.from(counts.flatMap((count, owner) => Array<number>(count).fill(owner)));
}

function bestOf(scores: Float32Array, owner: Int32Array, size: number): Float32Array {
  const best = new Float32Array(size);
  for (let at = 0; at < scores.length; at += 1) {
    const of = owner[at] ?? 0;
    best[of] = Math.max(best[of] ?? 0, scores[at] ?? 0);
  }
  return best;
}

/** The mean of the best `count` scores of each owner. */
function sumOfBest(scores: Float32Array, owner: Int32Array, size: number, count: number): Float32Array {
  const lists = Array.from({ length: size }, (): number[] => []);
  for (let at = 0; at < scores.length; at += 1) if (scores[at]) lists[owner[at] ?? 0]?.push(scores[at] ?? 0);
  return Float32Array.from(
    lists.map(
      (list) =>
        list
          .toSorted((a, b) => b - a)
          .slice(0, count)
          .reduce((sum, score) => sum + score, 0) / count,
    ),
  );
}

/** An article is about an appliance that a quarter of its keywords name. */
function appliancesNamedOften(keywords: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const term of keywords) if (isAppliance(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 3).map(([term]) => term);
}

function wordsOf(articles: readonly Article[]): string[] {
  const texts = articles.flatMap(({ title, questions, keywords, passages }) => [
    title,
    ...questions,
    ...keywords,
    ...passages.flatMap(({ heading, text }) => [heading ?? "", text]),
  ]);
  const names = Object.values(THESAURUS).map(([english]) => english);
  const words =
    [...texts, ...names]
      .join(" ")
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  return [...ENGLISH_STOP_WORDS, ...words];
}
