import { CATEGORY_OF } from "@wattleaf/shared/domain/nilm";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { HomeLoad } from "../nilm/home-loads";
import { FEWEST_DAYS, learnedDays, LONGEST_SPLIT_SECONDS } from "../nilm/home-loads";
import { intervalIndexAt, intervalStartMs } from "../time-series/interval-series";
import type { EnergyRecord, HomeEnergy, SplitLoads } from "./home-energy";
import type { LocalSpan } from "./local-span";
import { costsByTariff } from "./question-costs";

/** One load of a home as readings of its own. */
export interface LoadRecord {
  record: EnergyRecord;
  load: Pick<HomeLoad, "confidence" | "name">;
}

/** A home without some loads, as readings of its own, and which of them were found. */
export interface RecordWithout {
  record: EnergyRecord;
  without: HomeLoad["name"][];
}

/**
 * The record of one load in some times, each taken apart by itself with the days before it, as the breakdown of those days
 * is; null where the load is in none of them, or the readings do not tell loads apart.
 * @param wanted an appliance, or the category that longer intervals show it as
 */
export function recordOfLoad(
  home: HomeEnergy,
  record: EnergyRecord,
  measured: LocalSpan,
  wanted: HomeLoad["name"],
  spans: readonly LocalSpan[],
): LoadRecord | null {
  let load: LoadRecord["load"] | null = null;
  const own = recordOf(home, record, measured, spans, ({ loads }) => {
    const found = loads.find(({ name }) => isAlike(name, wanted));
    if (found) load ??= { name: found.name, confidence: found.confidence };
    return {
      // Where it is found at another time it was off in this one.
      kwhAt: (at) => found?.kwh[at] ?? 0,
      costAt: (at, price) => (found?.kwh[at] ?? 0) * price,
    };
  });
  return own && load && { load, record: own };
}

/** What a home bought beside some loads, in the same way; null where none of them is found. */
export function recordWithout(
  home: HomeEnergy,
  record: EnergyRecord,
  measured: LocalSpan,
  unwanted: readonly HomeLoad["name"][],
  spans: readonly LocalSpan[],
): RecordWithout | null {
  const without = new Set<HomeLoad["name"]>();
  const costs = home.tariff && costsByTariff(record.series, home.tariff);
  const own = recordOf(home, record, measured, spans, ({ loads }, learned) => {
    const found = loads.filter(({ name }) => unwanted.some((one) => isAlike(name, one)));
    for (const { name } of found) without.add(name);
    const leftOutAt = (at: number) => found.reduce((sum, { kwh }) => sum + (kwh[at] || 0), 0);
    return {
      kwhAt: (at) => Math.max(0, Math.max(0, record.series.kwh[learned + at] ?? 0) - leftOutAt(at)),
      costAt: (at, price) => (costs?.amounts[learned + at] ?? Number.NaN) - leftOutAt(at) * price,
    };
  });
  return own && without.size > 0 ? { record: own, without: [...without] } : null;
}

/** What is counted of readings that were taken apart, by their places in them. */
interface Counted {
  kwhAt: (at: number) => number;
  costAt: (at: number, price: number) => number;
}

function recordOf(
  { splitLoads }: HomeEnergy,
  { series, ...record }: EnergyRecord,
  measured: LocalSpan,
  spans: readonly LocalSpan[],
  countedIn: (split: SplitLoads, learned: number) => Counted,
): EnergyRecord | null {
  if (!splitLoads || series.intervalSeconds > LONGEST_SPLIT_SECONDS) return null;
  const kwh = new Float64Array(series.kwh.length).fill(Number.NaN);
  const amounts = kwh.slice();
  const clock = zoneClock(series.timeZone);
  const perDay = DAY_SECONDS / series.intervalSeconds;
  let currency: string | null = null;
  for (const span of spans) {
    const indexAt = (localMs: number) =>
      Math.min(series.kwh.length, Math.max(0, Math.ceil(intervalIndexAt(series, utcOfLocal(clock, localMs)))));
    const [first, end] = [indexAt(span.fromMs), indexAt(span.toMs)];
    const learned = Math.max(0, first - learnedDays(series.intervalSeconds) * perDay);
    if (end <= first || end - learned < FEWEST_DAYS * perDay) continue;
    const part = { ...series, startMs: intervalStartMs(series, learned), kwh: series.kwh.slice(learned, end) };
    const split = splitLoads(part);
    const { kwhAt, costAt } = countedIn(split, learned);
    currency ??= split.currency;
    for (let index = first; index < end; index += 1) {
      if (Number.isNaN(series.kwh[index] ?? Number.NaN)) continue;
      kwh[index] = kwhAt(index - learned);
      amounts[index] = costAt(index - learned, split.prices?.[index - learned] ?? Number.NaN);
    }
  }
  return {
    ...record,
    series: { ...series, kwh },
    producedKwh: null,
    costs: currency === null ? null : { amounts, currency },
    ofLoad: { measured },
  };
}

const isAlike = (name: string, wanted: string): boolean =>
  name === wanted || CATEGORY_OF[name] === wanted || CATEGORY_OF[wanted] === name;
