import type { Device } from "@wattleaf/shared/contracts/devices";
import { Plug, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import { LoadError } from "../load-error";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { AddDeviceDialog } from "./add-device-dialog";
import { DeviceRow } from "./device-row";
import { RemoveDeviceDialog } from "./remove-device-dialog";
import { useDevices } from "./use-devices";

interface DeviceListProps {
  /** What a page adds below a device. */
  renderDetails?: (device: Device) => ReactNode;
}

/** The account's devices, with controls to switch, set, add and remove them. */
export function DeviceList({ renderDetails }: DeviceListProps) {
  const t = useT();
  const devices = useDevices();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Device | null>(null);
  const mayChange = useMayChange();
  const add = mayChange && (
    <Button
      variant="secondary"
      size="sm"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setAdding(true)}
    >
      {t("devices.add")}
    </Button>
  );
  if (devices.isPending) return <Placeholder />;
  // A failed refetch keeps the current list.
  if (devices.isLoadingError) return <LoadError title={t("devices.loadFailed")} query={devices} />;
  const { data } = devices;
  return (
    <>
      {data.devices.length === 0 ? (
        <EmptyState
          className="py-8"
          icon={<Plug className="size-6" />}
          title={t("devices.empty.title")}
          description={t("devices.empty.text")}
          action={add}
        />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {data.devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                onRemove={mayChange ? () => setRemoving(device) : null}
                details={renderDetails?.(device)}
              />
            ))}
          </ul>
          <div className="border-t border-line pt-4">
            {add || <p className="text-sm text-muted">{t("devices.readOnly")}</p>}
          </div>
        </>
      )}
      <AddDeviceDialog open={adding} onClose={() => setAdding(false)} />
      <RemoveDeviceDialog device={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

function Placeholder() {
  const t = useT();
  return (
    <div aria-busy="true" aria-label={t("state.loading")} className="flex flex-col gap-4 py-4">
      {["first", "second"].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
