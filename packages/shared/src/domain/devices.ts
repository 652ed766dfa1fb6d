/** Kinds of devices that can be simulated. */
export const SIMULATED_DEVICE_TYPES = ["thermostat", "ev_charger", "battery", "water_heater", "smart_plug"] as const;
export type SimulatedDeviceType = (typeof SIMULATED_DEVICE_TYPES)[number];

export const isSimulatedType = (type: DeviceType): type is SimulatedDeviceType =>
  (SIMULATED_DEVICE_TYPES as readonly DeviceType[]).includes(type);

/** Kinds of devices; the last two only measure. */
export const DEVICE_TYPES = [
  ...SIMULATED_DEVICE_TYPES,
  "light",
  "fan",
  "cover",
  "power_meter",
  "binary_sensor",
] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Kinds of hubs: an MQTT broker with Home Assistant's discovery, or Home Assistant itself. */
export const HUB_SOURCES = ["mqtt", "home_assistant"] as const;
export type HubSource = (typeof HUB_SOURCES)[number];

/** How a device is reached; `simulated` exists in software only. */
export const DEVICE_SOURCES = ["simulated", ...HUB_SOURCES] as const;

/** Commands for a device; `set` takes a value in the unit of the device's range. */
export const DEVICE_COMMANDS = ["on", "off", "set"] as const;
export type DeviceCommand = (typeof DEVICE_COMMANDS)[number];

export const SETTING_UNITS = ["celsius", "watts", "percent"] as const;

/** What `set` takes: a value from `min` to `max`, in steps that suit a slider. */
export interface SettingRange {
  unit: (typeof SETTING_UNITS)[number];
  min: number;
  max: number;
  step: number;
}

/** What `set` changes on a simulated device; null for one that can only be switched. */
export const SIMULATED_SETTINGS: Record<SimulatedDeviceType, SettingRange | null> = {
  thermostat: { unit: "celsius", min: 10, max: 30, step: 0.5 },
  ev_charger: { unit: "watts", min: 1_400, max: 11_000, step: 100 },
  battery: { unit: "percent", min: 0, max: 100, step: 5 },
  water_heater: { unit: "celsius", min: 40, max: 65, step: 1 },
  smart_plug: null,
};

/** Simulated devices of an account; what its hubs bring is not counted. */
export const MAX_DEVICES = 30;
export const DEVICE_NAME_MAX_LENGTH = 60;
