/** How long a thermostat leaves a compressor on and off, in samples. */
export interface Rhythm {
  onSamples: number;
  offSamples: number;
  /** Spread of the logarithm of each. */
  onSpread: number;
  offSpread: number;
}

/** Longest stay that is followed, as a multiple of the usual one. */
const LONGEST_STAY = 3.5;
/** A stay outside the rhythm (after defrosting, with the door open) is one of ten, with this spread. */
const ODD_SHARE = 0.1;
const ODD_SPREAD = 0.6;

/** How likely a stay is to have each length, in samples. */
export interface Stays {
  /** Density of each length, and the share of stays that are longer. */
  density: Float64Array;
  longer: Float64Array;
  /** Logarithm of each length. */
  logs: Float64Array;
}

/** Stays that scatter around the usual one, on a logarithmic scale. */
export function staysOf(usual: number, spread: number): Stays {
  const density = new Float64Array(Math.ceil(usual * LONGEST_STAY) + 1);
  const bell = (z: number, s: number) => Math.exp((-z * z) / (2 * s * s)) / s;
  const logs = new Float64Array(density.length);
  const middle = Math.log(usual);
  let total = 0;
  for (let d = 1; d < density.length; d += 1) {
    logs[d] = Math.log(d);
    const z = (logs[d] as number) - middle;
    density[d] = ((1 - ODD_SHARE) * bell(z, spread) + ODD_SHARE * bell(z, ODD_SPREAD)) / d;
    total += density[d] as number;
  }
  const longer = new Float64Array(density.length);
  let left = 1;
  for (let d = 0; d < density.length; d += 1) {
    density[d] = (density[d] as number) / total;
    left -= density[d] as number;
    longer[d] = Math.max(0, left);
  }
  return { density, longer, logs };
}

/** Weight, and weighted sums of the logarithm of a length and of its square. */
export type Moments = [weight: number, sum: number, squares: number];
export const newMoments = (): Moments => [0, 0, 0];
/** Lengths of the probable stays. */
export interface Lengths {
  on: Moments;
  off: Moments;
}

const SPREADS = [0.1, 0.6] as const;

interface Usual {
  usual: number;
  spread: number;
}

/** A window's own rhythm, which the season and the weather change, starts from that of all with this many cycles. */
const CYCLES_OF_ALL = 8;

function usualOf([weight, sum, squares]: Moments, all?: Usual): Usual | undefined {
  const prior = all ? CYCLES_OF_ALL : 0;
  const total = weight + prior;
  if (total < 3) return undefined;
  const log = Math.log(all?.usual ?? 1);
  const mean = (sum + prior * log) / total;
  const spread = Math.sqrt(
    Math.max(0, (squares + prior * ((all?.spread ?? 0) ** 2 + log * log)) / total - mean * mean),
  );
  return { usual: Math.exp(mean), spread: Math.min(SPREADS[1], Math.max(SPREADS[0], spread)) };
}

export const summed = (parts: readonly Moments[]): Moments =>
  parts.reduce<Moments>(([w, s, q], part) => [w + part[0], s + part[1], q + part[2]], newMoments());

/** Notes a stay by the logarithm of its samples, with its probability as weight. */
export function noteStay(moments: Moments, weight: number, log: number): void {
  moments[0] += weight;
  moments[1] += weight * log;
  moments[2] += weight * log * log;
}

/**
 * The rhythm of noted stays.
 * @param start what holds where too few were noted
 * @param ofAll whether `start` is the rhythm of all windows, from which a window's own one departs
 */
export function rhythmOf(on: Moments, off: Moments, start: Rhythm, ofAll = false): Rhythm {
  const [usualOn, usualOff] = [
    usualOf(on, ofAll ? { usual: start.onSamples, spread: start.onSpread } : undefined),
    usualOf(off, ofAll ? { usual: start.offSamples, spread: start.offSpread } : undefined),
  ];
  return {
    onSamples: usualOn?.usual ?? start.onSamples,
    offSamples: usualOff?.usual ?? start.offSamples,
    onSpread: usualOn?.spread ?? start.onSpread,
    offSpread: usualOff?.spread ?? start.offSpread,
  };
}
