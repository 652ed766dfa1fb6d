import { DEMO_SHOWN_FROM_MINUTE, sampleHomeWatts } from "@wattleaf/shared/domain/nilm-demo";
import { ChartFigure } from "../../components/charts/chart-figure";
import { formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { LoadCurve } from "../../ui/chart/load-curve";

/** The sample evening behind the figures: a kettle, then the washing machine. */
const watts = [
  ...sampleHomeWatts([
    { appliance: "kettle", startMinute: DEMO_SHOWN_FROM_MINUTE + 60 },
    { appliance: "washing_machine", startMinute: DEMO_SHOWN_FROM_MINUTE + 150 },
    { appliance: "kettle", startMinute: DEMO_SHOWN_FROM_MINUTE + 290 },
  ]),
].slice(DEMO_SHOWN_FROM_MINUTE, DEMO_SHOWN_FROM_MINUTE + 6 * 60);
const WATTS_PER_KW = 1_000;
const LABEL_EVERY_MINUTES = 120;

/** The sample evening as a curve, minute by minute. */
export function HeroChart() {
  const t = useT();
  const language = useLanguage();
  const title = t("technology.dashboard.title");
  const points = watts.map((value, minute) => ({
    position: minute,
    value: value / WATTS_PER_KW,
    name: formatTime(DEMO_SHOWN_FROM_MINUTE + minute, language),
  }));
  const data = {
    title,
    unit: "kW",
    labels: points.map(({ name }) => name),
    series: [{ name: title, values: points.map(({ value }) => value) }],
  };
  const format = (kw: number) => `${formatNumber(kw, language, 1)} kW`;
  return (
    <ChartFigure data={data} format={format}>
      <LoadCurve
        title={title}
        description={t("technology.dashboard.picture")}
        points={points}
        xTicks={[0, 1, 2, 3].map((at) => ({
          position: Math.min(at * LABEL_EVERY_MINUTES, points.length - 1),
          label: formatTime(DEMO_SHOWN_FROM_MINUTE + at * LABEL_EVERY_MINUTES, language),
        }))}
        formatValue={format}
        heightPx={190}
      />
    </ChartFigure>
  );
}
