import { HOUR_MS, HOUR_SECONDS, DAY_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { NO_GROUP_REASONS } from "@wattleaf/shared/domain/vpp";
import { intervalIndexAt, type IntervalSeries } from "../../time-series/interval-series";
import { inLongerIntervals } from "../../time-series/longer-intervals";
import type { BaselineOptions, TimeSpan } from "../baseline/customer-baseline";
import { type AccountedReading, participantReading } from "./participant-reading";
import {
  measuredReduction,
  type MeasuredReduction,
  REDUCTION_HISTORY_MS,
  reductionUncertainty,
} from "./measured-reduction";

/** A participant's own measurement, and what it adds to its group's. */
export interface MeteredSite {
  reading: AccountedReading;
  /** In the intervals of the settlement; null without a baseline. */
  series: IntervalSeries | null;
  /** Half of the 90 % interval of its own reduction; null with too few days to compare, which leaves it out of the group. */
  uncertaintyKwh: number | null;
}

export type GroupResult =
  | { ok: true; reduction: MeasuredReduction; sites: number }
  | { ok: false; reason: (typeof NO_GROUP_REASONS)[number] };

/** The largest part of a group's energy in an interval that may be filled in for sites with a gap. */
const MAX_FILLED_SHARE = 0.05;

/**
 * A participant by itself: what its meter shows, and how far that may be chance.
 * @param series reaches {@link REDUCTION_HISTORY_MS} back; undefined if nothing was reported
 */
export function meteredSite(
  id: string,
  series: IntervalSeries | undefined,
  event: TimeSpan,
  intervalSeconds: number,
  options: BaselineOptions,
): MeteredSite {
  const reading = participantReading(id, series, event, intervalSeconds, options);
  if (!series || reading.account.noBaseline !== null) return { reading, series: null, uncertaintyKwh: null };
  const fitting = inLongerIntervals(series, intervalSeconds, event.startMs);
  const uncertainty = reductionUncertainty(inHours(fitting, event), event, options);
  return { reading, series: fitting, uncertaintyKwh: uncertainty?.uncertaintyKwh ?? null };
}

/**
 * Many sites as one. The sum of their readings has a baseline and errors of its own, which fall with the number of
 * sites, because most of what is chance at one of them is not at the others.
 *
 * A gap in the event counts as the site's baseline, so nothing is delivered in it. A gap on another day is filled with
 * the site's average of that time of day, as long as that is little of the group's energy; otherwise the day is not used.
 */
export class SiteGroup {
  readonly #startMs: number;
  readonly #sumKwh: Float64Array;
  readonly #filledKwh: Float64Array;
  readonly #usualKwh: Float64Array;
  #timeZone: string | null = null;
  #sites = 0;
  #hasBaseline = false;

  constructor(
    readonly event: TimeSpan,
    readonly intervalSeconds: number,
    readonly options: BaselineOptions,
  ) {
    this.#startMs = event.startMs - REDUCTION_HISTORY_MS;
    const length = (event.endMs - this.#startMs) / (intervalSeconds * SECOND_MS);
    this.#sumKwh = new Float64Array(length);
    this.#filledKwh = new Float64Array(length);
    this.#usualKwh = new Float64Array(length);
  }

  /** Adds a site; one whose own error cannot be told stays out. */
  add({ reading, series, uncertaintyKwh }: MeteredSite): void {
    if (!series) return;
    this.#hasBaseline = true;
    if (uncertaintyKwh === null) return;
    this.#sites += 1;
    this.#timeZone = series.timeZone;
    const usual = usualDay(series);
    const offset = intervalIndexAt(series, this.#startMs);
    const length = this.#sumKwh.length;
    const eventFrom = length - reading.baselineKwh.length;
    for (let at = 0; at < length; at += 1) {
      const usualKwh = usual[modulo(offset + at, usual.length)] ?? 0;
      this.#usualKwh[at] = (this.#usualKwh[at] ?? 0) + Math.abs(usualKwh);
      const metered = series.kwh[offset + at] ?? Number.NaN;
      const isFilled = Number.isNaN(metered) && at < eventFrom;
      if (isFilled) this.#filledKwh[at] = (this.#filledKwh[at] ?? 0) + Math.abs(usualKwh);
      const inItsPlace = at < eventFrom ? usualKwh : (reading.baselineKwh[at - eventFrom] ?? 0);
      this.#sumKwh[at] = (this.#sumKwh[at] ?? 0) + (Number.isNaN(metered) ? inItsPlace : metered);
    }
  }

  reduction(): GroupResult {
    if (!this.#hasBaseline) return { ok: false, reason: "no_baseline" };
    if (this.#timeZone === null) return { ok: false, reason: "too_few_compared_days" };
    const kwh = this.#sumKwh.map((sum, at) =>
      (this.#filledKwh[at] ?? 0) > MAX_FILLED_SHARE * (this.#usualKwh[at] ?? 0) ? Number.NaN : sum,
    );
    const { intervalSeconds } = this;
    const series = { startMs: this.#startMs, intervalSeconds, kwh, timeZone: this.#timeZone };
    const result = measuredReduction(series, this.event, this.options);
    return result.ok
      ? { ok: true, reduction: result.reduction, sites: this.#sites }
      : { ok: false, reason: "too_few_compared_days" };
  }
}

/** Average energy of each interval of the day, by elapsed time; 0 where nothing was ever metered. */
function usualDay({ intervalSeconds, kwh }: IntervalSeries): Float64Array {
  const perDay = DAY_SECONDS / intervalSeconds;
  const sums = new Float64Array(perDay);
  const counts = new Float64Array(perDay);
  for (const [at, energy] of kwh.entries()) {
    if (Number.isNaN(energy)) continue;
    sums[at % perDay] = (sums[at % perDay] ?? 0) + energy;
    counts[at % perDay] = (counts[at % perDay] ?? 0) + 1;
  }
  return sums.map((sum, at) => sum / Math.max(1, counts[at] ?? 0));
}

/** An error over whole hours is the same in hours, and found sooner. */
const inHours = (series: IntervalSeries, { startMs, endMs }: TimeSpan): IntervalSeries =>
  (endMs - startMs) % HOUR_MS === 0 && HOUR_SECONDS % series.intervalSeconds === 0
    ? inLongerIntervals(series, HOUR_SECONDS, startMs)
    : series;

const modulo = (index: number, length: number): number => ((index % length) + length) % length;
