import { areUnitsKwh, energiesIn, isElectric, SAME, unitsIn } from "./energy-units";
import type { Reading } from "./reading";
import { isNear } from "./reading";
import { partsOfRow } from "./row-parts";
import type { TextLine } from "./text-lines";
import { foldedOf, textOf } from "./text-lines";

/**
 * Energies that charges are calculated from ("1,000 kWh @ 9.0c", "200 kWh @ 10.0c"), alone and added up over
 * neighboring lines of different prices, as tiers are.
 */
export function pricedEnergies(priced: readonly PricedLine[]): number[] {
  return priced.flatMap(({ index, kwh }, at) => {
    const sums = [kwh];
    let sum = kwh;
    for (const [step, next] of priced.slice(at + 1, at + 5).entries()) {
      if (next.index - index > 2 * (step + 1)) break;
      sum += next.kwh;
      sums.push(sum);
    }
    return sums;
  });
}

/** Different energies that are priced in lines near each other, added up: tiers, registers, or parts before and after a new price. */
export function sumsOfPriced(priced: readonly PricedLine[]): PricedSum[] {
  return priced.flatMap((first, at) => {
    const parts = [first.kwh];
    return priced.slice(at + 1, at + 1 + MOST_PARTS).flatMap((next, step) => {
      if (
        next.index - first.index > MOST_LINES_BETWEEN * (step + 1) ||
        parts.some((one) => isNear(one, next.kwh, SAME))
      )
        return [];
      parts.push(next.kwh);
      return [{ parts: [...parts], sum: parts.reduce((sum, kwh) => sum + kwh, 0) }];
    });
  });
}

export interface PricedSum {
  parts: readonly number[];
  sum: number;
}

const MOST_LINES_BETWEEN = 4;

/**
 * "Energy 640 kWh, network by day 400 kWh, by night 240 kWh": what one company prices as a whole and another one in
 * parts that follow each other, none of which is the whole.
 */
export function wholesOfPriced(priced: readonly PricedLine[]): number[] {
  return priced.flatMap(({ kwh: whole }) => {
    const isSumFrom = (at: number) => {
      const [first, ...next] = priced.slice(at, at + 1 + MOST_PARTS).map(({ kwh }) => kwh);
      let sum = first ?? 0;
      return next.some((kwh) => {
        sum += kwh;
        return kwh < whole && isNear(sum, whole, SAME);
      });
    };
    return priced.some(({ kwh }, at) => kwh < whole && isSumFrom(at)) ? [whole] : [];
  });
}

const MOST_PARTS = 3;

/** Charges are calculated from this energy, from another one and from both together: it is one of two parts. */
export function isPartOfPriced(reading: Reading, energy: number): boolean {
  const priced = pricedLines(reading).map(({ kwh }) => kwh);
  const has = (sum: number) => priced.some((kwh) => isNear(kwh, sum, SAME));
  return has(energy) && priced.some((other) => has(energy + other));
}

/**
 * Beside its own price stands that of clearly more: it is one of several tiers or registers. Use that is adjusted for
 * losses is a little more than the metered one.
 */
export function isLessThanPriced(reading: Reading, energy: number): boolean {
  const priced = pricedLines(reading);
  return priced.some(({ index, kwh }, at) => {
    const beside = [priced[at - 1], priced[at + 1]].filter((line) => line && Math.abs(line.index - index) <= 2);
    return isNear(kwh, energy, SAME) && beside.some((line) => line && line.kwh > energy * LARGEST_LOSS);
  });
}

const LARGEST_LOSS = 1.12;

/** "812 units @ 32.37 cents per unit". */
const UNITS_TIMES = /\d units? ?[@x×]/i;
const TIMES = /[@×]|(?<![a-z])x(?![a-z])/;

/** A line with an energy and its price. */
export interface PricedLine {
  index: number;
  kwh: number;
}

export function pricedLines(reading: Reading): PricedLine[] {
  return reading.lines.flatMap((line, index) => {
    const whole = pricedIn(reading, line, index);
    const parts = whole === undefined ? partsOfRow(line, reading.amounts) : [];
    return [whole, ...parts.map((part) => pricedIn(reading, part, index))].flatMap((kwh) =>
      kwh === undefined ? [] : [{ index, kwh }],
    );
  });
}

function pricedIn(reading: Reading, line: TextLine, index: number): number | undefined {
  const text = textOf(line);
  const kwh =
    energiesIn(reading, text)[0] ??
    (UNITS_TIMES.test(text) && areUnitsKwh(reading) ? unitsIn(reading, text) : undefined);
  const words = foldedOf(line);
  const isPriced =
    kwh !== undefined &&
    kwh > 0 &&
    (reading.amounts.rates(text).length > 0 || TIMES.test(words) || isTimesPrice(reading, text, kwh)) &&
    !hasLostMark(reading, text, kwh) &&
    !isCredited(reading, text);
  return isPriced && isElectric(reading, index, line.cells[0]?.left ?? 0, words) ? kwh : undefined;
}

/** "Surplus 90 kWh x 0.06  -5.40": energy that is paid back or was saved. */
export function isCredited({ amounts }: Pick<Reading, "amounts">, text: string): boolean {
  const money = amounts.money(text).at(-1);
  return money !== undefined && money.value < 0;
}

/** "Peak  1,081 kWh  31.2c  $337.27": a quantity, a price without a unit, and their product. */
function isTimesPrice({ amounts }: Reading, text: string, kwh: number): boolean {
  const [product, more] = amounts.money(text).slice(-1);
  if (!product || more || kwh < 2) return false;
  const price = product.value / kwh;
  return [...text.matchAll(/(?<![\d.,])\d{1,3}[.,]\d{1,6}(?![\d.,])/g)].some(([written]) => {
    const value = Number(written.replace(",", "."));
    return [value, value / 100].some((one) => isNear(one, price, { share: 0.002, least: 0.5 / (100 * kwh) }));
  });
}

/** "1.287 kWh @ $0.1097  141.18": a product a thousand times too small, as where a comma was read as a point. */
function hasLostMark({ amounts }: Reading, text: string, kwh: number): boolean {
  const [rate] = amounts.rates(text);
  const products = amounts.money(text).map(({ value }) => value / (kwh * (rate?.value ?? Infinity)));
  return products.some((times) => isNear(times, 1_000, { share: 0.02, least: 1 }));
}
