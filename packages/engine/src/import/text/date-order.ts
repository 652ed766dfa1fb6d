import type { WrittenMoment } from "./moments";
import { placeMoment } from "./moments";

export interface DateOrder {
  isDayFirst: boolean;
  /** The data fits both orders equally well. */
  isAmbiguous: boolean;
}

/**
 * Whether 1/2/2024 means February 1 or January 2, decided for the whole file: a number above 12 settles it, then a
 * dotted date, then which order gives a consistent sequence. If none of these apply, the American order is assumed and
 * the caller adds a notice.
 */
export function inferDateOrder(moments: readonly WrittenMoment[]): DateOrder {
  const unknown = moments.filter(({ isOrderUnknown }) => isOrderUnknown);
  if (unknown.length === 0) return { isDayFirst: false, isAmbiguous: false };
  if (unknown.some(({ month }) => month > 12)) return { isDayFirst: true, isAmbiguous: false };
  if (unknown.some(({ day }) => (day ?? 0) > 12)) return { isDayFirst: false, isAmbiguous: false };
  if (unknown.every(({ isDotted }) => isDotted)) return { isDayFirst: true, isAmbiguous: false };
  if (unknown.every(({ month, day }) => month === day)) return { isDayFirst: false, isAmbiguous: false };

  const dayFirst = longestStep(unknown, true);
  const monthFirst = longestStep(unknown, false);
  return { isDayFirst: dayFirst < monthFirst, isAmbiguous: dayFirst === monthFirst || unknown.length < 3 };
}

/** The wrong order makes a sequence of neighboring days jump by months. */
function longestStep(moments: readonly WrittenMoment[], isDayFirst: boolean): number {
  let longest = 0;
  let previous: number | undefined;
  for (const written of moments) {
    const local = placeMoment(written, isDayFirst);
    if (local === undefined) return Infinity;
    if (previous !== undefined) longest = Math.max(longest, Math.abs(local - previous));
    previous = local;
  }
  return longest;
}
