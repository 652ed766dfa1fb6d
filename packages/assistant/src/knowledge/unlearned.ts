import type { Article, Passage } from "./article";
import { dot } from "./dot";
import model from "./model/unlearned.json";
import { questionTerms } from "./question-terms";
import { holds } from "./quote";
import type { Term } from "./tokenize";
import { charGrams, plainQuestion, tokenize } from "./tokenize";
import { holdsFact, wantedIn } from "./wanted-facts";
import { withoutTitle } from "./without-title";

/*
 * Articles that no question was learned of, as a partner's. Their words say less than the questions that people ask of
 * ours; what helps is how near their headings and text lie to a question among all that the guesser has learned: "when is it
 * paid?" lies near "allow six weeks". What the title says tells the article and no passage of it, so each passage is also
 * weighed by what the question adds to the title.
 */

/** What is weighed of a passage as the answer to a question. */
export const UNLEARNED_FEATURES = [
  "held",
  "heldByTitle",
  "heldByHeading",
  "mostTellingMissing",
  "pieces",
  "titlePieces",
  "pointOfTitle",
  "pointOfHeading",
  "pointOfText",
  "pointOfSentence",
  "rest held",
  "rest pieces",
  "rest pointOfHeading",
  "rest pointOfText",
  "rest pointOfSentence",
  "isOpening",
  "openingOfTitle",
] as const;

/** Of the passages of one article, those of the features that do not weigh the title's words. */
export const FIRST_WITHIN = UNLEARNED_FEATURES.indexOf("rest held");

/**
 * Trained by `bun run model:ranker`: one weight for each of {@link UNLEARNED_FEATURES}, and for the passages of one article
 * one for each from {@link FIRST_WITHIN} on.
 */
const { weights: WEIGHTS, within: WEIGHTS_WITHIN }: { weights: readonly number[]; within: readonly number[] } = model;

/** What the index of all articles knows of a text. */
export interface TextKnowledge {
  /** Where it lies among the questions that were learned, of length 1. */
  pointOf(text: string): Float32Array;
  weightOf(term: Term): number;
  /** A question without its misspellings. */
  mend(question: string): string;
}

export interface UnlearnedCandidate {
  article: Article;
  passage: Passage;
  features: readonly number[];
}

export interface UnlearnedFound {
  article: Article;
  passage: Passage;
  /** How near its title, and its text, lie to the question: -1 to 1. */
  nearTitle: number;
  nearText: number;
}

interface Known {
  article: Article;
  passage: Passage;
  told: Told;
}

/** What is known of the words of a title or heading, taken once. */
interface Headed {
  words: ReadonlySet<string>;
  pieces: ReadonlySet<string>;
  point: Float32Array;
}

/** As {@link Headed}, of a passage. */
interface Told {
  title: Headed;
  heading: Headed;
  held: ReadonlySet<string>;
  pointOfText: Float32Array;
  sentences: readonly Float32Array[];
}

interface ReadWords {
  terms: readonly { term: Term; weight: number }[];
  total: number;
  pieces: ReadonlySet<string>;
  point: Float32Array;
}

/** Of a text's words, each tells so much more the rarer it is; a weight is about 1 to 8. */
const TELLING = 8;

/** Articles that the guesser has not learned, and which passage of them answers. */
export class UnlearnedArticles {
  #known: readonly Known[] | undefined;

  constructor(
    readonly articles: readonly Article[],
    readonly about: TextKnowledge,
  ) {}

  /** The passage that answers best, of one article where one is given. */
  best(question: string, within?: Article): UnlearnedFound | undefined {
    const candidates = this.weigh(question, within);
    const scores = candidates.map(({ features }) =>
      within === undefined ? dot(WEIGHTS, features) : dot(WEIGHTS_WITHIN, features.slice(FIRST_WITHIN)),
    );
    const likeliest = candidates[scores.indexOf(Math.max(...scores))];
    const first = within && likeliest?.passage.heading === null ? laterPart(question, candidates, scores) : likeliest;
    const of = (name: (typeof UNLEARNED_FEATURES)[number]) => first?.features[UNLEARNED_FEATURES.indexOf(name)] ?? 0;
    return (
      first && {
        article: first.article,
        passage: first.passage,
        nearTitle: of("pointOfTitle"),
        nearText: of("pointOfText"),
      }
    );
  }

