import { useQuery } from "@tanstack/react-query";
import { RANK_LEVELS } from "@wattleaf/shared/domain/rewards";
import { Award, Flame, Leaf, type LucideIcon, Sparkles } from "lucide-react";
import { LoadError } from "../../components/load-error";
import { SandboxBadge } from "../../components/meters/sandbox-badge";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Skeleton } from "../../ui/skeleton";
import { Stat } from "../../ui/stat";

/** Points, energy saved, streak and rank, earned from the readings. */
export function StatCards() {
  const t = useT();
  const language = useLanguage();
  const stats = useQuery(trpc.rewards.stats.queryOptions({}));
  if (stats.isPending) return <Skeleton className="h-[21.25rem] sm:h-[18.75rem] lg:h-[11.25rem]" />;
  if (stats.isLoadingError) return <LoadError title={t("dashboard.stats.failed")} query={stats} className="py-6" />;
  const { data } = stats;
  const rank = RANK_LEVELS.find(({ name }) => name === data.rank)?.id ?? "beginner";
  const cards: { icon: LucideIcon; label: string; value: string; unit?: string; size?: "words" }[] = [
    { icon: Sparkles, label: t("dashboard.stats.points"), value: formatNumber(data.totalPoints, language, 0) },
    { icon: Leaf, label: t("dashboard.stats.saved"), value: formatNumber(data.energySaved, language, 1), unit: "kWh" },
    { icon: Flame, label: t("dashboard.stats.streak"), value: formatNumber(data.streakDays, language, 0) },
    { icon: Award, label: t("dashboard.stats.rank"), value: t(`dashboard.rank.${rank}`), size: "words" },
  ];
  return (
    <section aria-labelledby="your-progress" className="flex flex-col gap-3">
      <h2 id="your-progress" className="flex flex-wrap items-center gap-3 text-xl font-semibold">
        {t("dashboard.stats.title")}
        {data.simulated && <SandboxBadge />}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ icon: Icon, label, value, unit, size }) => (
          <Stat
            key={label}
            label={
              <span className="flex items-center gap-2">
                <Icon aria-hidden="true" className="size-5 text-brand-strong" />
                {label}
              </span>
            }
            value={value}
            unit={unit}
            size={size}
            className="rounded-xl border border-line bg-surface p-4 md:p-5"
          />
        ))}
      </dl>
      <p className="text-sm text-muted">{t("dashboard.stats.note")}</p>
    </section>
  );
}
