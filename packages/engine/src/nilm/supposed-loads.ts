import { findEdges } from "./edges";
import { matchEdges } from "./match-edges";
import type { Rhythm } from "./rhythm";
import { slidingMin } from "./sliding";

/** A cyclic load as it is supposed to be: watts that it switches on and off, and its rhythm in each window. */
export interface SupposedLoad {
  rise: number;
  fall: number;
  rhythms: readonly Rhythm[];
}

/** Household refrigeration draws this much while its compressor runs. */
const SMALLEST_WATTS = 40;
const LARGEST_WATTS = 350;
const SHORTEST_MINUTES = 4;
const LONGEST_MINUTES = 90;
const SHORTEST_PAUSE_MINUTES = 8;
const LONGEST_PAUSE_MINUTES = 100;
/** Spread of a rhythm that is not known yet. */
const FIRST_SPREAD = 0.3;
const MOST_LOADS = 3;
/** Powers within this factor are one load's. */
const POWER_STEP = 1.12;

interface SwitchedOn {
  from: number;
  to: number;
  minutes: number;
  watts: number;
  rise: number;
  fall: number;
}

/** The powers that most rises and falls of a load pair up at, with the median length of what lies between and around. */
export function supposedLoads(left: Float64Array, intervalSeconds: number): SupposedLoad[] {
  const minutes = intervalSeconds / 60;
  const around = Math.max(1, Math.round(45 / minutes));
  const floor = slidingMin(left, around, around);
  const edges = findEdges(left, SMALLEST_WATTS * 0.8);
  const pairs = matchEdges(left, floor, edges, SMALLEST_WATTS * 0.8, Math.ceil(LONGEST_MINUTES / minutes));
  const runs = pairs
    .map(({ from, to, rise, fall }) => ({ from, to, rise, fall, minutes: (to - from + 1) * minutes }))
    .map((run): SwitchedOn => ({ ...run, watts: (run.rise + run.fall) / 2 }))
    .filter((run) => run.watts >= SMALLEST_WATTS && run.watts <= LARGEST_WATTS)
    .filter((run) => run.minutes >= SHORTEST_MINUTES && run.minutes <= LONGEST_MINUTES);
  const binOf = (watts: number) => Math.round(Math.log(watts) / Math.log(POWER_STEP));
  const weights = new Map<number, number>();
  for (const run of runs) {
    const bin = binOf(run.watts);
    weights.set(bin, (weights.get(bin) ?? 0) + Math.sqrt(run.minutes));
  }
  const loads: SupposedLoad[] = [];
  for (let turn = 0; turn < MOST_LOADS; turn += 1) {
    const best = heaviest(weights);
    if (best === undefined) break;
    const members = runs.filter((run) => Math.abs(binOf(run.watts) - best) <= 1).toSorted((a, b) => a.from - b.from);
    for (const bin of [best - 1, best, best + 1]) weights.delete(bin);
    loads.push(loadOf(members, minutes));
  }
  return loads;
}

/** The bin that weighs most together with its neighbors. */
function heaviest(weights: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const bin of weights.keys()) {
    const total = (weights.get(bin - 1) ?? 0) + (weights.get(bin) ?? 0) + (weights.get(bin + 1) ?? 0);
    if (total > most) [best, most] = [bin, total];
  }
  return best;
}

function loadOf(members: readonly SwitchedOn[], minutes: number): SupposedLoad {
  const onMinutes = median(members.map((run) => run.minutes));
  const pauses = members.slice(1).map((run, k) => (run.from - (members[k] as SwitchedOn).to) * minutes);
  const pause = median(pauses.filter((one) => one >= SHORTEST_PAUSE_MINUTES / 2)) || onMinutes;
  const offMinutes = Math.min(LONGEST_PAUSE_MINUTES, Math.max(SHORTEST_PAUSE_MINUTES, pause));
  return {
    rise: median(members.map((run) => run.rise)),
    fall: median(members.map((run) => run.fall)),
    rhythms: [
      {
        onSamples: onMinutes / minutes,
        offSamples: offMinutes / minutes,
        onSpread: FIRST_SPREAD,
        offSpread: FIRST_SPREAD,
      },
    ],
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
