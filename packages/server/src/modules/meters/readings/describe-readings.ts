import type { Platform } from "../../../core/platform";
import { isRaised } from "../../../db/constraint";
import { withRepairs } from "@wattleaf/engine/repair/find-repairs";
import { describeMeterJob } from "../jobs";
import * as repo from "../repo";
import { readIntervals } from "./read";
import { asMetered, changedMonths, repairRows } from "./repairs";

/** Concurrent writers can add to the same meter; more retries than this indicate a bug. */
const MAX_ATTEMPTS = 5;

/** What an import notes when it is over. */
export const importEnded = (nowMs: number) => ({
  lastImportAtMs: nowMs,
  leasedUntilMs: null,
  nextAttemptAtMs: null,
  problem: null,
});

/**
 * Looks for faults in a meter's readings, puts the readings in place repaired or as the meter gave them, and computes
 * usage facts and bills of them, under the tariff in the notes or else the meter's own.
 *
 * @param isRepaired whether faults are repaired; as before when it is left out
 */
export async function describeReadings(
  platform: Platform,
  { id, userId }: Pick<repo.MeterRow, "id" | "userId">,
  notes: repo.MeterNotes,
  isRepaired?: boolean,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await describeOnce(platform, { id, userId }, notes, isRepaired);
    } catch (error) {
      if (!isRaised(error, "meters_revision") || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function describeOnce(
  platform: Platform,
  { id, userId }: Pick<repo.MeterRow, "id" | "userId">,
  notes: repo.MeterNotes,
  wanted: boolean | undefined,
): Promise<void> {
  const { db, compute } = platform;
  const meter = await repo.findMeter(db, userId, id);
  if (!meter) return;
  const isRepaired = wanted ?? meter.repairsApplied;
  const stored = await readIntervals(platform, meter, { fromMs: 0, toMs: Number.MAX_SAFE_INTEGER });
  if (!stored) {
    const empty = { ...notes, repairsApplied: isRepaired, facts: null };
    return repo.putDescription(db, { meterId: id, userId }, [], empty);
  }
  const known = await repo.listRepairs(db, id);
  const series = asMetered(stored, known);
  const { tariffId = meter.tariffId } = notes;
  const input = { series, tariffId, isRepaired };
  const { repairs, facts, bills } = await compute.run(describeMeterJob, input, { caller: `user:${userId}` });
  const rows = repairRows(id, series, repairs);
  const months = changedMonths(id, stored, isRepaired ? withRepairs(series, repairs) : series);
  if (months.length > 0 || !isSame(known, rows) || isRepaired !== meter.repairsApplied) {
    const repairCount = rows.filter(({ beforeMilliWh }) => beforeMilliWh !== null).length;
    const also = repo.replaceRepairs(db, id, rows);
    const of = { meterId: id, userId, revision: meter.revision };
    await repo.putMonths(db, of, months, { repairCount, repairsApplied: isRepaired }, also);
  }
  const billRows = bills.map((bill) => ({ ...bill, meterId: id }));
  await repo.putDescription(db, { meterId: id, userId }, billRows, { ...notes, facts });
}

const isSame = (some: readonly repo.RepairRow[], others: readonly repo.RepairRow[]): boolean =>
  JSON.stringify(some.map(valuesOf)) === JSON.stringify(others.map(valuesOf));

const valuesOf = ({ startMs, kind, beforeMilliWh, afterMilliWh }: repo.RepairRow) => [
  startMs,
  kind,
  beforeMilliWh,
  afterMilliWh,
];
