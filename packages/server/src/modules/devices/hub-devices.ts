import type { HubDevice } from "../../adapters/hubs/hub-devices";
import type { HubSource } from "@wattleaf/shared/domain/devices";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import { connectDevicesCoins } from "../rewards";
import type { KeptHubDevice } from "./connectors/hub";
import * as repo from "./repo";

/** The hub whose devices an account has. */
export interface OwnHub {
  id: string;
  userId: string;
  type: HubSource;
  /** Devices that their owner does not want, by their ids at the hub. */
  removedDevices: readonly string[];
}

/**
 * Makes a hub's devices the account's, and notes what has changed of known ones. Those that the hub does not tell of any
 * more stay, as unavailable: their history and plans are not the hub's to delete.
 */
export async function registerHubDevices(platform: Platform, hub: OwnHub, found: readonly HubDevice[]): Promise<void> {
  const { db, clock } = platform;
  const nowMs = clock.now();
  const known = new Map((await repo.listHubDevices(db, hub.id)).map((row) => [row.hubDeviceId, row]));
  const rows = found
    .filter(({ id }) => !hub.removedDevices.includes(id))
    .flatMap((device): repo.HubDeviceRow[] => {
      const row = known.get(device.id);
      const kept = row?.state as KeptHubDevice | undefined;
      if (row && JSON.stringify(kept?.device) === JSON.stringify(device)) return [];
      const live = platform.liveHubs.get(hub.id)?.stateOf(device.id);
      const state: KeptHubDevice = {
        device,
        on: live?.on ?? kept?.on ?? false,
        setting: live?.setting ?? kept?.setting ?? null,
      };
      return [
        {
          id: row?.id ?? newId(),
          userId: hub.userId,
          connector: hub.type,
          type: device.type,
          name: device.name,
          state,
          stateAtMs: nowMs,
          connectedAtMs: nowMs,
          changedAtMs: nowMs,
          hubId: hub.id,
          hubDeviceId: device.id,
        },
      ];
    });
  if (rows.length > 0) await repo.putHubDevices(db, hub.userId, rows, connectDevicesCoins(platform, hub.userId));
}
