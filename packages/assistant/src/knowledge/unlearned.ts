import type { Article, Passage } from "./article";
import type { ArticleIndex, Feature } from "./candidates";
import { FEATURES } from "./candidates";
import model from "./model/unlearned.json";
import { termsOf } from "./tokenize";
import { withoutTitle } from "./without-title";

/**
 * The passages of an article that no question was learned of, as of a partner's. Their words say less than the questions
 * that people ask of ours; what helps is how near their heading and text lie to the question among all that the guesser
 * has learned: "when is it paid?" lies near "allow six weeks". What the title says tells the article and no passage of it,
 * so a question is weighed without the title's words.
 */

const OF_CANDIDATE = ["text", "headingWords", "headingPieces", "near", "kinds"] as const satisfies readonly Feature[];
const OF_QUESTION = [...OF_CANDIDATE, "pointOfHeading", "pointOfText", "pointOfSentence"] as const;
export const UNLEARNED_FEATURES = [...OF_QUESTION, "isOpening", "openingOfTitle"] as const;

/** Trained by `bun run model:ranker`: one weight for each of {@link UNLEARNED_FEATURES}. */
const WEIGHTS: readonly number[] = model.weights;

/** The passage of such an article that answers a question best. */
export function bestUnlearned(index: ArticleIndex, article: Article, question: string): Passage {
  let best: Passage = article.passages[0];
  let top = -Infinity;
  for (const { passage, features } of unlearnedPassages(index, article, question)) {
    const score = features.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0);
    if (score > top) [best, top] = [passage, score];
  }
  return best;
}

/** The article's passages with their {@link UNLEARNED_FEATURES}. */
export function unlearnedPassages(
  index: ArticleIndex,
  article: Article,
  question: string,
): { passage: Passage; features: readonly number[] }[] {
  const mended = index.spelling.mend(question);
  const rest = withoutTitle(mended, article.title);
  const left = weighed(index, article, rest);
  const ofTitle = 1 - termsOf(rest).length / Math.max(1, termsOf(mended).length);
  return article.passages.map((passage, at) => {
    const isOpening = passage.heading === null ? 1 : 0;
    return { passage, features: [...(left[at] ?? []), isOpening, isOpening * ofTitle] };
  });
}

function weighed(index: ArticleIndex, article: Article, question: string): number[][] {
  const asked = index.pointOf(question);
  const { candidates } = index.ask(question, { topics: [], within: article });
  return candidates.map(({ passage: { heading, text, sentences }, features }) => {
    const headed = heading ?? article.title;
    return [
      ...OF_CANDIDATE.map((name) => features[FEATURES.indexOf(name)] ?? 0),
      cosine(asked, index.pointOf(headed)),
      cosine(asked, index.pointOf(`${headed} ${text}`)),
      Math.max(...sentences.map((sentence) => cosine(asked, index.pointOf(sentence)))),
    ];
  });
}

/** Of points of length 1. */
const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
