import { DAY_MS } from "@wattleaf/shared/domain/time";
import { useQuery } from "@tanstack/react-query";
import { SandboxBadge } from "../../components/meters/sandbox-badge";
import { formatDay, formatPercent, formatQuantity } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Skeleton } from "../../ui/skeleton";
import type { ReadyMeter } from "./energy/use-energy";
import { COMPARED_DAYS, latestDay } from "./latest-day";

/** The usual height of the line below, so that the page does not shift when it loads. */
export const TodaySkeleton = () => <Skeleton className="h-36 w-full sm:h-[3.625rem] lg:h-[1.625rem]" />;

/** The header's line: the newest complete day, its savings, and the share of the base load. */
export function Today({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const language = useLanguage();
  const toMs = Date.parse(meter.lastReadingAt);
  const from = new Date(toMs - (COMPARED_DAYS + 2) * DAY_MS).toISOString();
  const days = useQuery(
    trpc.meters.readings.queryOptions({ meter_id: meter.id, from, to: meter.lastReadingAt, resolution: "day" }),
  );
  const usage = useQuery(trpc.meters.usage.queryOptions({ meter_id: meter.id }));
  const day = days.data && latestDay(days.data);
  const baseLoadShare = usage.data?.facts?.baseLoadShare ?? null;
  if (days.isPending || usage.isPending) return <TodaySkeleton />;
  if (!day) return null;
  const { value, unit } = formatQuantity(day.energyWh, "Wh", language);
  const percent = formatPercent(Math.abs(day.saving), language);
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 tabular-nums">
      <span>{t("dashboard.today.day", { day: formatDay(day.date, language), energy: `${value} ${unit}` })}</span>
      <span className={day.saving >= 0 ? "font-semibold text-brand-strong" : "font-semibold text-amber"}>
        {t(day.saving >= 0 ? "dashboard.today.less" : "dashboard.today.more", { percent })}
      </span>
      {baseLoadShare !== null && (
        <span className="text-muted">
          {t("dashboard.today.efficiency", { percent: formatPercent(1 - baseLoadShare, language) })}
        </span>
      )}
      {meter.sandbox && <SandboxBadge />}
    </p>
  );
}
