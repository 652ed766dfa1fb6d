import { useQuery } from "@tanstack/react-query";
import { rankIdOf, SAMPLE_HOUSEHOLD_REWARDS } from "@wattleaf/shared/domain/rewards";
import { Award, Flame, Leaf, type LucideIcon, Sparkles } from "lucide-react";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Skeleton } from "../../ui/skeleton";
import { Stat } from "../../ui/stat";
import { Explained } from "./outlook/explained";

/** What the sample household shows while its own figures cannot be loaded; its banner says that it is one. */
const SAMPLE_STATS = {
  ...SAMPLE_HOUSEHOLD_REWARDS,
  energySaved: SAMPLE_HOUSEHOLD_REWARDS.energySavedWh / 1_000,
  rank: SAMPLE_HOUSEHOLD_REWARDS.rank.name,
};

/** Points, energy saved, streak and rank, earned from the readings. */
export function StatCards() {
  const t = useT();
  const language = useLanguage();
  const isSample = useSession().user?.isSample ?? false;
  const stats = useQuery(trpc.rewards.stats.queryOptions({}));
  if (stats.isPending) return <Skeleton className="h-[15rem] lg:h-[9rem]" />;
  if (stats.isLoadingError && !isSample)
    return <LoadError title={t("dashboard.stats.failed")} query={stats} className="py-6" />;
  const data = stats.data ?? SAMPLE_STATS;
  const cards: { icon: LucideIcon; label: string; value: string; unit?: string; to: string }[] = [
    {
      icon: Sparkles,
      label: t("dashboard.stats.points"),
      value: formatNumber(data.totalPoints, language, 0),
      to: "/mine",
    },
    {
      icon: Leaf,
      label: t("dashboard.stats.saved"),
      value: formatNumber(data.energySaved, language, 2),
      unit: "kWh",
      to: "/mine",
    },
    { icon: Flame, label: t("dashboard.stats.streak"), value: formatNumber(data.streakDays, language, 0), to: "/mine" },
    { icon: Award, label: t("dashboard.stats.rank"), value: t(`rank.${rankIdOf(data.rank)}`), to: "/leaderboard" },
  ];
  return (
    <section aria-labelledby="your-progress">
      <Explained
        label={
          <h2 id="your-progress" className="text-lg font-semibold text-ink">
            {t("dashboard.stats.title")}
          </h2>
        }
      >
        {t("dashboard.stats.note")}
      </Explained>
      <dl className="mt-1 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cards.map(({ icon: Icon, label, value, unit, to }) => (
          <Stat
            key={label}
            label={
              <SiteLink to={to} className="flex items-center gap-1.5 hover:underline">
                <Icon aria-hidden="true" className="size-4 shrink-0 text-brand-strong" />
                {label}
              </SiteLink>
            }
            value={value}
            unit={unit}
            size="words"
            className="rounded-xl border border-line bg-surface p-3 md:p-4"
          />
        ))}
      </dl>
    </section>
  );
}
