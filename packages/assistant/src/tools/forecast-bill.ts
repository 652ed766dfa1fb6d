import { billTariff } from "@wattleaf/shared/contracts/tariffs/billing";
import { DAY_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { zoneClock } from "@wattleaf/engine/time-series/zone-clock";
import { messages } from "../messages";
import { billFacts } from "./bill-facts";
import { localDate, midnight } from "./clock-time";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

/** The days still to come are taken to be like the same weekdays of these weeks. */
const LIKE_WEEKS = 4;
const DAYS_PER_WEEK = 7;

export interface StretchForecast extends ToolResult {
  missing: "meter" | "readings" | null;
  source: Source | null;
  firstDay: Fact | null;
  lastDay: Fact | null;
  /** Measured of the stretch so far; null for one that has not begun. */
  soFar: Fact | null;
  energy: Fact | null;
  /** By the own tariff, else at the own average price; null without either. */
  cost: Fact | null;
  /** Where the price comes from. */
  costBy: "average_price" | "tariff" | null;
  likeDays: Fact | null;
}

export const forecastBill = tool({
  name: "forecastBill",
  description:
    "Energy and cost of a period that is not over yet, such as this month's bill, next month or next week: what was measured so far, plus the coming days estimated from the same weekdays of the latest four weeks",
  input: z.object({
    stretch: z.enum(["this_month", "next_month", "next_days"]).default("this_month"),
    days: z.number().int().min(1).max(31).default(7).describe("How many days, for next_days"),
    skip: z.number().int().min(0).max(13).default(0).describe("Days from tomorrow on that are left out first"),
  }),
  async run({ stretch, days, skip }, context): Promise<StretchForecast> {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return { ...NOTHING, missing: "meter" };
    const { timeZone, lastReadingAt, intervalSeconds } = own.meter;
    const endMs = Date.parse(lastReadingAt ?? "");
    const weekMs = midnight(timeZone, endMs, -DAYS_PER_WEEK * LIKE_WEEKS);
    if (!Number.isFinite(endMs) || !intervalSeconds || Date.parse(own.meter.firstReadingAt ?? "") > weekMs)
      return { ...NOTHING, missing: "readings" };
    const span = spanOf(stretch, days, skip, timeZone, data.nowMs());
    const source = meterSource(own.meter, language);
    const stepMs = intervalSeconds * SECOND_MS;
    const history = await own.series(weekMs, endMs);
    if (!history) return { ...NOTHING, missing: "readings" };
    const typical = typicalWeek(history.kwh, Date.parse(history.start), stepMs, timeZone);
    const read = span.fromMs < endMs ? await own.series(span.fromMs, span.toMs) : null;
    const measuredAt = (ms: number) => read?.kwh[Math.round((ms - Date.parse(read.start)) / stepMs)] ?? null;
    const steps = Math.round((span.toMs - span.fromMs) / stepMs);
    const kwh = Array.from({ length: steps }, (_, step) => {
      const ms = span.fromMs + step * stepMs;
      return measuredAt(ms) ?? typical(ms);
    });
    const sum = (values: readonly (number | null)[]) =>
      values.reduce<number>((total, value) => total + (value ?? 0), 0);
    const price = own.meter.tariffId
      ? await data.compute(billTariff, {
          series: {
            start: momentIn(timeZone, span.fromMs),
            interval_seconds: intervalSeconds,
            time_zone: timeZone,
            kwh,
          },
          tariff_id: own.meter.tariffId,
          billing_periods: [{ start: momentIn(timeZone, span.fromMs), end: momentIn(timeZone, span.toMs) }],
        })
      : null;
    const { bill } = await billFacts.run({}, context);
    const average = price === null && bill?.price ? bill.price : null;
    // Behind solar, prices apply to what is bought, which is more than the net.
    const bought = (values: readonly (number | null)[]) => sum(values.map((value) => Math.max(0, value ?? 0)));
    const total = bought(kwh);
    const figures = {
      firstDay: fact(source, "stretch.firstDay", localDate(timeZone, span.fromMs), "date"),
      lastDay: fact(source, "stretch.lastDay", localDate(timeZone, span.toMs - DAY_MS / 2), "date"),
      soFar: read ? fact(source, "stretch.soFar", bought(read.kwh) * 1_000, "Wh") : null,
      energy: fact(source, "stretch.expected", total * 1_000, "Wh"),
      cost: price
        ? fact(source, "stretch.cost", price.total, "currency", price.currency)
        : average && fact(source, "stretch.cost", total * Number(average.value), "currency", average.text),
      likeDays: fact(source, "likeDays", LIKE_WEEKS * DAYS_PER_WEEK, "days"),
    };
    return {
      missing: null,
      source,
      ...figures,
      costBy: price ? "tariff" : average ? "average_price" : null,
      facts: factsIn(figures),
      passages: [],
      notes: [messages(language)("assistant.forecast.method")],
    };
  },
});

const NOTHING = {
  source: null,
  firstDay: null,
  lastDay: null,
  soFar: null,
  energy: null,
  cost: null,
  costBy: null,
  likeDays: null,
  facts: [],
  passages: [],
} as const;

function spanOf(stretch: string, days: number, skip: number, timeZone: string, nowMs: number) {
  if (stretch === "next_days") {
    const fromMs = midnight(timeZone, nowMs, 1 + skip);
    return { fromMs, toMs: midnight(timeZone, fromMs, days) };
  }
  const today = new Date(zoneClock(timeZone)(nowMs));
  const month = today.getUTCMonth() + (stretch === "next_month" ? 1 : 0);
  const noonOf = (monthIndex: number) => Date.UTC(today.getUTCFullYear(), monthIndex, 1, 12);
  return { fromMs: midnight(timeZone, noonOf(month)), toMs: midnight(timeZone, noonOf(month + 1)) };
}

/** The mean energy of an interval of the week, by the local clock. */
function typicalWeek(kwh: readonly (number | null)[], startMs: number, stepMs: number, timeZone: string) {
  const clock = zoneClock(timeZone);
  const slotOf = (utcMs: number) => Math.floor((clock(utcMs) % (DAYS_PER_WEEK * DAY_MS)) / stepMs);
  const sums = new Map<number, { total: number; count: number }>();
  for (const [index, value] of kwh.entries()) {
    if (value === null) continue;
    const slot = slotOf(startMs + index * stepMs);
    const sum = sums.get(slot) ?? { total: 0, count: 0 };
    sums.set(slot, { total: sum.total + value, count: sum.count + 1 });
  }
  return (utcMs: number): number | null => {
    const sum = sums.get(slotOf(utcMs));
    return sum ? sum.total / sum.count : null;
  };
}
