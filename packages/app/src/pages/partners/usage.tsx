import { useQuery } from "@tanstack/react-query";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { useId, useState } from "react";
import { ChartFigure } from "../../components/charts/chart-figure";
import { LoadError } from "../../components/load-error";
import { formatDay, formatDayOfMonth, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { ColumnChart } from "../../ui/chart/column-chart";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { Effect } from "./effect";
import { Part } from "./part";
import { type DayChoice, Topics } from "./topics";

const PERIODS_DAYS = [7, 30, 90] as const;
const COUNTS = ["conversations", "answered", "askedBack", "unknown", "offTopic", "uploads", "redemptions"] as const;
const OF_QUESTIONS = ["answered", "askedBack", "unknown", "offTopic"] as const;

/** What happened in the widget by day, what it was about, and what savings reports changed. */
export function Usage({ partner }: { partner: Partner }) {
  const t = useT();
  const language = useLanguage();
  const [days, setDays] = useState(30);
  /** The day whose topics are shown; null for the whole period. */
  const [day, setDay] = useState<string | null>(null);
  const usage = useQuery(trpc.partners.usage.queryOptions({ partner_id: partner.id, days }));
  return (
    <>
      <Field label={t("partners.usage.period")} className="max-w-xs">
        <Select
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
          options={PERIODS_DAYS.map((value) => ({
            value: String(value),
            label: t("partners.usage.days", { days: formatNumber(value, language) }),
          }))}
        />
      </Field>
      {usage.isPending && <Skeleton className="h-80" aria-label={t("state.loading")} />}
      {usage.isLoadingError && <LoadError title={t("partners.loadFailed")} query={usage} />}
      {usage.data && <Figures usage={usage.data} day={day} onDay={setDay} />}
      {usage.data && <Topics usage={usage.data} day={day} onDay={setDay} />}
      {partner.settings.features.rewards && <Effect partner={partner} />}
    </>
  );
}

function Figures({ usage: { days, topics }, day: chosen, onDay }: DayChoice) {
  const hintId = useId();
  const t = useT();
  const language = useLanguage();
  const format = (value: number) => formatNumber(value, language);
  const series = COUNTS.map((name) => ({
    name: t(`partners.usage.${name}`),
    values: days.map((day) => day[name]),
  }));
  // In the table and the file; the chart has no room for them.
  const topicSeries = topics.map(({ topic }) => ({
    name: t("partners.usage.topicColumn", { topic }),
    values: days.map((day) => day.topics.find((one) => one.topic === topic)?.questions ?? 0),
  }));
  const at = days.findIndex(({ day }) => day === chosen);
  const data = {
    title: t("partners.usage.questions"),
    unit: t("partners.usage.unit"),
    labels: days.map(({ day }) => formatDay(day, language)),
    series: [...series, ...topicSeries],
  };
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-7">
        {series.map(({ name, values }) => (
          <div key={name} className="rounded-xl border border-line p-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1 text-2xl font-semibold tabular-nums">
              {format(values.reduce((sum, value) => sum + value, 0))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-sm text-muted">{t("partners.usage.explained")}</p>
      <Part title={t("partners.usage.questions")}>
        <ChartFigure data={data} format={format}>
          <ColumnChart
            title={t("partners.usage.questions")}
            description={t("partners.usage.description")}
            columns={days.map(({ day }) => ({
              label: formatDayOfMonth(day, language),
              name: formatDay(day, language),
            }))}
            series={OF_QUESTIONS.map((name) => ({
              name: t(`partners.usage.${name}`),
              values: days.map((day) => day[name]),
            }))}
            formatValue={format}
            choice={{
              at: at < 0 ? null : at,
              // The same day again shows the whole period.
              onChoose: (index) => onDay(index === at ? null : (days[index]?.day ?? null)),
              chosenText: t("partners.usage.dayChosen"),
              hintId,
            }}
          />
          <p id={hintId} className="mt-2 text-sm text-muted">
            {t("partners.usage.chooseDay")}
          </p>
        </ChartFigure>
      </Part>
    </>
  );
}
