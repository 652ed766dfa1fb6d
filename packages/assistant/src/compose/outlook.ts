import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { statedPriceOf } from "../frame/amounts/own-price";
import { anomalies } from "../tools/anomalies";
import { billFacts } from "../tools/bill-facts";
import { forecastBill, type StretchForecast } from "../tools/forecast-bill";
import { forecastYear } from "../tools/forecast-year";
import { forecastDay } from "../tools/forecast-use";
import { periodDays } from "../tools/period-days";
import { addLoadsDuring } from "./breakdown";
import type { Composer, Composition } from "./composition";
import { addComparedPeriod, addPeriod, ownFigures } from "./figures";
import { addStatedPrice } from "./figures/single";
import { addMissing } from "./needs";
import { addExpectedBeside } from "./expected-beside";
import { addDayBesideUsual } from "./why/day-beside-usual";
import { isOneDay } from "../frame/conversation/merge";
import { addFromArticles } from "./passages";

/** "How much will I use tomorrow?", "what will my bill be this month?" */
export const forecastAnswer: Composer = async (c) => {
  const { period = "month0", metric = "energy" } = c.frame;
  if (!FORECAST.has(metric)) {
    c.draft.add(metric === "production" ? "assistant.forecast.noSun" : "assistant.forecast.onlyEnergy");
    // What they made of late is what there is to go by.
    if (OF_PANELS.has(metric)) await addPeriod(c, "last7d");
    return;
  }
  const daysAhead = /^day(?:0|\+[12])$/.test(period) ? Number(period.slice(3)) : undefined;
  if (daysAhead !== undefined) return addDay(c, daysAhead);
  const thisYear = String(new Date(c.tools.data.nowMs()).getUTCFullYear());
  if ((period === "year0" || period === thisYear) && (await addYear(c))) return;
  const own = await c.tools.data.meter();
  const stretch = stretchOf(period, zoneClock(own?.meter.timeZone ?? "UTC")(c.tools.data.nowMs()));
  if (!stretch) return c.draft.add("assistant.forecast.tooFar");
  const { pick } = c.frame;
  const price = statedPriceOf(c.frame);
  const found = await c.use(forecastBill, {
    ...stretch,
    ...(pick ? { limit: pick } : {}),
    ...(price ? { price } : {}),
  });
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.forecast");
  if (await addExpectedBeside(c, found)) return;
  await addStretch(c, found);
  if (c.frame.mentions?.asksSoFar && stretch.stretch === "this_month") await addPeriod(c, "month0");
  if (stretch.stretch === "next_month" && c.frame.comparedTo === "month0") {
    const now = await c.use(forecastBill, { stretch: "this_month", days: 7, skip: 0 });
    if (!now.missing) addExpected(c, now);
  } else if (c.frame.comparedTo) await addPeriod(c, c.frame.comparedTo);
};

/** What is forecast: neither what panels make nor the strongest hour. */
const FORECAST: ReadonlySet<string> = new Set(["cost", "energy", "net"]);
const OF_PANELS: ReadonlySet<string> = new Set(["export", "own_use", "production"]);

const LONGEST_STRETCH = 31;
const DAYS_OF = { d: 1, w: 7 } as const;

/**
 * The part of a period to come that a forecast reaches; null for one that it does not.
 * @param nowMs wall-clock milliseconds where the meter is
 */
function stretchOf(period: string, nowMs: number) {
  const days = (count: number, skip = 0) => ({
    stretch: "next_days" as const,
    days: Math.min(LONGEST_STRETCH, count),
    skip,
  });
  const month = (stretch: "next_month" | "this_month" | "this_quarter") => ({ stretch, days: 7, skip: 0 });
  const next = /^next(\d+)([dw])$/.exec(period);
  if (next) return days(Number(next[1]) * DAYS_OF[next[2] === "w" ? "w" : "d"]);
  const ahead = /^day\+([3-8])$/.exec(period);
  if (ahead) return days(1, Number(ahead[1]) - 1);
  if (/^week(?:end)?(?:0|\+1)$/.test(period)) {
    const span = resolvePeriod(period, { nowMs, measured: null, bills: [] });
    const today = Math.floor(nowMs / DAY_MS);
    // Of a week that goes on, the days from tomorrow on.
    const skip = span ? Math.max(0, span.fromMs / DAY_MS - today - 1) : 0;
    const count = span ? span.toMs / DAY_MS - today - 1 - skip : 0;
    return count > 0 ? days(count, skip) : days(7);
  }
  switch (period) {
    case "quarter0":
      return month("this_quarter");
    case "month0":
    case "bill0":
    // The next bill to come is that of the time that goes on.
    case "bill+1":
      return month("this_month");
    case "month+1":
    case "next1m":
      return month("next_month");
    default:
  }
  // "December", said in November or in December.
  const named = /^(?:\d{4}|-)-(\d\d)$/.exec(period)?.[1];
  const ofNow = new Date(nowMs).getUTCMonth() + 1;
  if (named === undefined) return null;
  if (Number(named) === ofNow) return month("this_month");
  return Number(named) === (ofNow % 12) + 1 ? month("next_month") : null;
}

