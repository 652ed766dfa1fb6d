import { useInfiniteQuery } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { CoinEntry } from "@wattleaf/shared/contracts/rewards";
import { CoinTableButton } from "../../components/coins/coin-table-button";
import { LoadError } from "../../components/load-error";
import { MoreButton } from "../../components/more-button";
import { SiteLink } from "../../components/site-link";
import { formatInstantDay, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";

const PAGE_SIZE = 10;

/** The balance of green coins, and what it came from. */
export function CoinHistory({ user }: { user: CurrentUser }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Card as="section" aria-labelledby="coins" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="coins" className="text-xl font-semibold tabular-nums">
          {t("me.coins.balance", { count: formatNumber(user.greenCoins, language, 0) })}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <SiteLink to="/marketplace" className="font-semibold text-brand-strong underline">
            {t("me.coins.shop")}
          </SiteLink>
          <SiteLink to="/marketplace?tab=history" className="font-semibold text-brand-strong underline">
            {t("me.coins.purchases")}
          </SiteLink>
        </p>
      </div>
      <CoinTableButton />
      <Entries />
    </Card>
  );
}

function Entries() {
  const t = useT();
  const history = useInfiniteQuery(
    trpc.rewards.coinEntries.infiniteQueryOptions({ limit: PAGE_SIZE }, { getNextPageParam: ({ next }) => next }),
  );
  if (history.isPending) return <Skeleton className="h-40" />;
  if (history.isLoadingError) return <LoadError title={t("me.coins.failed")} query={history} />;
  const entries = history.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-muted">{t("me.coins.empty")}</p>;
  return (
    <>
      <ul aria-label={t("me.coins.history")} className="divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton list={history} variant="secondary" className="self-start">
        {t("me.coins.more")}
      </MoreButton>
    </>
  );
}

function Entry({ entry: { amount, reason, achievement, at } }: { entry: CoinEntry }) {
  const t = useT();
  const language = useLanguage();
  const isIncome = amount > 0;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <p className="min-w-0">
        <span className="block font-medium">
          {achievement
            ? t("me.coins.achievement", { name: t(`achievements.${achievement}.name`) })
            : t(`me.coins.reason.${reason}`)}
        </span>
        <span className="block text-sm tabular-nums text-muted">{formatInstantDay(at, language)}</span>
      </p>
      <p className={isIncome ? "font-semibold tabular-nums text-brand-strong" : "font-semibold tabular-nums"}>
        {isIncome ? "+" : "−"}
        {formatNumber(Math.abs(amount), language, 0)}
      </p>
    </li>
  );
}
