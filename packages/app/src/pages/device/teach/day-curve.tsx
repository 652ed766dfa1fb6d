import { ChartFigure } from "../../../components/charts/chart-figure";
import { formatDayWithWeekday, formatNumber, formatPower, formatTime } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { LoadCurve } from "../../../ui/chart/load-curve";
import { localMoment } from "../../../components/devices/local-moment";
import type { LoadDay } from "./load-day";

const MINUTES_PER_HOUR = 60;
const HOUR_TICKS = [0, 6, 12, 18, 24];

interface DayCurveProps {
  day: LoadDay;
  date: string;
  timeZone: string;
}

/** The meter's power over one day. */
export function DayCurve({ day, date, timeZone }: DayCurveProps) {
  const t = useT();
  const language = useLanguage();
  const format = (watts: number) => {
    const { value, unit } = formatPower(watts, language);
    return `${value} ${unit}`;
  };
  const points = day.starts.flatMap((start, at) => {
    const { minute } = localMoment(start, timeZone);
    const watts = day.watts[at] ?? null;
    return watts === null
      ? []
      : [{ position: minute / MINUTES_PER_HOUR, value: watts, name: formatTime(minute, language) }];
  });
  const lastHour = points.at(-1)?.position ?? 0;
  const peak = Math.max(...points.map(({ value }) => value));
  const title = t("devicePage.teach.curve", { day: formatDayWithWeekday(date, language) });
  const data = {
    title,
    unit: "W",
    labels: points.map(({ name }) => name),
    series: [{ name: t("devicePage.teach.power"), values: points.map(({ value }) => value) }],
  };
  return (
    <ChartFigure data={data} format={(watts) => formatNumber(watts, language, 0)}>
      <LoadCurve
        title={title}
        description={t("devicePage.teach.peak", { power: format(peak) })}
        points={points}
        // Of a day that goes on, the axis ends where its readings do.
        xTicks={HOUR_TICKS.filter((hour) => hour < lastHour + 1).map((hour) => ({
          position: Math.min(hour, lastHour),
          label: formatTime((hour % 24) * MINUTES_PER_HOUR, language),
        }))}
        formatValue={format}
        heightPx={180}
      />
    </ChartFigure>
  );
}
