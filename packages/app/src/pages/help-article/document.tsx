import { DEFAULT_LANGUAGE, type Language } from "@wattleaf/shared/i18n/language";
import { ArrowLeft } from "lucide-react";
import { help } from "virtual:content/help";
import { AskAssistant } from "../../components/ask-assistant";
import { SiteLink } from "../../components/site-link";
import type { DocumentHead, DocumentProps } from "../../lib/document-page";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Container } from "../../ui/container";
import { HelpText, InlineCode } from "./help-text";

type Article = (typeof help)[Language][number];

export const instances = () => help[DEFAULT_LANGUAGE].map(({ slug }) => ({ slug }));

function articleOf(slug: string | undefined, language: Language): Article {
  const article = help[language].find((each) => each.slug === slug);
  if (!article) throw new Error(`No help article ${slug} in ${language}`);
  return article;
}

export function Page({ params }: DocumentProps) {
  const t = useT();
  const language = useLanguage();
  const article = articleOf(params["slug"], language);
  return (
    <Container className="py-10 md:py-14">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-20">
        <article className="min-w-0">
          <SiteLink
            to="/help"
            className="inline-flex items-center gap-2 py-2 text-sm font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t("help.back")}
          </SiteLink>
          <p className="mt-4 text-sm font-semibold text-muted">{t(`help.shelf.${article.shelf}`)}</p>
          <h1 className="mt-1 max-w-3xl text-4xl font-bold tracking-tight text-balance">{article.title}</h1>
          <p className="mt-6 max-w-prose text-xl leading-relaxed text-pretty">
            <InlineCode text={article.lead} />
          </p>
          <HelpText blocks={article.blocks} />
          <section className="mt-10 max-w-prose border-t border-line pt-4">
            <h2 className="text-sm font-semibold text-muted">{t("help.sources")}</h2>
            <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
              {article.sources.map(({ name, year }) => (
                <li key={name}>{`${name}, ${year}`}</li>
              ))}
            </ul>
          </section>
        </article>
        <Related article={article} />
      </div>
      <AskAssistant title={t("help.ask.title")} text={t("help.ask.text")} action={t("help.ask.action")} />
    </Container>
  );
}

/** The closest articles of the same topic. */
function Related({ article }: { article: Article }) {
  const t = useT();
  const language = useLanguage();
  const others = article.related.map((slug) => articleOf(slug, language));
  if (others.length === 0) return null;
  const title = t("help.related", { topic: t(`help.shelf.${article.shelf}`) });
  return (
    <nav aria-label={title} className="lg:pt-14">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {others.map(({ slug, title: other }) => (
          <li key={slug}>
            <SiteLink
              to={`/help/${slug}`}
              className="block py-2.5 decoration-brand underline-offset-4 hover:text-brand-strong hover:underline"
            >
              {other}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function head({ params }: DocumentProps, language: Language, fallback: DocumentHead): DocumentHead {
  const { title, lead } = articleOf(params["slug"], language);
  return { ...fallback, title: `${title} – Wattleaf`, description: lead.replaceAll("`", "") };
}
