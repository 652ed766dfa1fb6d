import { useT } from "../lib/i18n";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { firstFocus } from "../ui/use-return-focus";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be gone. */
  text: string;
  /** Words of the two buttons: to leave everything as it is, and to go on. */
  cancelLabel: string;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is taken away. It opens on the button that changes nothing. */
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
