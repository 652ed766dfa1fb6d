import type { ApiKey } from "@wattleaf/shared/contracts/api-keys";
import { useEffect, useEffectEvent, useState } from "react";
import { useT } from "../../lib/i18n";
import { refusalOf, refusalText } from "../../lib/refusal";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { useRevokeKey } from "./use-api-keys";

interface RevokeKeyDialogProps {
  /** The key in question; null while there is none. */
  apiKey: ApiKey | null;
  onClose: () => void;
  /** Called once the dialog has gone after a revocation. */
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
      const description = refusalText(refusalOf(error), language, t);
      showToast({ title: t("settings.revoke.failed.title"), description, variant: "destructive" });
    }
    onClose();
  };

  return (
    <Dialog
      open={apiKey !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("settings.revoke.title", { name: apiKey?.name ?? "" })}
      description={t("settings.revoke.text")}
      closeLabel={t("action.close")}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("settings.revoke.cancel")}
          </Button>
          <Button variant="danger" loading={revocation.isPending} onClick={() => apiKey && void revoke(apiKey)}>
            {t("settings.revoke.confirm")}
          </Button>
        </>
      }
    />
  );
}
