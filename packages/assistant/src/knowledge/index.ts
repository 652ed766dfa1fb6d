import type { Language } from "@wattleaf/shared/i18n/language";
import type { Article, Passage } from "./article";
import type { AskedOptions } from "./candidates";
import { ArticleIndex } from "./candidates";
import type { PackedCosineIndex } from "./cosine-index";
import type { FoundPassages, Quotation } from "./find-passages";
import { findPassages, quotationFrom } from "./find-passages";
import { forPartnerPages } from "./partner-articles";
import { type QuestionWords, textOf } from "./question-words";
import { shippedGuesser } from "./shipped-guesser";
import type { UnlearnedFound } from "./unlearned";

export type { Article, Passage } from "./article";
export { type QuestionWords, questionWords } from "./question-words";
export type { PackedCosineIndex } from "./cosine-index";
export type { FoundPassages, Quotation, RankedPassage } from "./find-passages";

export interface PassageOptions extends Pick<AskedOptions, "topics" | "appliances"> {
  language: Language;
  limit: number;
  /** Titles of the articles that the answer before quoted. */
  told?: readonly string[];
}

export interface KnowledgeBase {
  readonly articles: readonly Article[];
  article(slug: string, language: Language): Article | undefined;
  /** The article that lists a question word for word, or bears it as its title. */
  listing(question: QuestionWords | string, language: Language): Article | undefined;
  /** The passages that answer a question, of an article one, the best first, and how sure the first is. */
  findPassages(question: QuestionWords | string, options: PassageOptions): FoundPassages;
  /** The passage of a partner's articles that answers best, and how near it lies. */
  findUnlearned(question: QuestionWords | string, language: Language): UnlearnedFound | undefined;
  /** What of an article answers a question best, beside the passages that were told. */
  quote(article: Article, question: QuestionWords | string, told?: readonly Passage[]): Quotation;
  /** Behind a partner's articles, ours alone; else itself. */
  readonly ours: KnowledgeBase;
  /** What the articles of a language are found by. */
  index(language: Language): ArticleIndex;
}

interface IndexOptions {
  /** Those that are indexed at once; the others are with the first question in them. */
  languages?: readonly Language[];
  /** Called each time that a language has been indexed. */
  onIndexed?: () => void;
  /** Has the last of the articles, told in other words or whole. */
  rest?: KnowledgeBase;
  /** {@link ArticleIndex.packedAsked} of the same articles, made before. */
  asked?: Partial<Record<Language, PackedCosineIndex>>;
}

/** Keeps the articles in memory, one index for each language. */
export function createKnowledge(
  articles: readonly Article[],
  { languages = [], onIndexed = () => undefined, rest, asked = {} }: IndexOptions = {},
): KnowledgeBase {
  const indexes = new Map<Language, ArticleIndex>();
  const indexOf = (language: Language): ArticleIndex => {
    const known = indexes.get(language);
    if (known) return known;
    const own = articles.filter((article) => article.language === language);
    const index = new ArticleIndex(own, shippedGuesser(language, own), rest?.index(language), asked[language]);
    indexes.set(language, index);
    onIndexed();
    return index;
  };
  for (const language of languages) indexOf(language);
  const bySlug = new Map(articles.map((article) => [`${article.language}/${article.slug}`, article]));
  const base: KnowledgeBase = {
    articles,
    get ours() {
      return rest ?? base;
    },
    article: (slug, language) => bySlug.get(`${language}/${slug}`),
    listing: (question, language) => indexOf(language).listing(textOf(question))?.values().next().value,
    findPassages: (question, options) => findPassages(indexOf(options.language), textOf(question), options),
    findUnlearned: (question, language) => indexOf(language).unlearned.best(textOf(question)),
    quote: (article, question, told) => quotationFrom(indexOf(article.language), article, textOf(question), told),
    index: indexOf,
  };
  return base;
}

/** A partner's articles, and behind them those of ours as they are told on its pages. */
export const partnerKnowledge = (
  ours: KnowledgeBase,
  articles: readonly Article[],
  onIndexed?: () => void,
): KnowledgeBase =>
  createKnowledge([...articles, ...forPartnerPages(ours.articles)], {
    rest: ours,
    ...(onIndexed ? { onIndexed } : {}),
  });
