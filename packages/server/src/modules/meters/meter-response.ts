import { reasonOf } from "@wattleaf/shared/error-reason";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { MeterRow } from "./repo";

/** A meter as its owner sees it. */
export function toMeterResponse(row: MeterRow): Meter {
  return {
    id: row.id,
    source: row.source,
    sandbox: row.source === "sandbox",
    provider: row.provider,
    accountEnding: row.accountEnding,
    serviceAddress: row.serviceAddress,
    commodity: row.commodity,
    timeZone: row.timeZone,
    intervalSeconds: row.intervalSeconds,
    status: row.status,
    progress: progressOf(row),
    problem: row.problem,
    problemReason: row.problem === null ? null : reasonOf(row.problem),
    firstReadingAt: moment(row.firstReadingMs),
    lastReadingAt: moment(row.lastReadingMs),
    readingCount: row.readingCount,
    missingCount: missingCount(row),
    tariffId: row.tariffId,
    lastImportAt: moment(row.lastImportAtMs),
    pausedAt: moment(row.pausedAtMs),
    repairs: { count: row.repairCount, applied: row.repairsApplied },
  };
}

function progressOf({ status, historyFromMs, importedToMs, importToMs }: MeterRow): number {
  if (status === "ready") return 1;
  const share = (importedToMs - historyFromMs) / Math.max(1, importToMs - historyFromMs);
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

function missingCount({ firstReadingMs, lastReadingMs, intervalSeconds, readingCount }: MeterRow): number {
  if (firstReadingMs === null || lastReadingMs === null || intervalSeconds === null) return 0;
  return (lastReadingMs - firstReadingMs) / (intervalSeconds * SECOND_MS) - readingCount;
}

const moment = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
