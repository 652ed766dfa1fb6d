import type { DeviceType } from "@wattleaf/shared/domain/devices";

/** What a frame's `values` say: a setting, or for how long. */
export type DeviceValue =
  | { kind: "amount"; amount: number; unit: "celsius" | "fahrenheit" | "fraction" | "W" | "other" | null }
  | { kind: "duration"; minutes: number }
  /** `warm`, `low`, `purple`: a mode or color, which no kind of device has. */
  | { kind: "mode"; word: string };

const AMOUNT = /^(-?\d+(?:\.\d+)?)([A-Za-z%°]*)$/;
const MINUTES_OF: Readonly<Record<string, number>> = { min: 1, h: 60, d: 1_440 };

/** Reads `22C`, `72F`, `50%`, `7kW`, `3h`, `warm`. A duration counts as a setting nowhere. */
export function readValue(code: string): DeviceValue {
  const [, digits, unit = ""] = AMOUNT.exec(code.trim()) ?? [];
  if (digits === undefined) return { kind: "mode", word: code };
  const amount = Number(digits);
  const minutes = MINUTES_OF[unit];
  if (minutes !== undefined) return { kind: "duration", minutes: amount * minutes };
  switch (unit) {
    case "":
      return { kind: "amount", amount, unit: null };
    case "C":
      return { kind: "amount", amount, unit: "celsius" };
    case "F":
      return { kind: "amount", amount, unit: "fahrenheit" };
    case "%":
      return { kind: "amount", amount: amount / 100, unit: "fraction" };
    case "W":
      return { kind: "amount", amount, unit: "W" };
    case "kW":
      return { kind: "amount", amount: amount * 1_000, unit: "W" };
    default:
      return { kind: "amount", amount, unit: "other" };
  }
}

/** Above this a bare number on a thermostat is Fahrenheit: no room is kept at 45 °C. */
const HOTTEST_ROOM_CELSIUS = 45;
/** What people set at home in Fahrenheit begins here. */
const COLDEST_ROOM_FAHRENHEIT = 60;
const FAHRENHEIT_PER_CELSIUS = 9 / 5;
const FAHRENHEIT_AT_FREEZING = 32;

export interface Amount {
  value: number;
  /** Null for a bare number: the device's kind tells what it counts. */
  unit: "celsius" | "fraction" | "W" | null;
}

/**
 * An amount in a unit that devices take; null for amperes and the like.
 * @param isStep "two degrees warmer" is a difference, which has no freezing point
 */
export function amountFor(
  { amount, unit }: Extract<DeviceValue, { kind: "amount" }>,
  type: DeviceType,
  isStep: boolean,
): Amount | null {
  if (unit === "other") return null;
  // 72度 as well, though 度 mostly is Celsius; 50度 is a slip.
  const isTooHot =
    unit === null ? amount > HOTTEST_ROOM_CELSIUS : unit === "celsius" && amount >= COLDEST_ROOM_FAHRENHEIT;
  const isBareFahrenheit = isTooHot && type === "thermostat" && !isStep;
  if (unit !== "fahrenheit" && !isBareFahrenheit) return { value: amount, unit };
  const celsius = (isStep ? amount : amount - FAHRENHEIT_AT_FREEZING) / FAHRENHEIT_PER_CELSIUS;
  return { value: Math.round(celsius * 10) / 10, unit: "celsius" };
}
