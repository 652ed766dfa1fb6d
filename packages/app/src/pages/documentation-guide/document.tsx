import type { Language } from "@wattleaf/shared/i18n/language";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { CodeBlock } from "../../components/documentation/code-block";
import { DocumentationFrame } from "../../components/documentation/frame";
import { GuideFacts } from "../../components/documentation/guide-facts";
import type { Guide, GuideStep } from "../../components/documentation/guide";
import { guides } from "../../components/documentation/guide-list";
import { SiteLink } from "../../components/site-link";
import type { DocumentHead, DocumentProps } from "../../lib/document-page";
import { useT } from "../../lib/i18n";
import { translateIn } from "../../lib/messages";
import { SITE_ORIGIN } from "../../lib/site-origin";
import { Button } from "../../ui/button";

export const instances = () => guides.map(({ id }) => ({ guide: id }));

function guideAt(id: string | undefined): Guide {
  const guide = guides.find((each) => each.id === id);
  if (!guide) throw new Error(`No guide ${id}`);
  return guide;
}

/** One guide, step by step. */
export function Page({ params }: DocumentProps) {
  const t = useT();
  const guide = guideAt(params["guide"]);
  return (
    <DocumentationFrame part="guides" isBelow>
      <article className="max-w-3xl">
        <SiteLink
          to="/documentation/guides"
          className="inline-flex items-center gap-2 py-2 text-sm font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("documentation.guide.all")}
        </SiteLink>
        <div className="mt-4">
          <GuideFacts guide={guide} />
        </div>
        <h1 className="mt-3 text-3xl font-bold tracking-tight text-balance">{t(guide.title)}</h1>
        <p className="mt-3 text-lg text-muted">{t(guide.text)}</p>
        <ol className="mt-8">
          {guide.steps.map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} />
          ))}
        </ol>
      </article>
    </DocumentationFrame>
  );
}

function Step({ step: { title, text, code, link }, number }: { step: GuideStep; number: number }) {
  const t = useT();
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-t border-line py-6 md:gap-x-6">
      <span
        aria-hidden="true"
        className="flex size-8 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold tabular-nums text-brand-strong"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h2 className="pt-0.5 text-lg font-semibold">{t(title)}</h2>
        <p className="max-w-prose">{t(text)}</p>
        {code && (
          <div className="w-full">
            <CodeBlock title={code.title} code={code.of(SITE_ORIGIN)} clipped />
          </div>
        )}
        {link && (
          <Button variant="secondary" iconEnd={<ArrowRight aria-hidden="true" className="size-4" />} asChild>
            <SiteLink to={link.to}>{t(link.label)}</SiteLink>
          </Button>
        )}
      </div>
    </li>
  );
}

export function head({ params }: DocumentProps, language: Language, fallback: DocumentHead): DocumentHead {
  const t = translateIn(language);
  const { title, text } = guideAt(params["guide"]);
  return { ...fallback, title: `${t(title)} – Wattleaf`, description: t(text) };
}
