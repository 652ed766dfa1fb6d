import type { Device } from "@wattleaf/shared/contracts/devices";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { type Fact, fact, type Source, type ToolResult } from "./facts";
import { findDevices, type WantedDevices } from "./find-devices";
import { type DeviceFacts, deviceFacts, devicesSource, devicesTable } from "./own-devices";
import { ASSUMED_BATTERY_KWH, ASSUMED_CAR_KWH } from "./schedule-load";
import { tool } from "./tool";
import { factsOf, type OpenDevices, openDevices } from "./wanted-devices";

/** A device, and for how long at least it has been as it is. */
export interface DeviceState extends DeviceFacts {
  unchangedFor: Fact;
  /** Until it is full at the power of now; null for what is not charging. */
  full: { capacity: Fact; duration: Fact; level: Fact } | null;
}

export interface DeviceStates extends ToolResult {
  signedIn: boolean;
  source: Source;
  /** All of the asker's. */
  all: readonly DeviceState[];
  /** Those that were asked for; all when none was named. */
  devices: readonly DeviceState[];
  open: OpenDevices;
  count: Fact;
  on: Fact;
}

/** The connected devices that a question means, and what they do now. */
export const deviceStates = tool(
  "deviceList",
  async (wanted: WantedDevices, { data, language, temperatureUnit }): Promise<DeviceStates> => {
    const [all, account] = await Promise.all([data.devices(), data.account()]);
    const source = devicesSource(all, language);
    const nowMs = data.nowMs();
    const states = all.map((device) => stateOf(device, source, nowMs));
    const isNamed = [wanted.names, wanted.appliances, wanted.rooms].some((slot) => slot && slot.length > 0);
    const found = findDevices(all, isNamed ? wanted : { ...wanted, everyDevice: true });
    const { open, facts } = openDevices(found, source);
    const devices = states.filter(({ device }) => found.devices.includes(device));
    const count = fact(source, "deviceCount", all.length, "count");
    const on = fact(source, "devicesOn", all.filter((device) => device.on).length, "count");
    return {
      signedIn: account !== null,
      source,
      all: states,
      devices,
      open,
      count,
      on,
      facts: [count, on, ...factsOf(states), ...facts],
      attachments: devices.length > 1 ? [devicesTable(devices, language, temperatureUnit)] : [],
    };
  },
);

const stateOf = (device: Device, source: Source, nowMs: number): DeviceState => ({
  ...deviceFacts(device, source),
  full: fullIn(device, source),
  unchangedFor: elapsed(source, `unchanged.${device.id}`, nowMs - Date.parse(device.changedAt)),
});

/** Whole minutes of less than two hours, whole hours of less than two days. */
function elapsed(source: Source, id: string, ms: number): Fact {
  if (ms < 2 * HOUR_MS) return fact(source, id, Math.max(1, Math.floor(ms / MINUTE_MS)), "minutes");
  if (ms < 2 * DAY_MS) return fact(source, id, Math.floor(ms / HOUR_MS), "hours");
  return fact(source, id, Math.floor(ms / DAY_MS), "days");
}

/** What a car and a home battery hold, as the plans assume. */
const CAPACITY_WH: Partial<Record<Device["type"], number>> = {
  ev_charger: ASSUMED_CAR_KWH * 1_000,
  battery: ASSUMED_BATTERY_KWH * 1_000,
};

function fullIn({ id, type, on, setting, powerWatts, stateOfCharge }: Device, source: Source): DeviceState["full"] {
  const capacity = CAPACITY_WH[type];
  if (!on || capacity === undefined || stateOfCharge === null || !powerWatts || powerWatts <= 0) return null;
  // A home battery is charged to its target.
  const level = type === "battery" && setting !== null ? setting / 100 : 1;
  const minutes = Math.max(1, Math.round((((level - stateOfCharge) * capacity) / powerWatts) * 60));
  const duration =
    minutes < 120
      ? fact(source, `full.${id}`, minutes, "minutes")
      : fact(source, `full.${id}`, Math.round(minutes / 6) / 10, "hours");
  return {
    level: fact(source, `level.${id}`, level, "fraction"),
    capacity: fact(source, `capacity.${id}`, capacity, "Wh"),
    duration,
  };
}
