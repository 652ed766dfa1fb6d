import type { Meter } from "@wattleaf/shared/contracts/meters";
import { ConfirmDialog } from "../../../components/confirm-dialog";
import { useMeterName } from "../../../components/meters/meter-line";
import { useT } from "../../../lib/i18n";
import { apiErrorOf } from "../../../lib/api-error";
import { utilityErrorText } from "../../../lib/utility-error";
import { useLanguage } from "../../../stores/language";
import { showToast } from "../../../lib/show-toast";
import { useMeterRemoval } from "./use-meter-sync";

interface DisconnectDialogProps {
  /** The meter to disconnect; null while there is none. */
  meter: Meter | null;
  onClose: () => void;
}

export function DisconnectDialog({ meter, onClose }: DisconnectDialogProps) {
  const t = useT();
  const language = useLanguage();
  const nameOf = useMeterName();
  const removal = useMeterRemoval();
  const disconnect = ({ id }: Meter) =>
    removal.mutate(
      { meter_id: id },
      {
        onSuccess: () => showToast({ title: t("dashboard.meter.disconnected") }),
        onError: (error) => {
          const description = utilityErrorText(apiErrorOf(error), language, t);
          showToast({ title: t("dashboard.meter.disconnectFailed"), description, variant: "destructive" });
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={meter !== null}
      title={t("dashboard.meter.disconnect.title")}
      text={t("dashboard.meter.disconnect.text", { name: meter ? nameOf(meter) : "" })}
      cancelLabel={t("dashboard.meter.keep")}
      confirmLabel={t("dashboard.meter.disconnect")}
      isPending={removal.isPending}
      onConfirm={() => meter && disconnect(meter)}
      onClose={onClose}
    />
  );
}
