import { bibtexOf } from "@wattleaf/shared/domain/citation";
import { whitePaperPdfPath } from "@wattleaf/shared/domain/white-papers";
import type { Language } from "@wattleaf/shared/i18n/language";
import { whitePapers } from "virtual:content/white-papers";
import { SITE_ORIGIN } from "../../lib/site-origin";

export type WhitePaper = (typeof whitePapers)["en"][number];

export const PAGE_PATH = "/white-papers";

/** The newest number first. */
export const papersIn = (language: Language): readonly WhitePaper[] => whitePapers[language].toReversed();

/** `Privacy & Security` is `privacy-security` in the address. */
export const categoryParam = (category: string) => category.toLowerCase().replaceAll(/[^a-z]+/g, "-");

const addressOf = ({ slug }: WhitePaper) => `${SITE_ORIGIN}${PAGE_PATH}#${slug}`;

export const citationOf = (paper: WhitePaper) => bibtexOf(paper, addressOf(paper));

/** For search engines: https://schema.org/ScholarlyArticle. */
export function scholarlyArticle(paper: WhitePaper, language: Language): object {
  const organization = { "@type": "Organization", name: "Wattleaf", url: SITE_ORIGIN };
  return {
    "@context": "https://schema.org",
    "@type": "ScholarlyArticle",
    "@id": addressOf(paper),
    url: addressOf(paper),
    headline: paper.title,
    name: paper.title,
    description: paper.description,
    abstract: paper.abstract,
    author: paper.authors.map((name) => ({ "@type": "Organization", name, parentOrganization: organization })),
    publisher: organization,
    datePublished: paper.publishDate,
    inLanguage: language,
    keywords: paper.tags.join(", "),
    reportNumber: paper.number,
    numberOfPages: paper.pages,
    isAccessibleForFree: true,
    encoding: {
      "@type": "MediaObject",
      encodingFormat: "application/pdf",
      contentUrl: `${SITE_ORIGIN}${whitePaperPdfPath(paper.slug, language)}`,
    },
  };
}
