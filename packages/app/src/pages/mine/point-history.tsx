import { useInfiniteQuery } from "@tanstack/react-query";
import type { listPointEntries, PointEntry, SavingReview } from "@wattleaf/shared/contracts/rewards";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { formatMonthOfYear } from "@wattleaf/shared/i18n/format/dates";
import { LoadError } from "../../components/load-error";
import { MoreButton } from "../../components/more-button";
import { SiteLink } from "../../components/site-link";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { usePointSentences } from "./point-sentences";

const PAGE_SIZE = 5;

/** Why the account has its points: each entry with the figures that it was counted from. */
export function PointHistory() {
  const t = useT();
  const language = useLanguage();
  const history = useInfiniteQuery(
    trpc.rewards.pointEntries.infiniteQueryOptions({ limit: PAGE_SIZE }, { getNextPageParam: ({ next }) => next }),
  );
  if (history.isPending) return <Skeleton className="h-72" />;
  if (history.isLoadingError) return <LoadError title={t("points.failed")} query={history} />;
  const [{ totalPoints, latestMonth, reviews }] = history.data.pages as [Page, ...Page[]];
  const entries = history.data.pages.flatMap((page) => page.entries);
  const isUnpaid =
    latestMonth !== null &&
    !entries.some(({ period }) => period === latestMonth.month) &&
    !reviews.some(({ month }) => month === latestMonth.month);
  return (
    <Card as="section" aria-labelledby="points" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="points" className="text-xl font-semibold tabular-nums">
          {t("points.title", { points: formatNumber(totalPoints, language, 0) })}
        </h2>
        <SiteLink to="/help/streaks-and-achievements" className="font-semibold text-brand-strong underline">
          {t("points.method")}
        </SiteLink>
      </div>
      {isUnpaid && <LatestMonth month={latestMonth} />}
      {entries.length + reviews.length === 0 && !latestMonth && <p className="text-muted">{t("points.empty")}</p>}
      {entries.length + reviews.length > 0 && (
        <ul aria-label={t("points.list")} className="divide-y divide-line">
          {reviews.map((review) => (
            <Review key={review.month} review={review} />
          ))}
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <MoreButton list={history} variant="secondary" className="self-start">
        {t("points.more")}
      </MoreButton>
    </Card>
  );
}

type Page = OutputOf<typeof listPointEntries>;

/** Why the latest month, which has no entry, earned nothing. */
function LatestMonth({ month: { month, savedKwh, inGroup } }: { month: NonNullable<Page["latestMonth"]> }) {
  const t = useT();
  const language = useLanguage();
  const values = { month: formatMonthOfYear(month, language), kwh: formatNumber(Math.abs(savedKwh), language) };
  return (
    <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
      {t(savedKwh > 0 ? "points.latest.less" : "points.latest.more", values)} {inGroup && t("points.latest.inGroup")}
    </p>
  );
}

/** A month that is too good to be paid before someone has looked at it. */
function Review({ review: { month, status, savedKwh, baselineKwh } }: { review: SavingReview }) {
  const t = useT();
  const language = useLanguage();
  const values = { kwh: formatNumber(savedKwh, language), baseline: formatNumber(baselineKwh, language) };
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <p className="min-w-0">
        <span className="block font-medium">{t("points.saving", { month: formatMonthOfYear(month, language) })}</span>
        <span className="block max-w-prose text-sm tabular-nums text-muted">
          {t(baselineKwh < 0 ? `points.review.${status}.why.net` : `points.review.${status}.why`, values)}
        </span>
      </p>
      <Badge>{t(`points.review.${status}`)}</Badge>
    </li>
  );
}

function Entry({ entry }: { entry: PointEntry }) {
  const language = useLanguage();
  const { title, why } = usePointSentences(entry);
  const { points } = entry;
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <p className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block max-w-prose text-sm tabular-nums text-muted">{why}</span>
      </p>
      <p className={points > 0 ? "font-semibold tabular-nums text-brand-strong" : "font-semibold tabular-nums"}>
        {points < 0 ? "−" : "+"}
        {formatNumber(Math.abs(points), language, 0)}
      </p>
    </li>
  );
}
