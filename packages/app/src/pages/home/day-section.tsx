import { Island } from "../../components/island";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { island } from "./day.island";

/** The proof before the claims: a day that the visitor moves through, or their own. */
export function DaySection() {
  const t = useT();
  return (
    <section className="py-16 md:py-24">
      <Container>
        <SectionHeading title={t("home.day.title")} lead={t("home.day.text")} />
        <Island of={island} className="mt-10" />
        <p className="mt-6 text-sm">
          <SiteLink
            to="/technology"
            className="font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
          >
            {t("home.day.more")}
          </SiteLink>
        </p>
      </Container>
    </section>
  );
}
