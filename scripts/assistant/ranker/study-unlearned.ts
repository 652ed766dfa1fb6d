import type { Article, Passage } from "../../../packages/assistant/src/knowledge/article";
import { ArticleIndex } from "../../../packages/assistant/src/knowledge/candidates";
import { guesserOf } from "../../../packages/assistant/src/knowledge/guesser";
import { unlearnedPassages } from "../../../packages/assistant/src/knowledge/unlearned";
import { type Language, LANGUAGES } from "../../../packages/shared/src/i18n/language";
import { type RankingRow, trainWeights } from "./fit";
import { guessedKeys, lessonsOf } from "./lessons";
import { type KnownQuestion, share as shareOf } from "./questions";
import { trainGuesser } from "./train-guesser";

/** One question in so many is weighed: the weights to learn are few. */
const WEIGHED = 4;
const HALVES = [0, 1] as const;

interface Row extends RankingRow {
  language: Language;
  half: number;
}

/**
 * Learns which passage of an article answers where nothing was learned of the article: each half of our articles, without
 * their listed questions, by a guesser that learned from the other half alone.
 */
export function studyUnlearned(articles: readonly Article[], questions: readonly KnownQuestion[]): number[] {
  const rows = LANGUAGES.flatMap((language) =>
    rowsOf(
      articles.filter((article) => article.language === language),
      questions.filter((question) => question.language === language),
      language,
    ),
  );
  for (const language of LANGUAGES) {
    const right = HALVES.map((half) => {
      const weights = trainWeights(rows.filter((row) => row.half !== half));
      const own = rows.filter((row) => row.half === half && row.language === language);
      return own.filter((row) => row.targets.includes(firstOf(row, weights))).length / own.length;
    });
    console.log(`${language}, passage within an article that was not learned: ${right.map(percent).join(" and ")}`);
  }
  return trainWeights(rows);
}

function rowsOf(articles: readonly Article[], questions: readonly KnownQuestion[], language: Language): Row[] {
  const halfOf = (slug: string) => shareOf(`half ${slug}`, HALVES.length);
  const bare = articles.map(withoutQuestions);
  const bySlug = new Map(bare.map((article) => [article.slug, article]));
  return HALVES.flatMap((half) => {
    const learned = articles.filter(({ slug }) => halfOf(slug) !== half);
    const messages = questions.filter(({ from, slug }) => from === "own" || (slug !== null && halfOf(slug) !== half));
    const model = trainGuesser(lessonsOf(learned, messages), guessedKeys(learned));
    const index = new ArticleIndex(bare, guesserOf(model, []));
    return questions.flatMap(({ text, slug, section }): Row[] => {
      const article = slug !== null && halfOf(slug) === half ? bySlug.get(slug) : undefined;
      if (!article || section === undefined || article.passages.length < 2 || shareOf(`weighed ${text}`, WEIGHED) !== 0)
        return [];
      const candidates = unlearnedPassages(index, article, text);
      const targets = candidates.flatMap(({ passage }, at) => (passage.heading === section ? [at] : []));
      return [{ candidates, targets, importance: 1, language, half }];
    });
  });
}

function withoutQuestions(article: Article): Article {
  const strip = (passage: Passage): Passage => ({ ...passage, asked: [], questions: [] });
  const [opening, ...sections] = article.passages;
  return { ...article, keywords: [], questions: [], passages: [strip(opening), ...sections.map(strip)] };
}

function firstOf({ candidates }: Row, weights: readonly number[]): number {
  const scores = candidates.map(({ features }) =>
    Array.from(features).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  );
  return scores.indexOf(Math.max(...scores));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
