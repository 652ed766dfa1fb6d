import { useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { nextRankOf, rankIdOf, rankOf } from "@wattleaf/shared/domain/rewards";
import { LoadError } from "../../components/load-error";
import { Distances } from "../../components/rewards/distances";
import { SandboxBadge } from "../../components/meters/sandbox-badge";
import { SiteLink } from "../../components/site-link";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { usePosition } from "../../lib/leaderboard";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Card } from "../../ui/card";
import { Progress as ProgressBar } from "../../ui/progress";
import { Skeleton } from "../../ui/skeleton";
import { Stat } from "../../ui/stat";

/** Points, rank and position, and how far the next ones are. */
export function Progress({ user }: { user: CurrentUser }) {
  const t = useT();
  const language = useLanguage();
  const stats = useQuery(trpc.rewards.stats.queryOptions({}));
  // Asking for the figures brings the position up to date.
  const position = usePosition({ enabled: stats.isSuccess }).data;
  if (stats.isPending) return <Skeleton className="h-52" />;
  if (stats.isLoadingError) return <LoadError title={t("me.failed")} query={stats} />;
  const { totalPoints, energySaved, streakDays, rank, simulated } = stats.data;
  const [here, next] = [rankOf(totalPoints), nextRankOf(totalPoints)];
  const number = (value: number) => formatNumber(value, language, 0);
  return (
    <Card as="section" aria-labelledby="my-rank" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-rank" className="flex flex-wrap items-center gap-3 text-2xl font-semibold">
          {t(`rank.${rankIdOf(rank)}`)}
          {/* The banner says it of everything in the sample household. */}
          {simulated && !user.isSample && <SandboxBadge />}
        </h2>
        <SiteLink to="/leaderboard" className="font-semibold text-brand-strong underline">
          {t("me.leaderboard")}
        </SiteLink>
      </div>
      {next ? (
        <div>
          <ProgressBar
            label={t("me.rank.progress")}
            hideLabel
            valuePercent={((totalPoints - here.minPoints) / (next.minPoints - here.minPoints)) * 100}
          />
          <p className="mt-2 text-sm tabular-nums text-muted">
            {t("me.rank.next", { points: number(next.minPoints - totalPoints), rank: t(`rank.${next.id}`) })}
          </p>
        </div>
      ) : (
        <p className="text-sm text-muted">{t("me.rank.top")}</p>
      )}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Stat label={t("me.points")} value={number(totalPoints)} />
        <Stat label={t("me.saved")} value={formatNumber(energySaved, language, 2)} unit="kWh" />
        <Stat label={t("me.streak")} value={number(streakDays)} />
      </dl>
      {position?.entry && <Distances position={position} />}
      <p className="text-sm text-muted">{t("me.points.note")}</p>
    </Card>
  );
}
