import { evolve, read, switched, withSetting } from "@wattleaf/engine/simulation/devices/simulate";
import { newDevice, type SimulatedState } from "@wattleaf/engine/simulation/devices/state";
import { type SimulatedDeviceType, SIMULATED_SETTINGS } from "@wattleaf/shared/domain/devices";
import type { DeviceConnector, KeptState } from "./device-connector";

/** Simulated devices: the state at the last command is stored, and advanced when it is read. */
export const simulatedConnector: DeviceConnector = {
  read: async (kept, nowMs) => {
    const state = stateAt(kept, nowMs);
    const range = SIMULATED_SETTINGS[state.type];
    return {
      available: true,
      changedAtMs: null,
      assumed: false,
      commands: range ? ["on", "off", "set"] : ["on", "off"],
      range,
      on: state.on,
      setting: state.type === "smart_plug" ? null : state.setting,
      ...read(state),
    };
  },
  control: async (kept, command, nowMs) => {
    const state = stateAt(kept, nowMs);
    const next =
      command.command === "set" ? withSetting(state, command.value) : switched(state, command.command === "on");
    return { state: next, stateAtMs: nowMs };
  },
};

export const newSimulatedState = (type: SimulatedDeviceType, nowMs: number): KeptState => ({
  state: newDevice(type),
  stateAtMs: nowMs,
});

// Only this connector has written the state.
const stateAt = ({ state, stateAtMs }: KeptState, nowMs: number) =>
  evolve(state as SimulatedState, (nowMs - stateAtMs) / 1000);
