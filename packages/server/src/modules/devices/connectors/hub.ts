import type { HubDevice } from "../../../adapters/hubs/hub-devices";
import { CommandFailure } from "../../../adapters/hubs/live-hub";
import type { LiveHubs } from "../../../adapters/hubs/live-hubs";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { DeviceConnector, KeptState, ReachedDevice } from "./device-connector";

/** What is kept of a hub's device: enough to show it while the hub does not answer. */
export interface KeptHubDevice {
  device: HubDevice;
  on: boolean;
  setting: number | null;
}

/** Below this a power meter measures nothing but itself. */
const LEAST_WATTS = 1;

/** Devices of hubs that this process is connected to. */
export const hubConnector = (hubs: LiveHubs): DeviceConnector => ({
  async read(reached) {
    const { device, ...kept } = keptOf(reached);
    const hub = hubs.get(reached.hubId ?? "");
    const { available, on, setting, temperatureCelsius, powerWatts, changedAtMs } = hub?.stateOf(device.id) ?? NOWHERE;
    return {
      available,
      assumed: device.assumed,
      commands: device.commands,
      range: device.range,
      on: device.type === "power_meter" ? Math.abs(powerWatts ?? 0) >= LEAST_WATTS : (on ?? kept.on),
      setting: setting ?? kept.setting,
      powerWatts,
      stateOfCharge: null,
      temperatureCelsius,
      changedAtMs,
    };
  },
  async control(reached, command, nowMs): Promise<KeptState> {
    const kept = keptOf(reached);
    try {
      const hub = hubs.get(reached.hubId ?? "");
      if (!hub) throw new CommandFailure("unreachable");
      const { on, setting } = await hub.command(kept.device.id, command);
      const state: KeptHubDevice = { ...kept, on: on ?? kept.on, setting: setting ?? kept.setting };
      return { state, stateAtMs: nowMs };
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      throw reasonError("unavailable", `device_${error.reason}`, { name: kept.device.name }, { cause: error });
    }
  },
});

// Only this connector, and what registers a hub's devices, has written the state.
const keptOf = ({ state }: ReachedDevice) => state as KeptHubDevice;

const NOWHERE = {
  available: false,
  on: null,
  setting: null,
  temperatureCelsius: null,
  powerWatts: null,
  changedAtMs: null,
};
