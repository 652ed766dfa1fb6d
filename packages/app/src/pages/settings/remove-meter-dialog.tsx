import { useMutation } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { useMeterName } from "../../components/meters/meter-line";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Dialog } from "../../ui/dialog";
import { firstFocus } from "../../ui/use-return-focus";
import { isFed } from "./is-fed";
import { useMeterOutcome } from "./use-meter-outcome";

interface RemoveMeterDialogProps {
  /** The meter to remove; null while there is none. */
  meter: Meter | null;
  onClose: () => void;
}

/** Disconnects a meter, and deletes its readings only where that is asked for; of one without a utility it can only delete. */
export function RemoveMeterDialog({ meter, onClose }: RemoveMeterDialogProps) {
  const t = useT();
  const name = useMeterName()(meter ?? { provider: null, accountEnding: null });
  const { done, failed } = useMeterOutcome();
  const [alsoDeletes, setAlsoDeletes] = useState(false);
  const close = () => {
    setAlsoDeletes(false);
    onClose();
  };
  const onError = failed(t("settings.meters.removeFailed"));
  const disconnection = useMutation(
    trpc.meters.disconnect.mutationOptions({
      onSuccess: () => done(t("settings.meters.disconnected")),
      onError,
      onSettled: close,
    }),
  );
  const removal = useMutation(
    trpc.meters.remove.mutationOptions({
      onSuccess: (_, { meter_id }) => done(t("settings.meters.removed"), meter_id),
      onError,
      onSettled: close,
    }),
  );
  const hasChoice = meter !== null && isFed(meter);
  const deletes = !hasChoice || alsoDeletes;
  const confirm = () => meter && (deletes ? removal : disconnection).mutate({ meter_id: meter.id });
  return (
    <Dialog
      open={meter !== null}
      onOpenChange={(open) => !open && close()}
      title={t(hasChoice ? "settings.meters.remove.title" : "settings.meters.delete.title", { name })}
      description={t(hasChoice ? "settings.meters.remove.text" : "settings.meters.delete.text")}
      closeLabel={t("action.close")}
      size="sm"
      footer={
        <>
          <Button variant="secondary" {...firstFocus} onClick={close}>
            {t("settings.meters.remove.cancel")}
          </Button>
          <Button variant="danger" loading={removal.isPending || disconnection.isPending} onClick={confirm}>
            {t(
              !hasChoice
                ? "settings.meters.delete.confirm"
                : alsoDeletes
                  ? "settings.meters.remove.confirm"
                  : "settings.meters.remove.keep",
            )}
          </Button>
        </>
      }
    >
      {hasChoice && (
        <Checkbox
          label={t("settings.meters.remove.also")}
          hint={t("settings.meters.remove.alsoHint")}
          checked={alsoDeletes}
          onChange={(event) => setAlsoDeletes(event.target.checked)}
        />
      )}
    </Dialog>
  );
}
