import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../core/platform";
import { listHubDevices, noteMeasured } from "../devices";
import { storeDeviceReadings } from "../meters";
import * as repo from "./repo";

/** A process that died leaves its hubs to others after this long. */
const LEASE_MS = 5 * MINUTE_MS;
/** This process, among those that are connected to the same hubs. */
const PROCESS = crypto.randomUUID();

/** Stores the intervals that are over, of the hubs whose history is this process's to store. */
export async function recordHistory(platform: Platform): Promise<void> {
  for (const row of await repo.listAllHubs(platform.db)) {
    if (!platform.liveHubs.get(row.id)) continue;
    const nowMs = platform.clock.now();
    const due = platform.hubHistory.due(row.id);
    try {
      const isOurs = await repo.takeLease(platform.db, row.id, { by: PROCESS, nowMs, untilMs: nowMs + LEASE_MS });
      if (isOurs) await store(platform, row, due);
      else for (const { stored } of due) stored();
    } catch (error) {
      // What could not be stored is tried again the next time.
      platform.log.error({ err: error, hub: row.id }, "What a hub's devices measure could not be stored");
    }
  }
}

async function store(
  platform: Platform,
  { id, userId, timeZone }: repo.HubRow,
  due: ReturnType<Platform["hubHistory"]["due"]>,
): Promise<void> {
  const devices = new Map((await listHubDevices(platform.db, id)).map((row) => [row.hubDeviceId, row]));
  for (const { deviceId, intervals, counter, stored } of due) {
    const device = devices.get(deviceId);
    // One that its owner has removed is not recorded.
    if (device && intervals.length > 0) {
      const meterId = await storeDeviceReadings(platform, { id: device.id, userId, timeZone }, intervals);
      await noteMeasured(platform.db, userId, device.id, { meterId, counter });
    }
    stored();
  }
}
