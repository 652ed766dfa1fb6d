import type { PeriodForecast } from "@wattleaf/shared/contracts/forecast";
import { currencyOf } from "@wattleaf/shared/domain/units";
import { lazy, Suspense } from "react";
import { LoadError } from "../../../components/load-error";
import { formatDay, formatDayOfMonth, formatMoney, formatNumber } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useUnits } from "../../../lib/units";
import { useLanguage } from "../../../stores/language";
import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import { useDaysName } from "../use-days-name";
import type { ReadyMeter } from "../energy/use-energy";
import { Explained } from "./explained";
import { RecentFigures } from "./recent-figures";
import { useForecast } from "./use-outlook";

/** Few tariffs charge for demand. */
const DemandLimit = lazy(() => import("./demand-limit").then((module) => ({ default: module.DemandLimit })));

/** The dashboard's answer: what the billing period has cost, will cost, and cost a year ago. */
export function OutlookCard({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const language = useLanguage();
  const found = useForecast(meter);
  const { forecast, demand } = found.data ?? {};
  // Its latest weeks may still be arriving.
  if (found.isPending || (!forecast && meter.status === "importing"))
    return <Skeleton className="h-[17.2rem] md:h-[15.05rem]" />;
  return (
    <Card as="section" variant="raised" padding="none" aria-labelledby="outlook" className="p-4 md:p-6">
      <h2 id="outlook" className="sr-only">
        {t("dashboard.outlook.title")}
      </h2>
      {found.isLoadingError ? (
        <LoadError title={t("dashboard.outlook.failed")} query={found} />
      ) : forecast ? (
        <Sentence forecast={forecast} />
      ) : (
        <p className="text-xl font-semibold text-balance md:text-2xl">
          {t("dashboard.outlook.ended", { date: formatDay(meter.lastReadingAt.slice(0, 10), language) })}
        </p>
      )}
      <Suspense>{demand?.[0] && <DemandLimit demand={demand} />}</Suspense>
      <RecentFigures meter={meter} />
    </Card>
  );
}

function Sentence({ forecast }: { forecast: PeriodForecast }) {
  const t = useT();
  const language = useLanguage();
  const written = useAmounts(forecast);
  const daysName = useDaysName();
  const { so_far: soFar, expected, year_before: before, to } = forecast;
  const { low, high, value } = written.of(expected);
  // A very regular meter's ends are written the same.
  const isRange = low !== null && high !== null && low !== high;
  const date = formatDayOfMonth(to, language);
  const method = {
    days: formatNumber(forecast.like_days, language, 0),
    periods: formatNumber(forecast.tested_periods, language, 0),
  };
  return (
    <>
      <p className="text-2xl font-bold tracking-tight break-keep text-balance tabular-nums md:text-3xl">
        {soFar
          ? t("dashboard.outlook.sentence", { soFar: written.amount(soFar), expected: value, date })
          : t("dashboard.outlook.sentence.ahead", { expected: value, date })}
      </p>
      {before && (
        <p className="mt-1 text-pretty tabular-nums">
          {t("dashboard.outlook.yearBefore", {
            period: daysName(before.from, before.to),
            amount: written.amount(before),
          })}
        </p>
      )}
      <Explained label={isRange ? t("dashboard.outlook.interval", { low, high }) : t("dashboard.outlook.how")}>
        {t(`dashboard.outlook.method.${forecast.cost_by ?? "energy"}`, method)}{" "}
        {isRange && t("dashboard.outlook.method.interval", method)}
      </Explained>
    </>
  );
}

/** From this amount on, cents say nothing. */
const WHOLE_FROM = 20;

/** Amounts as a person says them: in whole dollars, a negative bill as a credit, and in energy without a price. */
function useAmounts({ currency, cost_by: costBy }: PeriodForecast) {
  const t = useT();
  const language = useLanguage();
  const units = useUnits();
  const money = (amount: number) => {
    const digits = Math.abs(amount) >= WHOLE_FROM ? { minimum: 0, maximum: 0 } : {};
    const text = formatMoney(Math.abs(amount), currencyOf(currency, units) ?? "USD", language, digits);
    return amount < 0 ? t("dashboard.outlook.credit", { amount: text }) : text;
  };
  const energy = (kwh: number) => `${formatNumber(kwh, language, 0)} kWh`;
  const isMoney = costBy !== null;
  return {
    amount: ({ cost, kwh }: { cost: number | null; kwh: number }) => (isMoney ? money(cost ?? 0) : energy(kwh)),
    of(expected: PeriodForecast["expected"]) {
      const { cost, low_cost: lowCost, high_cost: highCost, kwh, low_kwh: lowKwh, high_kwh: highKwh } = expected;
      const orNull = (bound: number | null, written: (value: number) => string) =>
        bound === null ? null : written(bound);
      return isMoney
        ? { value: money(cost ?? 0), low: orNull(lowCost, money), high: orNull(highCost, money) }
        : { value: energy(kwh), low: orNull(lowKwh, energy), high: orNull(highKwh, energy) };
    },
  };
}
