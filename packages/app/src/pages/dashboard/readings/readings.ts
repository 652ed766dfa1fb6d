import type { Readings } from "@wattleaf/shared/contracts/meters";
import { HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { type ZoneClock, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { EvenSeries, TimeWindow } from "../../../ui/chart/envelope";
import type { ReadyMeter } from "../energy/use-energy";

/** Values of one request, which may have at most 10,000: about 400 KB of JSON. */
const PAGE_VALUES = 8_000;
/** Two years of quarter hours; what is longer in finer intervals is drawn by hour until it is zoomed into. */
const MAX_DRAWN_INTERVALS = 75_000;
const WH_PER_KWH = 1_000;

/** The values of a meter at one resolution, whether they are loaded or not. */
export interface ReadingGrid {
  resolution: "hour" | "interval";
  startMs: number;
  stepMs: number;
  count: number;
}

/** What a window is drawn from. */
export function resolutionOf({ intervalSeconds }: ReadyMeter, { fromMs, toMs }: TimeWindow): ReadingGrid["resolution"] {
  const intervalMs = (intervalSeconds ?? 0) * SECOND_MS;
  return intervalMs >= HOUR_MS || (toMs - fromMs) / intervalMs <= MAX_DRAWN_INTERVALS ? "interval" : "hour";
}

export function gridOf(meter: ReadyMeter, resolution: ReadingGrid["resolution"]): ReadingGrid {
  const [firstMs, lastMs] = [Date.parse(meter.firstReadingAt), Date.parse(meter.lastReadingAt)];
  const isByHour = resolution === "hour";
  const startMs = isByHour ? firstMs - (zoneClock(meter.timeZone)(firstMs) % HOUR_MS) : firstMs;
  const stepMs = isByHour ? HOUR_MS : (meter.intervalSeconds ?? 0) * SECOND_MS;
  return { resolution, startMs, stepMs, count: Math.ceil((lastMs - startMs) / stepMs) };
}

/** The pages that a window and its comparison need, each from the first to the last; the comparison's may be none. */
export interface WantedPages {
  resolution: ReadingGrid["resolution"];
  first: number;
  last: number;
  earlierFirst: number;
  earlierLast: number;
}

/** @param earlierMs how far back the window's comparison lies; null without one */
export function pagesIn(meter: ReadyMeter, window: TimeWindow, earlierMs: number | null): WantedPages {
  const grid = gridOf(meter, resolutionOf(meter, window));
  const lastPage = pageCount(grid) - 1;
  const pageOf = (ms: number) => Math.floor((ms - grid.startMs) / grid.stepMs / PAGE_VALUES);
  const earlierLast = earlierMs === null ? -1 : pageOf(window.toMs - earlierMs - 1);
  return {
    resolution: grid.resolution,
    first: Math.min(lastPage, Math.max(0, pageOf(window.fromMs))),
    last: Math.min(lastPage, Math.max(0, pageOf(window.toMs - 1))),
    earlierFirst: earlierMs === null ? 0 : Math.max(0, pageOf(window.fromMs - earlierMs)),
    earlierLast,
  };
}

export const isWanted = (page: number, { first, last, earlierFirst, earlierLast }: WantedPages): boolean =>
  (page >= first && page <= last) || (page >= earlierFirst && page <= earlierLast);

/** One request's stretch of a grid. */
export const pageWindow = ({ startMs, stepMs, count }: ReadingGrid, page: number): TimeWindow => ({
  fromMs: startMs + page * PAGE_VALUES * stepMs,
  toMs: startMs + Math.min(count, (page + 1) * PAGE_VALUES) * stepMs,
});

export const pageCount = ({ count }: ReadingGrid): number => Math.ceil(count / PAGE_VALUES);

/** Mean power of each value, kW; NaN where nothing was measured. */
export const powerOf = ({ energyWh, coverage }: Readings, stepMs: number): Float64Array =>
  Float64Array.from(energyWh, (energy, at) => {
    const hours = ((coverage[at] ?? 0) * stepMs) / HOUR_MS;
    return energy === null || hours === 0 ? Number.NaN : energy / WH_PER_KWH / hours;
  });

/** The loaded pages as one series; the rest of it is as if it were not measured. */
export function seriesOf(grid: ReadingGrid, pages: readonly (Float64Array | undefined)[]): EvenSeries {
  const values = new Float64Array(grid.count).fill(Number.NaN);
  for (const [page, power] of pages.entries())
    if (power) values.set(power.subarray(0, grid.count - page * PAGE_VALUES), page * PAGE_VALUES);
  return { startMs: grid.startMs, stepMs: grid.stepMs, values };
}

/** What the rows of a table are: more than it can hold are summed up. */
export type RowGroup = "day" | "month" | "reading";

export interface ReadingRow {
  /** Local time, YYYY-MM-DDThh:mm, or the day or month alone. */
  key: string;
  /** kWh; null where nothing was measured. */
  energy: number | null;
  /** Of its readings the one with the most power, kW. */
  highest: number | null;
}

const MAX_ROWS = 200;
const KEY_LENGTH: Record<RowGroup, number> = { reading: 16, day: 10, month: 7 };

/** What is in a window, each reading by itself or, where those are too many for a table, by day or month. */
export function rowsIn(
  series: EvenSeries,
  window: TimeWindow,
  clock: ZoneClock,
): { group: RowGroup; rows: ReadingRow[] } {
  const [first, end] = indicesIn(series, window);
  const days = ((end - first) * series.stepMs) / (24 * HOUR_MS);
  const group = end - first <= MAX_ROWS ? "reading" : days <= MAX_ROWS ? "day" : "month";
  return { group, rows: readingRows(series, window, clock, group) };
}

/** One row for each reading, day or month of a window. */
export function readingRows(series: EvenSeries, window: TimeWindow, clock: ZoneClock, group: RowGroup): ReadingRow[] {
  const [first, end] = indicesIn(series, window);
  const hours = series.stepMs / HOUR_MS;
  const rows: ReadingRow[] = [];
  for (let index = first; index < end; index += 1) {
    const startMs = series.startMs + index * series.stepMs;
    const key = new Date(clock(startMs)).toISOString().slice(0, KEY_LENGTH[group]);
    let row = rows.at(-1);
    // Readings stay apart also in the hour that the clock shows twice.
    if (!row || group === "reading" || row.key !== key) {
      row = { key, energy: null, highest: null };
      rows.push(row);
    }
    const power = series.values[index] ?? Number.NaN;
    if (Number.isNaN(power)) continue;
    row.energy = (row.energy ?? 0) + power * hours;
    row.highest = Math.max(row.highest ?? -Infinity, power);
  }
  return rows;
}

function indicesIn(
  { startMs, stepMs, values }: EvenSeries,
  { fromMs, toMs }: TimeWindow,
): [first: number, end: number] {
  const index = (ms: number) => Math.min(values.length, Math.max(0, (ms - startMs) / stepMs));
  return [Math.floor(index(fromMs)), Math.ceil(index(toMs))];
}
