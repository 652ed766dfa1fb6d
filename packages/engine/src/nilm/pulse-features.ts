import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { Pulse } from "./pulses";
import { runningTotals, windowMean } from "./running-totals";

/** What the forests look at, in this order. Powers in watts, times in minutes. */
export const PULSE_FEATURES = [
  "height",
  "width",
  "energyWh",
  "peak",
  "rise over fall",
  "ripple share",
  "ripple watts",
  "slope",
  "level before",
  "level after",
  "level change",
  "rest 5 before",
  "rest 20 before",
  "rest 60 before",
  "rest 5 after",
  "rest 20 after",
  "rest 60 after",
  "load 20 before",
  "load 20 after",
  "load 90 after",
  "roughness 20 before",
  "roughness 20 after",
  "roughness 60 after",
  "gap to like before",
  "gap to like after",
  "like count",
  "like minutes",
  "small before",
  "small after",
  "short before",
  "short after",
  "alike per day",
  "same height per day",
  "rank among short",
  "height over usual short",
  "height over neighbors",
  "minutes within like",
  "longest like",
] as const;

/** Pulses this far apart can belong to one run of an appliance. */
const NEIGHBOR_MINUTES = 150;
const LIKE_HEIGHT_SHARE = 0.1;
const SMALL_WATTS = 700;
const SHORT_MINUTES = 7;
const NO_GAP_MINUTES = 300;

/** One row of features for each pulse. `watts` are the mains, `rest` what the pulses left of them above the base. */
export function pulseFeatures(
  pulses: readonly Pulse[],
  watts: Float64Array,
  base: Float64Array,
  rest: Float64Array,
  intervalSeconds: number,
): Float64Array[] {
  const minutes = intervalSeconds / 60;
  const days = Math.max(1, (watts.length * intervalSeconds) / DAY_SECONDS);
  const restTotals = runningTotals(rest);
  const loadTotals = runningTotals(watts.map((value, i) => value - (base[i] as number)));
  const roughTotals = runningTotals(rest.map((value, i) => (i === 0 ? 0 : Math.abs(value - (rest[i - 1] as number)))));
  const widths = Float64Array.from(pulses, (pulse) => (pulse.sum / pulse.height) * minutes);
  const house = houseHabits(pulses, widths, days);
  const samples = (length: number) => Math.max(1, Math.round(length / minutes));
  const reach = samples(NEIGHBOR_MINUTES);
  return pulses.map((pulse, index) => {
    const { start, height } = pulse;
    const end = start + pulse.watts.length;
    const width = widths[index] as number;
    const own = (from: number, to: number) => overlapSum(pulse, from, to);
    const mean = (totals: Float64Array, from: number, to: number) => windowMean(totals, from, to);
    const load = (from: number, to: number) =>
      Math.max(0, mean(loadTotals, from, to) - own(from, to) / Math.max(1, to - from));
    const shape = plateau(pulse);
    const near = neighbors(pulses, widths, index, reach, minutes);
    const before = rest[Math.max(0, start - 1)] as number;
    const after = rest[Math.min(rest.length - 1, end)] as number;
    return Float64Array.of(
      height,
      width,
      (pulse.sum * minutes) / 60,
      shape.peak,
      (pulse.rise - pulse.fall) / height,
      shape.ripple / height,
      shape.ripple,
      shape.slope / height,
      before,
      after,
      after - before,
      mean(restTotals, start - samples(5), start),
      mean(restTotals, start - samples(20), start),
      mean(restTotals, start - samples(60), start),
      mean(restTotals, end, end + samples(5)),
      mean(restTotals, end, end + samples(20)),
      mean(restTotals, end, end + samples(60)),
      load(start - samples(20), start),
      load(end, end + samples(20)),
      load(end, end + samples(90)),
      mean(roughTotals, start - samples(20), start),
      mean(roughTotals, end, end + samples(20)),
      mean(roughTotals, end, end + samples(60)),
      near.gapBefore,
      near.gapAfter,
      near.likeCount,
      near.likeMinutes,
      near.smallBefore,
      near.smallAfter,
      near.shortBefore,
      near.shortAfter,
      house.alikePerDay(height, width),
      house.sameHeightPerDay(height),
      house.rankAmongShort(height),
      height / house.usualShortWatts,
      height / Math.max(100, near.highest),
      near.likeMinutes > 0 ? width / (width + near.likeMinutes) : 1,
      near.longestLike,
    );
  });
}

function overlapSum({ start, watts }: Pulse, from: number, to: number): number {
  let sum = 0;
  for (let i = Math.max(from, start); i < Math.min(to, start + watts.length); i += 1) sum += watts[i - start] as number;
  return sum;
}

