import { contact } from "../layout/footer-links";
import { SiteLink } from "../site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";

/** Links to support by people. */
export function Support() {
  const t = useT();
  const subject = encodeURIComponent(t("documentation.support.call.subject"));
  const body = encodeURIComponent(t("documentation.support.call.body"));
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
          <SiteLink to="/company">{t("documentation.support.contact")}</SiteLink>
        </Button>
        <Button variant="secondary" asChild>
          <a href={`mailto:${contact.email}?subject=${subject}&body=${body}`}>{t("documentation.support.call")}</a>
        </Button>
      </div>
    </Card>
  );
}
