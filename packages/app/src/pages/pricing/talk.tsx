import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";

export function Talk() {
  const t = useT();
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-10 md:flex-row md:items-center md:justify-between">
      <div>
        <h2 className="text-2xl font-bold tracking-tight">{t("pricing.talk.title")}</h2>
        <p className="mt-2 text-lg text-muted">{t("pricing.talk.text")}</p>
      </div>
      <div className="flex shrink-0 flex-col gap-3 sm:flex-row">
        <Button size="lg" asChild>
          <SiteLink to="/company?topic=sales#contact">{t("pricing.talk.sales")}</SiteLink>
        </Button>
        <Button size="lg" variant="secondary" asChild>
          <SiteLink to="/login">{t("pricing.talk.trial")}</SiteLink>
        </Button>
      </div>
    </section>
  );
}
