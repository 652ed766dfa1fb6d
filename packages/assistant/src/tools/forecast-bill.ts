import { forecastPeriod } from "@wattleaf/shared/contracts/forecast";
import type { IntervalSeriesInput } from "@wattleaf/shared/contracts/interval-series";
import { DAY_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { OwnPrice } from "../frame/amounts/own-price";
import { billFacts } from "./bill-facts";
import { doubtsBehind, withDoubts } from "./doubts";
import { localDate, midnight } from "./clock-time";
import { thresholdOf } from "./energy-given";
import {
  type Fact,
  fact,
  factsIn,
  missing,
  type Missing,
  QUESTION_SOURCE,
  type Source,
  type ToolResult,
} from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

/** Thirteen months and what they were learned from, so that the errors of earlier months bound this one's. */
const LEARNED_DAYS = 430;
const FEWEST_DAYS = 28;

export interface StretchForecast extends ToolResult {
  missing: null;
  firstDay: Fact;
  lastDay: Fact;
  /** Measured of the stretch so far; null for one that has not begun. */
  soFar: Fact | null;
  energy: Fact;
  /** By the own tariff, else at the own average price; null without either. */
  cost: Fact | null;
  /** The bounds that hold four of five periods; null with too few earlier ones. */
  lowCost: Fact | null;
  highCost: Fact | null;
  /** Where the price comes from. */
  costBy: "average_price" | "tariff" | null;
  likeDays: Fact;
  /** How long of the stretch so far was not measured, and is estimated like the coming days; null where nothing is missing. */
  filled: Fact | null;
  /** What it is held against, in the money that it is counted in. */
  limit: Fact | null;
  /** The price that the question states, and what it says of each day and month. */
  statedPrice: Fact | null;
  perDay: Fact | null;
  perMonth: Fact | null;
}

interface ForecastBillInput {
  stretch: "this_month" | "next_month" | "this_quarter" | "next_days";
  /** How many days, for next_days. */
  days: number;
  /** Days from tomorrow on that are left out first. */
  skip: number;
  /** `above:150money`: what it is held against. */
  limit?: string;
  /** The price that the question states, by which the cost is counted. */
  price?: OwnPrice;
}

/**
 * Energy and cost of a period that is not over yet, such as this month's bill, next month or next week: what was
 * measured so far, plus the coming days estimated from the same weekdays of the latest four weeks.
 */
export const forecastBill = tool(
  "forecastBill",
  async (
    { stretch, days, skip, limit, price }: ForecastBillInput,
    context,
  ): Promise<StretchForecast | Missing<"meter" | "readings">> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return missing("meter");
    const { timeZone, lastReadingAt, intervalSeconds } = own.meter;
    const endMs = Date.parse(lastReadingAt ?? "");
    const learnedMs = midnight(timeZone, endMs, -FEWEST_DAYS);
    if (!Number.isFinite(endMs) || !intervalSeconds || Date.parse(own.meter.firstReadingAt ?? "") > learnedMs)
      return missing("readings");
    const span = spanOf(stretch, days, skip, timeZone, data.nowMs());
    const source = meterSource(own.meter, language);
    const series = await own.series(midnight(timeZone, endMs, -LEARNED_DAYS), endMs);
    if (!series) return missing("readings");
    const { bill } = await billFacts.run({}, context);
    const average = own.meter.tariffId === null && !price && bill?.price ? bill.price : null;
    const perKwh = price?.perKwh ?? average?.value;
    const { forecast } = await data.compute(forecastPeriod, {
      series,
      ...(own.meter.tariffId === null || price ? {} : { tariff_id: own.meter.tariffId }),
      ...(perKwh === undefined ? {} : { price_per_kwh: Number(perKwh) }),
      from: localDate(timeZone, span.fromMs),
      to: localDate(timeZone, span.toMs - DAY_MS / 2),
      now: momentIn(timeZone, data.nowMs()),
    });
    if (!forecast) return missing("readings");
    const { expected, so_far: soFar, cost_by: costBy } = forecast;
    const currency = price
      ? (price.currency ?? bill?.price?.text)
      : average
        ? average.text
        : (forecast.currency ?? undefined);
    const energy = (id: string, kwh: number) => fact(source, id, kwh * 1_000, "Wh");
    const fixed = fixedOver(price, forecast.from, forecast.to);
    const money = (id: string, amount: number | null) =>
      amount === null
        ? null
        : withDoubts(fact(source, id, amount + fixed, "currency", currency), doubtsBehind(average));
    const said = (id: string, amount: number | undefined) =>
      amount === undefined ? null : fact(QUESTION_SOURCE, id, amount, "currency", currency);
    const figures = {
      firstDay: fact(source, "stretch.firstDay", forecast.from, "date"),
      lastDay: fact(source, "stretch.lastDay", forecast.to, "date"),
      soFar: soFar && energy("stretch.soFar", soFar.kwh),
      energy: energy("stretch.expected", expected.kwh),
      cost: money("stretch.cost", expected.cost),
      lowCost: money("stretch.lowCost", expected.low_cost),
      highCost: money("stretch.highCost", expected.high_cost),
      likeDays: fact(source, "likeDays", forecast.like_days, "days"),
      filled: soFar && filledOf(series, span.fromMs, source),
      limit: thresholdOf(limit, currency ?? null),
      statedPrice: price ? fact(QUESTION_SOURCE, "given.price", price.perKwh, "price", currency) : null,
      perDay: said("given.fixedPerDay", price?.perDay),
      perMonth: said("given.fixedPerMonth", price?.perMonth),
    };
    return {
      missing: null,
      ...figures,
      costBy,
      facts: factsIn(figures),
    };
  },
);

/** What is charged by the day and month from one day to another, of a part of a month its part. */
function fixedOver(price: OwnPrice | undefined, from: string, to: string): number {
  let fixed = 0;
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const day = new Date(at);
    const daysOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
    fixed += (price?.perDay ?? 0) + (price?.perMonth ?? 0) / daysOfMonth;
  }
  return fixed;
}

function filledOf({ start, interval_seconds: seconds, kwh }: IntervalSeriesInput, fromMs: number, source: Source) {
  const first = Math.max(0, Math.ceil((fromMs - Date.parse(start)) / (seconds * SECOND_MS)));
  const missed = kwh.slice(first).filter((value) => value === null).length;
  return missed === 0 ? null : fact(source, "stretch.filled", (missed * seconds) / HOUR_SECONDS, "hours");
}

function spanOf(stretch: string, days: number, skip: number, timeZone: string, nowMs: number) {
  if (stretch === "next_days") {
    const fromMs = midnight(timeZone, nowMs, 1 + skip);
    return { fromMs, toMs: midnight(timeZone, fromMs, days) };
  }
  const today = new Date(zoneClock(timeZone)(nowMs));
  const now = today.getUTCMonth();
  const noonOf = (monthIndex: number) => Date.UTC(today.getUTCFullYear(), monthIndex, 1, 12);
  const [first, count] =
    stretch === "this_quarter" ? [now - (now % 3), 3] : [now + (stretch === "next_month" ? 1 : 0), 1];
  return { fromMs: midnight(timeZone, noonOf(first)), toMs: midnight(timeZone, noonOf(first + count)) };
}
