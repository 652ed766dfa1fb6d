import type { HomePlant } from "@wattleaf/shared/contracts/vpp/index";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { firstFocus } from "../../ui/use-return-focus";
import { useEnrollment } from "./use-enrollment";

/** Enrolls the home, or lets it leave; each asks once more. */
export function EnrollButton({ plant }: { plant: HomePlant }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { join, leave } = useEnrollment();
  const close = () => setAsking(false);
  const input = { plant_id: plant.id };
  if (plant.enrollment)
    return (
      <>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t("plants.leave")}
        </Button>
        <ConfirmDialog
          open={isAsking}
          title={t("plants.leave.title")}
          text={t("plants.leave.text")}
          cancelLabel={t("plants.cancel")}
          confirmLabel={t("plants.leave")}
          isPending={leave.isPending}
          onConfirm={() => leave.mutate(input, { onSettled: close })}
          onClose={close}
        />
      </>
    );
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("plants.enroll")}</Button>
      <Dialog
        open={isAsking}
        onOpenChange={(next) => !next && close()}
        title={t("plants.enroll.title")}
        description={t("plants.enroll.text")}
        closeLabel={t("action.close")}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t("plants.cancel")}
            </Button>
            <Button {...firstFocus} loading={join.isPending} onClick={() => join.mutate(input, { onSettled: close })}>
              {t("plants.enroll")}
            </Button>
          </>
        }
      />
    </>
  );
}
