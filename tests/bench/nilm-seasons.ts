import { homeLoads, learnedDays } from "../../packages/engine/src/nilm/home-loads";
import { monthStartMs } from "../../packages/engine/src/time-series/packing/month-grid";
import {
  intervalIndexAt,
  intervalStartMs,
  type IntervalSeries,
} from "../../packages/engine/src/time-series/interval-series";
import { type Household, householdOf } from "../../packages/engine/src/simulation/household/household";
import { sandboxMonth } from "../../packages/engine/src/simulation/household/sandbox-month";
import { zoneClock } from "../../packages/shared/src/domain/zone-clock";

/** Towns from Boston to Miami and from Portland to Phoenix. */
const ZIP_CODES = ["94086", "60601", "77001", "10001", "33101", "97201", "85001", "02108", "95814"];
const FIRST_MONTH = 2024 * 12;
const MONTHS = 24;
const TESTED_MONTHS = 12;
const QUARTERS_OF_DAY = 96;

interface Score {
  error: number;
  truth: number;
  found: number;
  invented: number;
  used: number;
}

/**
 * Heating and cooling in made-up homes with quarter hours: what is found in each month of the second year, beside what the
 * same home would have used without the machine. Real homes with meters on them were not at hand.
 *
 * @param historyDays how much of what came before is known
 */
export function seasonScores(homes: number, historyDays: number): Record<string, Record<string, number>> {
  const scores = new Map<string, Score>();
  for (let number = 0; number < homes; number += 1) {
    const zipCode = ZIP_CODES[number % ZIP_CODES.length] ?? "";
    const home = householdOf({ provider: "pge", accountNumber: `9${500 + number}`, zipCode });
    const series = twoYears(home);
    const without = {
      heating: home.heating === "gas" ? series : twoYears({ ...home, heating: "gas" }),
      cooling: home.hasCooling ? twoYears({ ...home, hasCooling: false }) : series,
    };
    for (let month = MONTHS - TESTED_MONTHS; month < MONTHS; month += 1)
      for (const [load, kwh] of Object.entries(foundIn(series, month, historyDays))) {
        const name = `${load}${home.solarWatts > 0 ? " behind solar" : ""}`;
        const score = scores.get(name) ?? { error: 0, truth: 0, found: 0, invented: 0, used: 0 };
        const truth = boughtIn(series, month) - boughtIn(without[load as keyof typeof without], month);
        score.error += Math.abs(kwh - truth);
        score.truth += truth;
        score.found += kwh;
        score.invented += Math.max(0, kwh - truth);
        score.used += boughtIn(series, month);
        scores.set(name, score);
      }
  }
  return Object.fromEntries(
    [...scores].map(([name, { error, truth, found, invented, used }]) => [
      name,
      {
        "SAE by month": Number((error / truth).toFixed(2)),
        "kWh there": Math.round(truth),
        "kWh found": Math.round(found),
        "too much, % of use": Number(((invented / used) * 100).toFixed(1)),
      },
    ]),
  );
}

function twoYears(home: Household): IntervalSeries {
  const months = Array.from({ length: MONTHS }, (_, month) => sandboxMonth(home, FIRST_MONTH + month));
  const [first] = months;
  if (!first) throw new Error("There are no months");
  return { ...first, kwh: Float64Array.from(months.flatMap(({ kwh }) => Array.from(kwh))) };
}

function indexesOf(series: IntervalSeries, month: number): [number, number] {
  const clock = zoneClock(series.timeZone);
  const at = (of: number) => intervalIndexAt(series, monthStartMs(clock, FIRST_MONTH + of));
  return [at(month), at(month + 1)];
}

function foundIn(series: IntervalSeries, month: number, historyDays: number) {
  const [first, end] = indexesOf(series, month);
  const days = Math.min(historyDays, learnedDays(series.intervalSeconds));
  const learned = Math.max(0, first - days * QUARTERS_OF_DAY);
  const part = { ...series, startMs: intervalStartMs(series, learned), kwh: series.kwh.slice(learned, end) };
  const loads = homeLoads(part, { labels: [], templates: [] }, []);
  const of = (name: string) =>
    (loads.find((load) => load.name === name)?.kwh.subarray(first - learned) ?? new Float64Array()).reduce(
      (sum, kwh) => sum + (kwh || 0),
      0,
    );
  return { heating: of("heating"), cooling: of("cooling") };
}

function boughtIn(series: IntervalSeries, month: number): number {
  const [first, end] = indexesOf(series, month);
  return series.kwh.subarray(first, end).reduce((sum, kwh) => sum + Math.max(0, kwh), 0);
}
