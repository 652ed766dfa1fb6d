import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";

const pages = ["privacy", "terms"] as const;

/** Where the footer's legal links lead, in short; the whole texts are pages of their own. */
export function LegalSummaries() {
  const t = useT();
  return (
    <Container className="grid gap-10 py-16 md:grid-cols-2 md:gap-16">
      {pages.map((page) => (
        <section key={page} id={page}>
          <h2 className="text-2xl font-bold tracking-tight">{t(`company.${page}.title`)}</h2>
          <p className="mt-3 text-pretty text-muted">{t(`company.${page}.text`)}</p>
          <p className="mt-3">
            <SiteLink to={`/${page}`} className="font-semibold text-brand-strong underline underline-offset-4">
              {t(`company.${page}.link`)}
            </SiteLink>
          </p>
        </section>
      ))}
    </Container>
  );
}
