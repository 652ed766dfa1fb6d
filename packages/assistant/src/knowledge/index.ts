import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import type { Language } from "@wattleaf/shared/i18n/language";
import MiniSearch from "minisearch";
import type { Article, Passage } from "./article";
import { tokenize } from "./tokenize";

export type { Article, Passage } from "./article";

/** What a search found: the article, its part nearest to the question, and how far to trust it. */
export interface KnowledgeHit {
  article: Article;
  passage: Passage;
  score: number;
  /** 0–1: share of the question's words, weighted by how telling they are, that the article holds. */
  coverage: number;
}

export interface KnowledgeBase {
  readonly articles: readonly Article[];
  article(slug: string, language: Language): Article | undefined;
  /** Best articles first. With `slugs` only those are considered. */
  search(question: string, language: Language, limit: number, slugs?: readonly string[]): KnowledgeHit[];
  /** The part of an article that answers a question best; the opening paragraph unless a section clearly fits better. */
  bestPassage(article: Article, question: string): Passage;
  /** The section that fits a question best, for someone who has read the opening; null when there is none. */
  bestSection(article: Article, question: string): Passage | null;
  /** True for an English word that occurs in the articles. */
  hasWord(word: string): boolean;
}

/** Indexes the articles in memory, one index for each language. */
export function createKnowledge(articles: readonly Article[]): KnowledgeBase {
  const indexes = new Map(
    LANGUAGES.map((language) => [
      language,
      new LanguageIndex(articles.filter((article) => article.language === language)),
    ]),
  );
  const words = new Set<string>();
  for (const article of articles) {
    for (const { text } of article.passages)
      for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) words.add(word);
  }
  const indexOf = (language: Language) => indexes.get(language) ?? new LanguageIndex([]);
  return {
    articles,
    article: (slug, language) => indexOf(language).article(slug),
    search: (question, language, limit, slugs) => indexOf(language).search(question, limit, slugs),
    bestPassage: (article, question) => indexOf(article.language).bestPassage(article, tokenize(question)),
    bestSection: (article, question) => {
      const terms = tokenize(question);
      return indexOf(article.language).bestSection(article, terms, terms);
    },
    hasWord: (word) => words.has(word),
  };
}

/** A section must hold this much more of the question than the opening does to be quoted instead of it. */
const SECTION_ADVANTAGE = 0.35;

class LanguageIndex {
  readonly #bySlug: ReadonlyMap<string, Article>;
  readonly #index: MiniSearch;
  /** Telling weight of a term: rarer is more telling. */
  readonly #weights = new Map<string, number>();
  readonly #unknownWeight: number;
  /** Terms of each text that passages are weighed by; the texts never change. */
  readonly #termsOf = new Map<string, ReadonlySet<string>>();

  constructor(articles: readonly Article[]) {
    this.#bySlug = new Map(articles.map((article) => [article.slug, article]));
    this.#index = new MiniSearch({
      idField: "slug",
      fields: ["title", "questions", "keywords", "headings", "body"],
      tokenize: tokenize,
      processTerm: (term) => term,
      searchOptions: {
        boost: { title: 3, questions: 2.5, keywords: 3, headings: 1.5, body: 1 },
        prefix: (term) => term.length >= 4 && /^[a-z]/.test(term),
        fuzzy: (term) => (term.length >= 6 && /^[a-z]/.test(term) ? 0.2 : false),
        weights: { fuzzy: 0.3, prefix: 0.5 },
      },
    });
    this.#index.addAll(
      articles.map(({ slug, title, questions, keywords, passages }) => ({
        slug,
        title,
        questions: questions.join(" \n "),
        keywords: keywords.join(" \n "),
        headings: passages.map(({ heading }) => heading ?? "").join(" \n "),
        body: passages.map(({ text }) => text).join(" \n "),
      })),
    );
    const counts = new Map<string, number>();
    for (const article of articles)
      for (const term of articleTerms(article)) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) this.#weights.set(term, Math.log(1 + articles.length / count));
    this.#unknownWeight = Math.log(1 + articles.length);
  }

  article(slug: string): Article | undefined {
    return this.#bySlug.get(slug);
  }

  search(question: string, limit: number, slugs?: readonly string[]): KnowledgeHit[] {
    const terms = [...new Set(tokenize(question))];
    if (terms.length === 0) return [];
    const total = terms.reduce((sum, term) => sum + this.#weight(term), 0);
    const results = this.#index.search(terms.join(" "), {
      tokenize: (text) => text.split(" "),
      ...(slugs ? { filter: ({ id }) => slugs.includes(String(id)) } : {}),
    });
    return results.slice(0, limit).flatMap((result) => {
      const article = this.#bySlug.get(String(result.id));
      if (!article) return [];
      const covered = result.queryTerms.reduce((sum, term) => sum + this.#weight(term), 0);
      return [
        {
          article,
          passage: this.bestPassage(article, terms),
          score: result.score,
          coverage: total > 0 ? covered / total : 0,
        },
      ];
    });
  }

  bestPassage(article: Article, terms: readonly string[]): Passage {
    const [opening] = article.passages;
    // The whole article is about the words of its title: which part is meant, the other words tell.
    const title = new Set(tokenize(article.title));
    const telling = terms.filter((term) => !title.has(term));
    const section = telling.length > 0 ? this.bestSection(article, telling, terms) : null;
    const openingFit = this.#share(opening.text, telling) + SECTION_ADVANTAGE;
    return section && this.#sectionFit(section, telling) > openingFit ? section : opening;
  }

  /** Sections that fit alike are told apart by all the terms: "drying" from "washing" in an article on both. */
  bestSection(article: Article, telling: readonly string[], terms: readonly string[]): Passage | null {
    const fits = article.passages.slice(1).map((section) => ({
      section,
      fit: this.#sectionFit(section, telling) + 0.2 * this.#sectionFit(section, terms),
    }));
    return (
      fits.reduce<(typeof fits)[number] | null>((best, next) => (!best || next.fit > best.fit ? next : best), null)
        ?.section ?? null
    );
  }

  /** A heading is the section's own question: a word in it counts double. */
  #sectionFit({ heading, text }: Passage, terms: readonly string[]): number {
    return this.#share(`${heading ?? ""} ${text}`, terms) * 0.7 + this.#share(heading ?? "", terms) * 0.6;
  }

  #weight(term: string): number {
    return this.#weights.get(term) ?? this.#unknownWeight;
  }

  /** Weighted share of the terms that a text holds. */
  #share(text: string, terms: readonly string[]): number {
    let held = this.#termsOf.get(text);
    if (!held) {
      held = new Set(tokenize(text));
      this.#termsOf.set(text, held);
    }
    let sum = 0;
    let total = 0;
    for (const term of terms) {
      const weight = this.#weight(term);
      total += weight;
      if (held.has(term)) sum += weight;
    }
    return total > 0 ? sum / total : 0;
  }
}

function articleTerms({ title, questions, keywords, passages }: Article): Set<string> {
  return new Set(
    tokenize(
      [title, ...questions, ...keywords, ...passages.map(({ heading, text }) => `${heading ?? ""} ${text}`)].join(
        " \n ",
      ),
    ),
  );
}
