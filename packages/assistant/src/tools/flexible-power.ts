import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceType } from "@wattleaf/shared/domain/devices";

/**
 * Power that a device of a kind can give up when it is called, in kW: a battery its discharge, a charger its set power, a
 * thermostat and a water heater what such a unit draws while it runs, which is half of the time.
 */
const FLEXIBLE_KW: Record<DeviceType, number> = {
  battery: 2,
  ev_charger: 7.4,
  thermostat: 1.5,
  water_heater: 2,
  smart_plug: 0,
  light: 0,
  fan: 0,
  cover: 0,
  power_meter: 0,
  binary_sensor: 0,
};
/**
 * Of a device that runs half of the time, or a car that is plugged in half of the evenings, half is there to be given
 * up.
 */
const LIKELY: Record<DeviceType, number> = {
  battery: 1,
  ev_charger: 0.5,
  thermostat: 0.5,
  water_heater: 0.5,
  smart_plug: 0,
  light: 0,
  fan: 0,
  cover: 0,
  power_meter: 0,
  binary_sensor: 0,
};

export const flexibleKwOf = ({ type, setting }: Device): number =>
  (type === "ev_charger" && setting !== null ? setting / 1_000 : FLEXIBLE_KW[type]) * LIKELY[type];
