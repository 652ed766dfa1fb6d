import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { trpc, trpcClient } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { useToasts } from "../../stores/toasts";
import { Button } from "../../ui/button";

/** Long enough to read what happened and to reach the button. */
const UNDO_MS = 10_000;

/** Fetches again what an action may have changed. */
export const refreshDevices = () => queryClient.invalidateQueries(trpc.devices.pathFilter());

/** Takes an action of a device back; says what was done, with a button for that. */
export function useUndo() {
  const t = useT();
  const language = useLanguage();
  const show = useToasts((state) => state.show);
  const undo = async (actionId: string): Promise<void> => {
    try {
      await trpcClient.devices.undo.mutate({ action_id: actionId });
      show({ title: t("devices.undone") });
    } catch (error) {
      const description = apiErrorText(apiErrorOf(error), language, t);
      show({ title: t("devices.undo.failed"), description, variant: "destructive" });
    }
    await refreshDevices();
  };
  const showUndoable = (title: string, actionId: string, description?: string) =>
    show({
      title,
      description,
      durationMs: UNDO_MS,
      action: (
        <Button variant="secondary" size="sm" onClick={() => void undo(actionId)}>
          {t("devices.undo")}
        </Button>
      ),
    });
  return { undo, showUndoable };
}
