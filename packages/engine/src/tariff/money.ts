/**
 * The exact arithmetic of a bill. Energy, power and rates are integers of a small step, so that sums do not depend on
 * the order of the intervals; the only rounding is that of each line to a whole cent, as on a printed bill. A bill is
 * therefore the sum of its lines, and a year the sum of its months, to the cent.
 */

/** One millionth of a kWh, a kW, a day or a month. */
export const STEPS_PER_QUANTITY = 1_000_000;
/** One hundred-millionth of the currency per kWh, kW, day or month: URDB gives at most six decimals. */
export const STEPS_PER_RATE = 100_000_000;
export const CENTS_PER_CURRENCY_UNIT = 100;

const STEPS_PER_CENT = (BigInt(STEPS_PER_QUANTITY) * BigInt(STEPS_PER_RATE)) / BigInt(CENTS_PER_CURRENCY_UNIT);

/** Nearest integer step of a quantity in kWh, kW, days or months; adding 0 turns −0 into 0. */
export const quantitySteps = (quantity: number): number => Math.round(quantity * STEPS_PER_QUANTITY) + 0;

/** Nearest integer step of a rate in currency per unit. */
export const rateSteps = (rate: number): number => Math.round(rate * STEPS_PER_RATE) + 0;

/** Whole cents of quantity × rate, half a cent away from zero. */
export function centsOf(quantity: number, rate: number): number {
  return Number(divideRounded(BigInt(quantity) * BigInt(rate), STEPS_PER_CENT));
}

/** `whole` × `part` / `of` as the nearest integer, exact beyond 2^53; all three are integers, `of` above zero. */
export function shareOf(whole: number, part: number, of: number): number {
  return Number(divideRounded(BigInt(whole) * BigInt(part), BigInt(of)));
}

/** Nearest integer of a / b, halves away from zero; b is above zero. */
function divideRounded(a: bigint, b: bigint): bigint {
  const half = b / 2n;
  return a >= 0n ? (a + half) / b : -((-a + half) / b);
}
