import type { Frame } from "../frame/frame";
import type { Article, Passage } from "./article";
import { type Guesser, noGuesser } from "./guesser";
import { kindsOf, QUESTION_KINDS } from "./question-kinds";
import { isAppliance, questionTerms } from "./question-terms";
import { holds } from "./quote";
import { Spelling } from "./spelling";
import { AskedIndex } from "./nearest-asked";
import { CosineIndex, type PackedCosineIndex } from "./cosine-index";
import { TermIndex } from "./term-index";
import { THESAURUS } from "./thesaurus";
import type { Term } from "./tokenize";
import { charGrams, ENGLISH_STOP_WORDS, namesOf, plainQuestion, termsOf, tokenize } from "./tokenize";
import { isPartnerArticle } from "./partner-articles";
import { type TextKnowledge, UnlearnedArticles } from "./unlearned";
import { plainly, WordedPassages } from "./worded-passages";

/** What the ranker knows of a passage, and of the article that it stands in, as the answer to a question; each about 0–1. */
export const FEATURES = [
  // Of the article.
  "title",
  "keywords",
  "headings",
  "body",
  "titleWords",
  "titleHeld",
  "keywordHeld",
  "coverage",
  "lookedUpCoverage",
  "mostTellingMissing",
  "appliance",
  "otherAppliance",
  "topic",
  "isFirstTopic",
  "articleText",
  "articleGuess",
  "isGuessedArticle",
  "articleNear",
  "articleVotes",
  // Of the passage.
  "text",
  "textWithin",
  "headingWords",
  "headingPieces",
  "guess",
  "guessWithin",
  "isGuessed",
  "near",
  "nearWithin",
  "votes",
  "kinds",
  "kindsWithin",
  "isOpening",
] as const;
export type Feature = (typeof FEATURES)[number];

/** The least that a topic which the reader does not name may have; keeps its logarithm finite. */
const LEAST_TOPIC = 0.003;
/** As {@link LEAST_TOPIC}, of a passage that is guessed. */
const LEAST_GUESS = 0.0005;
/** Fewer telling words than these are those of many questions. */
const LEAST_TELLING = 3;
/** The articles whose passages the ranker weighs for one question. */
const CANDIDATES = 24;

export interface AskedOptions {
  topics: Frame["topics"];
  appliances?: Frame["appliances"];
  /** The only article whose passages are weighed. */
  within?: Article;
}

/** A passage that may answer. */
export interface Candidate {
  article: Article;
  passage: Passage;
  features: Float32Array;
}

/** What a question's words tell of all articles, and of all passages, by their places. */
interface QuestionScores extends Pick<Asked, "none" | "own" | "terms"> {
  /** How telling each term is, and all of them together. */
  weights: readonly number[];
  total: number;
  /** The words of the terms and their meanings. */
  names: readonly string[];
  heldWords: ReadonlySet<string>;
  kinds: ReturnType<typeof kindsOf>;
  ofArticles: Readonly<
    Record<
      "body" | "coverage" | "guess" | "headings" | "keywords" | "near" | "text" | "title" | "titleWords" | "votes",
      Float32Array
    >
  > & { lookedUp: ReturnType<typeof coverageOf> };
  ofPassages: Readonly<Record<"guess" | "headingPieces" | "headingWords" | "near" | "text" | "votes", Float32Array>>;
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
  /** 0–1: the probabilities that the asker's own data, and that nothing here, answers: of the words alone. */
  own: number;
  none: number;
}

/** All articles of one language, indexed by title, keyword, heading, passage, whole text and the questions of each passage. */
export class ArticleIndex {
  readonly #title: TermIndex;
  readonly #keywords: TermIndex;
  readonly #headings: TermIndex;
  readonly #all: TermIndex;
  readonly #guesser: Guesser;
  readonly #asked: AskedIndex;
  readonly #owner: Int32Array;
  readonly #first: readonly number[];
  readonly #texts: TermIndex;
  readonly #headingWords: CosineIndex;
  readonly #titleWords: CosineIndex;
  readonly #headingPieces: CosineIndex;
  readonly #kinds: readonly Float32Array[];
  readonly #keywordTerms: readonly (readonly (readonly Term[])[])[];
  readonly #titleTerms: readonly (readonly Term[])[];
  readonly #appliances: readonly ReadonlySet<string>[];
  readonly #byQuestion = new Map<string, Set<Article>>();
  readonly #byKeyword = new Map<string, Set<Article>>();
  readonly #passages: readonly Passage[];
  readonly #worded: WordedPassages;
  readonly #placeOf: ReadonlyMap<string, number>;
  #unlearned: UnlearnedArticles | undefined;
  #newest: { question: string; scores: QuestionScores } | undefined;
  readonly spelling: Spelling;

