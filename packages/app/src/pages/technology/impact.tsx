import { useT } from "../../lib/i18n";
import { ClaimNote } from "../../components/claim-note";
import { Island } from "../../components/island";
import type { ClaimId } from "../../lib/claims";
import { Badge } from "../../ui/badge";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { island as impactChart } from "./impact-chart.island";

const FIGURES: readonly { key: "savings" | "nilm" | "detection" | "analytics" | "response"; claim: ClaimId }[] = [
  { key: "savings", claim: "average-savings" },
  { key: "nilm", claim: "nilm-accuracy" },
  { key: "detection", claim: "detection-accuracy" },
  { key: "analytics", claim: "analytics-accuracy" },
  { key: "response", claim: "response-time" },
];

/** A year before and after, and the maker's figures. */
export function Impact() {
  const t = useT();
  return (
    <section className="border-y border-line bg-surface py-14 md:py-20">
      <Container>
        <SectionHeading title={t("technology.impact.title")} lead={t("technology.impact.text")} />
        <div className="mt-8 grid gap-10 lg:grid-cols-[1.6fr_1fr]">
          <figure>
            <Badge variant="outline">{t("technology.sample")}</Badge>
            <Island of={impactChart} className="mt-4" />
            <figcaption className="mt-2 text-sm text-muted">{t("technology.impact.caption")}</figcaption>
          </figure>
          <dl className="divide-y divide-line border-y border-line">
            {FIGURES.map(({ key, claim }) => (
              <div key={key} className="flex items-baseline justify-between gap-4 py-3">
                <dt className="text-muted">{t(`technology.impact.${key}`)}</dt>
                <dd className="text-2xl font-bold tabular-nums">
                  {t(`technology.impact.${key}.value`)}
                  <ClaimNote id={claim} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
