import { DocumentationFrame } from "../../components/documentation/frame";
import { GuideFacts } from "../../components/documentation/guide-facts";
import { guides } from "../../components/documentation/guide-list";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";

export function Page() {
  const t = useT();
  return (
    <DocumentationFrame part="guides">
      <ul className="grid gap-6 md:grid-cols-2">
        {guides.map((guide) => (
          <Card key={guide.id} as="li" className="flex flex-col items-start gap-4">
            <GuideFacts guide={guide} />
            <div>
              <h2 className="text-xl font-semibold text-balance">{t(guide.title)}</h2>
              <p className="mt-1 text-muted">{t(guide.text)}</p>
            </div>
            <ol className="flex list-decimal flex-col gap-1 pl-5 text-sm marker:text-muted">
              {guide.steps.map(({ title }) => (
                <li key={title}>{t(title)}</li>
              ))}
            </ol>
            <Button variant="secondary" className="mt-auto" asChild>
              <SiteLink
                to={`/documentation/guides/${guide.id}`}
                aria-label={t("documentation.guide.startNamed", { title: t(guide.title) })}
              >
                {t("documentation.guide.start")}
              </SiteLink>
            </Button>
          </Card>
        ))}
      </ul>
    </DocumentationFrame>
  );
}
