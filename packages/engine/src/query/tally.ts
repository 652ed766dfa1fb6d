import { DAY_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { dayOf } from "../time-series/calendar";
import type { EnergyQuery, PartMeasured } from "./energy-query";
import type { GroupSpan } from "./group-key";
import { isEmpty, type LocalSpan, overlap } from "./local-span";

/** What is measured of one group. */
export class Tally {
  sum = 0;
  /** Intervals; one that was measured in part counts by its share. */
  measured = 0;
  missing = 0;
  /** Intervals as well, where parts of them were not measured. */
  #unmeasured = 0;
  /** By which the clocks went forward in it: a local day of 23 or 25 hours is one day. */
  clockSeconds = 0;
  /** Intervals of which only a part was measured. */
  #parts = 0;
  days = 0;
  peakLocalMs = 0;
  #highest = -Infinity;
  #lowest = Infinity;
  #day: number | null = null;
  /** Of the days before the one that goes on. */
  #dayShares = 0;
  #ofDay = { measured: 0, missing: 0 };
  /** What each local day adds up to; kept where the days are asked for. */
  readonly #byDay = new Map<number, { sum: number; measured: number; missing: number }>();

  constructor(
    readonly group: GroupSpan,
    private readonly keepsDays = false,
  ) {}

  /** Whether a moment lies in the group's span. One that comes again and again has none. */
  holds(localMs: number): boolean {
    const { span } = this.group;
    return span !== null && localMs >= span.fromMs && localMs < span.toMs;
  }

  /**
   * @param value NaN when missing; intervals come in the order of time
   * @param clockSeconds by which the clocks went forward right before it; below zero where they went back
   */
  add(value: number, localMs: number, clockSeconds: number, part?: PartMeasured): void {
    if (this.keepsDays) this.#addToDay(value, localMs, part);
    this.#beginDay(dayOf(localMs));
    if (Number.isNaN(value)) {
      this.missing += 1;
      this.#unmeasured += 1;
      this.#ofDay.missing += 1;
      return;
    }
    const share = part?.share ?? 1;
    if (this.#ofDay.measured === 0) this.days += 1;
    this.#ofDay.measured += share;
    this.#ofDay.missing += 1 - share;
    this.#unmeasured += 1 - share;
    this.sum += value;
    this.measured += share;
    this.clockSeconds += clockSeconds;
    if (part) this.#parts += 1;
    if (part?.lacksReadings) this.missing += 1;
    if (value > this.#highest) {
      this.#highest = value;
      this.peakLocalMs = localMs;
    }
    if (value < this.#lowest) this.#lowest = value;
  }

  #beginDay(day: number): void {
    if (day === this.#day) return;
    this.#dayShares += this.#shareOfDay;
    this.#ofDay = { measured: 0, missing: 0 };
    this.#day = day;
  }

  get #shareOfDay(): number {
    const { measured, missing } = this.#ofDay;
    return measured === 0 ? 0 : measured / (measured + missing);
  }

  /** Days of which half of the intervals were measured count half, however many intervals each has. */
  get dayShares(): number {
    return this.#dayShares + this.#shareOfDay;
  }

  /** The part of the group that was measured: of its intervals, and of its span where that is cut off. */
  coverage(within: LocalSpan): number {
    const { span } = this.group;
    const lookedAt = this.measured / (this.measured + this.#unmeasured);
    if (span === null) return lookedAt;
    const looked = overlap(span, within);
    return isEmpty(looked) ? 0 : (lookedAt * (looked.toMs - looked.fromMs)) / (span.toMs - span.fromMs);
  }

  /** Neither the period nor the readings begin or end within the group. */
  isUncut({ fromMs, toMs }: LocalSpan): boolean {
    const { span } = this.group;
    return span === null || (span.fromMs >= fromMs && span.toMs <= toMs);
  }

  isWhole(within: LocalSpan): boolean {
    return this.missing === 0 && (this.group.span === null || (this.#parts === 0 && this.isUncut(within)));
  }

  #addToDay(value: number, localMs: number, part?: PartMeasured): void {
    const day = dayOf(localMs);
    const before = this.#byDay.get(day) ?? { sum: 0, measured: 0, missing: 0 };
    const isMissing = Number.isNaN(value);
    this.#byDay.set(day, {
      sum: before.sum + (isMissing ? 0 : value),
      measured: before.measured + (isMissing ? 0 : 1),
      missing: before.missing + (isMissing || part ? 1 : 0),
    });
  }

  /** The median of what each whole day adds up to, of all days where none is whole. */
  medianDay({ fromMs, toMs }: LocalSpan): number {
    const days = [...this.#byDay].filter(([, { measured }]) => measured > 0);
    const whole = days.filter(
      ([day, { missing }]) => missing === 0 && day * DAY_MS >= fromMs && (day + 1) * DAY_MS <= toMs,
    );
    const sums = (whole.length > 0 ? whole : days).map(([, { sum }]) => sum).toSorted((a, b) => a - b);
    const middle = Math.floor(sums.length / 2);
    const upper = sums[middle] ?? 0;
    return sums.length % 2 === 1 ? upper : ((sums[middle - 1] ?? upper) + upper) / 2;
  }

  figure(
    aggregate: Exclude<EnergyQuery["aggregate"], "median">,
    intervalSeconds: number,
    measuredDays: number,
  ): number {
    const perHour = HOUR_SECONDS / intervalSeconds;
    switch (aggregate) {
      case "total":
        return this.sum;
      case "average":
        return this.sum / measuredDays;
      case "highest_power":
        return this.#highest * perHour;
      case "lowest_power":
        return this.#lowest * perHour;
      case "average_power":
        return (this.sum / this.measured) * perHour;
    }
  }
}
