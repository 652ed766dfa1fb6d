import { followWindow } from "./follow-window";
import { type Lengths, newMoments, type Rhythm, rhythmOf, staysOf, summed } from "./rhythm";
import type { SwitchEvidence } from "./switch-evidence";

/** A compressor's probable runs. */
export interface Followed {
  /** Probability that the compressor runs, by sample. */
  on: Float64Array;
  /** Probability that it switched on, or off, in the sample. */
  risen: Float64Array;
  fallen: Float64Array;
  /** Log-likelihood gained over a home without it. */
  gain: number;
  /** The rhythm that the probable runs have, in all and in each window. */
  usual: Rhythm;
  rhythms: Rhythm[];
}

/** Every cycle that is missed costs this much log-likelihood. */
const MISSED_CYCLE = 6;
/** Windows overlap by this share on both sides. */
const OVERLAP = 0.25;

/**
 * Follows a compressor through day and night: the forward and backward passes of a hidden semi-Markov model with the
 * states on and off (Yu 2010). Each stay has the thermostat's rhythm and each switch the evidence of its sample, so that
 * the rhythm of the quiet hours carries it through the hours in which other loads hide it.
 * @param rhythms of each window; the last one stands for those after it
 * @param blocked 1 where the mains are too low for it to run
 */
export function followThermostat(
  evidence: SwitchEvidence,
  blocked: Uint8Array,
  rhythms: readonly Rhythm[],
  windowSamples: number,
): Followed {
  const { length } = blocked;
  const result = {
    on: new Float64Array(length),
    risen: new Float64Array(length),
    fallen: new Float64Array(length),
    gain: 0,
  };
  const overlap = Math.ceil(windowSamples * OVERLAP);
  const lengths: Lengths[] = [];
  for (let from = 0, w = 0; from < length; from += windowSamples, w += 1) {
    const rhythm = rhythms[Math.min(w, rhythms.length - 1)] as Rhythm;
    const period = rhythm.onSamples + rhythm.offSamples;
    const own: Lengths = { on: newMoments(), off: newMoments() };
    lengths.push(own);
    const to = Math.min(length, from + windowSamples);
    const [first, last] = [Math.max(0, from - overlap), Math.min(length, to + overlap)];
    const part = followWindow(
      { rise: evidence.rise.subarray(first, last), fall: evidence.fall.subarray(first, last) },
      blocked.subarray(first, last),
      {
        on: staysOf(rhythm.onSamples, rhythm.onSpread),
        off: staysOf(rhythm.offSamples, rhythm.offSpread),
        lost: Math.exp(-MISSED_CYCLE / period),
        anywhere: 1 / period,
      },
      own,
    );
    result.on.set(part.on.subarray(from - first, to - first), from);
    result.risen.set(part.risen.subarray(from - first, to - first), from);
    result.fallen.set(part.fallen.subarray(from - first, to - first), from);
    result.gain += (part.gain * (to - from)) / (last - first);
  }
  const all = rhythmOf(
    summed(lengths.map(({ on }) => on)),
    summed(lengths.map(({ off }) => off)),
    rhythms[0] as Rhythm,
  );
  return { ...result, usual: all, rhythms: lengths.map(({ on, off }) => rhythmOf(on, off, all, true)) };
}
