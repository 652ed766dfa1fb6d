import { evolve, read, switched, withSetting } from "@wattleaf/engine/simulation/devices/simulate";
import { newDevice, type SimulatedState } from "@wattleaf/engine/simulation/devices/state";
import { type SimulatedDeviceType, SIMULATED_SETTINGS } from "@wattleaf/shared/domain/devices";
import { HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { DeviceConnector, HourEnergy, KeptState } from "./device-connector";

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
  energy: (kept, fromMs, toMs) => {
    const hours = new Map<number, HourEnergy>();
    let state = stateAt(kept, fromMs);
    for (let ms = fromMs; ms < toMs;) {
      const hourStartMs = ms - (ms % HOUR_MS);
      const untilMs = Math.min(toMs, hourStartMs + HOUR_MS, ms + MINUTE_MS);
      const { powerWatts } = read(state);
      const before = hours.get(hourStartMs)?.wattHours ?? 0;
      hours.set(hourStartMs, { hourStartMs, wattHours: before + (powerWatts * (untilMs - ms)) / HOUR_MS, untilMs });
      state = evolve(state, (untilMs - ms) / 1000);
      ms = untilMs;
    }
    return [...hours.values()];
  },
};

export const newSimulatedState = (type: SimulatedDeviceType, nowMs: number): KeptState => ({
  state: newDevice(type),
  stateAtMs: nowMs,
});

// Only this connector has written the state.
const stateAt = ({ state, stateAtMs }: KeptState, nowMs: number) =>
  evolve(state as SimulatedState, (nowMs - stateAtMs) / 1000);
