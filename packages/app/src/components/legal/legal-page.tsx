import { textBlocksOf } from "@wattleaf/shared/domain/text-blocks";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { SiteLink } from "../site-link";

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly { id: string; title: string; text: string }[];
  other: { to: string; label: string };
}

/** A long plain text with its contents beside it. */
export function LegalPage({ title, lead, sections, other }: LegalPageProps) {
  const t = useT();
  return (
    <Container className="grid gap-10 py-12 md:py-16 lg:grid-cols-[16rem_1fr] lg:gap-16">
      <div className="lg:order-2">
        <SectionHeading level={1} size="page" title={title} lead={lead} />
        <p className="mt-4 text-sm text-muted">{t("legal.updated")}</p>
        {sections.map(({ id, title: heading, text }) => (
          <section key={id} id={id} className="mt-10 max-w-prose">
            <h2 className="text-xl font-semibold">{heading}</h2>
            <Blocks text={text} />
          </section>
        ))}
        <p className="mt-12 border-t border-line pt-6">
          <SiteLink to={other.to} className="font-semibold text-brand-strong underline underline-offset-4">
            {other.label}
          </SiteLink>
        </p>
      </div>
      <nav aria-label={t("legal.contents")} className="hidden lg:block">
        <div className="sticky top-24 border-l-2 border-line pl-4">
          <p className="text-sm font-semibold">{t("legal.contents")}</p>
          <ul className="mt-2">
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1 text-sm text-muted hover:text-ink">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </Container>
  );
}

function Blocks({ text }: { text: string }) {
  return textBlocksOf(text).map((block) =>
    block.kind === "list" ? (
      <ul key={block.items[0]} className="mt-3 list-disc space-y-1.5 pl-5 text-pretty">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={block.text} className="mt-3 text-pretty">
        {block.text}
      </p>
    ),
  );
}
