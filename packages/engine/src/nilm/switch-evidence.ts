import { runningTotals } from "./running-totals";

/** How strongly each sample speaks for a load of one size that switched on or off in it. */
export interface SwitchEvidence {
  /** Likelihood ratio of "it switched on in this sample" to "it did not"; 0 where that is out of the question. */
  rise: Float64Array;
  fall: Float64Array;
}

/** The other loads' changes near a moment: a narrow spread of ripple, and now and then a switch of any size. */
export interface Activity {
  /** Change from the sample before to the sample after, in watts. */
  change: Float64Array;
  ripple: Float64Array;
  /** Share of samples with a switch, and the usual size of one. */
  switching: Float64Array;
  size: Float64Array;
  /** Density of the change that is there, by these. */
  without: Float64Array;
}

type Totals = Float64Array;
type Range = readonly [low: number, high: number];

/** What is usual is measured this far to both sides. */
const AROUND_MINUTES = 15;
/** A change of this much is a switch and not ripple. */
const SWITCH_WATTS = 30;
/** Ripple has long tails: its usual size is below its mean. */
const RIPPLE_SHARE = 0.9;
const RIPPLE_WATTS: Range = [4, 60];
const SWITCH_SIZES: Range = [80, 500];
const SWITCHING: Range = [0.03, 0.9];

const within = (range: Range, value: number) => Math.min(range[1], Math.max(range[0], value));

/** What the changes of a load are like around each sample. */
export function activityOf(watts: Float64Array, intervalSeconds: number): Activity {
  const { length } = watts;
  const change = new Float64Array(length);
  const switched = new Float64Array(length);
  const large = new Float64Array(length);
  const small = new Float64Array(length);
  for (let i = 0; i < length; i += 1) {
    const value = (watts[Math.min(length - 1, i + 1)] as number) - (watts[Math.max(0, i - 1)] as number);
    const power = Math.abs(value);
    change[i] = value;
    if (power >= SWITCH_WATTS) switched[i] = 1;
    (power >= SWITCH_WATTS ? large : small)[i] = power;
  }
  const around = Math.max(1, Math.round((AROUND_MINUTES * 60) / intervalSeconds));
  const [switches, larges, smalls] = [switched, large, small].map(runningTotals) as [Totals, Totals, Totals];
  const ripple = new Float64Array(length);
  const switching = new Float64Array(length);
  const size = new Float64Array(length);
  for (let i = 0; i < length; i += 1) {
    const from = Math.max(0, i - around);
    const to = Math.min(length, i + around + 1);
    const count = (switches[to] as number) - (switches[from] as number);
    const rest = to - from - count;
    ripple[i] =
      rest > 0
        ? within(RIPPLE_WATTS, (RIPPLE_SHARE * ((smalls[to] as number) - (smalls[from] as number))) / rest)
        : RIPPLE_WATTS[1];
    switching[i] = within(SWITCHING, count / (to - from));
    size[i] = within(SWITCH_SIZES, count > 0 ? ((larges[to] as number) - (larges[from] as number)) / count : 0);
  }
  const without = change.map((value, i) =>
    density(value, ripple[i] as number, switching[i] as number, size[i] as number),
  );
  return { change, ripple, switching, size, without };
}

export const activityWithin = (activity: Activity, from: number, to: number): Activity => ({
  change: activity.change.subarray(from, to),
  ripple: activity.ripple.subarray(from, to),
  switching: activity.switching.subarray(from, to),
  size: activity.size.subarray(from, to),
  without: activity.without.subarray(from, to),
});

/** A compressor's switch varies in size by this share. */
const SIZE_SPREAD = 0.2;
/** No single sample decides. */
const MOST_ODDS = Math.exp(5.5);
const LEAST_ODDS = Math.exp(-5);
/** Where nothing else switches, a sample with less than this share of the change is not looked at. */
const TOO_SMALL = 0.4;

/** The evidence for a load that adds `riseWatts` when it switches on and takes `fallWatts` when it switches off. */
export function switchEvidence(activity: Activity, riseWatts: number, fallWatts: number): SwitchEvidence {
  return { rise: oddsOf(activity, riseWatts), fall: oddsOf(activity, -fallWatts) };
}

function oddsOf({ change, ripple, switching, size, without }: Activity, step: number): Float64Array {
  const odds = new Float64Array(change.length);
  for (let i = 0; i < change.length; i += 1) {
    const value = change[i] as number;
    const narrow = ripple[i] as number;
    if (value / step < TOO_SMALL && narrow * 8 < Math.abs(step)) continue;
    const share = switching[i] as number;
    const wide = size[i] as number;
    const ratio = density(value - step, Math.hypot(narrow, SIZE_SPREAD * step), share, wide) / (without[i] as number);
    if (ratio >= LEAST_ODDS) odds[i] = Math.min(MOST_ODDS, ratio);
  }
  return odds;
}

/** Density of a change: ripple for most samples, a switch of any size for the rest. */
const density = (watts: number, narrow: number, share: number, wide: number) =>
  ((1 - share) / narrow) * Math.exp(-Math.abs(watts) / narrow) + (share / wide) * Math.exp(-Math.abs(watts) / wide);
