import type { WrittenMoment } from "./moments";

export interface DateOrder {
  isDayFirst: boolean;
  /** The data fits both orders equally well. */
  isAmbiguous: boolean;
}

/** A date in wall-clock seconds by each order; undefined when there is no such date. */
export interface PlacedBothWays {
  dayFirst: number | undefined;
  monthFirst: number | undefined;
}

/**
 * Whether 1/2/2024 means February 1 or January 2, decided for the whole file: a number above 12 settles it, then a
 * dotted date, then which order gives a consistent sequence. If none of these apply, the American order is assumed and
 * the caller adds a notice.
 */
export class DateOrderFinder {
  #unknown = 0;
  #isMonthAbove12 = false;
  #isDayAbove12 = false;
  #areDotted = true;
  #areTheSame = true;
  readonly #dayFirst = new LongestStep();
  readonly #monthFirst = new LongestStep();

  add({ isOrderUnknown, isDotted, month, day }: WrittenMoment, placed: PlacedBothWays): void {
    if (!isOrderUnknown) return;
    this.#unknown += 1;
    this.#isMonthAbove12 ||= month > 12;
    this.#isDayAbove12 ||= (day ?? 0) > 12;
    this.#areDotted &&= isDotted;
    this.#areTheSame &&= month === day;
    this.#dayFirst.add(placed.dayFirst);
    this.#monthFirst.add(placed.monthFirst);
  }

  get order(): DateOrder {
    if (this.#unknown === 0) return { isDayFirst: false, isAmbiguous: false };
    if (this.#isMonthAbove12) return { isDayFirst: true, isAmbiguous: false };
    if (this.#isDayAbove12) return { isDayFirst: false, isAmbiguous: false };
    if (this.#areDotted) return { isDayFirst: true, isAmbiguous: false };
    if (this.#areTheSame) return { isDayFirst: false, isAmbiguous: false };
    const [dayFirst, monthFirst] = [this.#dayFirst.seconds, this.#monthFirst.seconds];
    return { isDayFirst: dayFirst < monthFirst, isAmbiguous: dayFirst === monthFirst || this.#unknown < 3 };
  }
}

/** The wrong order makes a sequence of neighboring days jump by months. */
class LongestStep {
  seconds = 0;
  #previous: number | undefined;

  add(local: number | undefined): void {
    if (local === undefined) this.seconds = Infinity;
    else if (this.#previous !== undefined) this.seconds = Math.max(this.seconds, Math.abs(local - this.#previous));
    this.#previous = local;
  }
}
