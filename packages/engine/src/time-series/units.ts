import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { Commodity } from "./usage-readings";

/** Units in which meters and bills count. */
export type MeasureUnit =
  | "Wh"
  | "kWh"
  | "MWh"
  | "W"
  | "kW"
  | "joule"
  | "btu"
  | "therm"
  | "m3"
  | "ft3"
  | "ccf"
  | "liter"
  | "gallon";

/** 105,505,585.262 J, the EC therm (100,000 BTU of the International Table). */
const WH_PER_THERM = 105_505_585.262 / HOUR_SECONDS;
const BTU_PER_THERM = 100_000;
const FT3_PER_M3 = 35.314_666_7;
const LITERS_PER_FT3 = 28.316_846_592;
/** U.S. EIA, average heat content of natural gas delivered to consumers in 2023: 1,036 Btu per cubic foot. */
const THERMS_PER_FT3 = 1_036 / BTU_PER_THERM;

/** What one unit is in the unit of its commodity: Wh, therm, liter. A pair that makes no sense is absent. */
const FACTORS: Record<Commodity, Partial<Record<MeasureUnit, number>>> = {
  electricity: { Wh: 1, kWh: 1e3, MWh: 1e6, W: 1, kW: 1e3, joule: 1 / HOUR_SECONDS },
  gas: {
    therm: 1,
    Wh: 1 / WH_PER_THERM,
    kWh: 1e3 / WH_PER_THERM,
    MWh: 1e6 / WH_PER_THERM,
    joule: 1 / (WH_PER_THERM * HOUR_SECONDS),
    btu: 1 / BTU_PER_THERM,
    ft3: THERMS_PER_FT3,
    ccf: 100 * THERMS_PER_FT3,
    m3: FT3_PER_M3 * THERMS_PER_FT3,
  },
  water: { liter: 1, m3: 1_000, ft3: LITERS_PER_FT3, ccf: 100 * LITERS_PER_FT3, gallon: 3.785_411_784 },
};

const IMPLIED_COMMODITY: Partial<Record<MeasureUnit, Commodity>> = {
  Wh: "electricity",
  kWh: "electricity",
  MWh: "electricity",
  W: "electricity",
  kW: "electricity",
  therm: "gas",
  ccf: "gas",
  btu: "gas",
  liter: "water",
  gallon: "water",
};

/** What a unit measures when the file names no commodity; undefined for units such as m³ that serve several. */
export function commodityOfUnit(unit: MeasureUnit): Commodity | undefined {
  return IMPLIED_COMMODITY[unit];
}

export function isPower(unit: MeasureUnit): boolean {
  return unit === "W" || unit === "kW";
}

/** Gas billed by volume becomes energy by an average heat content, which is worth saying. */
export function isGasVolume(unit: MeasureUnit, commodity: Commodity): boolean {
  return commodity === "gas" && (unit === "m3" || unit === "ft3" || unit === "ccf");
}

/**
 * Factor from `unit` to the commodity's own unit (Wh, therm, liter) over an interval of `seconds`: average power
 * becomes energy. Undefined when the unit cannot measure the commodity.
 */
export function factorTo(commodity: Commodity, unit: MeasureUnit, seconds: number): number | undefined {
  const factor = FACTORS[commodity][unit];
  return factor !== undefined && isPower(unit) ? (factor * seconds) / HOUR_SECONDS : factor;
}
