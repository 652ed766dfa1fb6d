import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import { type IntervalSeries, intervalStartMs } from "@wattleaf/engine/time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { monthGrid } from "@wattleaf/engine/time-series/packing/month-grid";
import * as repo from "../repo";
import type { TimeSpan } from "../../../core/packed-readings";
import { type MeteredRow, monthsOf, readIntervals } from "./read";

/** A stretch of intervals, back to back, that the meter did not give. */
export interface Gap extends TimeSpan {
  missing: number;
}

/** The gaps within a time. Only months that miss something are unpacked. */
export async function gapsOf(platform: Platform, meter: MeteredRow, within: TimeSpan): Promise<Gap[]> {
  const { first, last } = monthsOf(meter, within);
  const rows = await repo.listRollUps(platform.db, meter.id, first, last);
  const clock = zoneClock(meter.timeZone);
  const stepMs = meter.intervalSeconds * SECOND_MS;
  const gaps: Gap[] = [];
  for (let month = first; month <= last; month += 1) {
    const row = rows.find((each) => each.month === month);
    const { startMs, count } = monthGrid(clock, month, meter.intervalSeconds, meter.firstReadingMs);
    const span = { fromMs: Math.max(within.fromMs, startMs), toMs: Math.min(within.toMs, startMs + count * stepMs) };
    if (!row) gaps.push({ ...span, missing: (span.toMs - span.fromMs) / stepMs });
    else if (!isMeasuredThroughout(row, meter)) {
      const series = await readIntervals(platform, meter, span);
      if (series) gaps.push(...gapsIn(series));
    }
  }
  return joined(gaps);
}

/** From the meter's first reading and up to its last. */
function isMeasuredThroughout(month: repo.RolledUpMonth, { firstReadingMs, lastReadingMs }: MeteredRow): boolean {
  const stepMs = month.intervalSeconds * SECOND_MS;
  const fromMs = Math.max(month.startMs, firstReadingMs);
  const toMs = Math.min(month.startMs + month.intervalCount * stepMs, lastReadingMs);
  return month.measuredCount === (toMs - fromMs) / stepMs;
}

function gapsIn(series: IntervalSeries): Gap[] {
  const missing = Array.from(series.kwh, (kwh, index) => ({ kwh, index })).filter(({ kwh }) => Number.isNaN(kwh));
  return joined(
    missing.map(({ index }) => ({
      fromMs: intervalStartMs(series, index),
      toMs: intervalStartMs(series, index + 1),
      missing: 1,
    })),
  );
}

/** A gap that ends where the next begins is one with it. */
function joined(gaps: readonly Gap[]): Gap[] {
  const whole: Gap[] = [];
  for (const gap of gaps) {
    const before = whole.at(-1);
    if (before?.toMs === gap.fromMs) {
      before.toMs = gap.toMs;
      before.missing += gap.missing;
    } else whole.push({ ...gap });
  }
  return whole;
}
