import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import { isRaised } from "../../../db/constraint";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayRollUps, monthTotal, packDays } from "@wattleaf/engine/time-series/packing/day-roll-ups";
import { wattsOf } from "@wattleaf/engine/time-series/usage-readings";
import { packReadings, unpackReadings } from "@wattleaf/engine/time-series/packing/interval-block";
import {
  byMonth,
  isPlausibleAmount,
  type MonthReadings,
  overlaid,
} from "@wattleaf/engine/time-series/packing/month-readings";
import * as repo from "../repo";

/** Concurrent writers can add to the same meter; more retries than this indicate a bug. */
const MAX_ATTEMPTS = 5;
/** Months that are packed and written at once: about 20 ms of work, after which others have their turn. */
const MONTHS_AT_ONCE = 4;

/**
 * Adds readings to a meter, months at a time: a reading replaces what was stored of its interval, a gap changes nothing,
 * and the same readings again write nothing. `notes` are stored with the last of them.
 *
 * @throws DomainError conflict when the intervals do not fit the meter's; not_found when the meter is gone;
 * file_unreadable for amounts that no meter counts
 */
export async function storeReadings(
  platform: Platform,
  meter: Pick<repo.MeterRow, "id" | "userId">,
  series: IntervalSeries,
  notes: repo.MeterNotes = {},
): Promise<void> {
  if (series.kwh.some((kwh) => !Number.isNaN(kwh) && !isPlausibleAmount(kwh))) throw implausible();
  const known = await repo.findMeter(platform.db, meter.userId, meter.id);
  if (!known) throw meterIsGone();
  // A meter's days are in one time zone, whatever a later file specifies.
  const timeZone = known.intervalSeconds === null ? series.timeZone : known.timeZone;
  const months = byMonth({ ...series, timeZone });
  for (let from = 0; from < Math.max(1, months.length); from += MONTHS_AT_ONCE) {
    const isLast = from + MONTHS_AT_ONCE >= months.length;
    await storeMonths(platform, meter, months.slice(from, from + MONTHS_AT_ONCE), timeZone, isLast ? notes : {});
  }
}

async function storeMonths(
  { db }: Platform,
  { id, userId }: Pick<repo.MeterRow, "id" | "userId">,
  incoming: readonly MonthReadings[],
  timeZone: string,
  notes: repo.MeterNotes,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const meter = await repo.findMeter(db, userId, id);
    if (!meter) throw meterIsGone();
    requireSameGrid(meter, incoming);
    const stored = await repo.listMonths(db, id, incoming[0]?.month ?? 0, incoming.at(-1)?.month ?? -1);
    const rows = incoming.flatMap((month) => {
      const before = stored.find((row) => row.month === month.month);
      const row = monthRow(id, before ? withStored(month, before) : month, timeZone);
      return before?.readings.equals(row.readings) ? [] : [row];
    });
    const intervalSeconds = incoming[0]?.intervalSeconds;
    const all = { ...notes, ...(intervalSeconds === undefined ? {} : { intervalSeconds, timeZone }) };
    if (rows.length === 0 && Object.keys(notes).length === 0) return;
    try {
      return await repo.putMonths(db, { meterId: id, userId, revision: meter.revision }, rows, all);
    } catch (error) {
      if (!isRaised(error, "meters_revision") || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function requireSameGrid({ intervalSeconds, firstReadingMs }: repo.MeterRow, [first]: readonly MonthReadings[]): void {
  if (!first || intervalSeconds === null || firstReadingMs === null) return;
  const stepMs = first.intervalSeconds * SECOND_MS;
  const isSame = first.intervalSeconds === intervalSeconds && (first.startMs - firstReadingMs) % stepMs === 0;
  if (!isSame) throw reasonError("conflict", "meter_other_intervals");
}

const withStored = (month: MonthReadings, { readings }: repo.MonthRow): MonthReadings => ({
  ...month,
  amounts: overlaid(unpackReadings(readings), month.amounts),
});

export function monthRow(meterId: string, month: MonthReadings, timeZone: string): repo.MonthRow {
  const { startMs, intervalSeconds, amounts } = month;
  const days = dayRollUps(month, zoneClock(timeZone));
  const { count, measured, amount, peakAmount } = monthTotal(days);
  const at = (index: number) => startMs + index * intervalSeconds * SECOND_MS;
  const isMeasured = (value: number) => !Number.isNaN(value);
  return {
    meterId,
    month: month.month,
    startMs,
    intervalSeconds,
    intervalCount: count,
    measuredCount: measured,
    energyMilliWh: amount,
    peakWatts: measured > 0 ? wattsOf(peakAmount, intervalSeconds) : null,
    firstReadingMs: measured > 0 ? at(amounts.findIndex(isMeasured)) : null,
    lastReadingMs: measured > 0 ? at(amounts.findLastIndex(isMeasured) + 1) : null,
    days: Buffer.from(packDays(days)),
    readings: Buffer.from(packReadings(amounts)),
  };
}

export const meterIsGone = () => new DomainError("not_found", "There's no such meter in your account.");

const implausible = () => reasonError("file_unreadable", "meter_too_large");
