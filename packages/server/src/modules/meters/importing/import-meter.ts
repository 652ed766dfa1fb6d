import { reasonError, reasonInEnglish } from "@wattleaf/shared/error-reason";
import { DomainError, INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import type { Platform } from "../../../core/platform";
import { ConsentWithdrawn, TryLater } from "../connectors/connector";
import { readIntervals } from "../readings/read";
import { storeReadings } from "../readings/store";
import * as repo from "../repo";
import { describeMeterJob } from "../jobs";

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
    await fetchReadings(platform, meter, signal);
    await describe(platform, meter, { status: "ready", askedAtMs: nowMs });
  } catch (error) {
    if (signal.aborted)
      await repo.noteMeter(db, meter.userId, meter.id, { leasedUntilMs: null }).catch(() => undefined);
    else if (error instanceof ConsentWithdrawn)
      await note({ status: "revoked", encryptedConnection: null, problem: reasonInEnglish("utility_withdrawn") });
    else if (error instanceof TryLater)
      await note({ nextAttemptAtMs: clock.now() + error.afterMs, problem: error.message });
    else if (error instanceof DomainError && error.code === "overloaded") {
      await note({ nextAttemptAtMs: clock.now() + BUSY_MS, problem: error.message });
    } else if (error instanceof DomainError) await note({ status: "failed", problem: error.message });
    else {
      log.error({ err: error, meterId }, "An import of readings failed");
      await note({ status: "failed", problem: INTERNAL_MESSAGE }).catch(() => undefined);
    }
  } finally {
    clearInterval(renewing);
  }
}

async function fetchReadings(platform: Platform, meter: repo.MeterRow, signal: AbortSignal): Promise<void> {
  const { db, encryption, utilities } = platform;
  if (meter.source === "file") throw reasonError("file_unreadable", "meter_file_incomplete");
  const connector = utilities.connectorOf(meter);
  if (!connector || meter.encryptedConnection === null) throw reasonError("utility_rejected", "utility_not_configured");
  const chunks = connector.readings({
    connection: JSON.parse(encryption.decrypt(meter.encryptedConnection)),
    historyFromMs: meter.historyFromMs,
    fromMs: meter.importedToMs,
    toMs: meter.importToMs,
    changedSinceMs: meter.askedAtMs,
    signal,
    keepConnection: (connection) =>
      repo.noteMeter(db, meter.userId, meter.id, {
        encryptedConnection: encryption.encrypt(JSON.stringify(connection)),
      }),
  });
  for await (const { series, importedToMs } of chunks) {
    signal.throwIfAborted();
    if (series) await storeReadings(platform, meter, series, { importedToMs });
    else await repo.noteMeter(db, meter.userId, meter.id, { importedToMs });
    signal.throwIfAborted();
  }
}

/** Recomputes the meter's usage facts and bills. */
export async function describe(
  platform: Platform,
  { id, userId }: Pick<repo.MeterRow, "id" | "userId">,
  notes: repo.MeterNotes,
): Promise<void> {
  const { db, clock, compute } = platform;
  const meter = await repo.findMeter(db, userId, id);
  if (!meter) return;
  const series = await readIntervals(platform, meter, { fromMs: 0, toMs: Number.MAX_SAFE_INTEGER });
  const { facts, bills } = series
    ? await compute.run(describeMeterJob, { series, tariffId: meter.tariffId }, { caller: `user:${userId}` })
    : { facts: null, bills: [] };
  const rows = bills.map((bill) => ({ ...bill, meterId: id }));
  const ended = { lastImportAtMs: clock.now(), leasedUntilMs: null, nextAttemptAtMs: null, problem: null };
  await repo.putDescription(db, { meterId: id, userId }, rows, { ...notes, ...ended, facts });
}
