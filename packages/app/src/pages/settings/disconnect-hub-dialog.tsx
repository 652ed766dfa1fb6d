import type { Hub } from "@wattleaf/shared/contracts/hubs";
import { useEffect, useEffectEvent, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { useLanguage } from "../../stores/language";
import { useDisconnectHub } from "./use-hubs";

interface DisconnectHubDialogProps {
  /** The hub to disconnect; null while there is none. */
  hub: Hub | null;
  onClose: () => void;
  /** Called once the dialog has closed after a disconnection. */
  onDisconnected: () => void;
}

export function DisconnectHubDialog({ hub, onClose, onDisconnected }: DisconnectHubDialogProps) {
  const t = useT();
  const language = useLanguage();
  const disconnection = useDisconnectHub();
  const [leftId, setLeftId] = useState<string>();
  const afterDisconnection = useEffectEvent(() => onDisconnected());
  useEffect(() => {
    if (leftId) afterDisconnection();
  }, [leftId]);

  const disconnect = async ({ id }: Hub) => {
    try {
      await disconnection.mutateAsync({ hub_id: id });
      setLeftId(id);
      showToast({ title: t("settings.hubs.disconnected") });
    } catch (error) {
      const description = apiErrorText(apiErrorOf(error), language, t);
      showToast({ title: t("settings.hubs.disconnectFailed"), description, variant: "destructive" });
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open={hub !== null}
      title={t("settings.hubs.disconnect.title", { address: hub?.address ?? "" })}
      text={t("settings.hubs.disconnect.text")}
      cancelLabel={t("settings.hubs.disconnect.cancel")}
      confirmLabel={t("settings.hubs.disconnect.confirm")}
      isPending={disconnection.isPending}
      onConfirm={() => hub && void disconnect(hub)}
      onClose={onClose}
    />
  );
}
