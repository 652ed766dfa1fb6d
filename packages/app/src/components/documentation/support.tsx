import { SiteLink } from "../site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";

/** Links to support by people. */
export function Support() {
  const t = useT();
  return (
    <Card
      as="section"
      variant="soft"
      padding="lg"
      className="flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="max-w-prose">
        <h2 className="text-xl font-semibold">{t("documentation.support.title")}</h2>
        <p className="mt-1 text-muted">{t("documentation.support.text")}</p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button asChild>
          <SiteLink to="/company?topic=support#contact">{t("documentation.support.contact")}</SiteLink>
        </Button>
        <Button variant="secondary" asChild>
          <SiteLink to="/company?topic=integration#contact">{t("documentation.support.call")}</SiteLink>
        </Button>
      </div>
    </Card>
  );
}
