/* Conversions between the units that nameplates and bills are written in. */

/** Mechanical horsepower, which US nameplates state. */
const WATTS_PER_HORSEPOWER = 745.7;
const WATTS_PER_BTU_PER_HOUR = 0.293_071;
/** A ton of refrigeration is 12,000 BTU/h. */
const BTU_PER_HOUR_PER_TON = 12_000;

export const wattsOfHorsepower = (horsepower: number): number => horsepower * WATTS_PER_HORSEPOWER;

/** Heat that is moved, which is several times the electricity that an air conditioner draws. */
export const wattsOfBtuPerHour = (btuPerHour: number): number => btuPerHour * WATTS_PER_BTU_PER_HOUR;

export const btuPerHourOfTons = (tons: number): number => tons * BTU_PER_HOUR_PER_TON;

/** W = V × A × power factor. */
export const wattsOfCurrent = (volts: number, amperes: number, powerFactor = 1): number =>
  volts * amperes * powerFactor;

/** @param energyEfficiencyRatio BTU of cooling for each Wh (EER) */
export const wattsOfCooling = (btuPerHour: number, energyEfficiencyRatio: number): number =>
  btuPerHour / energyEfficiencyRatio;
