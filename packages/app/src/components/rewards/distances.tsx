import type { LeaderboardPosition } from "@wattleaf/shared/contracts/rewards";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Stat } from "../../ui/stat";

/** A position on the leaderboard, and how many points away its neighbors are. */
export function Distances({ position }: { position: LeaderboardPosition }) {
  const t = useT();
  const language = useLanguage();
  const { entry, households, pointsBehind, pointsAhead } = position;
  if (!entry) return null;
  const whole = (value: number) => formatNumber(value, language, 0);
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Stat
        label={t("leaderboard.own.position")}
        value={whole(entry.position)}
        unit={t("leaderboard.own.of", { households: whole(households) })}
        size="words"
      />
      <Stat
        label={t("leaderboard.own.behind")}
        value={pointsBehind === null ? t("leaderboard.own.top") : whole(pointsBehind)}
        size="words"
      />
      <Stat
        label={t("leaderboard.own.ahead")}
        value={pointsAhead === null ? t("leaderboard.own.last") : whole(pointsAhead)}
        size="words"
      />
    </dl>
  );
}