/** "Will we stay below 10,000 kWh this year?" False where too little of the year is measured. */
async function addYear(c: Composition): Promise<boolean> {
  const { pick } = c.frame;
  const found = await c.use(forecastYear, pick ? { limit: pick } : {});
  if (found.missing) return false;
  const { year, energy, cost, likeDays } = found;
  addVerdict(c, found);
  const values = { year: c.show(year), energy: c.show(energy, { whole: true }) };
  if (cost) c.draft.add("assistant.forecast.yearCost", { ...values, cost: c.show(cost, { whole: true }) });
  else c.draft.add("assistant.forecast.year", values);
  c.draft.add("assistant.forecast.likeDays", { days: c.show(likeDays) });
  return true;
}

async function addDay(c: Composition, daysAhead: number): Promise<void> {
  const found = await c.use(forecastDay, { daysAhead });
  if (found.missing === "stale") {
    // Too far for the hourly forecast: such a day as it usually is.
    const day = await c.use(forecastBill, { stretch: "next_days", days: 1, skip: Math.max(0, daysAhead - 1) });
    return day.missing ? addMissing(c, "readings", "assistant.subject.forecast") : addStretch(c, day);
  }
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.forecast");
  const { day, energy, feedsIn, peakHour, peakEnergy, hourError, testedDays } = found;
  const key = c.tools.hasPanels ? "assistant.forecast.dayNet" : "assistant.forecast.day";
  c.draft.add(feedsIn ? "assistant.forecast.dayFeeds" : key, {
    day: c.show(day, { weekday: true }),
    energy: c.show(energy),
  });
  c.draft.add("assistant.forecast.peak", { hour: c.show(peakHour), energy: c.show(peakEnergy) });
  if (hourError && Number(testedDays.value) > 0)
    c.draft.add("assistant.forecast.error", { error: c.show(hourError), days: c.show(testedDays) });
}

async function addStretch(c: Composition, found: StretchForecast): Promise<void> {
  const { firstDay, lastDay, soFar, costBy, likeDays, filled, statedPrice } = found;
  addVerdict(c, found);
  addExpected(c, found);
  addRange(c, found);
  if (soFar) c.draft.add("assistant.forecast.soFar", { energy: c.show(soFar, { whole: true }) });
  c.draft.add("assistant.forecast.likeDays", { days: c.show(likeDays) });
  if (filled) c.draft.add("assistant.forecast.filled", { hours: c.show(filled) });
  if (statedPrice) addStatedPrice(c, { price: statedPrice, fixedPerDay: found.perDay, fixedPerMonth: found.perMonth });
  if (costBy === "tariff" && firstDay.value !== lastDay.value) c.draft.add("assistant.forecast.byTariff");
}

function addExpected(c: Composition, { firstDay, lastDay, energy, cost }: StretchForecast): void {
  const span = { first: c.show(firstDay), last: c.show(lastDay), energy: c.show(energy, { whole: true }) };
  if (firstDay.value === lastDay.value)
    c.draft.add("assistant.forecast.day", { day: c.show(firstDay, { weekday: true }), energy: c.show(energy) });
  else if (cost) c.draft.add("assistant.forecast.cost", { ...span, cost: c.show(cost, { whole: true }) });
  else c.draft.add("assistant.forecast.energy", span);
}

/** Whether it goes beyond the limit that the question names. */
function addVerdict(c: Composition, { limit, cost, energy }: Pick<StretchForecast, "limit" | "cost" | "energy">): void {
  const expected = limit?.unit === "currency" ? cost : energy;
  if (!limit || !expected) return;
  const isBeyond = Number(expected.value) > Number(limit.value);
  const asksBeyond = c.frame.pick?.startsWith("above") === true;
  const verdict = isBeyond ? (asksBeyond ? "yesAbove" : "noAbove") : asksBeyond ? "noBelow" : "yesBelow";
  c.draft.add(`assistant.forecast.${verdict}`, { limit: c.show(limit) }, [expected.source]);
}

