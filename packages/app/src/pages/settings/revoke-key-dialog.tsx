import type { ApiKey } from "@wattleaf/shared/contracts/api-keys";
import { useEffect, useEffectEvent, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { useRevokeKey } from "./use-api-keys";

interface RevokeKeyDialogProps {
  /** The key to revoke; null while there is none. */
  apiKey: ApiKey | null;
  onClose: () => void;
  /** Called once the dialog has closed after a revocation. */
  onRevoked: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose, onRevoked }: RevokeKeyDialogProps) {
  const t = useT();
  const language = useLanguage();
  const revocation = useRevokeKey();
  const [revokedId, setRevokedId] = useState<string>();
  const afterRevocation = useEffectEvent(() => onRevoked());
  useEffect(() => {
    if (revokedId) afterRevocation();
  }, [revokedId]);

  const revoke = async ({ id, name }: ApiKey) => {
    try {
      await revocation.mutateAsync({ id });
      setRevokedId(id);
      showToast({ title: t("settings.revoke.done.title"), description: t("settings.revoke.done.text", { name }) });
    } catch (error) {
      const description = apiErrorText(apiErrorOf(error), language, t);
      showToast({ title: t("settings.revoke.failed.title"), description, variant: "destructive" });
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open={apiKey !== null}
      title={t("settings.revoke.title", { name: apiKey?.name ?? "" })}
      text={t("settings.revoke.text")}
      cancelLabel={t("settings.revoke.cancel")}
      confirmLabel={t("settings.revoke.confirm")}
      isPending={revocation.isPending}
      onConfirm={() => apiKey && void revoke(apiKey)}
      onClose={onClose}
    />
  );
}
