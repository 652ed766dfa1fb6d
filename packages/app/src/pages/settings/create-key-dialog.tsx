import { useT } from "../../lib/i18n";
import { Dialog } from "../../ui/dialog";
import { CreateKeyForm } from "./create-key-form";
import { NewKey } from "./new-key";
import { useCreateKey } from "./use-api-keys";

interface CreateKeyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for a name and a lifetime, then shows the new key once. */
export function CreateKeyDialog({ open, onClose }: CreateKeyDialogProps) {
  const t = useT();
  const creation = useCreateKey();
  const close = () => {
    onClose();
    // The key is not stored once the dialog is closed.
    creation.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      // A click beside the dialog would lose the key for good.
      closesOnBackdrop={!creation.data}
      title={t(creation.data ? "settings.new.title" : "settings.create.title")}
      closeLabel={t("action.close")}
    >
      {creation.data ? <NewKey created={creation.data} onDone={close} /> : <CreateKeyForm creation={creation} />}
    </Dialog>
  );
}
