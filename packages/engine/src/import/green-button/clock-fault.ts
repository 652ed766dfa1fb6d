import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import { isoLocal, secondOfDay } from "../../time-series/calendar";
import type { IntervalBlock, IntervalReading } from "./document";
import type { LocalTimeParameters, ToLocal } from "./local-time";
import { localClock, UTC, utcOfLocal } from "./local-time";

/** How many blocks must be titled with the epoch read as UTC before the title counts as evidence. */
const MIN_TITLED_SHARE = 0.8;

export interface MeterClock {
  /** What the wall clock showed at an epoch as written. */
  toLocal: ToLocal;
  /** The actual UTC epoch of an epoch as written. */
  toUtc: (epochSeconds: number) => number;
  notices: Notice[];
}

/**
 * ESPI epochs are UTC, but some utilities write the local clock as if it were UTC, so that every load curve comes
 * out shifted by the time zone. Seen in the field: local *standard* time as UTC (a 31-day export that starts and
 * ends at 23:00Z in summer, midnight once the summer hour is added) and the plain wall clock as UTC.
 *
 * An export covers whole local days. So the fault is accepted only when the epochs read by the standard neither
 * start nor end at local midnight, the faulty reading starts *and* ends there, and one more thing points to it:
 * the utility's own block titles, or a boundary that UTC midnights cannot explain. Otherwise the standard is
 * believed; when its days look cut at UTC midnight, that is noticed.
 */
export function meterClock(blocks: readonly IntervalBlock[], parameters: LocalTimeParameters): MeterClock {
  const believed: MeterClock = { toLocal: localClock(parameters), toUtc: (epoch) => epoch, notices: [] };
  const span = spanOf(blocks);
  if (!span || parameters.tzOffsetSeconds === 0) return believed;
  const isMidnight = (toLocal: ToLocal, epoch: number) => secondOfDay(toLocal(epoch)) === 0;
  if (isMidnight(believed.toLocal, span.start) || isMidnight(believed.toLocal, span.end)) return believed;

  const fits = (toLocal: ToLocal) => isMidnight(toLocal, span.start) && isMidnight(toLocal, span.end);
  const standardTimeAsUtc = localClock({ ...parameters, tzOffsetSeconds: 0 });
  const wallClockAsUtc = localClock(UTC);
  const isTitledSo = titledWithUtc(blocks);
  const notices = [notice("local_time_written_as_utc", { shiftHours: parameters.tzOffsetSeconds / -HOUR_SECONDS })];

  if (fits(standardTimeAsUtc) && (isTitledSo || !fits(wallClockAsUtc))) {
    return { toLocal: standardTimeAsUtc, toUtc: (epoch) => epoch - parameters.tzOffsetSeconds, notices };
  }
  if (fits(wallClockAsUtc)) {
    return isTitledSo
      ? { toLocal: wallClockAsUtc, toUtc: (epoch) => utcOfLocal(parameters, epoch), notices }
      : { ...believed, notices: [notice("days_cut_at_utc_midnight")] };
  }
  return believed;
}

/** First and last instant of a series of a day or more; intervals of a day or longer carry no usable clock. */
function spanOf(blocks: readonly IntervalBlock[]): { start: number; end: number } | undefined {
  let start = Infinity;
  let end = -Infinity;
  for (const reading of readingsOf(blocks)) {
    if (reading.seconds > HOUR_SECONDS) return undefined;
    start = Math.min(start, reading.start);
    end = Math.max(end, reading.start + reading.seconds);
  }
  return end - start >= DAY_SECONDS ? { start, end } : undefined;
}

function* readingsOf(blocks: readonly IntervalBlock[]): Generator<IntervalReading> {
  for (const block of blocks) yield* block.readings;
}

/** Whether blocks are titled with the date and time that their first epoch shows in UTC, without calling it UTC. */
function titledWithUtc(blocks: readonly IntervalBlock[]): boolean {
  const titled = blocks.filter(({ title }) =>
    /\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?!.*(Z|UTC|GMT|[+-]\d\d:?\d\d))/.test(title),
  );
  const matching = titled.filter(({ title, readings }) => {
    const start = readings.reduce((earliest, reading) => Math.min(earliest, reading.start), Infinity);
    return Number.isFinite(start) && title.replace("T", " ").includes(isoLocal(start).slice(0, 16).replace("T", " "));
  });
  return titled.length > 0 && matching.length >= MIN_TITLED_SHARE * titled.length;
}
