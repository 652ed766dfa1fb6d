import { seriesFrom } from "@wattleaf/engine/time-series/interval-series";
import { reasonError, reasonInEnglish } from "@wattleaf/shared/error-reason";
import { DomainError, INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import type { Platform } from "../../../core/platform";
import { ConsentWithdrawn, TryLater } from "../connectors/connector";
import { describeReadings, importEnded } from "../readings/describe-readings";
import { storeReadings } from "../readings/store";
import { importFailedMessage, meterConnectedMessage } from "../../webhooks";
import * as repo from "../repo";

/** A crashed process blocks the meter for this long; a running one renews its lease three times as often. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
/** Our own Workers have too much to do. */
const BUSY_MS = 30_000;

/**
 * Fetches a utility's readings and stores them chunk by chunk, then computes usage facts. Every outcome is recorded in
 * the meter's status: nothing is thrown. A shutdown leaves the meter as it is, to resume later.
 */
export async function importMeter(platform: Platform, meterId: string, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = platform;
  const nowMs = clock.now();
  const meter = await repo.takeLease(db, meterId, { nowMs, untilMs: nowMs + LEASE_MS });
  if (!meter) return;
  const note = (notes: repo.MeterNotes) =>
    repo.noteMeter(db, meter.userId, meter.id, { ...notes, leasedUntilMs: null, problem: notes.problem ?? null });
  const renew = () => repo.renewLease(db, meter.id, clock.now() + LEASE_MS).catch(() => undefined);
  const renewing = setInterval(() => void renew(), RENEW_EVERY_MS);
  try {
    const isWhole = await fetchReadings(platform, meter, signal);
    const ended = { status: "ready", ...importEnded(clock.now()) } as const;
    await describeReadings(platform, meter, isWhole ? { ...ended, askedAtMs: nowMs } : ended);
    if (meter.lastImportAtMs === null) await meterConnectedMessage(platform, meter.userId, meter.id);
  } catch (error) {
    if (signal.aborted)
      await repo.noteMeter(db, meter.userId, meter.id, { leasedUntilMs: null }).catch(() => undefined);
    else if (error instanceof ConsentWithdrawn)
      await note({ status: "revoked", encryptedConnection: null, problem: reasonInEnglish("utility_withdrawn") });
    else if (error instanceof TryLater)
      await note({ nextAttemptAtMs: clock.now() + error.afterMs, problem: error.message });
    else if (error instanceof DomainError && error.code === "overloaded") {
      await note({ nextAttemptAtMs: clock.now() + BUSY_MS, problem: error.message });
    } else if (error instanceof DomainError) {
      await note({ status: "failed", problem: error.message });
      await importFailedMessage(platform, meter.userId, error.message);
    } else {
      log.error({ err: error, meterId }, "An import of readings failed");
      await note({ status: "failed", problem: INTERNAL_MESSAGE }).catch(() => undefined);
    }
  } finally {
    clearInterval(renewing);
  }
}

/** False when the meter was paused or disconnected meanwhile: what was fetched stays, and a later import goes on from there. */
async function fetchReadings(platform: Platform, meter: repo.MeterRow, signal: AbortSignal): Promise<boolean> {
  const { db, encryption, utilities } = platform;
  if (meter.source === "file" || meter.source === "device")
    throw reasonError("file_unreadable", "meter_file_incomplete");
  const connector = utilities.connectorOf(meter);
  if (!connector || meter.encryptedConnection === null) throw reasonError("utility_rejected", "utility_not_configured");
  const chunks = connector.readings({
    connection: JSON.parse(encryption.decrypt(meter.encryptedConnection)),
    historyFromMs: meter.historyFromMs,
    fromMs: meter.importedToMs,
    toMs: meter.importToMs,
    changedSinceMs: meter.askedAtMs,
    signal,
    keepConnection: (connection) => repo.keepConnection(db, meter.id, encryption.encrypt(JSON.stringify(connection))),
  });
  for await (const { series, importedToMs } of chunks) {
    signal.throwIfAborted();
    // A utility that tells what has changed may tell of readings that their owner has deleted.
    const kept = series && seriesFrom(series, meter.historyFromMs);
    if (kept) await storeReadings(platform, meter, kept, { importedToMs });
    else await repo.noteMeter(db, meter.userId, meter.id, { importedToMs });
    signal.throwIfAborted();
    if (await repo.isStopped(db, meter.id)) return false;
  }
  return true;
}
