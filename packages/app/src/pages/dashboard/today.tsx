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
const HEIGHT = "min-h-[9rem] sm:min-h-[3.625rem] lg:min-h-[1.625rem]";
export const TodaySkeleton = () => <Skeleton className={`w-full ${HEIGHT}`} />;

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
  // Older days are still arriving: the line keeps its place.
  if (!day) return meter.status === "importing" ? <TodaySkeleton /> : null;
  const energyOf = (wh: number) => {
    const { value, unit } = formatQuantity(wh, "Wh", language);
    return `${value} ${unit}`;
  };
  const amountOf = (savingWh: number, savingShare: number | null) =>
    savingShare === null ? energyOf(Math.abs(savingWh)) : formatPercent(Math.abs(savingShare), language);
  return (
    <p className={`flex w-full flex-wrap content-start items-center gap-x-3 gap-y-2 tabular-nums ${HEIGHT}`}>
      <span>{t("dashboard.today.day", { day: formatDay(day.date, language), energy: energyOf(day.energyWh) })}</span>
      {day.savingWh !== null && (
        <span className={day.savingWh >= 0 ? "font-semibold text-brand-strong" : "font-semibold text-amber"}>
          {t(day.savingWh >= 0 ? "dashboard.today.less" : "dashboard.today.more", {
            amount: amountOf(day.savingWh, day.savingShare),
          })}
        </span>
      )}
      {baseLoadShare !== null && (
        <span className="text-muted">
          {t("dashboard.today.efficiency", { percent: formatPercent(1 - baseLoadShare, language) })}
        </span>
      )}
      {meter.sandbox && <SandboxBadge />}
    </p>
  );
}
