import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useMutation } from "@tanstack/react-query";
import { Plug, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { LoadError } from "../../components/load-error";
import { MeterLine, useMeterName } from "../../components/meters/meter-line";
import { UtilityWizard } from "../../components/utility-wizard";
import { apiErrorOf } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { refreshMeters, useMeters } from "../../lib/meters";
import { queryClient } from "../../lib/query-client";
import { refreshUser } from "../../lib/session";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { utilityErrorText } from "../../lib/utility-error";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { Skeleton } from "../../ui/skeleton";
import { PauseButton } from "./pause-button";
import { SettingsSection } from "./section";

/** The account's meters: connect one more, pause one, or disconnect one and delete what it brought. */
export function Meters() {
  const t = useT();
  const [connecting, setConnecting] = useState(false);
  return (
    <SettingsSection
      id="meters"
      title={t("settings.meters.title")}
      text={t("settings.meters.text")}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Plug aria-hidden="true" className="size-4" />}
          onClick={() => setConnecting(true)}
        >
          {t("settings.meters.connect")}
        </Button>
      }
    >
      <MeterList />
      <UtilityWizard open={connecting} onOpenChange={setConnecting} />
    </SettingsSection>
  );
}

function MeterList() {
  const t = useT();
  const nameOf = useMeterName();
  const meters = useMeters();
  const [removing, setRemoving] = useState<Meter | null>(null);
  if (meters.isPending) return <Skeleton className="h-16" />;
  if (meters.isLoadingError) return <LoadError title={t("settings.meters.failed")} query={meters} />;
  if (meters.data.meters.length === 0) return <p className="text-muted">{t("settings.meters.empty")}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {meters.data.meters.map((meter) => (
          <li key={meter.id} className="flex items-center justify-between gap-2 py-4">
            <div className="min-w-0 grow">
              <MeterLine meter={meter} />
            </div>
            <PauseButton meter={meter} name={nameOf(meter)} />
            <IconButton label={t("settings.meters.remove", { name: nameOf(meter) })} onClick={() => setRemoving(meter)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <RemoveMeterDialog meter={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

interface RemoveMeterDialogProps {
  /** The meter to remove; null while there is none. */
  meter: Meter | null;
  onClose: () => void;
}

function RemoveMeterDialog({ meter, onClose }: RemoveMeterDialogProps) {
  const t = useT();
  const language = useLanguage();
  const nameOf = useMeterName();
  const removal = useMutation(
    trpc.meters.remove.mutationOptions({
      onSuccess: (_, { meter_id }) => {
        showToast({ title: t("settings.meters.removed") });
        void refreshUser();
        void queryClient.invalidateQueries(trpc.rewards.stats.queryFilter());
        return refreshMeters(meter_id);
      },
      onError: (error) =>
        showToast({
          title: t("settings.meters.removeFailed"),
          description: utilityErrorText(apiErrorOf(error), language, t),
          variant: "destructive",
        }),
      onSettled: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open={meter !== null}
      title={t("settings.meters.remove.title", { name: meter ? nameOf(meter) : "" })}
      text={t("settings.meters.remove.text")}
      cancelLabel={t("settings.meters.remove.cancel")}
      confirmLabel={t("settings.meters.remove.confirm")}
      isPending={removal.isPending}
      onConfirm={() => meter && removal.mutate({ meter_id: meter.id })}
      onClose={onClose}
    />
  );
}
