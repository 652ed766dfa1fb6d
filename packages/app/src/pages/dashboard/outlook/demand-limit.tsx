import type { forecastPeriod } from "@wattleaf/shared/contracts/forecast";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { formatNumber } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useArea } from "../../../lib/use-area";
import { useLanguage } from "../../../stores/language";

/** Of a tariff that charges the highest demand: what can be drawn now before that rises. */
export function DemandLimit({ demand }: { demand: OutputOf<typeof forecastPeriod>["demand"] }) {
  useArea("readings");
  const t = useT();
  const language = useLanguage();
  const kw = (value: number) => `${formatNumber(value, language, 1)} kW`;
  return demand.map((charge) => {
    const day = charge.is_daily ? ".daily" : "";
    const { limit_kw: limit, headroom_kw: left, kind, label } = charge;
    return (
      <p key={`${kind} ${label}`} className="mt-1 text-pretty tabular-nums">
        {left === null
          ? t(`readings.demand.limit${day}`, { limit: kw(limit) })
          : t(`readings.demand.headroom${day}`, { limit: kw(limit), left: kw(left) })}
      </p>
    );
  });
}
