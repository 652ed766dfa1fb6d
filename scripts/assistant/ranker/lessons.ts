import type { Article } from "../../../packages/assistant/src/knowledge/article";
import { OTHERWISE, passageKey } from "../../../packages/assistant/src/knowledge/guesser";
import type { KnownQuestion } from "./questions";
import type { Lesson } from "./train-guesser";

/** Of a sentence of a passage, and of a message of which only the article is known, against a question of the passage. */
const SENTENCE_WEIGHT = 0.4;
const MESSAGE_WEIGHT = 0.5;

/** What a guesser tells apart. */
export const guessedKeys = (articles: readonly Article[]): string[] => [...passageKeys(articles), ...OTHERWISE];

export const passageKeys = (articles: readonly Article[]): string[] =>
  articles.flatMap(({ slug, passages }) => passages.map(({ heading }) => passageKey(slug, heading)));

/** What a guesser learns from: the questions, headings and sentences of each passage of one language, and messages. */
export function lessonsOf(articles: readonly Article[], messages: readonly KnownQuestion[]): Lesson[] {
  const lessons: Lesson[] = [];
  const placesOf = new Map<string, number[]>();
  let place = 0;
  for (const { slug, title, passages } of articles)
    for (const { heading, questions, asked, sentences } of passages) {
      const learn = (texts: readonly string[], weight: number) => {
        for (const text of texts) lessons.push({ text, passages: [at], weight });
      };
      const at = place;
      learn([...asked, ...questions, heading ?? title, ...(heading === null ? [] : [`${title} ${heading}`])], 1);
      learn(sentences, SENTENCE_WEIGHT);
      placesOf.set(slug, [...(placesOf.get(slug) ?? []), at]);
      place += 1;
    }
  for (const { slug, text, from } of messages) {
    const passages = from === "own" ? [place] : slug === null ? [place + 1] : placesOf.get(slug);
    if ((from === "own" || from === "message") && passages) lessons.push({ text, passages, weight: MESSAGE_WEIGHT });
  }
  return lessons;
}
