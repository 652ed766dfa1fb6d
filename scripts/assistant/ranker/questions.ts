import type { Frame } from "../../../packages/assistant/src/frame/frame";
import type { Article, Passage } from "../../../packages/assistant/src/knowledge/article";
import type { Language } from "../../../packages/shared/src/i18n/language";
import { labeledMessages } from "../labeled-messages";

/** A question whose article, and mostly also passage, is known. */
export interface KnownQuestion {
  text: string;
  language: Language;
  /** The article that answers; null where none does. */
  slug: string | null;
  /** The heading of the passage that answers, null for the opening; undefined where only the article is known. */
  section: string | null | undefined;
  /**
   * Who wrote it: who wrote the articles, an author who was shown a passage, or one who was shown nothing; that one also
   * of the asker's own home, which no article answers.
   */
  from: "asked" | "listed" | "message" | "own";
  /** Questions of one fold are never both learned from and measured. */
  fold: number;
  /** Whether nothing was learned from any question of its passage, as of an article that is new. */
  isBare: boolean;
  appliances: Frame["appliances"];
  topic: string;
}

export const FOLDS = 6;
/** The messages of authors whose number it divides are for the final measurement. */
const HELD_OUT = 5;
/** One passage in so many is bare while measuring. */
const BARE = 10;

export function knownQuestions(articles: readonly Article[]): KnownQuestion[] {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const ofArticles = articles.flatMap(({ slug, language, title, passages }) =>
    passages.flatMap(({ heading, questions, asked }) => {
      const about = { language, slug, section: heading, topic: slug, appliances: [] };
      const isBare = share(`${slug} ${heading}`, BARE) === 0;
      return [
        ...asked.map((text) => ({ ...about, text, from: "asked" as const, fold: share(text, FOLDS), isBare })),
        // Asked in the words of its heading it tells nothing.
        ...questions
          .filter((text) => plain(text) !== plain(heading ?? title))
          .map((text) => ({ ...about, text, from: "listed" as const, fold: share(text, FOLDS), isBare })),
      ];
    }),
  );
  const messages = labeledMessages().flatMap(({ author, text, labels, spans, language, previous }): KnownQuestion[] => {
    const { scope, topic, act } = labels;
    if (author % HELD_OUT === 0 || previous !== null) return [];
    const by = { text, language, section: undefined, isBare: false, fold: author % FOLDS };
    // What is advised at home an article may advise too.
    if (scope === "own")
      return act === "advise" ? [] : [{ ...by, slug: null, topic: "none", from: "own" as const, appliances: [] }];
    if (topic === undefined) return [];
    const isTalk = act === "talk" || topic === "none";
    if (!isTalk && !slugs.has(topic)) return [];
    // Sums are calculated, not looked up.
    if (spans.some(({ slot }) => slot === "given")) return [];
    const named = spans.filter(({ slot }) => slot === "appliance").map(({ value }) => value);
    return [
      {
        ...by,
        slug: isTalk ? null : topic,
        topic,
        from: "message" as const,
        appliances: named as Frame["appliances"],
      },
    ];
  });
  return [...ofArticles, ...messages];
}

/** The articles without the questions that a fold measures. */
export function articlesWithout(articles: readonly Article[], questions: readonly KnownQuestion[]): Article[] {
  const without = new Set(questions.map(({ text }) => text));
  const keep = (text: string) => !without.has(text);
  const strip = (passage: Passage): Passage => ({
    ...passage,
    questions: passage.questions.filter(keep),
    asked: passage.asked.filter(keep),
  });
  return articles.map((article) => {
    const [opening, ...sections] = article.passages;
    return {
      ...article,
      questions: article.questions.filter(keep),
      passages: [strip(opening), ...sections.map(strip)],
    };
  });
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** 0 to `of` - 1, the same for the same text. */
export function share(text: string, of: number): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) % of;
}
