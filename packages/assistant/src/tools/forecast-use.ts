import { forecastLoad } from "@wattleaf/shared/contracts/forecast";
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { messages } from "../messages";
import type { OwnMeter } from "../ports";
import { chartOf } from "./attachments";
import { localDate, localTime, midnight } from "./clock-time";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool, type ToolContext } from "./tool";

/** What the forecast learns from: eight weeks, and a day for the zone's clock. */
const LEARNED_DAYS = 57;
const FEWEST_DAYS = 14;
const MAX_HOURS = 48;
/** Share of days whose use is to lie within the bounds that are told. */
const INTERVAL_SHARE = 0.8;

export interface DayForecast extends ToolResult {
  /** `stale`: the newest reading is too old for a forecast to reach the day. */
  missing: "meter" | "readings" | "stale" | null;
  source: Source | null;
  day: Fact | null;
  energy: Fact | null;
  /** Instead of it, when more is fed in than taken. */
  fedIn: Fact | null;
  peakHour: Fact | null;
  peakEnergy: Fact | null;
  /** Mean error of an hour in the same forecast of past days. */
  hourError: Fact | null;
  testedDays: Fact | null;
  lastReading: Fact | null;
}

interface ForecastDayInput {
  /** 1 is tomorrow. */
  daysAhead: number;
}

/** How much the user's home will use on an upcoming day: tomorrow or the day after, by hour, with its error. */
export const forecastDay = tool(
  "forecastDay",
  async ({ daysAhead }: ForecastDayInput, context): Promise<DayForecast> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return { ...NOTHING, missing: "meter" };
    const { timeZone } = own.meter;
    const endMs = Date.parse(own.meter.lastReadingAt ?? "");
    const fromMs = midnight(timeZone, endMs, -LEARNED_DAYS);
    const firstMs = Date.parse(own.meter.firstReadingAt ?? "");
    const source = meterSource(own.meter, language);
    const lastReading = Number.isFinite(endMs)
      ? fact(source, "lastReading", localTime(timeZone, endMs), "instant")
      : null;
    if (!lastReading || endMs - firstMs < FEWEST_DAYS * DAY_MS || !isHourly(own))
      return { ...NOTHING, missing: "readings" };
    const dayMs = midnight(timeZone, data.nowMs(), daysAhead);
    const nextMs = midnight(timeZone, dayMs, 1);
    const startsMs = Math.ceil(endMs / HOUR_MS) * HOUR_MS;
    const hours = Math.round((nextMs - startsMs) / HOUR_MS);
    if (hours > MAX_HOURS || hours < 1)
      return { ...NOTHING, missing: "stale", source, lastReading, facts: [lastReading] };
    const series = await own.series(Math.max(fromMs, firstMs), endMs);
    if (!series) return { ...NOTHING, missing: "readings" };
    const made = await data.compute(forecastLoad, {
      series,
      hours,
      interval_share: INTERVAL_SHARE,
    });
    const date = localDate(timeZone, dayMs);
    const ofDay = made.hours.filter(({ start }) => start.slice(0, 10) === date);
    const hourly = ofDay.map(({ start, kwh }) => fact(source, `hour.${start.slice(11, 13)}`, kwh * 1_000, "Wh"));
    const peak = ofDay.toSorted((a, b) => b.kwh - a.kwh)[0];
    if (!peak) return { ...NOTHING, missing: "stale", source, lastReading, facts: [lastReading] };
    const expected = ofDay.reduce((sum, { kwh }) => sum + kwh, 0) * 1_000;
    const figures = {
      day: fact(source, "day", date, "date"),
      energy: expected < 0 ? null : fact(source, "expected", expected, "Wh"),
      fedIn: expected < 0 ? fact(source, "expectedFedIn", -expected, "Wh") : null,
      peakHour: fact(source, "peakHour", Number(peak.start.slice(11, 13)), "hour"),
      peakEnergy: fact(source, "peakEnergy", peak.kwh * 1_000, "Wh"),
      hourError: made.backtest.mae_kwh === null ? null : fact(source, "hourError", made.backtest.mae_kwh * 1_000, "Wh"),
      testedDays: fact(source, "testedDays", made.backtest.days, "days"),
      lastReading,
    };
    return {
      missing: null,
      source,
      ...figures,
      facts: factsIn([figures, hourly]),
      attachments: [hourlyChart(hourly, ofDay, source, context)],
    };
  },
);

const NOTHING = {
  source: null,
  day: null,
  energy: null,
  fedIn: null,
  peakHour: null,
  peakEnergy: null,
  hourError: null,
  testedDays: null,
  lastReading: null,
  facts: [],
} as const;

const isHourly = ({ meter }: OwnMeter): boolean => (meter.intervalSeconds ?? Infinity) <= HOUR_SECONDS;

function hourlyChart(
  hourly: readonly Fact[],
  hours: readonly { start: string; low_kwh: number; high_kwh: number }[],
  source: Source,
  { language }: ToolContext,
) {
  const t = messages(language);
  const bound = (name: "high" | "low") =>
    hours.map((hour) => fact(source, `${name}.${hour.start.slice(11, 13)}`, hour[`${name}_kwh`] * 1_000, "Wh"));
  return chartOf(
    {
      title: t("assistant.forecast.dayChart"),
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
