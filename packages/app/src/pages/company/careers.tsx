import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { applyPath, POSITIONS } from "./positions";

export function Careers() {
  const t = useT();
  return (
    <section id="careers" className="py-16 md:py-20">
      <Container>
        <h2 className="text-3xl font-bold tracking-tight">{t("company.careers.title")}</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">{t("company.careers.text")}</p>
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {POSITIONS.map((position) => {
            const title = t(`company.careers.${position}.title`);
            return (
              <li
                key={position}
                className="flex flex-col items-start gap-4 py-5 md:flex-row md:items-center md:justify-between md:gap-10"
              >
                <div>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="mt-1 max-w-prose text-pretty text-muted">{t(`company.careers.${position}.text`)}</p>
                </div>
                <Button variant="secondary" asChild>
                  <SiteLink
                    to={applyPath(position)}
                    aria-label={t("company.careers.applyFor", { position: title })}
                    className="shrink-0"
                  >
                    {t("company.careers.apply")}
                  </SiteLink>
                </Button>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
