import { Island } from "../../components/island";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { island } from "./widget.island";

/** For utility partners: the widget itself, in their colors. */
export function WidgetSection() {
  const t = useT();
  return (
    <section className="bg-forest py-16 text-on-forest md:py-24">
      <Container>
        <SectionHeading on="forest" title={t("home.widget.title")} lead={t("home.widget.text")} />
        <Island of={island} className="mt-10" />
        <p className="mt-6">
          <SiteLink to="/documentation/guides/widget" className="font-semibold underline underline-offset-4">
            {t("home.widget.more")}
          </SiteLink>
        </p>
      </Container>
    </section>
  );
}
