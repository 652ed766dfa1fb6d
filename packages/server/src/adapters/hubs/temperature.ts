/** The unit in which a hub tells temperatures; everywhere else they are °C. */
export type TemperatureUnit = "C" | "F";

const FAHRENHEIT_PER_CELSIUS = 9 / 5;
const FAHRENHEIT_AT_FREEZING = 32;

/** A hub's degrees as °C, to a tenth. */
export function toCelsius(degrees: number | null, unit: TemperatureUnit): number | null {
  if (degrees === null || unit === "C") return degrees;
  return Number(((degrees - FAHRENHEIT_AT_FREEZING) / FAHRENHEIT_PER_CELSIUS).toFixed(1));
}

/** °C as the hub's degrees; whole ones in Fahrenheit, as thermostats there count. */
export const fromCelsius = (celsius: number, unit: TemperatureUnit): number =>
  unit === "C" ? celsius : Math.round(celsius * FAHRENHEIT_PER_CELSIUS + FAHRENHEIT_AT_FREEZING);
