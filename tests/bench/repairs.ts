import { DAY_MS, HOUR_SECONDS, MINUTE_MS } from "../../packages/shared/src/domain/time";
import type { RepairKind } from "../../packages/shared/src/domain/meters";
import { findRepairs, type Repair } from "../../packages/engine/src/repair/find-repairs";
import type { IntervalSeries } from "../../packages/engine/src/time-series/interval-series";
import { inLongerIntervals } from "../../packages/engine/src/time-series/longer-intervals";
import { seededRandom } from "../../scripts/seeded-random";
import { hasRealLoads, JUDGED_LOADS, minuteLoad } from "../support/real-loads";
import { type BenchRow, row, rowAtLeast } from "./measure";

const FAULTS_PER_LOAD = 40;
const SHARES_FOUND_PERCENT = 95;

/** Homes that had no part in choosing the limits, in minutes. */
const OTHER_LOADS = {
  "REFIT 2": () =>
    minuteLoad("refit_house2_1min", [
      "REFIT_House2_2014-04.csv.gz",
      "REFIT_House2_2014-05.csv.gz",
      "REFIT_House2_2014-06.csv.gz",
    ]),
  "IDEAL 65": () => minuteLoad("ideal_1min", ["IDEAL_House65_2017-06.csv.gz"]),
  "UK-DALE 1": () => minuteLoad("nilm_more", ["ukdale_house1_2014-01_boiler_1min.csv.gz"]),
} as const;

/** Faults found in real readings that have none, and how many of those that are put into them. */
export function benchRepairs(): BenchRow[] {
  if (!hasRealLoads) return [];
  const loads = [...Object.values(JUDGED_LOADS), ...Object.values(OTHER_LOADS)].map((load) => load()).flatMap(coarser);
  const readings = loads.reduce((sum, { kwh }) => sum + kwh.length, 0);
  const falseRepairs = loads.reduce((sum, load) => sum + findRepairs(load).length, 0);
  return [
    row(
      `repairs of ${readings.toLocaleString("en-US")} real readings of seven homes, all without faults`,
      falseRepairs,
      "",
      0,
    ),
    ...(["spike", "reset", "negative", "catch_up"] as const).map((kind) => planted(loads, kind)),
  ];
}

/** The same home as meters of several kinds count it. */
function coarser(load: IntervalSeries): IntervalSeries[] {
  const lengths = [60, 300, 900, HOUR_SECONDS].filter((seconds) => seconds % load.intervalSeconds === 0);
  return lengths.map((seconds) => inLongerIntervals(load, seconds, Math.ceil(load.startMs / DAY_MS) * DAY_MS));
}

function planted(loads: readonly IntervalSeries[], kind: RepairKind): BenchRow {
  const random = seededRandom(7);
  let [tries, found, others] = [0, 0, 0];
  for (const load of loads) {
    // A single negative reading is told from selling only where a quarter of a year is known.
    if (kind === "negative" && (load.kwh.length * load.intervalSeconds) / HOUR_SECONDS < 24 * 95) continue;
    for (let fault = 0; fault < FAULTS_PER_LOAD; fault += 1) {
      const at = Math.floor((0.1 + 0.8 * random()) * load.kwh.length);
      if ([at - 1, at, at + 1].some((index) => Number.isNaN(load.kwh[index] ?? Number.NaN))) continue;
      const repairs = findRepairs(withFault(load, kind, at, random));
      tries += 1;
      if (repairs.some((repair) => repair.index === at && repair.kind === kind)) found += 1;
      others += repairs.filter((repair) => !isOf(repair, kind, at)).length;
    }
  }
  const label = `faults put into them and found: ${kind} (${tries} tries, ${others} other readings changed)`;
  return rowAtLeast(label, (100 * found) / tries, "%", SHARES_FOUND_PERCENT);
}

const isOf = ({ index, kind }: Repair, wanted: RepairKind, at: number) =>
  index === at || (wanted === "catch_up" && kind === wanted && index < at);

function withFault(load: IntervalSeries, kind: RepairKind, at: number, random: () => number): IntervalSeries {
  const kwh = Float64Array.from(load.kwh);
  const hours = load.intervalSeconds / HOUR_SECONDS;
  if (kind === "spike") kwh[at] = (30 + 3_000 * random()) * hours;
  if (kind === "reset") kwh[at] = -1_000 - 90_000 * random();
  if (kind === "negative") kwh[at] = -2 * random() * hours - 1e-3;
  if (kind === "catch_up") {
    const silent = Math.round((1 + 5 * random()) * (DAY_MS / MINUTE_MS / 60 / hours));
    const from = Math.max(1, at - silent);
    kwh[at] = load.kwh.subarray(from, at + 1).reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
    kwh.fill(Number.NaN, from, at);
  }
  return { ...load, kwh };
}
