import type { Device } from "@wattleaf/shared/contracts/devices";
import { useT } from "../../lib/i18n";
import { refusalOf, refusalText } from "../../lib/refusal";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { useRemoveDevice } from "./use-devices";

interface RemoveDeviceDialogProps {
  /** The device in question; null while there is none. */
  device: Device | null;
  onClose: () => void;
}

export function RemoveDeviceDialog({ device, onClose }: RemoveDeviceDialogProps) {
  const t = useT();
  const language = useLanguage();
  const removal = useRemoveDevice();
  const remove = ({ id }: Device) =>
    removal.mutate(
      { device_id: id },
      {
        onError: (error) => {
          const description = refusalText(refusalOf(error), language, t);
          showToast({ title: t("devices.failed"), description, variant: "destructive" });
        },
        onSettled: onClose,
      },
    );
  return (
    <Dialog
      open={device !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("devices.remove.title", { name: device?.name ?? "" })}
      description={t("devices.remove.text")}
      closeLabel={t("action.close")}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("devices.remove.cancel")}
          </Button>
          <Button variant="danger" loading={removal.isPending} onClick={() => device && remove(device)}>
            {t("devices.remove.confirm")}
          </Button>
        </>
      }
    />
  );
}
