import { useCallback } from "react";
import { useT } from "../../lib/i18n";
import { apiErrorText } from "../../lib/api-error";
import { UploadFailure } from "../../lib/upload-failure";
import { checkUpload } from "../../lib/upload-check";
import type { Conversation } from "../../stores/chat/conversation";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";

/** Whether a file may be uploaded; if not, a toast says why. */
export function useUploadCheck(): (file: File) => boolean {
  const t = useT();
  return useCallback(
    (file) => {
      const problem = checkUpload(file);
      if (!problem) return true;
      const description = t(`chat.upload.${problem}`);
      showToast({ title: t("chat.upload.failed.title"), description, variant: "destructive" });
      return false;
    },
    [t],
  );
}

/**
 * Uploads a bill into a conversation; errors are shown in a toast and by the assistant. True when it was read.
 *
 * @param afterwards refreshes what an upload changes on this page
 */
export function useBillUpload(
  conversation: Conversation,
  afterwards?: () => Promise<unknown>,
): (file: File) => Promise<boolean> {
  const t = useT();
  const language = useLanguage();
  const isUploadable = useUploadCheck();
  return useCallback(
    async (file) => {
      if (!isUploadable(file)) return false;
      try {
        const suggestions = [t("chat.upload.next.baseLoad"), t("chat.upload.next.peak"), t("chat.upload.next.save")];
        await conversation.upload(file, suggestions, language);
        await afterwards?.();
        return true;
      } catch (error) {
        // Canceled by the user.
        if (!(error instanceof UploadFailure)) return false;
        // Its own messages: the landing page does not load the others, nor what loads them.
        const { loadAreas } = await import("../../lib/load-areas");
        await loadAreas(language, ["reasons"]);
        const reason = apiErrorText(error, language, t);
        conversation.addUploadFailure(t("chat.upload.failed.message", { reason }));
        showToast({ title: t("chat.upload.failed.title"), description: reason, variant: "destructive" });
        return false;
      }
    },
    [conversation, isUploadable, language, t, afterwards],
  );
}
