import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

export function CallToAction() {
  const t = useT();
  return (
    <section className="pb-16 md:pb-24">
      <Container>
        <div className="flex flex-col items-start gap-6 rounded-2xl bg-brand-soft p-8 md:p-12 lg:flex-row lg:items-center lg:justify-between">
          <div>
            <h2 className="text-3xl font-bold tracking-tight text-balance">{t("home.cta.title")}</h2>
            <p className="mt-2 text-lg text-pretty text-muted">{t("home.cta.text")}</p>
          </div>
          <div className="flex w-full shrink-0 flex-col gap-3 sm:w-auto sm:flex-row">
            <Button size="lg" asChild>
              <SiteLink to="/login">{t("home.cta.trial")}</SiteLink>
            </Button>
            <Button size="lg" variant="secondary" asChild>
              <SiteLink to="/company">{t("home.cta.contact")}</SiteLink>
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
