import { useT } from "../lib/i18n";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { firstFocus } from "../ui/use-return-focus";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be deleted. */
  text: string;
  /** Labels of the two buttons: cancel and confirm. */
  cancelLabel: string;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a destructive action. The initial focus is on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, cancelLabel, confirmLabel, isPending, onConfirm, onClose } = props;
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      closeLabel={t("action.close")}
      size="sm"
      footer={
        <>
          <Button variant="secondary" {...firstFocus} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" loading={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
