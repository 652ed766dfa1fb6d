import { whitePaperPdfPath } from "@wattleaf/shared/domain/white-papers";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { Download, Quote, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { dialogCommand } from "../../components/dialog-command";
import { formatDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { CiteDialog, citeDialogId } from "./cite-dialog";
import { PaperFigure } from "./paper-figure";
import type { WhitePaper } from "./papers";

/** A paper with its figures. Downloads, Share and Copy are live/white-papers.ts. */
export function PaperEntry({ paper }: { paper: WhitePaper }) {
  const t = useT();
  const language = useLanguage();
  const { slug, title } = paper;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="grid scroll-mt-20 gap-8 border-t border-line py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge variant="brand">{t(`whitePapers.category.${paper.category}`)}</Badge>
          <span className="font-mono text-xs">{paper.number}</span>
        </p>
        <h2 id={`${slug}-title`} className="text-2xl font-bold tracking-tight text-balance">
          {title}
        </h2>
        <p className="max-w-prose text-lg text-muted text-pretty">{paper.description}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
          <Fact name={t("whitePapers.authors")}>{formatList(paper.authors, language)}</Fact>
          <Fact name={t("whitePapers.published")}>
            <time dateTime={paper.publishDate}>{formatDay(paper.publishDate, language)}</time>
          </Fact>
          <Fact name={t("whitePapers.pages")}>{paper.pages}</Fact>
          <Fact name={t("whitePapers.downloads")}>
            <span data-downloads={slug} className="inline-block min-w-[2ch]">
              –
            </span>
          </Fact>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button icon={<Download aria-hidden="true" className="size-5" />} asChild>
            <a href={whitePaperPdfPath(slug, language)} download data-download={slug} hrefLang={language}>
              {t("whitePapers.download")}
              <span className="sr-only">: {title}</span>
            </a>
          </Button>
          <Button
            variant="secondary"
            icon={<Quote aria-hidden="true" className="size-4" />}
            {...dialogCommand("show-modal", citeDialogId(slug))}
          >
            {t("whitePapers.cite")}
          </Button>
          <Button variant="ghost" icon={<Share2 aria-hidden="true" className="size-4" />} data-share={slug}>
            {t("whitePapers.share")}
          </Button>
        </div>
        <section className="mt-2">
          <h3 className="font-semibold">{t("whitePapers.findings")}</h3>
          <ul className="mt-2 flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-brand-strong">
            {paper.keyFindings.map((finding) => (
              <li key={finding} className="text-pretty">
                {finding}
              </li>
            ))}
          </ul>
        </section>
        <details className="max-w-prose">
          <summary className="cursor-pointer py-2 font-semibold hover:text-brand-strong">
            {t("whitePapers.abstract")}
          </summary>
          <p className="pt-1 text-muted text-pretty">{paper.abstract}</p>
        </details>
        <ul aria-label={t("whitePapers.tags")} className="flex flex-wrap gap-2">
          {paper.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {Object.entries(paper.figures).map(([name, figure]) => (
          <PaperFigure key={name} figure={figure} />
        ))}
      </div>
      <CiteDialog paper={paper} />
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium tabular-nums">{children}</dd>
  </div>
);