/** How far off it may be, where that is asked. */
function addRange(c: Composition, { lowCost, highCost }: StretchForecast): void {
  if (!c.frame.mentions?.asksRange) return;
  if (lowCost && highCost)
    c.draft.add("assistant.forecast.range", {
      low: c.show(lowCost, { whole: true }),
      high: c.show(highCost, { whole: true }),
    });
  else c.draft.add("assistant.forecast.noRange");
}

const NAMED_DAYS = 2;

/** "Anything unusual last week?", "what was that spike on Sunday?", "why is so much used at night?" */
export const anomaliesAnswer: Composer = async (c) => {
  const { period, filters = [], metric } = c.frame;
  // Without a meter, "why was July higher?" is told of what a file has of both months.
  const isOfTime = period !== undefined && filters.length === 0 && c.frame.mentions?.presumes !== undefined;
  if (isOfTime && !(await c.tools.data.meter()) && (await addComparedPeriod(c, period))) return;
  if (c.frame.mentions?.asksIfOdd && period !== undefined && isOneDay(period)) return addOddDay(c, period);
  // What is asked about is told first; days that stand out explain no habit.
  if (period !== undefined || filters.length > 0 || metric === "base_load") await ownFigures(c);
  if (period === undefined && filters.length > 0 && metric !== "base_load") await addLoadsDuring(c, filters);
  if (metric === "base_load" || (period === undefined && filters.length > 0)) return addBackground(c);
  const asked = period === undefined ? null : await periodDays(period, c.tools.data);
  const found = await c.use(anomalies, asked ?? {});
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.anomalies");
  const { count, firstDay, lastDay, baseLoad } = found;
  const span = { first: c.show(firstDay), last: c.show(lastDay) };
  if (found.days.length === 0)
    c.draft.add(firstDay.value === lastDay.value ? "assistant.anomalies.noneOnDay" : "assistant.anomalies.none", span);
  else if (firstDay.value !== lastDay.value)
    c.draft.add(found.days.length === 1 ? "assistant.anomalies.one" : "assistant.anomalies.some", {
      count: c.show(count),
      ...span,
    });
  for (const { date, energy, expected, isMore, hour } of found.days.slice(0, NAMED_DAYS)) {
    const values = { date: c.show(date, { weekday: true }), energy: c.show(energy), expected: c.show(expected) };
    const key = isMore ? "assistant.anomalies.more" : "assistant.anomalies.less";
    if (hour) c.draft.line(`${key}Hour`, { ...values, hour: c.show(hour) });
    else c.draft.line(key, values);
  }
  if (found.days.length > 0 && c.tools.hasPanels) c.draft.add("assistant.anomalies.net", {}, [found.source]);
  // Of a single day the base load says nothing.
  if (period !== undefined) return;
  if (baseLoad?.creeps) {
    c.draft.add("assistant.anomalies.creeps", {
      before: c.show(baseLoad.before, { keepWatts: true }),
      now: c.show(baseLoad.now, { keepWatts: true }),
      extra: c.show(baseLoad.extra, { whole: true }),
    });
    if (!baseLoad.seasonKnown) c.draft.add("assistant.anomalies.maybeSeason");
  } else if (baseLoad) c.draft.add("assistant.anomalies.steady");
};

/** "Did anything weird happen on the 14th?": whether it stands out, and the day beside those like it, hour by hour. */
async function addOddDay(c: Composition, day: string): Promise<void> {
  const days = await periodDays(day, c.tools.data);
  const found = days && (await c.use(anomalies, days));
  if (found && !found.missing) {
    const [odd] = found.days;
    if (odd)
      c.draft.add(odd.isMore ? "assistant.anomalies.oddMore" : "assistant.anomalies.oddLess", {
        date: c.show(odd.date, { weekday: true }),
        energy: c.show(odd.energy),
        expected: c.show(odd.expected),
      });
    else c.draft.add("assistant.anomalies.noneOnDay", { first: c.show(found.firstDay) });
  }
  await addDayBesideUsual(c, day);
}

/** What runs all the time, and what the articles say of it. */
async function addBackground(c: Composition): Promise<void> {
  const { bill } = await c.use(billFacts, {});
  if (bill?.baseLoad && bill.baseLoadShare && !bill.isNet && c.frame.metric !== "base_load")
    c.draft.add("assistant.why.base", {
      watts: c.show(bill.baseLoad, { keepWatts: true }),
      share: c.show(bill.baseLoadShare),
    });
  await addFromArticles(c);
}
