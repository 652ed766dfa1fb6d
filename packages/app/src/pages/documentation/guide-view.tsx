import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { CodeBlock } from "./code-block";
import type { Guide, GuideStep } from "./guide-list";
import { GuideFacts } from "./guides";
import { useOrigin } from "./use-origin";

/** One guide, step by step. */
export function GuideView({ guide, onBack }: { guide: Guide; onBack: () => void }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  // The card that opened it is gone, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="max-w-3xl">
      <Button
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onBack}
        className="-ml-3 mb-4"
      >
        {t("documentation.guide.all")}
      </Button>
      <GuideFacts guide={guide} />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-3 scroll-mt-24 text-3xl font-bold tracking-tight text-balance focus:outline-none"
      >
        {t(guide.title)}
      </h2>
      <p className="mt-3 text-lg text-muted">{t(guide.text)}</p>
      <ol className="mt-8">
        {guide.steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </article>
  );
}

function Step({ step: { title, text, code, link }, number }: { step: GuideStep; number: number }) {
  const t = useT();
  const origin = useOrigin();
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-t border-line py-6 md:gap-x-6">
      <span
        aria-hidden="true"
        className="flex size-8 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold tabular-nums text-brand-strong"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h3 className="pt-0.5 text-lg font-semibold">{t(title)}</h3>
        <p className="max-w-prose">{t(text)}</p>
        {code && (
          <div className="w-full">
            <CodeBlock title={code.title} code={code.of(origin)} clipped />
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
