import { forecastPeriod, type PeriodForecast } from "@wattleaf/shared/contracts/forecast";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DAY_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { billingPeriodOf } from "@wattleaf/engine/forecast/billing-period";
import {
  type DaySpan,
  type Estimate,
  LIKE_WEEKS,
  OUTLOOK_INTERVAL_SHARE,
  periodOutlook,
} from "@wattleaf/engine/forecast/period-outlook";
import { answerEnergyQuestion } from "@wattleaf/engine/query/answer-question";
import type { HomeEnergy } from "@wattleaf/engine/query/home-energy";
import { firstDayOf } from "@wattleaf/engine/query/local-span";
import { billSeries } from "@wattleaf/engine/tariff/bill-series";
import { demandHeadroom } from "@wattleaf/engine/tariff/demand-headroom";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { type IntervalSeries, seriesEndMs } from "@wattleaf/engine/time-series/interval-series";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { sentAgain } from "../../core/check-input";
import { computation } from "../../core/computation";
import { rounded } from "../../core/response/figures";
import { toIntervalSeries } from "../../core/response/series";
import { homeOf, homeOfInput, type OwnHome } from "../home-energy";

type Input = InputOf<typeof forecastPeriod>;
type Output = OutputOf<typeof forecastPeriod>;

/** What the service looked up: `own` is null while it is not known whether the question is about that. */
export interface PeriodKnown {
  nowMs: number;
  own: OwnHome | null;
}

export interface PeriodAside {
  /** The question, when it came without a series; null otherwise. */
  ownQuestion: Input | null;
}

export const forecastPeriodComputation = computation(
  forecastPeriod,
  (input, { nowMs, own }: PeriodKnown): Output => {
    const home = input.series ? homeOfInput(input, toIntervalSeries(input.series)) : homeOf(own);
    const at = input.now === undefined ? nowMs : Date.parse(input.now);
    const simulated = !input.series && own?.source === "meter" && own.meter.sandbox;
    // What an upload or bills left is no series of intervals.
    const series = input.series || own?.source === "meter" ? home.records[0]?.series : undefined;
    const found = series ? forecastOf(home, series, input, at) : "no_data";
    const demand = series && home.tariff ? demandOf(home.tariff, series, at) : [];
    return typeof found === "string"
      ? { simulated, gap: found, forecast: null, demand }
      : { simulated, gap: null, forecast: found, demand };
  },
  (input, _output, unknown): PeriodAside => ({ ownQuestion: input.series ? null : sentAgain(input, unknown) }),
);

const MAX_SILENT_DAYS = 7;
const CENTS = 100;
const MONTHS_PER_YEAR = 12;
/** Bills from which an average price is taken. */
const PRICED_BILLS = 12;

type Gap = NonNullable<Output["gap"]>;

function forecastOf(home: HomeEnergy, series: IntervalSeries, input: Input, nowMs: number): Gap | PeriodForecast {
  const clock = zoneClock(series.timeZone);
  const [today, measuredDay] = [dayOf(clock(nowMs)), dayOf(clock(seriesEndMs(series) - 1))];
  if (input.from === undefined && today - measuredDay > MAX_SILENT_DAYS) return "readings_ended";
  const span = spanOf(input, home, today);
  const pricing = pricingOf(home, input);
  const outlook = periodOutlook(series, span, { price: pricing && ((part) => pricing.price(part, span)) });
  if (!outlook) return "too_few_readings";
  const { soFarKwh, kwh, cost, testedPeriods } = outlook;
  const [from, to] = daysOf(span);
  return {
    from,
    to,
    measured_to: momentIn(series.timeZone, seriesEndMs(series)),
    so_far: soFarKwh === null ? null : { kwh: rounded(soFarKwh), cost: costOf(home, pricing, span, soFarKwh, nowMs) },
    expected: {
      ...bounds(kwh, "kwh", rounded),
      ...(cost ? bounds(cost, "cost", toCents) : { cost: null, low_cost: null, high_cost: null }),
    },
    currency: pricing?.currency ?? null,
    cost_by: pricing?.by ?? null,
    interval_share: OUTLOOK_INTERVAL_SHARE,
    tested_periods: testedPeriods,
    like_days: LIKE_WEEKS * 7,
    days: input.by_day ? daysAhead(series, span) : null,
    year_before: yearBefore(home, pricing, span, nowMs),
  };
}

function demandOf(tariff: NonNullable<HomeEnergy["tariff"]>, series: IntervalSeries, nowMs: number): Output["demand"] {
  return demandHeadroom(tariff, series, nowMs).map((charge) => ({
    kind: charge.kind,
    label: charge.label,
    price_per_kw: rounded(charge.pricePerKw),
    currency: tariff.currency,
    is_daily: charge.daily,
    peak_so_far_kw: rounded(charge.peakSoFarKw),
    limit_kw: rounded(charge.limitKw),
    draw_kw: charge.drawKw === null ? null : rounded(charge.drawKw),
    headroom_kw: charge.headroomKw === null ? null : rounded(charge.headroomKw),
  }));
}

