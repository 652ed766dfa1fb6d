import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { showToast } from "../../lib/show-toast";
import { useT } from "../../lib/i18n";
import { Dialog } from "../../ui/dialog";
import { PasswordProof } from "./password-proof";
import { useRefreshSecondFactor } from "./use-second-factor";

interface RemoveFactorDialogProps {
  user: CurrentUser;
  open: boolean;
  title: string;
  text: string;
  /** The button's. */
  label: string;
  doneTitle: string;
  /** @param password undefined for an account without one */
  remove: (password: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** Removes a second factor once the user has proven who they are. */
export function RemoveFactorDialog({
  user,
  open,
  title,
  text,
  label,
  doneTitle,
  remove,
  onClose,
}: RemoveFactorDialogProps) {
  const t = useT();
  const refresh = useRefreshSecondFactor();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      showToast({ title: doneTitle });
      close();
      await refresh();
    },
  });
  const close = () => {
    onClose();
    removal.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      description={text}
      closeLabel={t("action.close")}
    >
      <PasswordProof
        user={user}
        danger
        label={label}
        isPending={removal.isPending}
        error={removal.error}
        onSubmit={(password) => removal.mutate(password)}
      />
    </Dialog>
  );
}
