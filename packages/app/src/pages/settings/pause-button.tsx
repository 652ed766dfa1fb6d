import { useMutation } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { Pause, Play } from "lucide-react";
import { apiErrorOf } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { refreshMeters } from "../../lib/meters";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { utilityErrorText } from "../../lib/utility-error";
import { useLanguage } from "../../stores/language";
import { IconButton } from "../../ui/icon-button";
import { isFed } from "./is-fed";

interface PauseButtonProps {
  meter: Meter;
  name: string;
}

/** Stops a meter's new readings, or gets them again; nothing for a meter that no utility feeds. */
export function PauseButton({ meter, name }: PauseButtonProps) {
  const t = useT();
  const language = useLanguage();
  const failed = (title: string) => (error: unknown) =>
    showToast({ title, description: utilityErrorText(apiErrorOf(error), language, t), variant: "destructive" });
  const pause = useMutation(
    trpc.meters.pause.mutationOptions({
      onSuccess: () => {
        showToast({ title: t("settings.meters.paused", { name }), description: t("settings.meters.pausedText") });
        return refreshMeters();
      },
      onError: failed(t("settings.meters.pauseFailed")),
    }),
  );
  const resume = useMutation(
    trpc.meters.resume.mutationOptions({
      onSuccess: () => {
        showToast({ title: t("settings.meters.resumed", { name }) });
        return refreshMeters();
      },
      onError: failed(t("settings.meters.resumeFailed")),
    }),
  );
  if (!isFed(meter)) return null;
  const isPaused = meter.pausedAt !== null;
  const Icon = isPaused ? Play : Pause;
  return (
    <IconButton
      label={t(isPaused ? "settings.meters.resume" : "settings.meters.pause", { name })}
      disabled={pause.isPending || resume.isPending}
      onClick={() => (isPaused ? resume : pause).mutate({ meter_id: meter.id })}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
