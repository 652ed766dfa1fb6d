export const TEMPERATURE_UNITS = ["celsius", "fahrenheit"] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];

/** Currencies that bills are read in, ISO 4217. */
export const CURRENCIES = ["USD", "CAD", "AUD", "EUR", "GBP", "CHF", "CNY"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How an account sees temperatures, and which currency its bills are in when they name none. */
export interface DisplayUnits {
  temperatureUnit: TemperatureUnit;
  /** Null when none was chosen: amounts without a currency then have none. */
  currency: Currency | null;
}

export const DEFAULT_UNITS: DisplayUnits = { temperatureUnit: "celsius", currency: null };

/** Currencies that a bare sign may mean. */
const MEANT_BY: Readonly<Record<string, readonly Currency[]>> = { $: ["USD", "CAD", "AUD"], "¥": ["CNY"] };

/**
 * The currency of an amount: its own, or the account's where it names none, or only a sign that may mean the account's.
 * Nothing is ever converted.
 */
export function currencyOf(own: string | null, { currency }: Pick<DisplayUnits, "currency">): string | null {
  if (own === null || currency === null) return own ?? currency;
  return MEANT_BY[own]?.includes(currency) ? currency : own;
}
