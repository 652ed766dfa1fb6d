import type { ConversationEntry } from "@wattleaf/shared/contracts/conversations";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { firstFocus } from "../../../ui/use-return-focus";
import { useConversationChanges } from "../use-conversations";

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
      // A toast has said why.
      onOpenChange(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("chat.page.delete.title")}
      description={t("chat.page.delete.text", { title: entry.title })}
      closeLabel={t("action.close")}
      size="sm"
      footer={
        <>
          <Button variant="secondary" {...firstFocus} onClick={() => onOpenChange(false)}>
            {t("chat.page.delete.cancel")}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => void confirm()}>
            {t("chat.page.delete.confirm")}
          </Button>
        </>
      }
    />
  );
}
