import type { SimulatedDeviceType } from "@wattleaf/shared/domain/devices";

/** A kind that keeps a temperature: the room of a thermostat, the tank of a water heater. */
export interface HeaterState {
  type: "thermostat" | "water_heater";
  on: boolean;
  /** Target, °C. */
  setting: number;
  temperatureCelsius: number;
  /** Whether the heat is running at this moment; it runs until the upper end of the band. */
  heating: boolean;
}

/** A kind that keeps energy: the battery of the home, the battery of the car at the charger. */
export interface StorageState {
  type: "battery" | "ev_charger";
  on: boolean;
  /** Battery: the charge to hold, percent. Charger: the power to charge with, W. */
  setting: number;
  /** 0–1. */
  stateOfCharge: number;
}

export interface PlugState {
  type: "smart_plug";
  on: boolean;
}

/** All that a simulated device is at one instant; what it becomes follows from this and the time that passes. */
export type SimulatedState = HeaterState | StorageState | PlugState;

const AT_FIRST: Record<SimulatedDeviceType, SimulatedState> = {
  thermostat: { type: "thermostat", on: true, setting: 20, temperatureCelsius: 19.6, heating: true },
  water_heater: { type: "water_heater", on: true, setting: 52, temperatureCelsius: 49.5, heating: false },
  ev_charger: { type: "ev_charger", on: true, setting: 7_400, stateOfCharge: 0.46 },
  battery: { type: "battery", on: true, setting: 80, stateOfCharge: 0.55 },
  smart_plug: { type: "smart_plug", on: true },
};

/** A device as it is when it has just been connected: an ordinary evening at home. */
export const newDevice = (type: SimulatedDeviceType): SimulatedState => ({ ...AT_FIRST[type] });
