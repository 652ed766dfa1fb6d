import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { findEdges } from "./edges";
import { type Match, matchEdges } from "./match-edges";

/** One stretch of a load being on, with the power that it takes in each sample. */
export interface Pulse {
  /** First sample with a share of the load. */
  start: number;
  /** Power in watts of the samples from `start` on. */
  watts: Float64Array;
  /** Plateau power in watts: the mean of rise and fall. */
  height: number;
  rise: number;
  fall: number;
  /** Energy in watt samples. */
  sum: number;
}

/** Smaller loads are left to the cyclic and the background part. */
export const SMALLEST_PULSE_WATTS = 120;
/** No single heating element of a home runs longer without a break; chargers of cars do, and are found apart. */
const LONGEST_PULSE_SECONDS = 3 * HOUR_SECONDS;
/** A sample of a pulse may lie this far above its plateau. */
const OVERSHOOT = 1.25;

/**
 * Takes the mains apart into pulses. Each takes its power out of what the shorter ones left, so that no watt is counted
 * twice and the sum never exceeds the mains above their base.
 */
export function findPulses(
  watts: Float64Array,
  base: Float64Array,
  intervalSeconds: number,
): { pulses: Pulse[]; rest: Float64Array } {
  const edges = findEdges(watts, SMALLEST_PULSE_WATTS);
  const longest = Math.ceil(LONGEST_PULSE_SECONDS / intervalSeconds);
  const matches = matchEdges(watts, base, edges, SMALLEST_PULSE_WATTS, longest);
  matches.sort((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from || b.rise - a.rise);
  const rest = watts.map((value, i) => value - (base[i] as number));
  const pulses = matches.map((match) => takePulse(match, rest)).filter(({ sum }) => sum > 0);
  pulses.sort((a, b) => a.start - b.start || b.height - a.height);
  return { pulses, rest };
}

/** Takes the power of a match out of `rest` and returns it. */
function takePulse({ before, from, to, after, rise, fall }: Match, rest: Float64Array): Pulse {
  const start = before + 1;
  const watts = new Float64Array(after - start);
  const height = (rise + fall) / 2;
  const left = rest[before] as number;
  const right = rest[after] as number;
  // What was on before and after the pulse is still on below it, unless another load switched while it was on.
  const quiet = Math.abs(right - left) <= Math.max(100, 0.3 * height);
  let sum = 0;
  for (let i = start; i < after; i += 1) {
    const place = (i - before) / (after - before);
    const floor = quiet ? Math.max(0, left + (right - left) * place) : 0;
    const plateau = rise + (fall - rise) * place;
    let share = (rest[i] as number) - floor;
    if (!quiet) {
      if (i < from) share = (rest[i] as number) - left;
      else if (i > to) share = (rest[i] as number) - right;
      else share = Math.min(share, plateau);
    }
    const power = Math.max(0, Math.min(share, plateau * OVERSHOOT, rest[i] as number));
    watts[i - start] = power;
    rest[i] = (rest[i] as number) - power;
    sum += power;
  }
  return { start, watts, height, rise, fall, sum };
}
