import { Island } from "../../components/island";
import { useT } from "../../lib/i18n";
import type { DocumentModule } from "../../lib/document-page";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Comparison } from "./comparison";
import { Faq } from "./faq";
import { faqJsonLd } from "./faq-entries";
import { Payoff } from "./payoff";
import { island } from "./plans.island";
import { Talk } from "./talk";
import { Values } from "./values";

export const head: DocumentModule["head"] = (_props, language, fallback) => ({
  ...fallback,
  jsonLd: [faqJsonLd(language)],
});

export function Page() {
  const t = useT();
  return (
    <>
      <Container className="py-12 md:py-16">
        <SectionHeading level={1} size="page" title={t("pricing.title")} lead={t("pricing.lead")} />
        <Island of={island} wake="address" className="mt-8" />
        <Values />
      </Container>
      <Payoff />
      <Container className="flex flex-col gap-16 py-16 md:gap-24 md:py-24">
        <Comparison />
        <Faq />
        <Talk />
      </Container>
    </>
  );
}
