import type { DayPart } from "../contracts/load-day";
import type { DeviceType } from "./devices";

/**
 * One color per load, wherever it is drawn, on the site and in the widget: readable on light and dark, amber left to cost
 * and peak hours.
 */
export const LOAD_COLORS = {
  base: "#2b6e4c",
  electric_heating: "#34a853",
  heating: "#34a853",
  air_conditioner: "#7f9fd6",
  cooling: "#7f9fd6",
  ev_charger: "#4f97a3",
  ev_like: "#4f97a3",
  fridge: "#6f8fb8",
  freezer: "#8f86c4",
  washing_machine: "#a9bf4b",
  dishwasher: "#c3a6cf",
  kettle: "#86cf98",
  microwave: "#d39a8c",
  oven: "#b98067",
  electric_shower: "#5f7fa8",
  other: "#8a938d",
} as const satisfies Record<DayPart, string>;

/** A connected device has the color of the load that it is; one that may be any load has that of the rest. */
export const DEVICE_COLORS = {
  thermostat: LOAD_COLORS.heating,
  ev_charger: LOAD_COLORS.ev_charger,
  water_heater: LOAD_COLORS.electric_shower,
  battery: LOAD_COLORS.other,
  smart_plug: LOAD_COLORS.other,
  light: LOAD_COLORS.other,
  fan: LOAD_COLORS.other,
  cover: LOAD_COLORS.other,
  power_meter: LOAD_COLORS.other,
  binary_sensor: LOAD_COLORS.other,
} as const satisfies Record<DeviceType, string>;
