import { Island } from "../../components/island";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Container } from "../../ui/container";
import { island as heroChart } from "./hero-chart.island";

const FIGURES = ["load", "savings", "devices"] as const;

/** The name of the page beside the picture of a meter, with its figures. */
export function Hero() {
  const t = useT();
  return (
    <section className="bg-forest text-on-forest">
      <Container className="grid items-center gap-8 py-12 md:py-16 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <h1 className="text-4xl font-bold tracking-tight text-balance">{t("technology.title")}</h1>
          <p className="mt-4 max-w-prose text-lg text-pretty text-on-forest-muted">{t("technology.lead")}</p>
        </div>
        <section aria-labelledby="live-dashboard" className="rounded-2xl bg-surface p-5 text-ink shadow-lg sm:p-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="live-dashboard" className="font-semibold">
              {t("technology.dashboard.title")}
            </h2>
            <Badge variant="outline">{t("technology.sample")}</Badge>
          </div>
          <Island of={heroChart} className="mt-2" />
          <dl className="mt-4 grid grid-cols-3 gap-4">
            {FIGURES.map((figure) => (
              <div key={figure} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-muted">{t(`technology.dashboard.${figure}`)}</dt>
                <dd className="text-xl font-bold tabular-nums sm:text-2xl">
                  {t(`technology.dashboard.${figure}.value`)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </Container>
    </section>
  );
}
