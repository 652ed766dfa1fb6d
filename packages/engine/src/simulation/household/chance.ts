/**
 * Chance without state: a number is asked for by name (seed and keys) and is the same whenever it is asked for, so that a
 * household's past never depends on where its making begins.
 */

/** 32 bits of a text: FNV-1a, its bits then spread. */
export function seedOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return spread(hash);
}

/** Uniform in 0 to 1, without 1. */
export function chance(seed: number, ...keys: readonly number[]): number {
  let hash = seed;
  for (const key of keys) hash = under(hash, key);
  return fraction(hash);
}

const under = (hash: number, key: number): number => spread(Math.imul(hash, 31) + Math.floor(key));
const fraction = (hash: number): number => spread(hash) / 2 ** 32;

export const between = (low: number, high: number, share: number): number => low + (high - low) * share;

/**
 * A value that drifts around 0, rarely beyond ±1: values within a period are similar, those further apart are not.
 * @param periods time as a number of periods
 */
export function wander(seed: number, key: number, periods: number): number {
  const step = Math.floor(periods);
  const passed = periods - step;
  const smooth = passed * passed * (3 - 2 * passed);
  return between(lattice(seed, key, step), lattice(seed, key, step + 1), smooth);
}

/**
 * Of three uniform numbers the sum, which is about normal; the standard deviation is 0.5. They are those of
 * `chance(seed, key, step, 1)` and so on, of which the beginning is shared: a year of readings asks a million times.
 */
function lattice(seed: number, key: number, step: number): number {
  const here = under(under(seed, key), step);
  return fraction(under(here, 1)) + fraction(under(here, 2)) + fraction(under(here, 3)) - 1.5;
}

/** The last step of MurmurHash3 (Appleby, public domain): every bit of the input moves every bit of the result. */
function spread(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
