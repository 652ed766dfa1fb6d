import { BLOG_PAGE_SIZE } from "@wattleaf/shared/domain/blog";
import type { Language } from "@wattleaf/shared/i18n/language";
import { DEFAULT_LANGUAGE } from "@wattleaf/shared/i18n/language";
import { Rss } from "lucide-react";
import { blog } from "virtual:content/blog";
import { Island } from "../../components/island";
import { NewsletterBox } from "../../components/newsletter-box";
import type { CardPost } from "../../components/posts/card-post";
import type { DocumentHead, DocumentProps } from "../../lib/document-page";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { island } from "./list.island";

const feedPath = (language: Language) =>
  language === DEFAULT_LANGUAGE ? "/blog/rss.xml" : `/blog/rss.xml?lang=${language}`;

export function Page() {
  const t = useT();
  const language = useLanguage();
  const posts = blog[language]
    .slice(0, BLOG_PAGE_SIZE)
    .map(({ id, title, excerpt, motif, category, author, publishDate }): CardPost => {
      return { id, title, excerpt, motif, category, author, publishDate };
    });
  return (
    <Container className="py-12 md:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SectionHeading level={1} size="page" title={t("blog.title")} lead={t("blog.lead")} />
        <a
          href={feedPath(language)}
          className="inline-flex items-center gap-2 py-1 text-sm font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
        >
          <Rss aria-hidden="true" className="size-4" />
          {t("blog.rss")}
        </a>
      </div>
      <Island
        of={island}
        props={{ posts, total: blog[language].length, pages: Math.ceil(blog[language].length / BLOG_PAGE_SIZE) }}
        wake="address"
        className="mt-8"
      />
      <NewsletterBox title={t("blog.newsletter.title")} text={t("blog.newsletter.text")} className="mt-16" />
    </Container>
  );
}

export const head = (_: DocumentProps, language: Language, fallback: DocumentHead): DocumentHead => ({
  ...fallback,
  feed: { title: fallback.title, path: feedPath(language) },
});
