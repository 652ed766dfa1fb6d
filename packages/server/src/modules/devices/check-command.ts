import type { controlDevice } from "@wattleaf/shared/contracts/devices";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { CheckedCommand, DeviceAbilities } from "./connectors/device-connector";

const UNITS = { celsius: "°C", watts: "W", percent: "%" } as const;

/** A command that the device can follow, within its range. @throws DomainError invalid_input */
export function checkCommand(
  { commands, range }: DeviceAbilities,
  { command, value }: InputOf<typeof controlDevice>,
): CheckedCommand {
  if (commands.length === 0) throw fieldError("command", "This device only measures. It can't be controlled.");
  if (command !== "set") {
    if (commands.includes(command)) return { command };
    throw fieldError("command", "This device can't be turned on or off. Set it instead.");
  }
  if (!range) throw fieldError("command", "This device has no settings. Turn it on or off.");
  if (value === undefined || value < range.min || value > range.max)
    throw fieldError("value", `Use a value from ${range.min} to ${range.max} ${UNITS[range.unit]}.`);
  return { command, value };
}

const fieldError = (path: string, message: string) =>
  new DomainError("invalid_input", message, { issues: [{ path, message }] });
