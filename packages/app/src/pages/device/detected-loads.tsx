import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { Activity as Pulse, GraduationCap } from "lucide-react";
import { useState } from "react";
import { useDevices } from "../../components/devices/use-devices";
import { localDateOf } from "../../components/energy/period";
import { usePeriodName } from "../../components/energy/use-period-name";
import { LoadError } from "../../components/load-error";
import { UtilityWizard } from "../../components/utility-wizard";
import { useT } from "../../lib/i18n";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import { useMayChange } from "../../lib/may-change";
import { useConnectedMeter, useMeters } from "../../lib/meters";
import { trpc } from "../../lib/trpc";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { EnergyColumns } from "./energy-columns";
import { LoadTable } from "./load-table";
import { PeriodBar } from "./period-bar";
import { TeachDialog } from "./teach/teach-dialog";
import { usePeriods } from "./use-periods";

type ReadyMeter = Meter & { firstReadingAt: string; lastReadingAt: string };

/** The loads that were found in the meter's readings, with their energy and cost. */
export function DetectedLoads() {
  const t = useT();
  const meters = useMeters();
  const meter = useConnectedMeter();
  const mayChange = useMayChange();
  const [connecting, setConnecting] = useState(false);
  // An empty account gets one next step: its first device.
  const isEmpty = useDevices().data?.devices.length === 0 && meters.data?.meters.length === 0;
  const isReady = (one: Meter | null): one is ReadyMeter => Boolean(one?.firstReadingAt && one.lastReadingAt);
  if (isEmpty) return null;
  return (
    <Card as="section" aria-labelledby="detected" className="flex flex-col gap-4">
      <div>
        <h2 id="detected" className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {t("devicePage.detected")}
          {meter?.sandbox && <Badge variant="amber">{t("devicePage.detected.sandbox")}</Badge>}
        </h2>
        <p className="text-sm text-muted">{t("devicePage.detected.lead")}</p>
      </div>
      {meters.isPending ? (
        <Skeleton className="h-64" />
      ) : isReady(meter) ? (
        <Loads meter={meter} />
      ) : (
        <EmptyState
          className="py-8"
          icon={<Pulse className="size-6" />}
          title={t("devicePage.detected.none")}
          action={
            mayChange && (
              <Button variant="secondary" size="sm" onClick={() => setConnecting(true)}>
                {t("devicePage.detected.connect")}
              </Button>
            )
          }
        />
      )}
      <UtilityWizard open={connecting} onOpenChange={setConnecting} />
    </Card>
  );
}

function Loads({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const newest = localDateOf(Date.parse(meter.lastReadingAt) - 1, meter.timeZone);
  const periods = usePeriods(newest, localDateOf(Date.parse(meter.firstReadingAt), meter.timeZone));
  const name = usePeriodName()(periods.view, periods.period);
  const [teaching, setTeaching] = useState(false);
  const loads = useQuery({
    ...trpc.meters.breakdown.queryOptions({ meter_id: meter.id, ...periods.span }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PeriodBar {...periods} />
      {loads.isLoadingError ? (
        <LoadError title={t("devicePage.failed")} query={loads} />
      ) : !loads.data ? (
        <Skeleton className="h-64" />
      ) : loads.data.layers.length === 0 ? (
        <p className="py-8 text-center text-muted">{t("devicePage.detected.few")}</p>
      ) : (
        <>
          <EnergyColumns
            title={t("devicePage.chart", { period: name })}
            view={periods.view}
            keys={loads.data.keys}
            partial={loads.data.partial}
            series={loads.data.layers.map(({ name: load, kwh }) => ({
              name: t(`load.${load}`),
              values: kwh,
              color: LOAD_COLORS[load],
            }))}
          />
          <LoadTable caption={t("devicePage.detected.table", { period: name })} {...loads.data} />
        </>
      )}
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<GraduationCap aria-hidden="true" className="size-4" />}
          onClick={() => setTeaching(true)}
        >
          {t("devicePage.teach")}
        </Button>
      </div>
      {teaching && <TeachDialog meter={meter} newest={newest} onClose={() => setTeaching(false)} />}
    </>
  );
}
