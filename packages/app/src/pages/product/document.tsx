import { DemoLink } from "../../components/layout/demo-link";
import { SiteLink } from "../../components/site-link";
import type { DocumentModule } from "../../lib/document-page";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { AREAS } from "./areas";
import { AreaSection } from "./area-section";
import { productJsonLd } from "./json-ld";

export const head: DocumentModule["head"] = (_props, language, fallback) => ({
  ...fallback,
  jsonLd: [productJsonLd(language, fallback.description)],
});

/** An index beside nine areas, each with a picture of what it shows. */
export function Page() {
  const t = useT();
  return (
    <Container className="py-12 md:py-16">
      <SectionHeading level={1} size="page" title={t("product.title")} lead={t("product.lead")} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button asChild>
          <SiteLink to="/chat">{t("product.ask")}</SiteLink>
        </Button>
        <DemoLink variant="secondary" />
        <Badge variant="outline">{t("product.sample")}</Badge>
      </div>
      <div className="mt-10 grid gap-x-16 lg:grid-cols-[13rem_1fr]">
        <nav aria-label={t("product.index")} className="lg:sticky lg:top-24 lg:self-start">
          <ol className="flex flex-wrap gap-x-4 gap-y-1 border-y border-line py-3 lg:flex-col lg:border-y-0 lg:border-l lg:py-0 lg:pl-4">
            {AREAS.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1 text-sm font-medium text-muted hover:text-brand-strong">
                  {t(`product.${id}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0 divide-y divide-line">
          {AREAS.map((area) => (
            <AreaSection key={area.id} area={area} />
          ))}
        </div>
      </div>
    </Container>
  );
}
