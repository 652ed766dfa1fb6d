import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { TOP_BONUS_PERCENT, USD_PER_KWH_SAVED } from "@wattleaf/shared/domain/rewards";
import { formatKwh, formatMoney, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Stat } from "../../ui/stat";

/** What the listed entries come to, and what the estimates beside them mean. */
export function Totals({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const t = useT();
  const language = useLanguage();
  const sum = (figure: (entry: LeaderboardEntry) => number) => entries.reduce((all, entry) => all + figure(entry), 0);
  const whole = (value: number) => formatNumber(value, language, 0);
  return (
    <div className="flex flex-col gap-3 rounded-xl bg-sunken p-4">
      <dl aria-label={t("leaderboard.totals")} className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Stat
          label={t("leaderboard.totals.energy")}
          value={formatKwh(
            sum(({ totalEnergySaved }) => totalEnergySaved),
            language,
          )}
          unit="kWh"
          size="words"
        />
        <Stat
          label={t("leaderboard.totals.points")}
          value={whole(sum(({ totalPoints }) => totalPoints))}
          size="words"
        />
        <Stat label={t("leaderboard.totals.users")} value={whole(entries.length)} size="words" />
      </dl>
      <p className="text-sm text-muted">
        {t("leaderboard.entry.note", {
          price: formatMoney(USD_PER_KWH_SAVED, "USD", language),
          percent: TOP_BONUS_PERCENT,
        })}
      </p>
    </div>
  );
}
