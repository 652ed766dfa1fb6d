import { withoutDates } from "./dates";
import type { Register } from "./meter";
import { isOfElectricityMeter, MOST_FIGURES_IN_ROW } from "./meter";
import type { Reading } from "./reading";
import { isNear } from "./reading";
import { textOf } from "./text-lines";

/**
 * "61 406  63 480" where the use beside them could not be read: the difference of the readings is the energy that
 * charges are calculated from, alone or in tiers.
 */
export function registersByPrice(reading: Reading, priced: readonly number[]): Register[] {
  for (const [index, line] of reading.lines.entries()) {
    if (!isOfElectricityMeter(reading, line, index)) continue;
    const readings = reading.amounts
      .numbers(withoutDates(textOf(line)))
      .map(({ value }) => value)
      .slice(0, MOST_FIGURES_IN_ROW);
    for (const [at, previous] of readings.entries()) {
      const current = readings[at + 1] ?? 0;
      const kwh = priced.find((one) => one > LEAST_PRICED && isNear(current - previous, one, { least: 0.051 }));
      if (kwh === undefined || previous < LEAST_PRICED) continue;
      const { certainty } = line;
      return [
        {
          name: "",
          line: index,
          period: undefined,
          previous,
          current,
          multiplier: 1,
          kwh,
          text: textOf(line),
          certainty,
        },
      ];
    }
  }
  return [];
}

/** Smaller figures differ by any number. */
const LEAST_PRICED = 50;
