import { useT } from "../../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { saveFile } from "../../../lib/save-file";
import { trpcClient } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { showToast } from "../../../lib/show-toast";

/** Saves a conversation as a file on this device. */
export function useExport(sessionId: string) {
  const t = useT();
  const language = useLanguage();
  return async (format: "json" | "markdown"): Promise<void> => {
    try {
      saveFile(await trpcClient.chat.export.query({ sessionId, format, language }));
    } catch (error) {
      const description = apiErrorText(apiErrorOf(error), language, t);
      showToast({ title: t("chat.page.export.failed"), description, variant: "destructive" });
    }
  };
}
