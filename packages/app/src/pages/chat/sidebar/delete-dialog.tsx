import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import { ConfirmDialog } from "../../../components/confirm-dialog";
import { useT } from "../../../lib/i18n";
import { useConversationChanges } from "../../../lib/conversations";

interface DeleteDialogProps {
  entry: ConversationEntry;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

export function DeleteDialog({ entry, onOpenChange, onDeleted }: DeleteDialogProps) {
  const t = useT();
  const { remove } = useConversationChanges();
  const confirm = async () => {
    try {
      await remove.mutateAsync(entry.sessionId);
      onDeleted();
    } catch {
      // A toast has shown the error.
      onOpenChange(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={t("chat.page.delete.title")}
      text={t("chat.page.delete.text", { title: entry.title })}
      cancelLabel={t("chat.page.delete.cancel")}
      confirmLabel={t("chat.page.delete.confirm")}
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={() => onOpenChange(false)}
    />
  );
}
