import { CATEGORY_OF } from "@wattleaf/shared/domain/nilm";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { HomeLoad } from "../nilm/home-loads";
import { FEWEST_DAYS, learnedDays, LONGEST_SPLIT_SECONDS } from "../nilm/home-loads";
import { intervalIndexAt, intervalStartMs } from "../time-series/interval-series";
import type { EnergyRecord, HomeEnergy } from "./home-energy";
import type { LocalSpan } from "./local-span";

/** One load of a home as readings of its own. */
export interface LoadRecord {
  record: EnergyRecord;
  load: Pick<HomeLoad, "confidence" | "name">;
}

/**
 * The record of one load in some times, each taken apart by itself with the days before it, as the breakdown of those days
 * is; null where the load is in none of them, or the readings do not tell loads apart.
 * @param wanted an appliance, or the category that longer intervals show it as
 */
export function recordOfLoad(
  { splitLoads }: HomeEnergy,
  { series, ...record }: EnergyRecord,
  measured: LocalSpan,
  wanted: HomeLoad["name"],
  spans: readonly LocalSpan[],
): LoadRecord | null {
  if (!splitLoads || series.intervalSeconds > LONGEST_SPLIT_SECONDS) return null;
  const kwh = new Float64Array(series.kwh.length).fill(Number.NaN);
  const amounts = kwh.slice();
  const clock = zoneClock(series.timeZone);
  const perDay = DAY_SECONDS / series.intervalSeconds;
  let load: LoadRecord["load"] | null = null;
  let currency: string | null = null;
  for (const span of spans) {
    const indexAt = (localMs: number) =>
      Math.min(series.kwh.length, Math.max(0, Math.ceil(intervalIndexAt(series, utcOfLocal(clock, localMs)))));
    const [first, end] = [indexAt(span.fromMs), indexAt(span.toMs)];
    const learned = Math.max(0, first - learnedDays(series.intervalSeconds) * perDay);
    if (end <= first || end - learned < FEWEST_DAYS * perDay) continue;
    const part = { ...series, startMs: intervalStartMs(series, learned), kwh: series.kwh.slice(learned, end) };
    const split = splitLoads(part);
    const found = split.loads.find(({ name }) => isAlike(name, wanted));
    load ??= found ?? null;
    currency ??= split.currency;
    for (let index = first; index < end; index += 1) {
      // Where it is found at another time it was off in this one.
      const off = Number.isNaN(series.kwh[index] ?? Number.NaN) ? Number.NaN : 0;
      kwh[index] = found?.kwh[index - learned] ?? off;
      amounts[index] = (kwh[index] ?? off) * (split.prices?.[index - learned] ?? Number.NaN);
    }
  }
  return (
    load && {
      load: { name: load.name, confidence: load.confidence },
      record: {
        ...record,
        series: { ...series, kwh },
        producedKwh: null,
        costs: currency === null ? null : { amounts, currency },
        ofLoad: { measured },
      },
    }
  );
}

const isAlike = (name: string, wanted: string): boolean =>
  name === wanted || CATEGORY_OF[name] === wanted || CATEGORY_OF[wanted] === name;
