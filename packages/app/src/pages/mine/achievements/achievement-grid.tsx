import { useQuery } from "@tanstack/react-query";
import type { Achievement } from "@wattleaf/shared/contracts/achievements";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { LoadError } from "../../../components/load-error";
import { formatInstantDay, formatNumber } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { queryClient } from "../../../lib/query-client";
import { refreshUser } from "../../../lib/session";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Progress } from "../../../ui/progress";
import { Skeleton } from "../../../ui/skeleton";
import { AchievementBadge } from "./badge";
import { firstOf, inOrder, tierOf } from "./order";

/** A row at the widest. */
const SHOWN_FIRST = 6;

/** The account's achievements: what was reached last, and what is nearest. */
export function AchievementGrid() {
  const t = useT();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const list = useQuery(trpc.achievements.list.queryOptions({}));
  useReloadedCoins(list.data?.paidCoins ?? 0);
  if (list.isPending) return <Skeleton className="h-96" />;
  if (list.isLoadingError) return <LoadError title={t("achievements.failed")} query={list} />;
  const { achievements } = list.data;
  const number = (value: number) => formatNumber(value, language, 0);
  const reached = achievements.filter(({ reachedAt }) => reachedAt !== null).length;
  const shown = isOpen ? inOrder(achievements) : firstOf(achievements, SHOWN_FIRST);
  return (
    <Card as="section" aria-labelledby="achievements" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="achievements" className="text-xl font-semibold">
          {t("achievements.title")}
        </h2>
        <p className="tabular-nums text-muted">
          {t("achievements.count", { reached: number(reached), all: number(achievements.length) })}
        </p>
      </div>
      <ul aria-labelledby="achievements" className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-6">
        {shown.map((achievement) => (
          <Item key={achievement.id} achievement={achievement} tier={tierOf(achievement, achievements)} />
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t("achievements.fewer") : t("achievements.all", { count: number(achievements.length) })}
      </Button>
    </Card>
  );
}

function Item({ achievement, tier }: { achievement: Achievement; tier: number }) {
  const t = useT();
  const language = useLanguage();
  const { id, measure, goal, progress, coins, reachedAt } = achievement;
  const number = (value: number) => formatNumber(value, language, 0);
  return (
    <li className="flex flex-col items-center gap-2 text-center">
      <AchievementBadge measure={measure} tier={tier} reached={reachedAt !== null} className="size-24" />
      <h3 className="font-semibold">{t(`achievements.${id}.name`)}</h3>
      <p className="text-sm text-muted">{t(`achievements.${id}.how`)}</p>
      <div className="mt-auto w-full max-w-[11rem] pt-1 text-sm">
        {reachedAt === null ? (
          <>
            <Progress
              label={t(`achievements.${id}.name`)}
              hideLabel
              valuePercent={(progress / goal) * 100}
              valueText={t("achievements.progress", { progress: number(Math.floor(progress)), goal: number(goal) })}
            />
            <p className="mt-1 flex flex-wrap justify-between gap-x-2 tabular-nums text-muted">
              <span>{t("achievements.progress", { progress: number(Math.floor(progress)), goal: number(goal) })}</span>
              <span>{t("achievements.coins", { coins })}</span>
            </p>
          </>
        ) : (
          <p className="font-medium tabular-nums text-brand-strong">
            <Check aria-hidden="true" className="mr-1 inline size-4" />
            <span className="sr-only">{t("achievements.reached")} </span>
            {formatInstantDay(reachedAt, language)}
            <span className="block font-normal text-muted">{t("achievements.coins", { coins })}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** Reading the achievements pays for those that are new: the balance and its history are read again then. */
function useReloadedCoins(paidCoins: number): void {
  useEffect(() => {
    if (paidCoins === 0) return;
    void refreshUser();
    void queryClient.invalidateQueries(trpc.rewards.coinEntries.pathFilter());
  }, [paidCoins]);
}
