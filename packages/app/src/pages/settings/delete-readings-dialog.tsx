import { useMutation } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { useMeterName } from "../../components/meters/meter-line";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useMeterOutcome } from "./use-meter-outcome";

interface DeleteReadingsDialogProps {
  /** The meter whose readings are deleted; null while there is none. */
  meter: Meter | null;
  onClose: () => void;
}

/** Deletes what a meter has measured, and leaves it connected. */
export function DeleteReadingsDialog({ meter, onClose }: DeleteReadingsDialogProps) {
  const t = useT();
  const nameOf = useMeterName();
  const { done, failed } = useMeterOutcome();
  const deletion = useMutation(
    trpc.meters.deleteReadings.mutationOptions({
      onSuccess: () => done(t("settings.meters.cleared")),
      onError: failed(t("settings.meters.clearFailed")),
      onSettled: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open={meter !== null}
      title={t("settings.meters.clear.title", { name: meter ? nameOf(meter) : "" })}
      text={t("settings.meters.clear.text")}
      cancelLabel={t("settings.meters.clear.cancel")}
      confirmLabel={t("settings.meters.clear.confirm")}
      isPending={deletion.isPending}
      onConfirm={() => meter && deletion.mutate({ meter_id: meter.id })}
      onClose={onClose}
    />
  );
}
