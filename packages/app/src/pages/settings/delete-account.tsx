import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useState } from "react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { DeleteAccountForm } from "./delete-account-form";
import { SettingsSection } from "./section";

export function DeleteAccount({ user }: { user: CurrentUser }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <SettingsSection id="delete-account" title={t("settings.delete.title")} text={t("settings.delete.text")}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("settings.delete.open")}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && close()}
        title={t("settings.delete.dialogTitle")}
        description={t("settings.delete.dialogText")}
        closeLabel={t("action.close")}
      >
        <DeleteAccountForm hasPassword={user.hasPassword} onCancel={close} />
      </Dialog>
    </SettingsSection>
  );
}
