import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { ChartFigure } from "../../components/charts/chart-figure";
import { lastDayOf } from "../../components/energy/period";
import { formatHour, formatMonth, formatMonthOfYear, formatNumber, formatQuantity, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Card } from "../../ui/card";
import { ColumnChart } from "../../ui/chart/column-chart";
import { LoadCurve } from "../../ui/chart/load-curve";

/** More months than this would leave no room for their names. */
const SHOWN_MONTHS = 12;

export function UsageCharts({ facts }: { facts: UsageFacts }) {
  return (
    <div className="mt-10 grid gap-6 lg:grid-cols-2">
      {facts.hourlyAverage.length > 0 && <AverageDay facts={facts} />}
      {facts.months.length > 1 && <Months facts={facts} />}
    </div>
  );
}

function useFormatValue(unit: UsageFacts["unit"]) {
  const language = useLanguage();
  return (value: number) => {
    const quantity = formatQuantity(value, unit, language);
    return `${quantity.value} ${quantity.unit}`;
  };
}

const WH_PER_KWH = 1_000;

/** The unit of tables and files: a month in watt-hours is hard to read. */
const toldUnit = (unit: UsageFacts["unit"]) =>
  unit === "Wh"
    ? { unit: "kWh", toTold: (value: number) => value / WH_PER_KWH }
    : { unit, toTold: (value: number) => value };

/** Average use by hour of the day. */
function AverageDay({ facts }: { facts: UsageFacts }) {
  const t = useT();
  const language = useLanguage();
  const formatValue = useFormatValue(facts.unit);
  const title = t("dashboard.hourly.title");
  const { unit, toTold } = toldUnit(facts.unit);
  const figures = {
    title,
    unit,
    labels: facts.hourlyAverage.map((_, hour) => formatHour(hour, language)),
    series: [{ name: title, values: facts.hourlyAverage.map(toTold) }],
  };
  return (
    <Card>
      <ChartFigure
        data={figures}
        format={(value) => formatNumber(value, language)}
        heading={<h3 className="font-semibold">{title}</h3>}
      >
        <LoadCurve
          title={title}
          description={t("dashboard.hourly.summary", {
            hour: facts.peakHour ? formatHour(facts.peakHour.hour, language) : "",
          })}
          points={facts.hourlyAverage.map((value, hour) => ({
            position: hour,
            value,
            name: formatHour(hour, language),
          }))}
          xTicks={[0, 6, 12, 18].map((hour) => ({ position: hour, label: formatTime(hour * 60, language) }))}
          formatValue={formatValue}
        />
      </ChartFigure>
    </Card>
  );
}

function Months({ facts }: { facts: UsageFacts }) {
  const t = useT();
  const language = useLanguage();
  const formatValue = useFormatValue(facts.unit);
  const months = facts.months.slice(-SHOWN_MONTHS);
  const highest = months.reduce((a, b) => (b.total > a.total ? b : a));
  const title = t("dashboard.months.title");
  const { unit, toTold } = toldUnit(facts.unit);
  const figures = {
    title,
    unit,
    labels: months.map(({ month }) => formatMonthOfYear(month, language)),
    series: [{ name: title, values: months.map(({ total }) => toTold(total)) }],
  };
  return (
    <Card>
      <ChartFigure
        data={figures}
        format={(value) => formatNumber(value, language)}
        heading={<h3 className="font-semibold">{title}</h3>}
      >
        <ColumnChart
          title={title}
          description={t("dashboard.months.summary", { month: formatMonth(highest.month, language) })}
          columns={months.map((each) => ({ label: formatMonth(each.month, language), isPartial: isPartial(each) }))}
          series={[{ name: title, values: months.map(({ total }) => total) }]}
          formatValue={formatValue}
        />
        {months.some(isPartial) && <p className="mt-2 text-xs text-muted">{t("dashboard.energy.legend.partial")}</p>}
      </ChartFigure>
    </Card>
  );
}

/** Clocks that change make a whole month an hour shorter. */
const WHOLE_MONTH_TOLERANCE_DAYS = 0.5;

/** Whether part of a month was not measured, as at a file's beginning and end. */
const isPartial = ({ month, days }: UsageFacts["months"][number]): boolean =>
  days < Number(lastDayOf("month", month).slice("YYYY-MM-".length)) - WHOLE_MONTH_TOLERANCE_DAYS;
