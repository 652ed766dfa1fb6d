import { WHITE_PAPER_CATEGORIES } from "@wattleaf/shared/domain/white-papers";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ClaimBand } from "../../components/claim-band";
import { NewsletterForm } from "../../components/layout/newsletter-form";
import { ListFilter } from "../../components/list-filter";
import type { DocumentModule } from "../../lib/document-page";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { PaperEntry } from "./paper-entry";
import { categoryParam, papersIn, scholarlyArticle } from "./papers";

const LIST = "papers";

const statistics: readonly { value: string; label: MessageKey }[] = [
  { value: "47", label: "whitePapers.stats.publications" },
  { value: "25.3k", label: "whitePapers.stats.downloads" },
  { value: "15", label: "whitePapers.stats.partners" },
  { value: "1,247", label: "whitePapers.stats.citations" },
];

export const head: DocumentModule["head"] = (_props, language, fallback) => ({
  ...fallback,
  jsonLd: papersIn(language).map((paper) => scholarlyArticle(paper, language)),
});

/** A reading list: one paper below the other, its own figures beside it. */
export function Page() {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <Container className="pt-12 md:pt-20">
        <SectionHeading level={1} size="page" title={t("whitePapers.title")} lead={t("whitePapers.intro")} />
        <div className="mt-8">
          <ListFilter
            list={LIST}
            param="category"
            label={t("whitePapers.categories")}
            chips={WHITE_PAPER_CATEGORIES.map((category) => ({
              value: categoryParam(category),
              label: t(`whitePapers.category.${category}`),
            }))}
            search={{ label: t("whitePapers.search"), placeholder: t("whitePapers.search.placeholder") }}
            some={t("whitePapers.shown")}
            none={t("whitePapers.none")}
          />
        </div>
        <ul
          id={LIST}
          className="mt-6"
          data-live="white-papers"
          data-copied={t("copy.done")}
          data-copy-failed={t("copy.failed")}
          data-link-copied={t("whitePapers.linkCopied")}
        >
          {papersIn(language).map((paper) => (
            <li key={paper.slug} data-group={categoryParam(paper.category)}>
              <PaperEntry paper={paper} />
            </li>
          ))}
        </ul>
      </Container>
      <ClaimBand
        label={t("whitePapers.stats.label")}
        claim="white-paper-statistics"
        statistics={statistics}
        note={t("whitePapers.stats.note")}
      />
      <section className="py-14 md:py-20">
        <Container>
          <h2 className="text-2xl font-bold tracking-tight">{t("whitePapers.newsletter.title")}</h2>
          <p className="mt-2 max-w-prose text-muted">{t("whitePapers.newsletter.text")}</p>
          <NewsletterForm on="page" placeholder={t("whitePapers.newsletter.placeholder")} />
        </Container>
      </section>
    </>
  );
}
