import type { Meter } from "@wattleaf/shared/contracts/meters";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";

/** One sentence on a meter's faulty readings; null when it has none. */
export function useRepairsText(): (meter: Pick<Meter, "repairs">) => string | null {
  const t = useT();
  const language = useLanguage();
  return ({ repairs: { count, applied } }) => {
    if (count === 0) return null;
    const state = applied ? "applied" : "undone";
    if (count === 1) return t(`utility.repairs.${state}One`);
    return t(`utility.repairs.${state}`, { count: formatNumber(count, language, 0) });
  };
}
