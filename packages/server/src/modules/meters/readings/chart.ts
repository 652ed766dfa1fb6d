import type { Readings } from "@wattleaf/shared/contracts/meters";
import { MAX_READING_POINTS, type ReadingResolution } from "@wattleaf/shared/domain/meters";
import { DomainError } from "@wattleaf/shared/errors";
import { HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { intervalStartMs } from "@wattleaf/engine/time-series/interval-series";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { type ZoneClock, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayRollUps, packDays, placedDays, unpackDays } from "@wattleaf/engine/time-series/packing/day-roll-ups";
import { monthGrid } from "@wattleaf/engine/time-series/packing/month-grid";
import * as repo from "../repo";
import { gapsOf } from "./gaps";
import type { TimeSpan } from "../../../core/packed-readings";
import { hasReadings, type MeteredRow, monthsOf, readIntervals, withinReadings } from "./read";

const WH_PER_KWH = 1_000;
const MILLI = 1_000;
/** Energy is told to thousandths of a watt-hour. */
const tidy = (wattHours: number): number => Math.round(wattHours * MILLI) / MILLI;

/** A value of a chart: an interval, an hour, a day or a month. */
interface Point {
  startMs: number;
  /** Watt-hours of what was measured; null when nothing was. */
  energyWh: number | null;
  coverage: number;
}

/**
 * A meter's energy over a time, with its gaps. Hours, days and months that reach into the time are given whole, and
 * nothing before the first or after the last reading. Days and months come from the roll-ups.
 *
 * @throws DomainError too_large when that are more points than an answer holds
 */
export async function chartReadings(
  platform: Platform,
  meter: repo.MeterRow,
  span: TimeSpan,
  resolution: ReadingResolution,
): Promise<Readings> {
  const within = hasReadings(meter) ? withinReadings(meter, span) : null;
  const [points, gaps] =
    within && hasReadings(meter)
      ? await Promise.all([pointsOf(platform, meter, within, resolution), gapsOf(platform, meter, within)])
      : [[], []];
  const at = (ms: number) => momentIn(meter.timeZone, ms);
  return {
    meterId: meter.id,
    sandbox: meter.source === "sandbox",
    resolution,
    timeZone: meter.timeZone,
    starts: points.map(({ startMs }) => at(startMs)),
    energyWh: points.map(({ energyWh }) => (energyWh === null ? null : tidy(energyWh))),
    coverage: points.map(({ coverage }) => Math.round(coverage * 1e4) / 1e4),
    totalWh: tidy(points.reduce((sum, { energyWh }) => sum + (energyWh ?? 0), 0)),
    gaps: gaps.map(({ fromMs, toMs, missing }) => ({ start: at(fromMs), end: at(toMs), missingReadings: missing })),
  };
}

async function pointsOf(
  platform: Platform,
  meter: MeteredRow,
  within: TimeSpan,
  resolution: ReadingResolution,
): Promise<Point[]> {
  if (resolution === "day" || resolution === "month") return rolledUp(platform, meter, within, resolution);
  const stepMs = resolution === "hour" ? HOUR_MS : meter.intervalSeconds * SECOND_MS;
  if ((within.toMs - within.fromMs) / stepMs > MAX_READING_POINTS) throw tooManyPoints(resolution);
  const clock = zoneClock(meter.timeZone);
  if (resolution === "interval") return intervals(await readIntervals(platform, meter, within));
  const whole = { fromMs: hourStart(clock, within.fromMs), toMs: hourStart(clock, within.toMs - 1) + HOUR_MS };
  return hours(await readIntervals(platform, meter, whole), clock);
}

async function rolledUp(
  { db }: Platform,
  meter: MeteredRow,
  within: TimeSpan,
  resolution: "day" | "month",
): Promise<Point[]> {
  const { first, last } = monthsOf(meter, within);
  const months = withEmptyMonths(meter, await repo.listRollUps(db, meter.id, first, last), first, last);
  if (resolution === "month") {
    return months.map(({ startMs, energyMilliWh, measuredCount, intervalCount }) => ({
      startMs,
      energyWh: measuredCount > 0 ? energyMilliWh / MILLI : null,
      coverage: measuredCount / intervalCount,
    }));
  }
  return months
    .flatMap((month) =>
      placedDays(month, unpackDays(month.days)).map(({ startMs, count, measured, amount }) => ({
        startMs,
        endMs: startMs + count * month.intervalSeconds * SECOND_MS,
        energyWh: measured > 0 ? amount / MILLI : null,
        coverage: measured / count,
      })),
    )
    .filter(({ startMs, endMs }) => endMs > within.fromMs && startMs < within.toMs);
}

type ChartMonth = Pick<
  repo.RolledUpMonth,
  "month" | "startMs" | "intervalSeconds" | "intervalCount" | "measuredCount" | "energyMilliWh" | "days"
>;

/** Months without any reading have no row. */
function withEmptyMonths(meter: MeteredRow, rows: ChartMonth[], first: number, last: number): ChartMonth[] {
  const clock = zoneClock(meter.timeZone);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const known = rows.find(({ month }) => month === first + index);
    if (known) return known;
    const grid = monthGrid(clock, first + index, meter.intervalSeconds, meter.firstReadingMs);
    const days = dayRollUps({ ...grid, amounts: new Float64Array(grid.count).fill(Number.NaN) }, clock);
    return {
      ...grid,
      intervalCount: grid.count,
      measuredCount: 0,
      energyMilliWh: 0,
      days: Buffer.from(packDays(days)),
    };
  });
}

function intervals(series: IntervalSeries | null): Point[] {
  if (!series) return [];
  return Array.from(series.kwh, (kwh, index) => ({
    startMs: intervalStartMs(series, index),
    energyWh: Number.isNaN(kwh) ? null : kwh * WH_PER_KWH,
    coverage: Number.isNaN(kwh) ? 0 : 1,
  }));
}

/** By hours of the wall clock; the hour that it shows twice is two. */
function hours(series: IntervalSeries | null, clock: ZoneClock): Point[] {
  if (!series) return [];
  const share = (series.intervalSeconds * SECOND_MS) / HOUR_MS;
  const points = new Map<number, Point>();
  for (const { startMs: ms, energyWh } of intervals(series)) {
    const startMs = hourStart(clock, ms);
    let point = points.get(startMs);
    if (!point) points.set(startMs, (point = { startMs, energyWh: null, coverage: 0 }));
    if (energyWh === null) continue;
    point.energyWh = (point.energyWh ?? 0) + energyWh;
    point.coverage += share;
  }
  return [...points.values()];
}

const hourStart = (clock: ZoneClock, ms: number): number => ms - (clock(ms) % HOUR_MS);

const tooManyPoints = (resolution: ReadingResolution) =>
  new DomainError(
    "too_large",
    `That's more than ${MAX_READING_POINTS} values by ${resolution}. Use a shorter time range or a coarser resolution.`,
    { issues: [{ path: "resolution", message: "Use a shorter time range or a coarser resolution." }] },
  );
