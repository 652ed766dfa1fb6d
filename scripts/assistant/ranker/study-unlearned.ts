import type { Article, Passage } from "../../../packages/assistant/src/knowledge/article";
import { ArticleIndex } from "../../../packages/assistant/src/knowledge/candidates";
import { dot } from "../../../packages/assistant/src/knowledge/dot";
import { guesserOf } from "../../../packages/assistant/src/knowledge/guesser";
import {
  FIRST_WITHIN,
  type UnlearnedCandidate,
  UnlearnedArticles,
} from "../../../packages/assistant/src/knowledge/unlearned";
import { type Language, LANGUAGES } from "../../../packages/shared/src/i18n/language";
import { type RankingRow, trainWeights } from "./fit";
import { guessedKeys, lessonsOf } from "./lessons";
import { type KnownQuestion, share as shareOf } from "./questions";
import { trainGuesser } from "./train-guesser";

/*
 * Learns to find what answers in articles that nothing was learned of. Our own stand in for a partner's: each half of them,
 * without their listed questions and in groups as large as a partner's, is asked by a guesser that learned from the other
 * half alone.
 */

/** One question in so many is weighed: the weights to learn are few. */
const WEIGHED = 6;
const HALVES = [0, 1] as const;
/** Articles of a partner, about. */
const GROUP = 12;

interface Row extends RankingRow {
  candidates: readonly UnlearnedCandidate[];
  language: Language;
  half: number;
  slug: string;
}

/** Returns the weights; prints how often articles and passages are found that took no part in learning them. */
export function studyUnlearned(
  articles: readonly Article[],
  questions: readonly KnownQuestion[],
): { weights: number[]; within: number[] } {
  const rows = LANGUAGES.flatMap((language) =>
    rowsOf(
      articles.filter((article) => article.language === language),
      questions.filter((question) => question.language === language),
      language,
    ),
  );
  const places = HALVES.flatMap((half) => {
    const weights = trainWeights(rows.filter((row) => row.half !== half));
    return rows.filter((row) => row.half === half).map((row) => ({ row, first: bestOf(row.candidates, weights) }));
  });
  for (const language of LANGUAGES) {
    const own = places.filter(({ row }) => row.language === language);
    const isRight = own.filter(({ row, first }) => row.candidates[first]?.article.slug === row.slug);
    const isPassage = own.filter(({ row, first }) => row.targets.includes(first));
    console.log(
      `${language}, articles that were not learned: ${own.length} questions, ` +
        `article ${percent(isRight.length / own.length)}, passage ${percent(isPassage.length / own.length)}`,
    );
  }
  const within = rows.map(withinArticle);
  for (const half of HALVES) {
    const weights = trainWeights(within.filter((row) => row.half !== half));
    const own = within.filter((row) => row.half === half);
    const isRight = own.filter((row) => row.targets.includes(bestOf(row.candidates, weights)));
    console.log(`half ${half + 1}, passage within its article: ${percent(isRight.length / own.length)}`);
  }
  return { weights: trainWeights(rows), within: trainWeights(within) };
}

/** The passages of the article that answers alone, by what the question adds to its title. */
function withinArticle({ candidates, targets, slug, ...row }: Row): Row {
  const own = candidates.flatMap((candidate, at) =>
    candidate.article.slug === slug ? [{ candidate, isTarget: targets.includes(at) }] : [],
  );
  return {
    ...row,
    slug,
    candidates: own.map(({ candidate }) => ({ ...candidate, features: candidate.features.slice(FIRST_WITHIN) })),
    targets: own.flatMap(({ isTarget }, at) => (isTarget ? [at] : [])),
  };
}

function rowsOf(articles: readonly Article[], questions: readonly KnownQuestion[], language: Language): Row[] {
  const halfOf = (slug: string) => shareOf(`half ${slug}`, HALVES.length);
  return HALVES.flatMap((half) => {
    const learned = articles.filter(({ slug }) => halfOf(slug) !== half);
    const bare = articles.filter(({ slug }) => halfOf(slug) === half).map(withoutQuestions);
    const messages = questions.filter(({ from, slug }) => from === "own" || (slug !== null && halfOf(slug) !== half));
    const guesser = guesserOf(trainGuesser(lessonsOf(learned, messages), guessedKeys(learned)), []);
    const index = new ArticleIndex([...bare, ...learned], guesser);
    const groups = Array.from({ length: Math.ceil(bare.length / GROUP) }, (_, at) =>
      bare.filter((__, of) => of % Math.ceil(bare.length / GROUP) === at),
    );
    return groups.flatMap((group) => {
      const unlearned = new UnlearnedArticles(group, index.knowledgeOfTexts);
      const bySlug = new Set(group.map(({ slug }) => slug));
      return questions.flatMap(({ text, slug, section }): Row[] => {
        if (slug === null || section === undefined || !bySlug.has(slug) || shareOf(`weighed ${text}`, WEIGHED) !== 0)
          return [];
        const candidates = unlearned.weigh(text);
        const targets = candidates.flatMap(({ article, passage }, at) =>
          article.slug === slug && passage.heading === section ? [at] : [],
        );
        return [{ candidates, targets, importance: 1, language, half, slug }];
      });
    });
  });
}

function bestOf(candidates: readonly UnlearnedCandidate[], weights: readonly number[]): number {
  const scores = candidates.map(({ features }) => dot(weights, features));
  return scores.indexOf(Math.max(...scores));
}

function withoutQuestions(article: Article): Article {
  const strip = (passage: Passage): Passage => ({ ...passage, asked: [], questions: [] });
  const [opening, ...sections] = article.passages;
  return { ...article, keywords: [], questions: [], passages: [strip(opening), ...sections.map(strip)] };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
