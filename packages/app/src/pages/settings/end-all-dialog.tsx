import { useMutation } from "@tanstack/react-query";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { goodbye } from "./goodbye";

interface EndAllDialogProps {
  open: boolean;
  onClose: () => void;
}

export function EndAllDialog({ open, onClose }: EndAllDialogProps) {
  const t = useT();
  const language = useLanguage();
  const ending = useMutation(
    trpc.account.endAllSessions.mutationOptions({
      onSuccess: () => goodbye(t("settings.sessions.allEnded.title"), t("settings.sessions.allEnded.text")),
      onError: (error) => {
        const description = apiErrorText(apiErrorOf(error), language, t);
        showToast({ title: t("settings.sessions.endFailed"), description, variant: "destructive" });
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open={open}
      title={t("settings.sessions.endAllTitle")}
      text={t("settings.sessions.endAllText")}
      cancelLabel={t("settings.sessions.cancel")}
      confirmLabel={t("settings.sessions.endAll")}
      isPending={ending.isPending}
      onConfirm={() => ending.mutate({})}
      onClose={onClose}
    />
  );
}
