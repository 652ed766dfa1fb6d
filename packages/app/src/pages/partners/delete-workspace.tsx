import { useMutation } from "@tanstack/react-query";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { Button } from "../../ui/button";
import { Part } from "./part";
import { useFailure, useRefresh } from "./use-partners";

export function DeleteWorkspace({ partner }: { partner: Partner }) {
  const t = useT();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const removal = useMutation(
    trpc.partners.remove.mutationOptions({ onError: useFailure(), onSuccess: () => refresh() }),
  );
  return (
    <Part title={t("partners.delete.title")} text={t("partners.delete.text")}>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t("partners.delete.open")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("partners.delete.confirm", { name: partner.name })}
        text={t("partners.delete.text")}
        cancelLabel={t("partners.cancel")}
        confirmLabel={t("partners.delete.submit")}
        isPending={removal.isPending}
        onConfirm={() => removal.mutate({ partner_id: partner.id })}
        onClose={() => setAsking(false)}
      />
    </Part>
  );
}
