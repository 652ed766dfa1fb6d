const POWER_UNITS: Readonly<Record<string, number>> = { mW: 0.001, W: 1, kW: 1_000, MW: 1_000_000 };
const ENERGY_UNITS: Readonly<Record<string, number>> = { mWh: 0.001, Wh: 1, kWh: 1_000, MWh: 1_000_000 };

export interface MeterKind {
  kind: "power" | "energy";
  /** To W or Wh. */
  factor: number;
  countsBackward: boolean;
}

/**
 * What a sensor measures, by its unit and Home Assistant's classes; null for something else, and for an energy that is no
 * counter.
 */
export function meterKind(
  unit: string | null | undefined,
  deviceClass: string | null | undefined,
  stateClass: string | null | undefined,
): MeterKind | null {
  const watts = POWER_UNITS[unit ?? ""];
  if (watts !== undefined && (deviceClass ?? "power") === "power")
    return { kind: "power", factor: watts, countsBackward: false };
  const wattHours = ENERGY_UNITS[unit ?? ""];
  if (wattHours === undefined || (deviceClass ?? "energy") !== "energy" || stateClass === "measurement") return null;
  return { kind: "energy", factor: wattHours, countsBackward: stateClass === "total" };
}
