/** Kinds of devices that can be connected and controlled. */
export const DEVICE_TYPES = ["thermostat", "ev_charger", "battery", "water_heater", "smart_plug"] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Commands for a device; `set` takes a value in the kind's own unit (see DEVICE_SETTINGS). */
export const DEVICE_COMMANDS = ["on", "off", "set"] as const;
export type DeviceCommand = (typeof DEVICE_COMMANDS)[number];

/** What `set` changes, with unit and bounds; a kind not listed can only be switched. */
export const DEVICE_SETTINGS = {
  thermostat: { unit: "celsius", min: 10, max: 30 },
  ev_charger: { unit: "watts", min: 1_400, max: 11_000 },
  battery: { unit: "percent", min: 0, max: 100 },
  water_heater: { unit: "celsius", min: 40, max: 65 },
} as const;

export const MAX_DEVICES = 30;
export const DEVICE_NAME_MAX_LENGTH = 60;
