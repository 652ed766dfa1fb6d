import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceCommand, SettingRange } from "@wattleaf/shared/domain/devices";

/** What the asker wants done, before it is read against a device. */
export interface WantedCommand {
  command: "lower" | "off" | "on" | "raise" | "set";
  value?: number | undefined;
  /** Null or absent for a bare number: the device's kind tells what it counts. */
  unit?: "celsius" | "fraction" | "W" | null | undefined;
}

/** What a device would be told, in the unit of its kind. */
export interface DeviceOrder {
  deviceId: string;
  command: DeviceCommand;
  value?: number;
}

export type ReadCommand =
  | { order: DeviceOrder }
  | { fault: "cannot_set" | "needs_value" | "only_measures" | "other_unit" }
  | { fault: "out_of_bounds"; unit: SettingRange["unit"]; min: number; max: number; nearest: number };

/** How much "warmer" or "slower" is when no amount is named. */
const USUAL_STEP = { celsius: 1, watts: 1_000, percent: 10 } as const;
/** "Set the charger to 7" means kW: no charger gives so few watts. */
const MOST_KW = 50;

/** Reads a wish against a device: in its own unit, within its bounds. */
export function readCommand(device: Device, { command, value, unit }: WantedCommand): ReadCommand {
  const deviceId = device.id;
  if (device.commands.length === 0) return { fault: "only_measures" };
  if (command === "on" || command === "off") return { order: { deviceId, command } };
  const setting = device.range;
  if (!setting) return { fault: "cannot_set" };
  const amount = value === undefined ? undefined : inUnitOf(setting.unit, value, unit ?? null);
  if (amount === null) return { fault: "other_unit" };
  const target = command === "set" ? amount : moved(device, command, amount ?? USUAL_STEP[setting.unit]);
  if (target === undefined) return { fault: "needs_value" };
  const { unit: ownUnit, min, max } = setting;
  if (target < min || target > max)
    return { fault: "out_of_bounds", unit: ownUnit, min, max, nearest: Math.min(max, Math.max(min, target)) };
  return { order: { deviceId, command: "set", value: target } };
}

const moved = ({ setting }: Device, command: "lower" | "raise", by: number): number | undefined =>
  setting === null ? undefined : setting + (command === "raise" ? by : -by);

/** The value in a range's own unit; null when it measures something else. */
function inUnitOf(
  own: SettingRange["unit"],
  value: number,
  unit: NonNullable<WantedCommand["unit"]> | null,
): number | null {
  if (own === "celsius") return unit === null || unit === "celsius" ? value : null;
  if (own === "percent") return unit === null ? value : unit === "fraction" ? Math.round(value * 100) : null;
  if (unit === "W") return value;
  return unit === null ? (value <= MOST_KW ? value * 1_000 : value) : null;
}
