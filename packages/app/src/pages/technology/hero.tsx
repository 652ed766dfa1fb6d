import { DEMO_SHOWN_FROM_MINUTE, sampleHomeWatts } from "@wattleaf/shared/domain/nilm-demo";
import { formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { LoadCurve } from "../../ui/chart/load-curve";
import { Container } from "../../ui/container";

/** The sample evening behind the figures: a kettle, then the washing machine. */
const watts = [
  ...sampleHomeWatts([
    { appliance: "kettle", startMinute: DEMO_SHOWN_FROM_MINUTE + 60 },
    { appliance: "washing_machine", startMinute: DEMO_SHOWN_FROM_MINUTE + 150 },
    { appliance: "kettle", startMinute: DEMO_SHOWN_FROM_MINUTE + 290 },
  ]),
].slice(DEMO_SHOWN_FROM_MINUTE, DEMO_SHOWN_FROM_MINUTE + 6 * 60);
const WATTS_PER_KW = 1_000;
/** Without names: the page arrives without the script that would read them out. */
const points = watts.map((value, minute) => ({ position: minute, value: value / WATTS_PER_KW }));
const LABEL_EVERY_MINUTES = 120;

const FIGURES = ["load", "savings", "devices"] as const;

/** The name of the page beside the picture of a meter, with its figures. */
export function Hero() {
  const t = useT();
  const language = useLanguage();
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
          <LoadCurve
            title={t("technology.dashboard.title")}
            description={t("technology.dashboard.picture")}
            points={points}
            xTicks={[0, 1, 2, 3].map((at) => ({
              position: Math.min(at * LABEL_EVERY_MINUTES, points.length - 1),
              label: formatTime(DEMO_SHOWN_FROM_MINUTE + at * LABEL_EVERY_MINUTES, language),
            }))}
            formatValue={(kw) => `${formatNumber(kw, language, 1)} kW`}
            heightPx={190}
            className="mt-2"
          />
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
