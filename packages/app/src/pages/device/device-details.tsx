import type { Device } from "@wattleaf/shared/contracts/devices";
import type { deviceEnergy } from "@wattleaf/shared/contracts/devices/energy";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { CalendarClock, ChartColumn } from "lucide-react";
import { useDeviceName } from "../../components/devices/use-device-name";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import { Button } from "../../ui/button";
import { useFormatCost, useFormatKwh } from "./use-energy-text";
import { useSchedules } from "./schedules/use-schedules";
import { useScheduleWords } from "./schedules/use-schedule-words";

interface DeviceDetailsProps {
  device: Device;
  energy: OutputOf<typeof deviceEnergy> | null;
  onSchedule: () => void;
  onEnergy: () => void;
}

/** What a device used and cost in the period, and what it does next. */
export function DeviceDetails({ device, energy, onSchedule, onEnergy }: DeviceDetailsProps) {
  const t = useT();
  const mayChange = useMayChange();
  const name = useDeviceName()(device);
  const formatKwh = useFormatKwh();
  const formatCost = useFormatCost(energy?.currency ?? null);
  const words = useScheduleWords();
  const [next] = (useSchedules().data?.schedules ?? []).filter(({ deviceId }) => deviceId === device.id);
  const used = energy?.devices.find(({ deviceId }) => deviceId === device.id);
  return (
    <div className="flex flex-col gap-2">
      {used && (
        <p className="text-sm tabular-nums">
          {used.totalKwh === null
            ? t("devicePage.noReading")
            : used.totalCost === null
              ? formatKwh(used.totalKwh)
              : t("devicePage.used", { energy: formatKwh(used.totalKwh), cost: formatCost(used.totalCost) })}
        </p>
      )}
      {next && (
        <p className="text-sm text-muted">
          {next.isRunning
            ? t("devicePage.running", { what: words.ends(next, device) })
            : t("devicePage.nextRun", { what: words.nextAt(next) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {mayChange && device.commands.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<CalendarClock aria-hidden="true" className="size-4" />}
            aria-label={t("devicePage.schedule.of", { device: name })}
            onClick={onSchedule}
          >
            {t("devicePage.schedule")}
          </Button>
        )}
        {used && used.totalKwh !== null && (
          <Button
            variant="secondary"
            size="sm"
            icon={<ChartColumn aria-hidden="true" className="size-4" />}
            aria-label={t("devicePage.details.of", { device: name })}
            onClick={onEnergy}
          >
            {t("devicePage.details")}
          </Button>
        )}
      </div>
    </div>
  );
}
