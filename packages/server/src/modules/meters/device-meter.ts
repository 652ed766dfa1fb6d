import { LIVE_INTERVAL_MS, type LiveInterval } from "@wattleaf/engine/live-metering/interval-totals";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import { storeReadings } from "./readings/store";
import * as repo from "./repo";

const WH_PER_KWH = 1_000;

/** A device whose energy is measured. */
export interface MeasuredDevice {
  id: string;
  userId: string;
  /** Of the device's hub, for an account whose home has no meter that says its zone. */
  timeZone: string;
}

/**
 * Adds what a device has measured to its history, a meter of its own that is made with the first readings.
 * @param intervals the oldest first; not empty
 * @returns the meter's id
 */
export async function storeDeviceReadings(
  platform: Platform,
  device: MeasuredDevice,
  intervals: readonly LiveInterval[],
): Promise<string> {
  const meter = await deviceMeter(platform, device);
  await storeReadings(platform, meter, seriesOf(intervals, meter.timeZone));
  return meter.id;
}

async function deviceMeter({ db, clock, encryption }: Platform, device: MeasuredDevice): Promise<repo.MeterRow> {
  const { id, userId } = device;
  const accountHash = encryption.fingerprint(`device/${id}`);
  const known = await repo.findByAccount(db, userId, accountHash);
  if (known) return known;
  const nowMs = clock.now();
  await repo.addUnconnectedMeter(db, {
    id: newId(),
    userId,
    source: "device",
    accountHash,
    commodity: "electricity",
    timeZone: (await repo.findPrimary(db, userId))?.timeZone ?? device.timeZone,
    status: "ready",
    historyFromMs: nowMs,
    importedToMs: nowMs,
    importToMs: nowMs,
    createdAtMs: nowMs,
  });
  const meter = await repo.findByAccount(db, userId, accountHash);
  if (!meter) throw new Error("A meter that was just added no longer exists");
  return meter;
}

/** One series from the first to the last interval, with gaps between them as NaN. */
function seriesOf(intervals: readonly LiveInterval[], timeZone: string): IntervalSeries {
  const startMs = intervals[0]?.startMs ?? 0;
  const endMs = (intervals.at(-1)?.startMs ?? 0) + LIVE_INTERVAL_MS;
  const kwh = new Float64Array((endMs - startMs) / LIVE_INTERVAL_MS).fill(Number.NaN);
  for (const one of intervals) kwh[(one.startMs - startMs) / LIVE_INTERVAL_MS] = one.energyWh / WH_PER_KWH;
  return { startMs, intervalSeconds: LIVE_INTERVAL_MS / SECOND_MS, kwh, timeZone };
}