/** Peak, standard deviation and slope of the part of a pulse that has its full power, in watts. */
function plateau({ watts, height }: Pulse): { peak: number; ripple: number; slope: number } {
  let peak = 0;
  const full: number[] = [];
  for (const value of watts) {
    if (value > peak) peak = value;
    if (value > 0.7 * height) full.push(value);
  }
  if (full.length < 3) return { peak, ripple: 0, slope: 0 };
  const mean = full.reduce((a, b) => a + b, 0) / full.length;
  const ripple = Math.sqrt(full.reduce((a, b) => a + (b - mean) ** 2, 0) / full.length);
  const third = Math.max(1, Math.floor(full.length / 3));
  const meanOf = (part: number[]) => part.reduce((a, b) => a + b, 0) / part.length;
  return { peak, ripple, slope: meanOf(full.slice(-third)) - meanOf(full.slice(0, third)) };
}

function neighbors(pulses: readonly Pulse[], widths: Float64Array, index: number, reach: number, minutes: number) {
  const pulse = pulses[index] as Pulse;
  const end = pulse.start + pulse.watts.length;
  const found = {
    gapBefore: NO_GAP_MINUTES,
    gapAfter: NO_GAP_MINUTES,
    likeCount: 0,
    likeMinutes: 0,
    longestLike: 0,
    smallBefore: 0,
    smallAfter: 0,
    shortBefore: 0,
    shortAfter: 0,
    highest: 0,
  };
  const look = (step: -1 | 1) => {
    for (let i = index + step; i >= 0 && i < pulses.length; i += step) {
      const other = pulses[i] as Pulse;
      const otherEnd = other.start + other.watts.length;
      if (step < 0 ? other.start < pulse.start - 2 * reach : other.start > end + reach) break;
      const gap = Math.max(0, step < 0 ? pulse.start - otherEnd : other.start - end) * minutes;
      if (gap > reach * minutes) continue;
      const width = widths[i] as number;
      found.highest = Math.max(found.highest, other.height);
      if (gap <= 60 && other.height < SMALL_WATTS) found[step < 0 ? "smallBefore" : "smallAfter"] += 1;
      if (gap <= 60 && other.height >= SMALL_WATTS && width < SHORT_MINUTES) {
        found[step < 0 ? "shortBefore" : "shortAfter"] += 1;
      }
      if (Math.abs(other.height - pulse.height) > LIKE_HEIGHT_SHARE * pulse.height) continue;
      found.likeCount += 1;
      found.likeMinutes += width;
      found.longestLike = Math.max(found.longestLike, width);
      const key = step < 0 ? "gapBefore" : "gapAfter";
      found[key] = Math.min(found[key], gap);
    }
  };
  look(-1);
  look(1);
  return found;
}

/** Bins of 6 % in power and of 40 % in time: what counts as alike in one home. */
const heightBin = (watts: number) => Math.round(Math.log(Math.max(1, watts)) / Math.log(1.06));
const widthBin = (minutes: number) => Math.round(Math.log(Math.max(0.1, minutes)) / Math.log(1.4));
const SHORT_LOAD_WATTS = 500;

/** How often a home has pulses of a kind: a kettle is the load that comes back every day, short and with one power. */
function houseHabits(pulses: readonly Pulse[], widths: Float64Array, days: number) {
  const both = new Map<number, number>();
  const heights = new Map<number, number>();
  const shortHeights = new Map<number, number>();
  const short: number[] = [];
  const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);
  pulses.forEach((pulse, i) => {
    const width = widths[i] as number;
    const bin = heightBin(pulse.height);
    add(both, bin * 100 + widthBin(width));
    add(heights, bin);
    if (width < SHORT_MINUTES && pulse.height > SHORT_LOAD_WATTS) {
      short.push(pulse.height);
      add(shortHeights, bin);
    }
  });
  short.sort((a, b) => a - b);
  const around = (counts: Map<number, number>, key: number) =>
    (counts.get(key - 1) ?? 0) + (counts.get(key) ?? 0) + (counts.get(key + 1) ?? 0);
  let usualShortWatts = 2_000;
  let most = 0;
  for (const bin of shortHeights.keys()) {
    const energy = around(shortHeights, bin) * 1.06 ** bin;
    if (energy > most) [most, usualShortWatts] = [energy, 1.06 ** bin];
  }
  return {
    usualShortWatts,
    alikePerDay(height: number, width: number): number {
      const key = heightBin(height) * 100 + widthBin(width);
      return (around(both, key - 100) + around(both, key) + around(both, key + 100)) / days;
    },
    sameHeightPerDay: (height: number) => around(heights, heightBin(height)) / days,
    rankAmongShort(height: number): number {
      let low = 0;
      let high = short.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((short[middle] ?? 0) < height) low = middle + 1;
        else high = middle;
      }
      return short.length === 0 ? 0.5 : low / short.length;
    },
  };
}
