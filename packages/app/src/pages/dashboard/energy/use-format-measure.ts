import { currencyOf } from "@wattleaf/shared/domain/units";
import { formatMoney, formatNumber } from "../../../lib/format";
import { useUnits } from "../../../lib/units";
import { useLanguage } from "../../../stores/language";
import type { Measure } from "./energy";

/** Above it, cents and tenths of a kilowatt-hour only distract. */
const LARGE = 100;

/** Writes an amount of a measure with its unit. */
export function useFormatMeasure(measure: Measure, currency: string | null) {
  const language = useLanguage();
  const units = useUnits();
  if (measure === "cost") {
    const code = currencyOf(currency, units) ?? "USD";
    const format = (value: number) =>
      Math.abs(value) >= LARGE
        ? formatMoney(value, code, language, { minimum: 0, maximum: 0 })
        : formatMoney(value, code, language);
    return { unit: code, format };
  }
  const unit = measure === "energy" ? "kWh" : "kg CO₂";
  const digits = (value: number) => (Math.abs(value) >= LARGE ? 0 : Math.abs(value) >= 10 ? 1 : 2);
  return { unit, format: (value: number) => `${formatNumber(value, language, digits(value))} ${unit}` };
}
