import { whitePaperPdfPath } from "@wattleaf/shared/domain/white-papers";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";

const papers = [
  "disaggregation-on-unseen-homes",
  "billing-to-the-cent",
  "demand-response-baselines",
  "forecasts-that-state-their-error",
  "no-figure-without-a-source",
  "a-ledger-not-a-blockchain",
] as const;

const linkLook = "font-semibold text-brand-strong underline underline-offset-4";

export function Papers() {
  const t = useT();
  const language = useLanguage();
  return (
    <section>
      <h2 className="text-3xl font-bold tracking-tight">{t("methods.how.title")}</h2>
      <p className="mt-3 max-w-prose text-lg text-muted">{t("methods.how.text")}</p>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {papers.map((slug) => {
          const name = t(`methods.paper.${slug}.name`);
          return (
            <section key={slug} className="border-l-2 border-brand pl-5">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="mt-1 text-pretty text-muted">{t(`methods.paper.${slug}.text`)}</p>
              <p className="mt-2 text-sm">
                <a href={whitePaperPdfPath(slug, language)} className={linkLook}>
                  {t("methods.paper")}
                  <span className="sr-only">{`: ${name}`}</span>
                </a>
              </p>
            </section>
          );
        })}
      </div>
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
        <SiteLink to="/white-papers" className={linkLook}>
          {t("methods.papers")}
        </SiteLink>
        <SiteLink to="/documentation" className={linkLook}>
          {t("methods.docs")}
        </SiteLink>
      </p>
    </section>
  );
}
