import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { useState } from "react";
import { DeviceList } from "../../components/devices/device-list";
import { useDevices } from "../../components/devices/use-devices";
import { useConnectedMeter } from "../../lib/meters";
import { trpc } from "../../lib/trpc";
import { useT } from "../../lib/i18n";
import { Card } from "../../ui/card";
import { DeviceDetails } from "./device-details";
import { DeviceEnergyDialog } from "./device-energy-dialog";
import { PeriodBar } from "./period-bar";
import { ScheduleDialog } from "./schedules/schedule-dialog";
import { todayAt, usePeriods } from "./use-periods";

/** What the account has connected: each with its controls, its energy and cost, and what it does next. */
export function ConnectedDevices() {
  const t = useT();
  const devices = useDevices().data?.devices ?? [];
  const today = todayAt(useConnectedMeter());
  const oldest = devices[0]?.connectedAt.slice(0, today.length) ?? today;
  const periods = usePeriods(today, oldest < today ? oldest : today);
  const energy = useQuery({
    ...trpc.devices.energy.queryOptions(periods.span),
    enabled: devices.length > 0,
    placeholderData: keepPreviousData,
  });
  const [scheduling, setScheduling] = useState<Device | null>(null);
  const [shown, setShown] = useState<Device | null>(null);
  return (
    <Card as="section" aria-labelledby="connected" className="flex flex-col gap-2">
      <h2 id="connected" className="text-lg font-semibold">
        {t("devicePage.connected")}
      </h2>
      {devices.length > 0 && <PeriodBar {...periods} />}
      <DeviceList
        renderDetails={(device) => (
          <DeviceDetails
            device={device}
            energy={energy.data ?? null}
            onSchedule={() => setScheduling(device)}
            onEnergy={() => setShown(device)}
          />
        )}
      />
      {scheduling && <ScheduleDialog device={scheduling} schedule={null} onClose={() => setScheduling(null)} />}
      {shown && energy.data && (
        <DeviceEnergyDialog device={shown} energy={energy.data} periods={periods} onClose={() => setShown(null)} />
      )}
    </Card>
  );
}