  /**
   * @param articles a partner's come before ours
   * @param rest the index of those that the last of the articles are told after: they answer the same asked questions,
   *   of which there are too many to index them for each partner
   * @param askedBefore {@link packedAsked} of the same articles
   */
  constructor(
    readonly articles: readonly Article[],
    guesser?: Guesser,
    readonly rest?: ArticleIndex,
    askedBefore?: PackedCosineIndex,
  ) {
    this.#passages = articles.flatMap(({ passages }) => passages);
    const own = rest ? articles.slice(0, articles.length - rest.articles.length) : articles;
    this.#keywordTerms = articles.map(({ keywords }) => keywords.map(termsOf));
    this.#titleTerms = articles.map(({ title }) => termsOf(title));
    const terms = articles.map((article, at) => ({
      title: namesOf(this.#titleTerms[at] ?? []),
      keywords: (this.#keywordTerms[at] ?? []).flatMap(namesOf),
      headings: article.passages.map(({ heading }) => tokenize(heading ?? "")),
      passages: article.passages.map(({ text }) => tokenize(text)),
    }));
    const inPassages = terms.map(({ title, headings, passages }) =>
      passages.map((text, at) => [...(at > 0 ? (headings[at] ?? []) : title), ...text]),
    );
    this.#title = new TermIndex(terms.map(({ title }) => title));
    this.#keywords = new TermIndex(terms.map(({ keywords }) => keywords));
    this.#headings = new TermIndex(terms.map(({ headings }) => headings.flat()));
    this.#all = new TermIndex(
      terms.map(({ title, keywords }, at) => [...title, ...keywords, ...(inPassages[at] ?? []).flat()]),
    );
    this.#guesser = guesser ?? noGuesser(this.#passages.length);
    this.#asked = new AskedIndex(
      own.flatMap(({ title, passages }) =>
        passages.map((passage) => [...questionsOf(passage, title), ...passage.asked]),
      ),
      rest && rest.#asked,
      askedBefore,
    );
    this.#worded = new WordedPassages(
      own.flatMap(({ passages }) => passages),
      rest && rest.#worded,
    );
    this.#owner = owners(articles.map(({ passages }) => passages.length));
    this.#first = articles.map((_, at) => this.#owner.indexOf(at));
    this.#texts = new TermIndex(inPassages.flat());
    this.#headingWords = new CosineIndex(
      terms.flatMap(({ title, headings }) => headings.map((heading, at) => (at > 0 ? heading : title))),
    );
    this.#titleWords = new CosineIndex(terms.map(({ title }) => title));
    const questions = articles.flatMap(({ title, passages }) => passages.map((passage) => questionsOf(passage, title)));
    this.#headingPieces = new CosineIndex(questions.map(([heading = ""]) => charGrams(heading)));
    this.#kinds = questions.map(shareOfKinds);
    this.#appliances = articles.map(
      (_, at) =>
        new Set([...(terms[at]?.title ?? []), ...appliancesNamedOften(terms[at]?.keywords ?? [])].filter(isAppliance)),
    );
    for (const article of articles)
      for (const question of [article.title, ...article.questions])
        for (const key of [plainly(question), wordsInOrder(questionTerms(question))])
          if (key !== "") this.#byQuestion.set(key, (this.#byQuestion.get(key) ?? new Set()).add(article));
    articles.forEach((article, at) => {
      for (const keyword of this.#keywordTerms[at] ?? []) {
        const key = wordsOnly(keyword);
        if (key === "") continue;
        this.#byKeyword.set(key, (this.#byKeyword.get(key) ?? new Set()).add(article));
      }
    });
    this.#placeOf = new Map(articles.map(({ slug }, at) => [slug, at]));
    this.spelling = new Spelling(wordsOf(articles));
  }

  /** What takes longest to make: the index of all asked questions. */
  get packedAsked(): PackedCosineIndex {
    return this.#asked.packed;
  }

  /** The passages that may answer a question, with what the ranker weighs; not in order. */
  ask(question: string, { topics, appliances = [], within }: AskedOptions): Asked {
    const { ofArticles, ofPassages, ...read } = this.#scoresOf(question);
    const { terms, weights, total, names, heldWords, kinds, own, none } = read;
    const { title, keywords, headings, body, titleWords, coverage, lookedUp } = ofArticles;
    const { text: articleText, guess: articleGuess, near: articleNear, votes: articleVotes } = ofArticles;
    const { text, headingWords, headingPieces, guess, near: similarity, votes } = ofPassages;
    const size = this.articles.length;

    const rough = new Float32Array(size);
    for (let at = 0; at < size; at += 1)
      rough[at] =
        ((title[at] ?? 0) + (keywords[at] ?? 0) + (headings[at] ?? 0) + (body[at] ?? 0) + (articleText[at] ?? 0)) /
          total +
        4 * (articleGuess[at] ?? 0) +
        4 * (articleVotes[at] ?? 0);
    for (const { topic, probability } of topics) {
      const at = this.#placeOf.get(topic);
      if (at !== undefined) rough[at] = (rough[at] ?? 0) + 4 * probability;
    }
    const chosen = within ? [this.articles.indexOf(within)] : bestPlaces(rough, CANDIDATES);
    const named = new Set([
      ...appliances,
      ...names.filter((name) => name.startsWith("~")).map((name) => name.slice(1)),
    ]);
    const asked = [...named].filter((name) => isAppliance(`~${name}`));
    const likeliest = topics[0]?.topic;
    const topGuess = guess.indexOf(guess.reduce((a, b) => Math.max(a, b), 0));
    const topGuessed = this.#owner[topGuess];

    const candidates = chosen.flatMap((at): Candidate[] => {
      const article = this.articles[at] as Article;
      const about = this.#appliances[at] ?? new Set();
      const shared = asked.filter((name) => about.has(`~${name}`)).length;
      const ofArticle = {
        title: (title[at] ?? 0) / total,
        keywords: (keywords[at] ?? 0) / total,
        headings: (headings[at] ?? 0) / total,
        body: (body[at] ?? 0) / total,
        titleWords: titleWords[at] ?? 0,
        titleHeld: this.#heldShare(this.#titleTerms[at] ?? [], heldWords),
        keywordHeld: this.#longestKeyword(at, heldWords) / total,
        coverage: (coverage[at] ?? 0) / total,
        lookedUpCoverage: (lookedUp.coverage[at] ?? 0) / total,
        mostTellingMissing: (lookedUp.mostTellingMissing[at] ?? 0) / total,
        appliance: asked.length > 0 ? shared / asked.length : 0,
        otherAppliance: about.size > 0 && shared === 0 ? 1 : 0,
        topic: topics.length > 0 ? logShare(probabilityOf(topics, article.slug), LEAST_TOPIC) : 0,
        isFirstTopic: likeliest === article.slug ? 1 : 0,
        articleText: (articleText[at] ?? 0) / total,
        articleGuess: logShare(articleGuess[at] ?? 0, LEAST_GUESS),
        isGuessedArticle: topGuessed === at ? 1 : 0,
        articleNear: articleNear[at] ?? 0,
        articleVotes: articleVotes[at] ?? 0,
      };
      const first = this.#first[at] ?? 0;
      const places = article.passages.map((_, of) => first + of);
      const mostKinds = Math.max(...places.map((place) => this.#sharedKinds(place, kinds)));
      return article.passages.map((passage, of) => {
        const place = first + of;
        const values: Record<Feature, number> = {
          ...ofArticle,
          text: (text[place] ?? 0) / total,
          textWithin: ((text[place] ?? 0) - (articleText[at] ?? 0)) / total,
          headingWords: headingWords[place] ?? 0,
          headingPieces: headingPieces[place] ?? 0,
          guess: logShare(guess[place] ?? 0, LEAST_GUESS),
          guessWithin: (guess[place] ?? 0) / Math.max(1e-6, articleGuess[at] ?? 0),
          isGuessed: place === topGuess ? 1 : 0,
          near: similarity[place] ?? 0,
          nearWithin: (similarity[place] ?? 0) - (articleNear[at] ?? 0),
          votes: votes[place] ?? 0,
          kinds: this.#sharedKinds(place, kinds),
          kindsWithin: this.#sharedKinds(place, kinds) - mostKinds,
          isOpening: of === 0 ? 1 : 0,
        };
        return { article, passage, features: Float32Array.from(FEATURES, (name) => values[name]) };
      });
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
      own,
      none,
    };
  }

  /** What the question alone tells of all articles and passages. One answer asks for it several times. */
  #scoresOf(question: string): QuestionScores {
    if (this.#newest?.question !== question) this.#newest = { question, scores: this.#score(question) };
    return this.#newest.scores;
  }

  #score(question: string): QuestionScores {
    const terms = questionTerms(question, (plain) => this.spelling.mend(plain));
    const weights = terms.map((term) => this.#all.weightOf(term));
    const names = terms.flatMap(({ text: word, meanings }) => [word, ...meanings]);
    const plainWords = this.spelling.mend(plainQuestion(question));
    const mended = this.spelling.mend(question);
    const { passages: guess, own, none } = this.#guesser.guess(mended);
    const { similarity: near, votes } = this.#asked.nearest(mended);
    const text = this.#texts.score(terms);
    const size = this.articles.length;
    return {
      terms,
      weights,
      total: weights.reduce((sum, weight) => sum + weight, 0) || 1,
      names,
      heldWords: new Set(names),
      kinds: kindsOf(plainWords),
      own,
      none,
      ofArticles: {
        title: this.#title.score(terms),
        keywords: this.#keywords.score(terms),
        headings: this.#headings.score(terms),
        body: this.#all.score(terms),
        titleWords: this.#titleWords.similarities(names),
        text: bestOf(text, this.#owner, size),
        guess: sumsOf(guess, this.#owner, size),
        near: bestOf(near, this.#owner, size),
        votes: sumsOf(votes, this.#owner, size),
        coverage: coverageOf(terms, weights, [this.#all], size).coverage,
        // What a reader would look an article up by: all but its body.
        lookedUp: coverageOf(terms, weights, [this.#title, this.#keywords, this.#headings], size),
      },
      ofPassages: {
        text,
        guess,
        near,
        votes,
        headingWords: this.#headingWords.similarities(names),
        headingPieces: this.#headingPieces.similarities(charGrams(plainWords)),
      },
    };
  }

  /** How far the questions of a passage ask for the kinds of answer that are asked for. */
  #sharedKinds(place: number, kinds: ReturnType<typeof kindsOf>): number {
    let sum = 0;
    QUESTION_KINDS.forEach((kind, at) => {
      if (kinds.has(kind)) sum += this.#kinds[place]?.[at] ?? 0;
    });
    return sum;
  }

  /** The articles that list a question, or bear it as their title, word for word. */
  listing(question: string): ReadonlySet<Article> | undefined {
    return this.#byQuestion.get(plainly(question));
  }

  /** The passages that are known to answer a question, asked word for word, or bear it as their heading. */
  worded(question: string): readonly { passage: Passage; isHeading: boolean }[] {
    return this.#worded.of(question).flatMap(({ place, isHeading }) => {
      const passage = this.#passages[place];
      return passage ? [{ passage, isHeading }] : [];
    });
  }

  /** 0–1: the probability that a question is about what no article is about. */
  elsewhere(topics: Frame["topics"]): number {
    return topics.reduce((sum, { topic, probability }) => sum + (this.#placeOf.has(topic) ? 0 : probability), 0);
  }

  /** A partner's articles, which the guesser has not learned. */
  get unlearned(): UnlearnedArticles {
    return (this.#unlearned ??= new UnlearnedArticles(this.articles.filter(isPartnerArticle), this.knowledgeOfTexts));
  }

  /** What is known of texts that are not in the index. */
  get knowledgeOfTexts(): TextKnowledge {
    return {
      pointOf: (text) => this.#guesser.pointOf(text),
      weightOf: (term) => this.weightOf(term),
      mend: (question) => this.spelling.mend(question),
    };
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

/** The questions that a passage answers, its heading or the article's title among them. */
const questionsOf = ({ heading, questions }: Passage, title: string): string[] => [heading ?? title, ...questions];

/** Of each kind of answer: the share of the questions that ask for it. */
function shareOfKinds(questions: readonly string[]): Float32Array {
  const each = questions.map(kindsOf);
  return Float32Array.from(QUESTION_KINDS, (kind) => each.filter((kinds) => kinds.has(kind)).length / each.length);
}

/** 0–1: how far a probability is above the least that is told apart. */
const logShare = (probability: number, least: number): number =>
  Math.log(Math.max(least, probability) / least) / -Math.log(least);

const probabilityOf = (topics: Frame["topics"], slug: string): number =>
  topics.find(({ topic }) => topic === slug)?.probability ?? 0;

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

function sumsOf(values: Float32Array, owner: Int32Array, size: number): Float32Array {
  const sums = new Float32Array(size);
  for (let at = 0; at < values.length; at += 1) {
    const of = owner[at] ?? 0;
    sums[of] = (sums[of] ?? 0) + (values[at] ?? 0);
  }
  return sums;
}

/** The places of the highest values, not in order. */
function bestPlaces(values: Float32Array, count: number): number[] {
  const least = values.toSorted()[Math.max(0, values.length - count)] ?? 0;
  const places: number[] = [];
  values.forEach((value, at) => {
    if (value >= least && places.length < count) places.push(at);
  });
  return places;
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
