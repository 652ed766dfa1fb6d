import { type Lengths, noteStay, type Stays } from "./rhythm";
import type { SwitchEvidence } from "./switch-evidence";

/** What is supposed of a compressor. */
export interface Thermostat {
  on: Stays;
  off: Stays;
  /** Likelihood of a sample in which it has stopped cycling. */
  lost: number;
  /** Probability that a cycle of which nothing is known begins in a sample. */
  anywhere: number;
}

export interface FollowedWindow {
  /** Probability that the compressor runs, by sample. */
  on: Float64Array;
  /** Probability that it switched on, or off, in the sample. */
  risen: Float64Array;
  fallen: Float64Array;
  /** Log-likelihood gained over a home without it. */
  gain: number;
}

/** A compressor that stopped cycling begins again with this probability. */
const RESTART = 0.01;
const NEGLIGIBLE = 1e-4;

/** Samples in which the load may have switched in one direction, in order of time, with the odds that it did. */
interface Candidates {
  at: Int32Array;
  odds: Float64Array;
}

const STANDS_OUT = 1.5;
const SAME_SWITCH = 0.3;

/**
 * Samples whose odds are much below their neighbors' see the same switch. Where loads switch all the time, no sample
 * stands out, and every second one stands for two.
 */
function candidatesOf(odds: Float64Array): Candidates {
  const at: number[] = [];
  const kept: number[] = [];
  for (let i = 0; i < odds.length; i += 1) {
    const own = odds[i] as number;
    if (own === 0) continue;
    const before = odds[i - 1] ?? 0;
    const after = odds[i + 1] ?? 0;
    if (own < STANDS_OUT) {
      if (i % 2 === 1 || Math.max(before, after) >= STANDS_OUT) continue;
      at.push(i);
      kept.push(own + after);
    } else if (own >= SAME_SWITCH * Math.max(before, after)) {
      at.push(i);
      kept.push(own);
    }
  }
  return { at: Int32Array.from(at), odds: Float64Array.from(kept) };
}
const nothingIn = (length: number): FollowedWindow => ({
  on: new Float64Array(length),
  risen: new Float64Array(length),
  fallen: new Float64Array(length),
  gain: 0,
});

/**
 * The forward and backward passes of one window. Likelihoods are against a load that never switches.
 * @param lengths takes the lengths of the probable stays
 */
export function followWindow(
  evidence: SwitchEvidence,
  blocked: Uint8Array,
  model: Thermostat,
  lengths: Lengths,
): FollowedWindow {
  const { length } = blocked;
  const { on, off, lost, anywhere } = model;
  const { at: rises, odds: riseOdds } = candidatesOf(evidence.rise);
  const { at: falls, odds: fallOdds } = candidatesOf(evidence.fall);
  const longestOn = on.density.length - 1;
  const longestOff = off.density.length - 1;
  // Forward: likelihood of all up to and with a switch. Backward: of all after it.
  const toRise = new Float64Array(rises.length);
  const toFall = new Float64Array(falls.length);
  const fromRise = new Float64Array(rises.length);
  const fromFall = new Float64Array(falls.length);
  /** First sample from which on the load may be on until this one. */
  const since = new Int32Array(length);
  for (let i = 1; i < length; i += 1) since[i] = blocked[i - 1] ? i : (since[i - 1] as number);
  const free = (from: number, to: number) => (since[to] as number) <= from + 1;

  let r = rises.length - 1;
  let f = falls.length - 1;
  let later = 0;
  const end = length - 1;
  for (let i = end; i >= 0; i -= 1) {
    later *= lost;
    const isFall = f >= 0 && falls[f] === i;
    if (isFall) {
      let sum = end - i <= longestOff ? (off.longer[end - i] as number) : 0;
      sum += later * anywhere * RESTART + lost ** (end - i) * RESTART;
      for (let k = r + 1; k < rises.length; k += 1) {
        const d = (rises[k] as number) - i;
        if (d > longestOff) break;
        sum += (off.density[d] as number) * (riseOdds[k] as number) * (fromRise[k] as number);
      }
      fromFall[f] = sum;
      f -= 1;
    }
    if (r >= 0 && rises[r] === i) {
      let sum = end - i <= longestOn && free(i, end) ? (on.longer[end - i] as number) : 0;
      for (let k = f + 1; k < falls.length; k += 1) {
        const at = falls[k] as number;
        const d = at - i;
        if (d === 0) continue;
        if (d > longestOn || (since[at] as number) > i + 1) break;
        sum += (on.density[d] as number) * (fallOdds[k] as number) * (fromFall[k] as number);
      }
      fromRise[r] = sum;
      later += (riseOdds[r] as number) * sum;
      r -= 1;
    }
  }

  const startOff = (i: number) => anywhere * (i <= longestOff ? 1 : 0) + anywhere * RESTART * lost ** i;
  const startOn = (i: number) => (i <= longestOn && free(-1, i) ? anywhere : 0);
  let all = lost ** length;
  rises.forEach((i, k) => (all += startOff(i) * (riseOdds[k] as number) * (fromRise[k] as number)));
  falls.forEach((i, k) => (all += startOn(i) * (fallOdds[k] as number) * (fromFall[k] as number)));
  if (!(all > 0 && all < Number.POSITIVE_INFINITY)) return nothingIn(length);

  const change = new Float64Array(length + 1);
  const risen = new Float64Array(length);
  const fallen = new Float64Array(length);
  const add = (from: number, to: number, probability: number) => {
    change[from] = (change[from] as number) + probability;
    change[to] = (change[to] as number) - probability;
  };
  r = 0;
  f = 0;
  let before = 0;
  for (let i = 0; i < length; i += 1) {
    before *= lost;
    if (f < falls.length && falls[f] === i) {
      const odds = fallOdds[f] as number;
      const after = (odds * (fromFall[f] as number)) / all;
      let sum = startOn(i);
      add(0, i, sum * after);
      for (let k = r - 1; k >= 0; k -= 1) {
        const d = i - (rises[k] as number);
        if (d > longestOn || !free(rises[k] as number, i)) break;
        const part = (toRise[k] as number) * (on.density[d] as number);
        sum += part;
        const probability = part * after;
        if (probability < NEGLIGIBLE) continue;
        add(rises[k] as number, i, probability);
        noteStay(lengths.on, probability, on.logs[d] as number);
      }
      toFall[f] = sum * odds;
      fallen[i] = sum * after;
      f += 1;
    }
    if (r < rises.length && rises[r] === i) {
      const odds = riseOdds[r] as number;
      const after = (odds * (fromRise[r] as number)) / all;
      let sum = startOff(i) + before * anywhere * RESTART;
      for (let k = f - 1; k >= 0; k -= 1) {
        const d = i - (falls[k] as number);
        if (d > longestOff) break;
        if (d === 0) continue;
        const part = (toFall[k] as number) * (off.density[d] as number);
        sum += part;
        const probability = part * after;
        if (probability > NEGLIGIBLE) noteStay(lengths.off, probability, off.logs[d] as number);
      }
      toRise[r] = sum * odds;
      risen[i] = sum * after;
      if (end - i <= longestOn && free(i, end))
        add(i, length, ((toRise[r] as number) * (on.longer[end - i] as number)) / all);
      r += 1;
    }
    if (f > 0 && falls[f - 1] === i) before += toFall[f - 1] as number;
  }
  const running = new Float64Array(length);
  let level = 0;
  for (let i = 0; i < length; i += 1) {
    level += change[i] as number;
    running[i] = Math.min(1, Math.max(0, level));
  }
  return { on: running, risen, fallen, gain: Math.log(all) };
}
