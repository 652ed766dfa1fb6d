import { Island } from "../../components/island";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { island as comparison } from "./comparison.island";
import { INDUSTRIES } from "./industries";
import { IndustryCard } from "./industry-card";
import { Results } from "./results";

export function Page() {
  const t = useT();
  return (
    <>
      <Container className="pt-12 md:pt-16">
        <SectionHeading level={1} size="page" title={t("solutions.title")} lead={t("solutions.lead")} />
        <div className="mt-10 flex flex-col divide-y divide-line border-y border-line">
          {INDUSTRIES.map((industry) => (
            <IndustryCard key={industry.id} industry={industry} />
          ))}
        </div>
      </Container>
      <Container className="py-14 md:py-20">
        <Island of={comparison} wake="address" />
      </Container>
      <Results />
      <Container className="flex flex-col items-start gap-6 py-14 md:py-20">
        <SectionHeading title={t("solutions.next.title")} lead={t("solutions.next.text")} />
        <div className="flex flex-wrap gap-3">
          <Button size="lg" asChild>
            <SiteLink to="/company?topic=sales#contact">{t("solutions.next.analysis")}</SiteLink>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <SiteLink to="/company?topic=demo#contact">{t("solutions.next.consultation")}</SiteLink>
          </Button>
        </div>
      </Container>
    </>
  );
}
