/** Intervals that meters have, in seconds. */
const USUAL_SECONDS = [1, 2, 3, 5, 6, 8, 10, 15, 20, 30, 60, 120, 180, 300, 600, 900];
/** Rates have few digits: 0.0011 means 15 minutes. */
const ROUNDING = 0.012;

/** Length of an interval in seconds of a rate in Hz. */
export function intervalOfRate(sampleRateHz: number): number {
  const seconds = 1 / sampleRateHz;
  return USUAL_SECONDS.find((usual) => Math.abs(seconds / usual - 1) <= ROUNDING) ?? seconds;
}
