import type { Device } from "@wattleaf/shared/contracts/devices";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { ConfirmDialog } from "../confirm-dialog";
import { useRemoveDevice } from "./use-devices";

interface RemoveDeviceDialogProps {
  /** The device to remove; null while there is none. */
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
          const description = apiErrorText(apiErrorOf(error), language, t);
          showToast({ title: t("devices.failed"), description, variant: "destructive" });
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={device !== null}
      title={t("devices.remove.title", { name: device?.name ?? "" })}
      text={t("devices.remove.text")}
      cancelLabel={t("devices.remove.cancel")}
      confirmLabel={t("devices.remove.confirm")}
      isPending={removal.isPending}
      onConfirm={() => device && remove(device)}
      onClose={onClose}
    />
  );
}
