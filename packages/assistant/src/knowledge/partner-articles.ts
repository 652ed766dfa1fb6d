import type { Language } from "@wattleaf/shared/i18n/language";
import { type Article, articleOf } from "./article";
import { toldAway } from "./of-our-site";
import { plainArticle } from "./plain-article";

/** An article that a partner wrote for its customers. */
export interface PartnerArticle {
  id: string;
  language: Language;
  title: string;
  /** The opening paragraph answers the title; each `##` section answers its heading. */
  markdown: string;
  /** Where the partner has published it. */
  url?: string | undefined;
  /** What else people ask that it answers: of the opening by its title, of a section by its heading. */
  asked?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Our articles as they are told on a partner's pages. What is about our own site stays among them, so that a question
 * about it is known for what it is, and is marked: it is answered by whom to turn to.
 */
export const forPartnerPages = (articles: readonly Article[]): Article[] => articles.map(toldAway);

/** No article of ours begins so. */
export const PARTNER_SLUG_PREFIX = "partner:";

export const isPartnerArticle = ({ slug }: Pick<Article, "slug">): boolean => slug.startsWith(PARTNER_SLUG_PREFIX);

/** Of a source that an answer cites. */
export const isPartnerSource = ({ key }: { key: string }): boolean => key.startsWith(`article:${PARTNER_SLUG_PREFIX}`);

/**
 * Titles and headings count as the questions that their parts answer, as our articles list theirs.
 *
 * @throws Error when the text has no opening paragraph
 */
export function toArticle({ id, language, title, markdown, url, asked = {} }: PartnerArticle): Article {
  const plain = plainArticle(markdown);
  const headings = Array.from(plain.matchAll(/^##+\s+(.+)$/gm), ([, heading = ""]) => heading.trim());
  return articleOf(
    {
      slug: `${PARTNER_SLUG_PREFIX}${id}`,
      title,
      topic: "partner",
      keywords: [],
      questions: [title, ...(asked[title] ?? [])],
      sources: [],
    },
    plain,
    language,
    {
      asked: Object.fromEntries(headings.map((heading) => [heading, [heading, ...(asked[heading] ?? [])]])),
      url: url ?? null,
    },
  );
}
