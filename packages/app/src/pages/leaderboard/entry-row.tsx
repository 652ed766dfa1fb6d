import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import type { RankChange } from "@wattleaf/shared/domain/rank-change";
import { rankIdOf, TOP_BONUS_PERCENT, USD_PER_KWH_SAVED } from "@wattleaf/shared/domain/rewards";
import { Flame, Leaf } from "lucide-react";
import { RankBadge } from "../../components/rewards/rank-badge";
import { formatKwh, formatMoney, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { cx } from "../../ui/cx";
import { ChangeBadge } from "./change-badge";

const LAST_MEDAL = 3;
const LAST_MILD = 5;

/** The first three like medals, the next two milder. */
const medals: Readonly<Record<number, { row: string; place: string }>> = {
  1: { row: "border-amber-bright bg-amber-soft/60", place: "border-transparent bg-amber-bright text-forest" },
  2: { row: "border-line-strong/70 bg-sunken", place: "border-line-strong bg-surface text-ink" },
  3: { row: "border-amber/40 bg-amber-soft/30", place: "border-amber bg-amber-soft text-amber" },
};
const mild = { row: "border-brand/30 bg-brand-soft/40", place: "border-transparent bg-brand-soft text-brand-strong" };
const plain = { row: "border-line bg-surface", place: "border-transparent bg-sunken text-muted" };

const lookOf = (position: number) => medals[position] ?? (position <= LAST_MILD ? mild : plain);

interface EntryRowProps {
  entry: LeaderboardEntry;
  isOwn: boolean;
  change?: RankChange | undefined;
}

/** A place on the leaderboard: who, what was saved, and the points. */
export function EntryRow({ entry, isOwn, change }: EntryRowProps) {
  const t = useT();
  const language = useLanguage();
  const { position, userId, name, rank, totalEnergySaved, currentStreak } = entry;
  const look = lookOf(position);
  return (
    <div
      className={cx(
        "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-xl border p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-4 md:px-4",
        look.row,
        isOwn && "outline outline-2 outline-brand-strong",
      )}
    >
      <Place position={position} look={look.place} change={change} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">
            {name ?? t("leaderboard.entry.label")}{" "}
            <span className="font-mono text-sm font-medium text-muted">{userId}</span>
          </span>
          {position === 1 && <Badge variant="amber">{t("leaderboard.entry.top")}</Badge>}
          {isOwn && <Badge variant="brand">{t("leaderboard.entry.you")}</Badge>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums text-muted">
          <span className="flex items-center gap-1">
            <Leaf aria-hidden="true" className="size-4 shrink-0" />
            {t("leaderboard.entry.energy", { kwh: formatKwh(totalEnergySaved, language) })}
          </span>
          <span className="flex items-center gap-1">
            <Flame aria-hidden="true" className="size-4 shrink-0" />
            {t("leaderboard.entry.streak", { days: formatNumber(currentStreak, language, 0) })}
          </span>
          <RankBadge level={rankIdOf(rank)} />
        </p>
      </div>
      <Points entry={entry} />
    </div>
  );
}

function Place({ position, look, change }: { position: number; look: string; change: RankChange | undefined }) {
  const t = useT();
  const language = useLanguage();
  const shown = formatNumber(position, language, 0);
  return (
    <p className="relative flex min-w-[2.75rem] justify-center">
      <span className="sr-only">{t("leaderboard.entry.position", { position: shown })}</span>
      <span
        aria-hidden="true"
        className={cx(
          "flex h-11 min-w-[2.75rem] items-center justify-center rounded-full border-2 px-2 font-bold tabular-nums",
          look,
        )}
      >
        {shown}
      </span>
      <ChangeBadge change={change} />
    </p>
  );
}

function Points({ entry: { position, totalPoints, totalEnergySaved } }: { entry: LeaderboardEntry }) {
  const t = useT();
  const language = useLanguage();
  const hasMedal = position <= LAST_MEDAL;
  const money = formatMoney(totalEnergySaved * USD_PER_KWH_SAVED, "USD", language, { minimum: 0, maximum: 0 });
  const bonus = Math.round((totalPoints * TOP_BONUS_PERCENT) / 100);
  return (
    <div className="col-start-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:col-start-3 sm:flex-col sm:items-end sm:gap-0 sm:text-right">
      <p className="tabular-nums">
        <span className="text-xl font-bold tracking-tight">{formatNumber(totalPoints, language, 0)}</span>{" "}
        <span className="text-sm text-muted">
          {t(hasMedal ? "leaderboard.entry.champion" : "leaderboard.entry.points")}
        </span>
      </p>
      {hasMedal && (
        <p className="flex flex-wrap gap-x-3 text-sm tabular-nums sm:justify-end">
          <span className="font-semibold text-brand-strong">{t("leaderboard.entry.money", { amount: money })}</span>{" "}
          <span className="text-muted">
            {t("leaderboard.entry.bonus", { points: formatNumber(bonus, language, 0) })}
          </span>
        </p>
      )}
    </div>
  );
}
