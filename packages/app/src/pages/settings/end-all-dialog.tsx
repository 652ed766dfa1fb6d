import { useMutation } from "@tanstack/react-query";
import { useT } from "../../lib/i18n";
import { refusalOf, refusalText } from "../../lib/refusal";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { useGoodbye } from "./use-goodbye";

interface EndAllDialogProps {
  open: boolean;
  onClose: () => void;
}

export function EndAllDialog({ open, onClose }: EndAllDialogProps) {
  const t = useT();
  const language = useLanguage();
  const goodbye = useGoodbye();
  const ending = useMutation(
    trpc.account.endAllSessions.mutationOptions({
      onSuccess: () => goodbye(t("settings.sessions.allEnded.title"), t("settings.sessions.allEnded.text")),
      onError: (error) => {
        const description = refusalText(refusalOf(error), language, t);
        showToast({ title: t("settings.sessions.endFailed"), description, variant: "destructive" });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("settings.sessions.endAllTitle")}
      description={t("settings.sessions.endAllText")}
      closeLabel={t("action.close")}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("settings.sessions.cancel")}
          </Button>
          <Button variant="danger" loading={ending.isPending} onClick={() => ending.mutate({})}>
            {t("settings.sessions.endAll")}
          </Button>
        </>
      }
    />
  );
}
