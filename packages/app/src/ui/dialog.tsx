import type { DialogProps } from "./dialog-window";
import { loadedLater } from "./loaded-later";

const dialogWindow = loadedLater(() => import("./dialog-window"));

/**
 * A modal dialog: focus stays inside, Escape and the backdrop close it, and the focus then returns to where it was. What
 * draws it loads when the first one opens; a dialog that cannot load closes, so that the next try is a new one.
 */
export function Dialog(props: DialogProps) {
  const code = dialogWindow.use(props.open, () => props.onOpenChange(false));
  return code && <code.DialogWindow {...props} />;
}
