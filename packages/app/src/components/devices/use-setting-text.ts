import type { SettingRange } from "@wattleaf/shared/domain/devices";
import { formatNumber, formatPower } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useFormatTemperature } from "../../lib/units";
import { useLanguage } from "../../stores/language";

/** A target with its unit, in the account's own: `70.7 °F`, `80%`, `7.4 kW`. */
export function useSettingText(): (value: number, unit: SettingRange["unit"]) => string {
  const t = useT();
  const language = useLanguage();
  const temperature = useFormatTemperature();
  return (value, unit) => {
    if (unit === "celsius") return temperature(value);
    if (unit === "percent") return t("devices.unit.percent", { value: formatNumber(value, language, 1) });
    const power = formatPower(value, language);
    return `${power.value} ${power.unit}`;
  };
}
