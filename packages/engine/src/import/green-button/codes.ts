import type { Commodity } from "../../time-series/usage-readings";
import type { MeasureUnit } from "../../time-series/units";

/** ESPI UomType (from IEC 61968-9). Units that are not use (voltage, reactive energy, …) are absent. */
const UNIT_OF_UOM: Partial<Record<number, MeasureUnit>> = {
  31: "joule",
  38: "W",
  42: "m3",
  72: "Wh",
  119: "ft3",
  128: "gallon",
  132: "btu",
  134: "liter",
  169: "therm",
};

/** ESPI ServiceCategory/kind. */
const COMMODITY_OF_SERVICE: Partial<Record<number, Commodity>> = { 0: "electricity", 1: "gas", 2: "water" };

/** ESPI ReadingType/commodity: 1 and 2 are secondary and primary metered electricity, 7 natural gas, 9 potable water. */
const COMMODITY_OF_READING: Partial<Record<number, Commodity>> = {
  1: "electricity",
  2: "electricity",
  7: "gas",
  9: "water",
};

/** ISO 4217 numbers of the currencies in which Green Button data is published or may soon be. */
const CURRENCY_LETTERS: Partial<Record<number, string>> = {
  36: "AUD",
  124: "CAD",
  156: "CNY",
  344: "HKD",
  356: "INR",
  392: "JPY",
  410: "KRW",
  484: "MXN",
  554: "NZD",
  702: "SGD",
  756: "CHF",
  826: "GBP",
  840: "USD",
  978: "EUR",
};

/** ESPI FlowDirectionKind; 1 is delivered to the customer, which is also the default. */
export const FLOW_NET = 4;
export const FLOW_TO_GRID = 19;

/** ESPI AccumulationKind of a register that counts on and on; its readings are not use per interval. */
const REGISTER_ACCUMULATIONS: ReadonlySet<number> = new Set([1, 2, 3, 9]);

/** ESPI QualityOfReading: estimated by a reference day or by interpolation, questionable, projected. */
const ESTIMATED_QUALITIES: ReadonlySet<number> = new Set([8, 9, 10, 12]);

type Code = number | null;

export function unitOfUom(uom: Code): MeasureUnit | null {
  return (uom !== null && UNIT_OF_UOM[uom]) || null;
}

export function commodityOfService(kind: Code): Commodity | null {
  return (kind !== null && COMMODITY_OF_SERVICE[kind]) || null;
}

export function commodityOfReading(commodity: Code): Commodity | null {
  return (commodity !== null && COMMODITY_OF_READING[commodity]) || null;
}

export function currencyLetters(number: Code): string | null {
  return (number !== null && CURRENCY_LETTERS[number]) || null;
}

export function isRegister(accumulationBehaviour: Code): boolean {
  return accumulationBehaviour !== null && REGISTER_ACCUMULATIONS.has(accumulationBehaviour);
}

export function isEstimatedQuality(quality: Code): boolean {
  return quality !== null && ESTIMATED_QUALITIES.has(quality);
}
