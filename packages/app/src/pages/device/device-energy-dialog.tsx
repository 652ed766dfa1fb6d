import type { Device } from "@wattleaf/shared/contracts/devices";
import type { deviceEnergy } from "@wattleaf/shared/contracts/devices/energy";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { DEVICE_COLORS } from "@wattleaf/shared/domain/load-colors";
import { useDeviceName } from "../../components/devices/use-device-name";
import { usePeriodName } from "../../components/energy/use-period-name";
import { useT } from "../../lib/i18n";
import { Dialog } from "../../ui/dialog";
import { EnergyColumns } from "./energy-columns";
import { PeriodBar } from "./period-bar";
import { useFormatCost, useFormatKwh } from "./use-energy-text";
import type { Periods } from "./use-periods";

interface DeviceEnergyDialogProps {
  device: Device;
  energy: OutputOf<typeof deviceEnergy>;
  periods: Periods;
  onClose: () => void;
}

/** What one device used in each hour, day or month. */
export function DeviceEnergyDialog({ device, energy, periods, onClose }: DeviceEnergyDialogProps) {
  const t = useT();
  const name = useDeviceName()(device);
  const period = usePeriodName()(periods.view, periods.period);
  const formatKwh = useFormatKwh();
  const formatCost = useFormatCost(energy.currency);
  const used = energy.devices.find(({ deviceId }) => deviceId === device.id);
  const total = used?.totalKwh ?? null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("devicePage.details.of", { device: name })}
      closeLabel={t("action.close")}
      size="lg"
    >
      <PeriodBar {...periods} />
      {!used || total === null ? (
        <p className="py-8 text-center text-muted">{t("devicePage.noReading")}</p>
      ) : (
        <>
          <p className="font-semibold tabular-nums">
            {used.totalCost === null
              ? formatKwh(total)
              : t("devicePage.used", { energy: formatKwh(total), cost: formatCost(used.totalCost) })}
          </p>
          <EnergyColumns
            title={t("devicePage.chart.device", { device: name, period })}
            view={periods.view}
            keys={energy.keys}
            partial={used.partial}
            series={[{ name, values: used.kwh, color: DEVICE_COLORS[device.type] }]}
          />
        </>
      )}
    </Dialog>
  );
}
