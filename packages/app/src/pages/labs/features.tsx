import { FlaskConical } from "lucide-react";
import { ClaimNote } from "../../components/claim-note";
import { SiteLink } from "../../components/site-link";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import type { Feature } from "./projects";

/** Features that can be tried before they are finished. */
export function Features({ features }: { features: readonly Feature[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="border-y border-line bg-surface py-16 md:py-20">
      <Container>
        <SectionHeading
          title={
            <>
              {t("labs.features.title")}
              <ClaimNote id="lab-figures" />
            </>
          }
          lead={t("labs.features.text")}
        />
        <ul className="mt-10 grid gap-10 md:grid-cols-3">
          {features.map(({ slug, title, description, status, participants, feedback, tryPath, tryQuestion }) => (
            <li key={slug} className="flex flex-col items-start gap-3 border-t-2 border-brand pt-4">
              <Badge variant="outline">{t(`labs.feature.${status}`)}</Badge>
              <h3 className="text-xl font-semibold text-balance">{title}</h3>
              <p className="text-muted text-pretty">{description}</p>
              <dl className="flex flex-wrap items-end gap-x-6 gap-y-2 text-sm tabular-nums">
                <div>
                  <dt className="text-muted">{t("labs.participants")}</dt>
                  <dd className="font-semibold">{formatNumber(participants, language, 0)}</dd>
                </div>
                <div>
                  <dt className="text-muted">{t("labs.feedback")}</dt>
                  <dd className="font-semibold">{t("labs.feedback.value", { value: feedback.toFixed(1) })}</dd>
                </div>
              </dl>
              <Badge variant="outline">{t("labs.sample")}</Badge>
              <div className="mt-auto pt-2">
                <Button icon={<FlaskConical aria-hidden="true" className="size-4" />} asChild>
                  <SiteLink to={tryQuestion ? `${tryPath}?${new URLSearchParams({ ask: tryQuestion })}` : tryPath}>
                    {t("labs.tryBeta")}
                    <span className="sr-only">: {title}</span>
                  </SiteLink>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
