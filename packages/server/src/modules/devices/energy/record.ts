import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import { connectorFor } from "../connectors";
import type { HourEnergy } from "../connectors/device-connector";
import type { DeviceRow } from "../repo";
import * as repo from "./repo";

/** What is older was left unread for so long that it is unknown. */
const LONGEST_MS = 60 * DAY_MS;

/**
 * Writes down what a device used up to now, for connectors that know it from the device's state. It must be called before the
 * state changes.
 */
export async function recordEnergy(platform: Platform, row: DeviceRow, nowMs: number): Promise<void> {
  const hours = await unreadHours(platform, row, nowMs);
  if (hours.length > 0) await repo.putHours(platform.db, row.id, hours);
}

/** The hours since the last that was written, the begun one included. */
async function unreadHours(platform: Platform, row: DeviceRow, nowMs: number): Promise<HourEnergy[]> {
  const { energy } = connectorFor(platform, row.connector);
  if (!energy) return [];
  const last = await repo.lastHour(platform.db, row.id);
  // The state says nothing of the time before it.
  const fromMs = Math.max(last?.untilMs ?? row.connectedAtMs, row.stateAtMs, nowMs - LONGEST_MS);
  if (fromMs >= nowMs) return [];
  return energy(row, fromMs, nowMs).map((hour) =>
    hour.hourStartMs === last?.hourStartMs ? { ...hour, wattHours: hour.wattHours + last.wattHours } : hour,
  );
}
