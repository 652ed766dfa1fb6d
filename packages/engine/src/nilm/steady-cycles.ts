import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { type Edge, findEdges } from "./edges";
import { matchEdges } from "./match-edges";
import { slidingMin } from "./sliding";

/** What looks like a compressor that cools day and night. */
export interface SteadyCycles {
  /** Power while on, by sample; 0 while off. */
  watts: Float64Array;
  /** How regular its runs are and how much of the time they cover, 0 to 1. */
  regularity: number;
}

/** Household refrigeration draws this much while its compressor runs. */
const SMALLEST_WATTS = 40;
const LARGEST_WATTS = 350;
const SHORTEST_MINUTES = 4;
const LONGEST_MINUTES = 90;
/** Fewer runs a day are no thermostat of something that must stay cold. */
const RUNS_A_DAY = 5;
const SLOT_HOURS = 4;
/** A compressor runs in most parts of the day and the night. */
const COVERED_SLOTS = 0.55;
/** Other loads cut its runs into pieces, so their lengths vary by more than a thermostat's. */
const MOST_UNEVEN = 2.5;

/**
 * Finds a power that something switches on and off at all hours, and when it was on: a Viterbi path through on and off
 * that may switch only at changes of about its size (Parson et al., "Non-intrusive load monitoring using prior models of
 * general appliance types", AAAI 2012, use the same idea of a sparse hidden Markov model).
 * @param left watts above the base
 */
export function findSteadyCycles(
  left: Float64Array,
  missing: Uint8Array,
  intervalSeconds: number,
): SteadyCycles | undefined {
  const minutes = intervalSeconds / 60;
  const around = Math.max(1, Math.round(45 / minutes));
  const floor = slidingMin(left, around, around);
  const edges = findEdges(left, SMALLEST_WATTS * 0.8);
  const longest = Math.ceil(LONGEST_MINUTES / minutes);
  const runs = matchEdges(left, floor, edges, SMALLEST_WATTS * 0.8, longest)
    .map(({ from, to, rise, fall }) => ({ from, minutes: (to - from + 1) * minutes, watts: (rise + fall) / 2 }))
    .filter((run) => run.watts >= SMALLEST_WATTS && run.watts <= LARGEST_WATTS)
    .filter((run) => run.minutes >= SHORTEST_MINUTES && run.minutes <= LONGEST_MINUTES);
  const usual = usualRuns(runs);
  const days = (missing.reduce((sum, gap) => sum + (gap ? 0 : 1), 0) * intervalSeconds) / DAY_SECONDS;
  if (!usual || days < 0.5 || usual.members.length < RUNS_A_DAY * days) return undefined;
  const slot = Math.max(1, Math.round((SLOT_HOURS * 60) / minutes));
  const covered =
    new Set(usual.members.map(({ from }) => Math.floor(from / slot))).size /
    Math.max(1, Math.floor((days * 24) / SLOT_HOURS));
  const uneven = spreadOf(usual.members.map((run) => run.minutes));
  if (covered < COVERED_SLOTS || uneven > MOST_UNEVEN) return undefined;
  const onMinutes = median(usual.members.map((run) => run.minutes));
  const watts = viterbi(left, floor, edges, usual.watts, onMinutes / minutes);
  return { watts, regularity: Math.min(1, covered) / (1 + uneven) };
}

interface SwitchedOn {
  from: number;
  minutes: number;
  watts: number;
}

/** The power that most time is spent at, and the runs near it. */
function usualRuns(runs: readonly SwitchedOn[]): { watts: number; members: SwitchedOn[] } | undefined {
  const binOf = (watts: number) => Math.round(Math.log(watts) / Math.log(1.12));
  const time = new Map<number, number>();
  for (const run of runs) time.set(binOf(run.watts), (time.get(binOf(run.watts)) ?? 0) + run.minutes);
  let best: number | undefined;
  let most = 0;
  for (const bin of time.keys()) {
    const total = (time.get(bin - 1) ?? 0) + (time.get(bin) ?? 0) + (time.get(bin + 1) ?? 0);
    if (total > most) [best, most] = [bin, total];
  }
  if (best === undefined) return undefined;
  const members = runs.filter((run) => Math.abs(binOf(run.watts) - best) <= 1);
  return { watts: median(members.map((run) => run.watts)), members };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Spread of the middle half of the values over their median. */
function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return (at(0.75) - at(0.25)) / Math.max(1e-9, at(0.5));
}

/** A sample can be wrong about the state by this much at most, so that other loads on top do not decide. */
const LARGEST_DOUBT = 3;
const EDGE_SIZE_TOLERANCE = 0.4;

function viterbi(
  left: Float64Array,
  floor: Float64Array,
  edges: readonly Edge[],
  onWatts: number,
  onSamples: number,
): Float64Array {
  const mayRise = new Uint8Array(left.length);
  const mayFall = new Uint8Array(left.length);
  for (const { before, after, watts } of edges) {
    if (Math.abs(watts) < onWatts * (1 - EDGE_SIZE_TOLERANCE)) continue;
    (watts > 0 ? mayRise : mayFall).fill(1, before + 1, after + 1);
  }
  const noise = Math.max(10, onWatts * 0.2);
  const switchCost = Math.log(Math.max(2, onSamples));
  const cameFrom = [new Uint8Array(left.length), new Uint8Array(left.length)] as const;
  let off = 0;
  let on = switchCost;
  for (let i = 0; i < left.length; i += 1) {
    const above = (left[i] as number) - (floor[i] as number);
    const asOff = Math.min(LARGEST_DOUBT, Math.abs(above) / noise);
    const asOn = (left[i] as number) < 0.5 * onWatts ? 50 : Math.min(LARGEST_DOUBT, Math.abs(above - onWatts) / noise);
    const fromOn = mayFall[i] ? on + switchCost : Number.POSITIVE_INFINITY;
    const fromOff = mayRise[i] ? off + switchCost : Number.POSITIVE_INFINITY;
    cameFrom[0][i] = fromOn < off ? 1 : 0;
    cameFrom[1][i] = fromOff < on ? 0 : 1;
    [off, on] = [Math.min(off, fromOn) + asOff, Math.min(on, fromOff) + asOn];
  }
  const watts = new Float64Array(left.length);
  let state: 0 | 1 = on < off ? 1 : 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    if (state === 1) watts[i] = Math.max(0, Math.min(left[i] as number, onWatts));
    state = cameFrom[state][i] === 1 ? 1 : 0;
  }
  return watts;
}
