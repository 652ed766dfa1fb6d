import { formatMoney, formatNumber } from "../../lib/format";
import { useLanguage } from "../../stores/language";

/** `12.3 kWh`, `0.06 kWh`. */
export function useFormatKwh(): (kwh: number) => string {
  const language = useLanguage();
  const digits = (size: number) => (size >= 100 ? 0 : size >= 10 ? 1 : 2);
  return (kwh) => `${formatNumber(kwh, language, digits(Math.abs(kwh)))} kWh`;
}

/** Money in the tariff's currency. */
export function useFormatCost(currency: string | null): (amount: number) => string {
  const language = useLanguage();
  return (amount) => formatMoney(amount, currency ?? "USD", language);
}
