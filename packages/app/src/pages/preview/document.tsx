import { MessageCircle } from "lucide-react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import type { DocumentProps } from "../../lib/document-page";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { previewTexts } from "./preview-texts";

/** A page whose full version is in preparation: what is already known, and a contact. */
export function Page({ route }: DocumentProps) {
  const t = useT();
  const texts = previewTexts[route.name];
  if (!texts) throw new Error(`No preview of ${route.name}`);
  return (
    <Container className="grid gap-10 py-12 md:py-20 lg:grid-cols-[1fr_22rem] lg:gap-20">
      <article>
        <Badge variant="amber">{t("preview.badge")}</Badge>
        <SectionHeading level={1} size="page" title={t(texts.title)} lead={t(texts.lead)} className="mt-4" />
        <div className="mt-8 flex max-w-prose flex-col gap-5 text-lg text-pretty">
          {texts.paragraphs.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
        <p className="mt-8 max-w-prose border-t border-line pt-4 text-sm text-muted">{t("preview.note")}</p>
      </article>
      <aside className="flex flex-col gap-6 lg:pt-12">
        {texts.facts.length > 0 && (
          <section>
            <h2 className="text-sm font-semibold text-muted">{t("preview.facts")}</h2>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {texts.facts.map((key) => (
                <li key={key} className="py-3 font-medium tabular-nums">
                  {t(key)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Card variant="soft" className="flex flex-col items-start gap-3">
          <h2 className="text-lg font-semibold">{t("preview.ask.title")}</h2>
          <p className="text-muted">{t("preview.ask.text")}</p>
          <Button icon={<MessageCircle aria-hidden="true" className="size-5" />} asChild>
            <SiteLink to="/chat">{t("preview.ask.action")}</SiteLink>
          </Button>
        </Card>
      </aside>
    </Container>
  );
}
