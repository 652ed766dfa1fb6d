import { detectAnomalies } from "@wattleaf/shared/contracts/anomalies";
import { DAY_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { localDate, midnight } from "./clock-time";
import { chartOf } from "./attachments";
import { messages } from "../messages";
import { type Fact, fact, factsIn, missing, type Missing, type Source, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

/** Two years and a bit: a rise of the base load is told from the season with no less. */
const LOOKED_AT_DAYS = 760;
const FEWEST_DAYS = 28;
const USUAL_DAYS = 90;

export interface UnusualDay {
  date: Fact;
  energy: Fact;
  expected: Fact;
  isMore: boolean;
  /** The hour that made the largest part of it. */
  hour: Fact | null;
}

export interface Anomalies extends ToolResult {
  missing: null;
  source: Source;
  /** The newest first, within the days asked for. */
  days: readonly UnusualDay[];
  count: Fact;
  firstDay: Fact;
  lastDay: Fact;
  baseLoad: { creeps: boolean; before: Fact; now: Fact; extra: Fact; seasonKnown: boolean } | null;
}

interface AnomaliesInput {
  /** The first day to report on; the latest 90 days without. */
  from?: string | undefined;
  /** The last day, included. */
  to?: string | undefined;
}

/**
 * Days on which the user's home used much more or less than usual for the weekday and season, and whether its base load
 * creeps up.
 */
export const anomalies = tool(
  "anomalies",
  async (
    { from, to }: AnomaliesInput,
    { data, language, hasPanels },
  ): Promise<Anomalies | Missing<"meter" | "readings">> => {
    const own = await data.meter();
    if (!own) return missing("meter");
    const { timeZone } = own.meter;
    const [firstMs, endMs] = [Date.parse(own.meter.firstReadingAt ?? ""), Date.parse(own.meter.lastReadingAt ?? "")];
    if (!(endMs - firstMs >= FEWEST_DAYS * DAY_MS) || (own.meter.intervalSeconds ?? Infinity) > HOUR_SECONDS)
      return missing("readings");
    const fromMs = Math.max(firstMs, midnight(timeZone, endMs, -LOOKED_AT_DAYS));
    const series = await own.series(fromMs, endMs);
    if (!series) return missing("readings");
    const found = await data.compute(detectAnomalies, { series });
    const source = meterSource(own.meter, language);
    const since = from ?? localDate(timeZone, midnight(timeZone, endMs, -USUAL_DAYS));
    const newest = localDate(timeZone, endMs - 1);
    const until = to !== undefined && to < newest ? to : newest;
    const recent = found.unusual_days
      .filter(({ date }) => date >= since && date <= until)
      .toSorted((a, b) => (a.date < b.date ? 1 : -1));
    const days = recent.map(({ date, kwh, expected_kwh: expected, code, hours: [hour] }): UnusualDay => ({
      date: fact(source, `date.${date}`, date, "date"),
      energy: fact(source, `energy.${date}`, kwh * 1_000, "Wh"),
      expected: fact(source, `expected.${date}`, expected * 1_000, "Wh"),
      isMore: code === "more_than_usual",
      hour: hour ? fact(source, `hour.${date}`, hour.hour, "hour") : null,
    }));
    const base = found.base_load;
    const figures = {
      count: fact(source, "unusualDays", days.length, "days"),
      firstDay: fact(source, "since", since, "date"),
      lastDay: fact(source, "until", until, "date"),
    };
    const baseLoad = base && {
      creeps: base.code === "creeps_up",
      before: fact(source, "baseLoadBefore", base.start_kw * 1_000, "W"),
      now: fact(source, "baseLoadNow", base.end_kw * 1_000, "W"),
      extra: fact(source, "baseLoadExtra", base.extra_kwh_per_year * 1_000, "Wh"),
      seasonKnown: base.season_separated,
    };
    const shown = days.slice(0, 12).toReversed();
    const t = messages(language);
    return {
      missing: null,
      source,
      days,
      ...figures,
      baseLoad,
      facts: factsIn([figures, days, baseLoad]),
      attachments:
        shown.length > 1
          ? [
              chartOf(
                {
                  title: t("assistant.anomalies.chartTitle"),
                  form: "bars",
                  unit: "kWh",
                  labels: shown.map(({ date }) => String(date.value)),
                },
                [
                  {
                    name: t(hasPanels ? "assistant.anomalies.net.name" : "assistant.anomalies.used"),
                    facts: shown.map(({ energy }) => energy),
                  },
                  { name: t("assistant.anomalies.usual"), facts: shown.map(({ expected }) => expected) },
                ],
                1 / 1_000,
              ),
            ]
          : [],
    };
  },
);
