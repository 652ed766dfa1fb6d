import { useQuery } from "@tanstack/react-query";
import { LoadError } from "../../../components/load-error";
import { useT } from "../../../lib/i18n";
import { trpc } from "../../../lib/trpc";
import type { ReadyMeter } from "../energy/use-energy";
import { KeyFigures } from "../key-figures";
import { AverageDay } from "../usage-charts";
import { SandboxBadge } from "../../../components/meters/sandbox-badge";
import { Skeleton } from "../../../ui/skeleton";

/** Base load, peak and average day over all of the meter's readings. */
export function MeterFigures({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const usage = useQuery(trpc.meters.usage.queryOptions({ meter_id: meter.id }));
  if (usage.isPending) return <Skeleton className="h-60" />;
  if (usage.isLoadingError) return <LoadError title={t("dashboard.energy.failed")} query={usage} />;
  const { data } = usage;
  if (!data.facts) return null;
  return (
    <div className="mt-4">
      <h3 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        {t("dashboard.meter.figures")}
        {data.sandbox && <SandboxBadge />}
      </h3>
      <div className="grid gap-6 lg:grid-cols-2">
        <KeyFigures facts={data.facts} columns={2} />
        {data.facts.hourlyAverage.length > 0 && (
          <div className="lg:mt-6">
            <AverageDay facts={data.facts} />
          </div>
        )}
      </div>
    </div>
  );
}
