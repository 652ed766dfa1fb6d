import type { controlDevice } from "@wattleaf/shared/contracts/devices";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DEVICE_SETTINGS, type DeviceType } from "@wattleaf/shared/domain/devices";
import { DomainError } from "@wattleaf/shared/errors";
import type { CheckedCommand } from "./connectors/device-connector";

const UNITS = { celsius: "°C", watts: "W", percent: "%" } as const;

/** A command that the kind can follow, within its bounds. @throws DomainError invalid_input */
export function checkCommand(type: DeviceType, { command, value }: InputOf<typeof controlDevice>): CheckedCommand {
  if (command !== "set") return { command };
  if (type === "smart_plug") throw fieldError("command", "A smart plug has no settings. Turn it on or off.");
  const { min, max, unit } = DEVICE_SETTINGS[type];
  if (value === undefined || value < min || value > max)
    throw fieldError("value", `Use a value from ${min} to ${max} ${UNITS[unit]}.`);
  return { command, value };
}

const fieldError = (path: string, message: string) =>
  new DomainError("invalid_input", message, { issues: [{ path, message }] });
