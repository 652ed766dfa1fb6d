import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import type { SimulatedDeviceType } from "@wattleaf/shared/domain/devices";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";

/** Loads when it is opened first. */
const AddDeviceDialog = lazy(async () => ({
  default: (await import("../../../components/devices/add-device-dialog")).AddDeviceDialog,
}));

/** What the home needs for a recommendation's button to do something. */
export const DEVICE_FOR: Partial<Record<AdviceCandidate["kind"], "smart_plug" | "thermostat">> = {
  shift_run: "smart_plug",
  standby: "smart_plug",
  set_point: "thermostat",
} satisfies Partial<Record<AdviceCandidate["kind"], SimulatedDeviceType>>;

/** Adds the device that a recommendation needs; with it, the recommendation's own button takes this one's place. */
export function AddDeviceButton({ type }: { type: "smart_plug" | "thermostat" }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" onClick={open}>
        {t(`dashboard.advice.add.${type}`)}
      </Button>
      {wasOpened && (
        <Suspense>
          <AddDeviceDialog open={isOpen} type={type} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
