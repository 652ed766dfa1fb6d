import type { TemperatureUnit } from "../../domain/units";
import type { Language } from "../language";
import { formatNumber } from "./numbers";

const FAHRENHEIT_PER_CELSIUS = 9 / 5;
const FAHRENHEIT_AT_FREEZING = 32;

/** `20.5 °C`, or `69 °F`: half a degree Celsius is about one of Fahrenheit. */
export function formatTemperature(celsius: number, unit: TemperatureUnit, language: Language): string {
  if (unit === "celsius") return `${formatNumber(celsius, language, 1)} °C`;
  return `${formatNumber(celsius * FAHRENHEIT_PER_CELSIUS + FAHRENHEIT_AT_FREEZING, language, 0)} °F`;
}