/** Each day that the readings do not cover to its end, with bounds from the same weekday of earlier weeks. */
function daysAhead(series: IntervalSeries, { firstDay, endDay }: DaySpan) {
  const measuredDay = dayOf(zoneClock(series.timeZone)(seriesEndMs(series)));
  return Array.from({ length: endDay - firstDay }, (_, index) => firstDay + index)
    .filter((day) => day >= measuredDay)
    .flatMap((day) => {
      const outlook = periodOutlook(series, { firstDay: day, endDay: day + 1 }, { price: null });
      return outlook ? [{ date: isoDay(day), ...bounds(outlook.kwh, "kwh", rounded) }] : [];
    });
}

const spanOf = ({ from, to }: Input, { bills }: HomeEnergy, today: number): DaySpan =>
  from !== undefined && to !== undefined
    ? { firstDay: Date.parse(from) / DAY_MS, endDay: Date.parse(to) / DAY_MS + 1 }
    : billingPeriodOf(
        bills.map(({ span }) => ({ start: firstDayOf(span), end: isoDay(dayOf(span.toMs)) })),
        today,
      );

const daysOf = ({ firstDay, endDay }: DaySpan): [string, string] => [isoDay(firstDay), isoDay(endDay - 1)];
const toCents = (amount: number): number => Math.round(amount * CENTS) / CENTS;

type Bounds<Name extends string> = Record<Name, number> & Record<`high_${Name}` | `low_${Name}`, number | null>;

function bounds<Name extends string>(
  { value, low, high }: Estimate,
  name: Name,
  written: (value: number) => number,
): Bounds<Name> {
  const orNull = (bound: number | null) => (bound === null ? null : written(bound));
  return { [name]: written(value), [`low_${name}`]: orNull(low), [`high_${name}`]: orNull(high) } as Bounds<Name>;
}

interface Pricing {
  price(part: IntervalSeries, span: DaySpan): number;
  currency: string;
  by: "average_price" | "tariff";
}

/** By the tariff, else at the price that was sent or that the latest bills come to; null without any of them. */
function pricingOf({ tariff, bills }: HomeEnergy, { price_per_kwh: sent, currency = "USD" }: Input): Pricing | null {
  if (tariff) {
    return {
      price: (part) =>
        billSeries(part, tariff, { billingPeriods: [{ fromMs: part.startMs, toMs: seriesEndMs(part) }] }).cents / CENTS,
      currency: tariff.currency,
      by: "tariff",
    };
  }
  const average = sent === undefined ? averagePrice(bills) : { perKwh: sent, currency };
  if (!average) return null;
  return {
    price: ({ kwh }) => kwh.reduce((sum, value) => sum + (value > 0 ? value : 0), 0) * average.perKwh,
    currency: average.currency,
    by: "average_price",
  };
}

function averagePrice(bills: HomeEnergy["bills"]): { perKwh: number; currency: string } | null {
  const known = bills.slice(0, PRICED_BILLS).filter(({ kwh, amount }) => kwh !== null && kwh > 0 && amount !== null);
  const currency = known[0]?.currency;
  const sum = (of: (bill: (typeof known)[number]) => number | null) =>
    known.reduce((total, bill) => total + (of(bill) ?? 0), 0);
  return currency ? { perKwh: sum((bill) => bill.amount) / sum((bill) => bill.kwh), currency } : null;
}

/** Of what was measured in the days: by the tariff the query engine's own figure, so that one question has one number. */
function costOf(home: HomeEnergy, pricing: Pricing | null, span: DaySpan, kwh: number, nowMs: number): number | null {
  if (!pricing) return null;
  if (pricing.by === "average_price") return toCents(pricing.price(flat(kwh), span));
  const answer = asked(home, "cost", span, nowMs);
  return answer ? toCents(answer.whole.value) : null;
}

const flat = (kwh: number): IntervalSeries => ({
  startMs: 0,
  intervalSeconds: HOUR_SECONDS,
  timeZone: "UTC",
  kwh: Float64Array.of(kwh),
});

function yearBefore(home: HomeEnergy, pricing: Pricing | null, span: DaySpan, nowMs: number) {
  const earlier = { firstDay: yearEarlier(span.firstDay), endDay: yearEarlier(span.endDay) };
  const bought = asked(home, "bought", earlier, nowMs);
  if (!bought || bought.is_partial) return null;
  const [from, to] = daysOf(earlier);
  const { value: kwh } = bought.whole;
  return { from, to, kwh: rounded(kwh), cost: costOf(home, pricing, earlier, kwh, nowMs) };
}

function asked(home: HomeEnergy, metric: "bought" | "cost", span: DaySpan, nowMs: number) {
  const [from, to] = daysOf(span);
  const answer = answerEnergyQuestion(home, { metric, period: `${from}..${to}` }, { nowMs });
  return answer.status === "answered" ? answer : null;
}

/** The same date a year before; 29 February is 1 March there. */
function yearEarlier(day: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - MONTHS_PER_YEAR, date.getUTCDate()) / DAY_MS;
}