  /** The passages with their {@link UNLEARNED_FEATURES}. */
  weigh(question: string, within?: Article): UnlearnedCandidate[] {
    const mended = this.about.mend(question);
    const asked = this.#read(mended);
    this.#known ??= this.articles.flatMap((article) => this.#knownOf(article));
    const rests = new Map<Article, ReadWords>();
    return this.#known
      .filter(({ article }) => within === undefined || article === within)
      .map(({ article, passage, told }) => {
        const rest = rests.get(article) ?? this.#read(withoutTitle(mended, article.title));
        rests.set(article, rest);
        return { article, passage, features: featuresOf(passage, told, asked, rest) };
      });
  }

  #read(question: string): ReadWords {
    const terms = questionTerms(question).map((term) => ({ term, weight: this.about.weightOf(term) }));
    return {
      terms,
      total: terms.reduce((sum, { weight }) => sum + weight, 0) || 1,
      pieces: new Set(charGrams(plainQuestion(question))),
      point: this.about.pointOf(question),
    };
  }

  #knownOf(article: Article): Known[] {
    const title = this.#headed(article.title);
    return article.passages.map((passage) => {
      const { heading, text, sentences } = passage;
      const whole = `${heading ?? article.title} ${text}`;
      const told: Told = {
        title,
        heading: heading === null ? title : this.#headed(heading),
        held: new Set(tokenize(whole)),
        pointOfText: this.about.pointOf(whole),
        sentences: sentences.map((sentence) => this.about.pointOf(sentence)),
      };
      return { article, passage, told };
    });
  }

  #headed(words: string): Headed {
    return {
      words: new Set(tokenize(words)),
      pieces: new Set(charGrams(plainQuestion(words))),
      point: this.about.pointOf(words),
    };
  }
}

/**
 * The opening of an article often has the question's own words ("We pay a rebate …") where a later part has what it wants
 * ("Allow six weeks …").
 */
function laterPart(question: string, candidates: readonly UnlearnedCandidate[], scores: readonly number[]) {
  const ranked = candidates.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const wanted = wantedIn(question);
  const [opening] = ranked;
  const holdsWanted = ({ passage }: UnlearnedCandidate) => holdsFact(passage, wanted);
  return opening && !holdsWanted(opening) ? (ranked.find(holdsWanted) ?? opening) : opening;

  function scoreOf(candidate: UnlearnedCandidate): number {
    return scores[candidates.indexOf(candidate)] ?? 0;
  }
}

function featuresOf({ heading }: Passage, told: Told, asked: ReadWords, rest: ReadWords): number[] {
  const heldIn = ({ terms, total }: ReadWords, words: ReadonlySet<string>, more?: ReadonlySet<string>) =>
    terms.reduce((sum, { term, weight }) => sum + (holds(words, term) || holds(more, term) ? weight : 0), 0) / total;
  const missing = asked.terms
    .filter(({ term }) => !holds(told.held, term) && !holds(told.title.words, term))
    .map(({ weight }) => weight);
  const near = ({ point }: ReadWords) => [
    cosine(point, told.heading.point),
    cosine(point, told.pointOfText),
    Math.max(...told.sentences.map((sentence) => cosine(point, sentence))),
  ];
  const isOpening = heading === null ? 1 : 0;
  return [
    heldIn(asked, told.held, told.title.words),
    heldIn(asked, told.title.words),
    heldIn(asked, told.heading.words),
    Math.max(0, ...missing) / TELLING,
    shared(asked.pieces, told.heading.pieces),
    shared(asked.pieces, told.title.pieces),
    cosine(asked.point, told.title.point),
    ...near(asked),
    heldIn(rest, told.held),
    shared(rest.pieces, told.heading.pieces),
    ...near(rest),
    isOpening,
    isOpening * (1 - rest.terms.length / Math.max(1, asked.terms.length)),
  ];
}

/** Of points of length 1. */
const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** 0–1: how much two sets have in common. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((piece) => other.has(piece)).length;
  return both / Math.sqrt(Math.max(1, one.size) * Math.max(1, other.size));
}
