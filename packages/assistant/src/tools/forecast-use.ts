import { forecastLoad } from "@wattleaf/shared/contracts/forecast";
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { messages } from "../messages";
import type { OwnMeter } from "../ports";
import { chartOf } from "./attachments";
import { localDate, midnight } from "./clock-time";
import { type Fact, fact, factsIn, type Source, missing, type Missing, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool, type ToolContext } from "./tool";

/** What the forecast learns from: eight weeks, and a day for the zone's clock. */
const LEARNED_DAYS = 57;
const FEWEST_DAYS = 14;
const MAX_HOURS = 48;
/** Share of days whose use is to lie within the bounds that are told. */
const INTERVAL_SHARE = 0.8;

export interface DayForecast extends ToolResult {
  missing: null;
  day: Fact;
  energy: Fact;
  /** More is fed in than taken, by as much as `energy`. */
  feedsIn: boolean;
  peakHour: Fact;
  peakEnergy: Fact;
  /** Mean error of an hour in the same forecast of past days. */
  hourError: Fact | null;
  testedDays: Fact;
}

interface ForecastDayInput {
  /** 1 is tomorrow. */
  daysAhead: number;
}

/** How much the user's home will use on an upcoming day: tomorrow or the day after, by hour, with its error. */
export const forecastDay = tool(
  "forecastDay",
  async ({ daysAhead }: ForecastDayInput, context): Promise<DayForecast | Missing<"meter" | "readings" | "stale">> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return missing("meter");
    const { timeZone } = own.meter;
    const endMs = Date.parse(own.meter.lastReadingAt ?? "");
    const fromMs = midnight(timeZone, endMs, -LEARNED_DAYS);
    const firstMs = Date.parse(own.meter.firstReadingAt ?? "");
    const source = meterSource(own.meter, language);
    if (!Number.isFinite(endMs) || endMs - firstMs < FEWEST_DAYS * DAY_MS || !isHourly(own)) return missing("readings");
    const dayMs = midnight(timeZone, data.nowMs(), daysAhead);
    const nextMs = midnight(timeZone, dayMs, 1);
    const startsMs = Math.ceil(endMs / HOUR_MS) * HOUR_MS;
    const hours = Math.round((nextMs - startsMs) / HOUR_MS);
    if (hours > MAX_HOURS || hours < 1) return missing("stale");
    const series = await own.series(Math.max(fromMs, firstMs), endMs);
    if (!series) return missing("readings");
    const made = await data.compute(forecastLoad, {
      series,
      hours,
      interval_share: INTERVAL_SHARE,
    });
    const date = localDate(timeZone, dayMs);
    const ofDay = made.hours.filter(({ start }) => start.slice(0, 10) === date);
    const hourly = ofDay.map(({ start, kwh }) => fact(source, `hour.${start.slice(11, 13)}`, kwh * 1_000, "Wh"));
    const peak = ofDay.toSorted((a, b) => b.kwh - a.kwh)[0];
    if (!peak) return missing("stale");
    const expected = ofDay.reduce((sum, { kwh }) => sum + kwh, 0) * 1_000;
    const figures = {
      day: fact(source, "day", date, "date"),
      energy: fact(source, expected < 0 ? "expectedFedIn" : "expected", Math.abs(expected), "Wh"),
      peakHour: fact(source, "peakHour", Number(peak.start.slice(11, 13)), "hour"),
      peakEnergy: fact(source, "peakEnergy", peak.kwh * 1_000, "Wh"),
      hourError: made.backtest.mae_kwh === null ? null : fact(source, "hourError", made.backtest.mae_kwh * 1_000, "Wh"),
      testedDays: fact(source, "testedDays", made.backtest.days, "days"),
    };
    return {
      missing: null,
      ...figures,
      feedsIn: expected < 0,
      facts: factsIn([figures, hourly]),
      attachments: [hourlyChart(hourly, ofDay, source, context)],
    };
  },
);

const isHourly = ({ meter }: OwnMeter): boolean => (meter.intervalSeconds ?? Infinity) <= HOUR_SECONDS;

function hourlyChart(
  hourly: readonly Fact[],
  hours: readonly { start: string; low_kwh: number; high_kwh: number }[],
  source: Source,
  { language, hasPanels }: ToolContext,
) {
  const t = messages(language);
  const bound = (name: "high" | "low") =>
    hours.map((hour) => fact(source, `${name}.${hour.start.slice(11, 13)}`, hour[`${name}_kwh`] * 1_000, "Wh"));
  return chartOf(
    {
      title: t(hasPanels ? "assistant.forecast.dayChart.net" : "assistant.forecast.dayChart"),
      form: "line",
      unit: "kWh",
      labels: hours.map(({ start }) => start.slice(11, 16)),
    },
    [
      { name: t("assistant.forecast.expected"), facts: hourly },
      { name: t("assistant.forecast.low"), facts: bound("low"), bound: "low" },
      { name: t("assistant.forecast.high"), facts: bound("high"), bound: "high" },
    ],
    1 / 1_000,
  );
}
