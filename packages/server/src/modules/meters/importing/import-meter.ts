import { DomainError, INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import type { Platform } from "../../../core/platform";
import { ConsentWithdrawn, TryLater } from "../connectors/connector";
import { readIntervals } from "../readings/read";
import { storeReadings } from "../readings/store";
import * as repo from "../repo";
import { describeMeterJob } from "../jobs";

/** A process that ends without a word blocks the meter for this long; one that works says so three times as often. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
/** Our own Workers have too much to do. */
const BUSY_MS = 30_000;
export const WITHDRAWN =
  "The consent has been taken back at the utility. The readings that have come are kept; connect the account again for new ones.";
const HALF_A_FILE = "The file was not stored to its end. Please upload it again.";
const NOT_CONFIGURED = "This server does not reach this utility any more. The readings that have come are kept.";

/**
 * Fetches what a meter's utility has and stores it chunk by chunk, then says what the readings say. Whatever happens ends
 * in the meter's status: nothing is thrown. A stop leaves the meter as it is, to go on with.
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
      await note({ status: "revoked", sealedConnection: null, problem: WITHDRAWN });
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
  const { db, sealer, utilities } = platform;
  if (meter.source === "file") throw new DomainError("file_unreadable", HALF_A_FILE);
  const connector = utilities.connectorOf(meter);
  if (!connector || meter.sealedConnection === null) throw new DomainError("utility_refused", NOT_CONFIGURED);
  const chunks = connector.readings({
    connection: JSON.parse(sealer.open(meter.sealedConnection)),
    historyFromMs: meter.historyFromMs,
    fromMs: meter.importedToMs,
    toMs: meter.importToMs,
    changedSinceMs: meter.askedAtMs,
    signal,
    keepConnection: (connection) =>
      repo.noteMeter(db, meter.userId, meter.id, { sealedConnection: sealer.seal(JSON.stringify(connection)) }),
  });
  for await (const { series, importedToMs } of chunks) {
    signal.throwIfAborted();
    if (series) await storeReadings(platform, meter, series, { importedToMs });
    else await repo.noteMeter(db, meter.userId, meter.id, { importedToMs });
    signal.throwIfAborted();
  }
}

/** Says what the meter's readings say now, and brings its bills up to date. */
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
